<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Coffer</source>
        <translation>À propos de Coffer</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>Your statements in one file on your own computer, and answers in plain words. Nothing leaves it.</source>
        <translation>Vos relevés dans un seul fichier sur votre ordinateur, et des réponses en mots simples. Rien n’en sort.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Fait avec</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used as separate libraries under the GNU LGPL 3.0 and may be replaced by other builds of them; its text is at https://www.gnu.org/licenses.</source>
        <translation>Qt et PySide6 sont utilisés comme bibliothèques séparées sous GNU LGPL 3.0 et peuvent être remplacés par d’autres versions&#x202f;; son texte est sur https://www.gnu.org/licenses.</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Add an account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>As it stands on statements, such as an IBAN</source>
        <translation>Tel qu’il figure sur les relevés, par exemple un IBAN</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Numéro de compte</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Personne en particulier</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Day of the opening balance</source>
        <translation>Jour du solde de départ</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Solde de départ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>le</translation>
    </message>
    <message>
        <source>What was on it before its first transaction here; debts with a minus.</source>
        <translation>Ce qu’il contenait avant sa première opération ici&#x202f;; les dettes avec un moins.</translation>
    </message>
    <message>
        <source>A currency is three letters, such as EUR.</source>
        <translation>Une devise s’écrit en trois lettres, comme EUR.</translation>
    </message>
    <message>
        <source>The opening balance is no amount.</source>
        <translation>Le solde de départ n’est pas un montant.</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>{0} ajouté</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} modifié</translation>
    </message>
</context>
<context>
    <name>AccountsPane</name>
    <message>
        <source>No account yet</source>
        <translation>Pas encore de compte</translation>
    </message>
    <message>
        <source>An import makes the accounts of its statements by itself. You can also begin with one here.</source>
        <translation>Un import crée lui-même les comptes de ses relevés. Vous pouvez aussi commencer par en créer un ici.</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>Show its transactions</source>
        <translation>Afficher ses opérations</translation>
    </message>
    <message>
        <source>More about {0}</source>
        <translation>Plus sur {0}</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Check against statements…</source>
        <translation>Comparer aux relevés…</translation>
    </message>
    <message>
        <source>Merge into another…</source>
        <translation>Fusionner avec un autre…</translation>
    </message>
    <message>
        <source>Use again</source>
        <translation>Réutiliser</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Archived accounts: {0}</source>
        <translation>Comptes archivés&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>Supprimer {0}&#x202f;?</translation>
    </message>
    <message>
        <source>What goes with it: {0}. To keep that, archive the account instead. Undo brings it back.</source>
        <translation>Ce qui part avec lui&#xa0;: {0}. Pour le garder, archivez plutôt le compte. Annuler le fait revenir.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>AccountsView</name>
    <message>
        <source>Add an account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
</context>
<context>
    <name>AlwaysOffer</name>
    <message>
        <source>Always {0}?</source>
        <translation>Toujours {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Make a rule: “{0}” is always {1}</source>
        <translation>Créer une règle&#xa0;: «&#xa0;{0}&#xa0;» est toujours {1}</translation>
    </message>
</context>
<context>
    <name>AmountsSheet</name>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Did you mean</source>
        <translation>Vouliez-vous dire</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Tout afficher ({0})</translation>
    </message>
    <message>
        <source>Open in Transactions</source>
        <translation>Ouvrir dans les opérations</translation>
    </message>
    <message>
        <source>Counted from your records · {0} ms</source>
        <translation>Compté dans vos relevés · {0} ms</translation>
    </message>
    <message>
        <source>Always read this question that way</source>
        <translation>Toujours comprendre cette question ainsi</translation>
    </message>
    <message>
        <source>Always read “{0}” as {1}</source>
        <translation>Toujours comprendre «&#xa0;{0}&#xa0;» comme {1}</translation>
    </message>
</context>
<context>
    <name>AskName</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>AskView</name>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essayez</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>Et ensuite</translation>
    </message>
    <message>
        <source>Nothing to ask about yet</source>
        <translation>Rien à demander pour l’instant</translation>
    </message>
    <message>
        <source>Import a statement of your bank, and ask about it here in plain words: what was spent on groceries, what is due, what is left.</source>
        <translation>Importez un relevé de votre banque et posez vos questions ici, avec vos mots&#xa0;: ce qui a été dépensé en courses, ce qui est à payer, ce qui reste.</translation>
    </message>
    <message>
        <source>Import a statement</source>
        <translation>Importer un relevé</translation>
    </message>
</context>
<context>
    <name>BackupsCard</name>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>A copy is made before each import and checked by opening it. Copies on another disk help when this one fails.</source>
        <translation>Une copie est faite avant chaque import, puis vérifiée en l’ouvrant. Des copies sur un autre disque servent quand celui-ci lâche.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Back up to…</source>
        <translation>Sauvegarder vers…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>How many copies are kept</source>
        <translation>Nombre de copies gardées</translation>
    </message>
    <message>
        <source>Copies kept</source>
        <translation>Copies gardées</translation>
    </message>
    <message>
        <source>{0} MB</source>
        <translation>{0} Mo</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>non chiffrée</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Restore the backup of {0}</source>
        <translation>Restaurer la sauvegarde du {0}</translation>
    </message>
    <message>
        <source>Go back to {0}?</source>
        <translation>Revenir au {0}&#x202f;?</translation>
    </message>
    <message>
        <source>The ledger becomes what it was then. What it is now is kept as a backup too.</source>
        <translation>Le livre redevient ce qu’il était alors. Son état actuel est gardé lui aussi en sauvegarde.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>Beginning</name>
    <message>
        <source>You could ask</source>
        <translation>Vous pourriez demander</translation>
    </message>
    <message>
        <source>Asked lately</source>
        <translation>Demandé récemment</translation>
    </message>
</context>
<context>
    <name>BudgetRow</name>
    <message>
        <source>Budget of {0} a month</source>
        <translation>Budget mensuel&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Show its transactions</source>
        <translation>Afficher ses opérations</translation>
    </message>
    <message>
        <source>{0} spent</source>
        <translation>{0} dépensés</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0} over</source>
        <translation>{0} de trop</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>reste {0}</translation>
    </message>
    <message>
        <source>Set {0}</source>
        <translation>Fixer {0}</translation>
    </message>
    <message>
        <source>On average {0} a month in the last three</source>
        <translation>En moyenne {0} par mois sur les trois derniers</translation>
    </message>
    <message>
        <source>Set a budget of {0} for {1}</source>
        <translation>Fixer un budget de {0} pour {1}</translation>
    </message>
</context>
<context>
    <name>BudgetsView</name>
    <message>
        <source>Earlier month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>Budgets</translation>
    </message>
    <message>
        <source>No budget yet. Type what a category may cost a month, or take what is usual.</source>
        <translation>Pas encore de budget. Tapez ce qu’une catégorie peut coûter par mois, ou prenez le montant habituel.</translation>
    </message>
    <message>
        <source>Without a budget</source>
        <translation>Sans budget</translation>
    </message>
    <message>
        <source>Nothing to budget yet</source>
        <translation>Rien à budgéter pour l’instant</translation>
    </message>
    <message>
        <source>Once there are transactions, their categories stand here with what they cost.</source>
        <translation>Dès qu’il y aura des opérations, leurs catégories apparaîtront ici avec leur coût.</translation>
    </message>
    <message>
        <source>Import a statement</source>
        <translation>Importer un relevé</translation>
    </message>
    <message>
        <source>{0} over</source>
        <translation>{0} de trop</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>reste {0}</translation>
    </message>
    <message>
        <source>{0} of {1} spent</source>
        <translation>{0} dépensés sur {1}</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Par mois</translation>
    </message>
</context>
<context>
    <name>CategoryCell</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Add a category</source>
        <translation>Ajouter une catégorie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>{0} ajouté</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} modifié</translation>
    </message>
</context>
<context>
    <name>CategoryNames</name>
    <message>
        <source>Name them in English</source>
        <translation>Les nommer en français</translation>
    </message>
    <message>
        <source>Some categories have names in another language, such as {0}.</source>
        <translation>Certaines catégories ont un nom dans une autre langue, comme {0}.</translation>
    </message>
    <message>
        <source>The categories have English names now</source>
        <translation>Les catégories ont maintenant leurs noms français</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>{0} (so far)</source>
        <translation>{0} (en cours)</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>{0}, assumed</source>
        <translation>{0}, supposé</translation>
    </message>
    <message>
        <source>Assumed: your words do not say it</source>
        <translation>Supposé&#xa0;: vos mots ne le disent pas</translation>
    </message>
</context>
<context>
    <name>ColumnsEditor</name>
    <message>
        <source>Say what each column is; the lines below are read again at once.</source>
        <translation>Dites ce qu’est chaque colonne&#x202f;; les lignes ci-dessous sont relues aussitôt.</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>Colonnes du fichier</translation>
    </message>
    <message>
        <source>What column {0} is</source>
        <translation>Ce qu’est la colonne {0}</translation>
    </message>
    <message>
        <source>No header line</source>
        <translation>Sans ligne d’en-têtes</translation>
    </message>
    <message>
        <source>Header on line {0}</source>
        <translation>En-têtes à la ligne {0}</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Ligne des en-têtes</translation>
    </message>
    <message>
        <source>Back to automatic</source>
        <translation>Revenir à la lecture automatique</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Toutes les feuilles</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
</context>
<context>
    <name>ConditionsForm</name>
    <message>
        <source>Words of the statement; | for “or”</source>
        <translation>Mots du relevé&#x202f;; | pour «&#xa0;ou&#xa0;»</translation>
    </message>
    <message>
        <source>Any account</source>
        <translation>N’importe quel compte</translation>
    </message>
    <message>
        <source>Money in or out</source>
        <translation>Entrée ou sortie d’argent</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Argent dépensé</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Smallest amount</source>
        <translation>Montant minimal</translation>
    </message>
    <message>
        <source>Largest amount</source>
        <translation>Montant maximal</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Text has</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>“{0}” is no amount.</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un montant.</translation>
    </message>
    <message>
        <source>The smallest amount is above the largest.</source>
        <translation>Le montant minimal dépasse le montant maximal.</translation>
    </message>
    <message>
        <source>Say first which transactions are meant, for example by a word.</source>
        <translation>Dites d’abord quelles opérations sont visées, par exemple avec un mot.</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>“{0}” means {1} from now on.</source>
        <translation>«&#xa0;{0}&#xa0;» désigne désormais {1}.</translation>
    </message>
    <message>
        <source>This question is read that way from now on.</source>
        <translation>Cette question sera désormais comprise ainsi.</translation>
    </message>
</context>
<context>
    <name>DatesSheet</name>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
</context>
<context>
    <name>DiagnosticsCard</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Installed model</source>
        <translation>Modèle installé</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>In memory at most</source>
        <translation>En mémoire, au plus</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Appel</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Tokens read (known before)</source>
        <translation>Jetons lus (déjà connus)</translation>
    </message>
    <message>
        <source>Tokens written (forced)</source>
        <translation>Jetons écrits (imposés)</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>The model has not been called since Coffer started.</source>
        <translation>Le modèle n’a pas été appelé depuis le démarrage de Coffer.</translation>
    </message>
    <message>
        <source>Kept until Coffer is closed, without anything you typed.</source>
        <translation>Gardé jusqu’à la fermeture de Coffer, sans rien de ce que vous avez saisi.</translation>
    </message>
    <message>
        <source>It reads and writes up to {0} tokens at a time.</source>
        <translation>Il lit et écrit jusqu’à {0} jetons à la fois.</translation>
    </message>
    <message>
        <source>This computer has {0} of memory, and {1} of it are free.</source>
        <translation>Cet ordinateur a {0} de mémoire, dont {1} de libres.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>occupé</translation>
    </message>
    <message>
        <source>question too long</source>
        <translation>question trop longue</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>inutilisable</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
</context>
<context>
    <name>DonePane</name>
    <message>
        <source>Ask about it</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>Show transactions</source>
        <translation>Afficher les opérations</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>Importer d’autres fichiers</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>1 transaction imported</source>
        <translation>1 opération importée</translation>
    </message>
    <message>
        <source>{0} transactions imported</source>
        <translation>{0} opérations importées</translation>
    </message>
    <message>
        <source>Categorise {0}</source>
        <translation>Catégoriser {0}</translation>
    </message>
    <message>
        <source>Some messages wait for your decision</source>
        <translation>Des messages attendent votre décision</translation>
    </message>
    <message>
        <source>What you left out stays out next time, too</source>
        <translation>Ce que vous avez écarté le restera la prochaine fois</translation>
    </message>
    <message>
        <source>Review 1 message</source>
        <translation>Vérifier 1 message</translation>
    </message>
    <message>
        <source>Review {0} messages</source>
        <translation>Vérifier {0} messages</translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>Drop statements here</source>
        <translation>Déposez des relevés ici</translation>
    </message>
    <message>
        <source>CSV, Excel, OFX, QIF, CAMT or MT940 as your bank gives them, or a backup of its text messages. Nothing is stored before you have seen it.</source>
        <translation>CSV, Excel, OFX, QIF, CAMT ou MT940 tels que votre banque les fournit, ou une sauvegarde de ses SMS. Rien n’est enregistré avant que vous l’ayez vu.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Paste messages…</source>
        <translation>Coller des messages…</translation>
    </message>
</context>
<context>
    <name>Earlier</name>
    <message>
        <source>Earlier in this conversation</source>
        <translation>Plus tôt dans cette conversation</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>The next question stands alone</source>
        <translation>La question suivante ne dépendra pas des précédentes</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sans réponse</translation>
    </message>
</context>
<context>
    <name>EncryptDialog</name>
    <message>
        <source>Protect this ledger with a passphrase</source>
        <translation>Protéger ce livre par une phrase secrète</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>Chiffrer</translation>
    </message>
    <message>
        <source>The file is encrypted where it is, and the passphrase opens it from then on. Recovery words are shown next, for the day it is forgotten.</source>
        <translation>Le fichier est chiffré là où il est, et la phrase secrète l’ouvre dès lors. Les mots de récupération sont montrés ensuite, pour le jour où elle serait oubliée.</translation>
    </message>
    <message>
        <source>Earlier backups, and one that is made just before, stay as they are: not encrypted. They can be deleted afterwards, here in the settings. Exports and copies in other places are not touched.</source>
        <translation>Les sauvegardes précédentes, et une dernière faite juste avant, restent telles quelles&#xa0;: non chiffrées. Elles peuvent être supprimées ensuite, ici dans les réglages. Les exports et les copies qui se trouvent ailleurs ne sont pas touchés.</translation>
    </message>
    <message>
        <source>Keep its key in this computer’s keychain</source>
        <translation>Garder sa clé dans le trousseau de cet ordinateur</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Columns…</source>
        <translation>Colonnes…</translation>
    </message>
    <message>
        <source>Say by hand which column is what</source>
        <translation>Dire à la main ce qu’est chaque colonne</translation>
    </message>
    <message>
        <source>Columns of {0}</source>
        <translation>Colonnes&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Leave {0} out</source>
        <translation>Laisser {0} de côté</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>no account: it holds no transaction</source>
        <translation>aucun compte&#xa0;: il ne contient pas d’opération</translation>
    </message>
    <message>
        <source>Account of {0}</source>
        <translation>Compte du fichier {0}</translation>
    </message>
    <message>
        <source>Kind of the new account</source>
        <translation>Type du nouveau compte</translation>
    </message>
    <message>
        <source>a new account</source>
        <translation>un nouveau compte</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Uncategorised</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Suggérées</translation>
    </message>
    <message>
        <source>Accept all shown</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>Uncategorised · {0}</source>
        <translation>Sans catégorie · {0}</translation>
    </message>
    <message>
        <source>Suggested · {0}</source>
        <translation>Suggérées · {0}</translation>
    </message>
    <message>
        <source>Ask the model for the category of 1 payee</source>
        <translation>Demander au modèle la catégorie d’un bénéficiaire</translation>
    </message>
    <message>
        <source>Ask the model for categories of {0} payees</source>
        <translation>Demander au modèle la catégorie de {0} bénéficiaires</translation>
    </message>
    <message>
        <source>Remove: {0}</source>
        <translation>Retirer&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>HistoryCard</name>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>Undo the last</source>
        <translation>Annuler la dernière action</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien pour l’instant.</translation>
    </message>
    <message>
        <source>{0} (taken back)</source>
        <translation>{0} (annulé)</translation>
    </message>
</context>
<context>
    <name>ImportRowsModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>On the statement</source>
        <translation>Sur le relevé</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Ligne {0}</translation>
    </message>
    <message>
        <source>{0} ?</source>
        <translation>{0}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Relevés</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Choose statements</source>
        <translation>Choisir des relevés</translation>
    </message>
    <message>
        <source>Pasted messages</source>
        <translation>Messages collés</translation>
    </message>
    <message>
        <source>Reading, and comparing with your ledger</source>
        <translation>Lecture, et comparaison avec votre livre</translation>
    </message>
    <message>
        <source>Something is left open: please answer below.</source>
        <translation>Une question reste ouverte&#xa0;: répondez ci-dessous.</translation>
    </message>
    <message>
        <source>Files that cannot be read are left out.</source>
        <translation>Les fichiers illisibles sont laissés de côté.</translation>
    </message>
    <message>
        <source>Everything in these files is in your ledger already.</source>
        <translation>Tout ce que contiennent ces fichiers est déjà dans votre livre.</translation>
    </message>
    <message>
        <source>All else in these files is in your ledger already.</source>
        <translation>Tout le reste de ces fichiers est déjà dans votre livre.</translation>
    </message>
    <message>
        <source>Nothing is stored yet.</source>
        <translation>Rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>Import 1 transaction</source>
        <translation>Importer 1 opération</translation>
    </message>
    <message>
        <source>Import {0} transactions</source>
        <translation>Importer {0} opérations</translation>
    </message>
    <message>
        <source>Import {0} to review</source>
        <translation>Importer {0} à vérifier</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import en cours</translation>
    </message>
</context>
<context>
    <name>InsightCard</name>
    <message>
        <source>Not interesting</source>
        <translation>Pas intéressant</translation>
    </message>
    <message>
        <source>Not interesting: {0}</source>
        <translation>Pas intéressant&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Show nothing more about {0}</source>
        <translation>Ne plus rien afficher sur {0}</translation>
    </message>
    <message>
        <source>Show no more of “{0}”</source>
        <translation>Ne plus afficher «&#xa0;{0}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>InsightRow</name>
    <message>
        <source>What stands out</source>
        <translation>À remarquer</translation>
    </message>
</context>
<context>
    <name>InsightsCard</name>
    <message>
        <source>What stands out</source>
        <translation>À remarquer</translation>
    </message>
    <message>
        <source>Show what stands out</source>
        <translation>Afficher ce qui est à remarquer</translation>
    </message>
    <message>
        <source>Above the questions of the Ask page: a price that rose, a payment that came twice, a budget running short. Coffer counts it; nothing leaves this computer.</source>
        <translation>Au-dessus des questions de la page Demander&#xa0;: un prix qui a augmenté, un paiement passé deux fois, un budget un peu juste. Coffer fait les comptes&#x202f;; rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Afficher de nouveau</translation>
    </message>
    <message>
        <source>It is shown again where it stands out.</source>
        <translation>Ce sera de nouveau affiché s’il y a lieu.</translation>
    </message>
    <message>
        <source>Nothing about {0}</source>
        <translation>Rien sur {0}</translation>
    </message>
    <message>
        <source>No “{0}” about {1}</source>
        <translation>Pas de «&#xa0;{0}&#xa0;» sur {1}</translation>
    </message>
    <message>
        <source>No “{0}”</source>
        <translation>Pas de «&#xa0;{0}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>LayoutsCard</name>
    <message>
        <source>Remembered answers</source>
        <translation>Réponses retenues</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Ask again when a file of this kind is imported</source>
        <translation>Redemander à l’import d’un fichier de ce type</translation>
    </message>
    <message>
        <source>Forget the answers about {0}</source>
        <translation>Oublier les réponses sur {0}</translation>
    </message>
</context>
<context>
    <name>LearntCard</name>
    <message>
        <source>What the question box learnt</source>
        <translation>Ce que le champ de question a appris</translation>
    </message>
    <message>
        <source>Nothing yet. When you change a chip of an answer, you can let the question be read that way from then on.</source>
        <translation>Rien pour l’instant. Quand vous modifiez une étiquette d’une réponse, vous pouvez demander que la question soit toujours comprise ainsi.</translation>
    </message>
    <message>
        <source>“{0}” means {1}</source>
        <translation>«&#xa0;{0}&#xa0;» désigne {1}</translation>
    </message>
    <message>
        <source>“{0}” is read as you corrected it</source>
        <translation>«&#xa0;{0}&#xa0;» est compris comme vous l’avez corrigé</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Oublié.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Opening the ledger…</source>
        <translation>Ouverture du livre…</translation>
    </message>
    <message>
        <source>Putting the backup in place…</source>
        <translation>Mise en place de la sauvegarde…</translation>
    </message>
    <message>
        <source>Encrypting the ledger…</source>
        <translation>Chiffrement du livre…</translation>
    </message>
    <message>
        <source>Open a ledger</source>
        <translation>Ouvrir un livre</translation>
    </message>
    <message>
        <source>Ledgers (*.coffer)</source>
        <translation>Livres de comptes (*.coffer)</translation>
    </message>
</context>
<context>
    <name>MendSheet</name>
    <message>
        <source>Line {0} by hand</source>
        <translation>Ligne {0}, à la main</translation>
    </message>
    <message>
        <source>Import it so</source>
        <translation>Importer ainsi</translation>
    </message>
    <message>
        <source>The line as it stands in the file</source>
        <translation>La ligne telle qu’elle est dans le fichier</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Argent dépensé</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Money out or in</source>
        <translation>Argent dépensé ou reçu</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Type an amount, such as 12.50.</source>
        <translation>Tapez un montant, par exemple 12,50.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>About Coffer</source>
        <translation>À propos de Coffer</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rétablir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>New ledger…</source>
        <translation>Nouveau livre…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Ouvrir un récent</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Close ledger</source>
        <translation>Fermer le livre</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Add transaction…</source>
        <translation>Ajouter une opération…</translation>
    </message>
    <message>
        <source>Find transactions</source>
        <translation>Chercher des opérations</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>No other ledger yet</source>
        <translation>Pas encore d’autre livre</translation>
    </message>
</context>
<context>
    <name>MerchantDialog</name>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Usual category</source>
        <translation>Catégorie habituelle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New transactions of this merchant get its usual category.</source>
        <translation>Les nouvelles opérations de ce commerçant reçoivent sa catégorie habituelle.</translation>
    </message>
    <message>
        <source>On statements</source>
        <translation>Sur les relevés</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} modifié</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge {0} into another</source>
        <translation>Fusionner {0} avec un autre élément</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>All that is filed under {0} moves, and {0} is removed.</source>
        <translation>Tout ce qui est classé sous {0} est déplacé, et {0} disparaît.</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Choisissez dans la liste.</translation>
    </message>
</context>
<context>
    <name>ModelAsking</name>
    <message>
        <source>Asking the model for categories</source>
        <translation>Le modèle cherche des catégories</translation>
    </message>
    <message>
        <source>The model found no category that fits.</source>
        <translation>Le modèle n’a trouvé aucune catégorie qui convienne.</translation>
    </message>
    <message>
        <source>Category suggested for 1 payee</source>
        <translation>Catégorie suggérée pour un bénéficiaire</translation>
    </message>
    <message>
        <source>Categories suggested for {0} payees</source>
        <translation>Catégories suggérées pour {0} bénéficiaires</translation>
    </message>
</context>
<context>
    <name>ModelLine</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>Installed</source>
        <translation>Installé</translation>
    </message>
    <message>
        <source>Best fit for this computer’s memory</source>
        <translation>Le mieux adapté à la mémoire de cet ordinateur</translation>
    </message>
    <message>
        <source>Unchecked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>This computer has too little memory for it.</source>
        <translation>Cet ordinateur n’a pas assez de mémoire pour lui.</translation>
    </message>
    <message>
        <source>Checksum on record: {0}…</source>
        <translation>Somme de contrôle notée&#xa0;: {0}…</translation>
    </message>
    <message>
        <source>Nobody has checked its files yet, so Coffer does not fetch them. Get a copy from {0} and import it; its checksum is then kept.</source>
        <translation>Personne n’a encore vérifié ses fichiers&#xa0;; Coffer ne les télécharge donc pas. Procurez-vous une copie sur {0} et importez-la&#xa0;; sa somme de contrôle est alors notée.</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>Retirer {0}</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Download {0}</source>
        <translation>Télécharger {0}</translation>
    </message>
    <message>
        <source>Import a copy…</source>
        <translation>Importer une copie…</translation>
    </message>
    <message>
        <source>Import a copy of {0}</source>
        <translation>Importer une copie du modèle {0}</translation>
    </message>
</context>
<context>
    <name>ModelsCard</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Questions are read by rules. A model on this computer may help with what the rules do not understand; it never counts, and nothing leaves the computer.</source>
        <translation>Les questions sont lues par des règles. Un modèle sur cet ordinateur peut aider là où les règles ne comprennent pas&#xa0;; il ne compte jamais, et rien ne quitte l’ordinateur.</translation>
    </message>
    <message>
        <source>Import a model file…</source>
        <translation>Importer un fichier de modèle…</translation>
    </message>
    <message>
        <source>Use a folder…</source>
        <translation>Utiliser un dossier…</translation>
    </message>
    <message>
        <source>Import a model file</source>
        <translation>Importer un fichier de modèle</translation>
    </message>
    <message>
        <source>Models (*.gguf *.whl)</source>
        <translation>Modèles (*.gguf *.whl)</translation>
    </message>
    <message>
        <source>Use the folder of a model</source>
        <translation>Utiliser le dossier d’un modèle</translation>
    </message>
    <message>
        <source>Coffer no longer uses it. Its files stay in {0}.</source>
        <translation>Coffer ne l’utilise plus. Ses fichiers restent dans {0}.</translation>
    </message>
    <message>
        <source>Its files are deleted, which frees {0}.</source>
        <translation>Ses fichiers sont supprimés, ce qui libère {0}.</translation>
    </message>
    <message>
        <source>Remove {0}?</source>
        <translation>Retirer {0}&#xa0;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Downloading {0} (MB)</source>
        <translation>Téléchargement&#xa0;: {0} (Mo)</translation>
    </message>
    <message>
        <source>Checking {0} (MB)</source>
        <translation>Vérification&#xa0;: {0} (Mo)</translation>
    </message>
    <message>
        <source>Unpacking {0} (MB)</source>
        <translation>Extraction&#xa0;: {0} (Mo)</translation>
    </message>
    <message>
        <source>Copying {0} (MB)</source>
        <translation>Copie&#xa0;: {0} (Mo)</translation>
    </message>
    <message>
        <source>Converting {0}</source>
        <translation>Conversion&#xa0;: {0}</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>le modèle</translation>
    </message>
</context>
<context>
    <name>NamesPane</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>NewLedgerForm</name>
    <message>
        <source>A new ledger</source>
        <translation>Un nouveau livre</translation>
    </message>
    <message>
        <source>Household</source>
        <translation>Foyer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Encrypt it with a passphrase</source>
        <translation>Le chiffrer avec une phrase secrète</translation>
    </message>
    <message>
        <source>Keep its key in this computer’s keychain</source>
        <translation>Garder sa clé dans le trousseau de cet ordinateur</translation>
    </message>
    <message>
        <source>Without encryption, whoever gets at the file can read it.</source>
        <translation>Sans chiffrement, quiconque accède au fichier peut le lire.</translation>
    </message>
    <message>
        <source>In {0}</source>
        <translation>Dans {0}</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Changer de dossier…</translation>
    </message>
    <message>
        <source>Folder of the ledger</source>
        <translation>Dossier du livre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Make the ledger</source>
        <translation>Créer le livre</translation>
    </message>
    <message>
        <source>There is a file of this name already: choose another.</source>
        <translation>Un fichier porte déjà ce nom&#xa0;: choisissez-en un autre.</translation>
    </message>
</context>
<context>
    <name>NewWordsDialog</name>
    <message>
        <source>New recovery words</source>
        <translation>Nouveaux mots de récupération</translation>
    </message>
    <message>
        <source>Make new words</source>
        <translation>Créer de nouveaux mots</translation>
    </message>
    <message>
        <source>The words that you wrote down before will no longer open this ledger.</source>
        <translation>Les mots que vous aviez notés n’ouvriront plus ce livre.</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Phrase secrète actuelle</translation>
    </message>
</context>
<context>
    <name>OtherSheet</name>
    <message>
        <source>This is the same as</source>
        <translation>C’est la même opération que</translation>
    </message>
    <message>
        <source>This is a transfer with</source>
        <translation>C’est un virement avec</translation>
    </message>
    <message>
        <source>It is the same</source>
        <translation>C’est la même</translation>
    </message>
    <message>
        <source>Pair them</source>
        <translation>Les associer</translation>
    </message>
    <message>
        <source>Search the ledger</source>
        <translation>Chercher dans le livre</translation>
    </message>
    <message>
        <source>Transactions to choose from</source>
        <translation>Opérations à choisir</translation>
    </message>
    <message>
        <source>No transaction fits. Search for it by its words.</source>
        <translation>Aucune opération ne correspond. Cherchez-la par ses mots.</translation>
    </message>
</context>
<context>
    <name>OutcomeForm</name>
    <message>
        <source>File it</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>Divide it</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>It is an own transfer</source>
        <translation>C’est un virement interne</translation>
    </message>
    <message>
        <source>Keep it out of the books</source>
        <translation>Ne pas reprendre dans le livre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Séparées par des virgules</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Say what is to be done with them, for example by a category.</source>
        <translation>Dites ce qu’il faut en faire, par exemple avec une catégorie.</translation>
    </message>
</context>
<context>
    <name>PassphraseCard</name>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Keep its key in this computer’s keychain</source>
        <translation>Garder sa clé dans le trousseau de cet ordinateur</translation>
    </message>
    <message>
        <source>Use the recovery words</source>
        <translation>Utiliser les mots de récupération</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>Change the passphrase</source>
        <translation>Changer la phrase secrète</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Phrase secrète actuelle</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>The passphrase is changed.</source>
        <translation>La phrase secrète est changée.</translation>
    </message>
</context>
<context>
    <name>PassphraseFields</name>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>La même encore une fois</translation>
    </message>
    <message>
        <source>Show what I type</source>
        <translation>Afficher ce que je tape</translation>
    </message>
</context>
<context>
    <name>PasteMessages</name>
    <message>
        <source>Paste messages</source>
        <translation>Coller des messages</translation>
    </message>
    <message>
        <source>Show what they hold</source>
        <translation>Voir ce qu’ils contiennent</translation>
    </message>
    <message>
        <source>One message or several, with an empty line between them. A message that states no date is taken as today’s.</source>
        <translation>Un message ou plusieurs, séparés par une ligne vide. Un message sans date est daté d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>No message tells of money.</source>
        <translation>Aucun message ne parle d’argent.</translation>
    </message>
    <message>
        <source>No message in this text tells of money that moved.</source>
        <translation>Aucun message de ce texte n’annonce un mouvement d’argent.</translation>
    </message>
    <message>
        <source>1 message moves money.</source>
        <translation>1 message annonce un mouvement d’argent.</translation>
    </message>
    <message>
        <source>{0} messages move money.</source>
        <translation>{0} messages annoncent un mouvement d’argent.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Rechercher dans la liste</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>PlainCopies</name>
    <message>
        <source>Delete those that are not encrypted…</source>
        <translation>Supprimer celles qui ne sont pas chiffrées…</translation>
    </message>
    <message>
        <source>1 backup is not encrypted: whoever gets at its file can read it.</source>
        <translation>1 sauvegarde n’est pas chiffrée&#xa0;: qui accède à son fichier peut la lire.</translation>
    </message>
    <message>
        <source>{0} backups are not encrypted: whoever gets at their files can read them.</source>
        <translation>{0} sauvegardes ne sont pas chiffrées&#xa0;: qui accède à leurs fichiers peut les lire.</translation>
    </message>
    <message>
        <source>Delete the backups that are not encrypted?</source>
        <translation>Supprimer les sauvegardes non chiffrées&#x202f;?</translation>
    </message>
    <message>
        <source>Encrypted ones stay. Special tools may find deleted files on a disk for a while; an encrypted disk keeps even those safe.</source>
        <translation>Les sauvegardes chiffrées restent. Des outils spécialisés retrouvent parfois quelque temps des fichiers supprimés&#x202f;; un disque chiffré protège même ceux-là.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>Ask about your money</source>
        <translation>Posez une question sur votre argent</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Votre question</translation>
    </message>
    <message>
        <source>Return asks; the up and down arrows bring earlier questions back.</source>
        <translation>Entrée pose la question&#x202f;; les flèches haut et bas rappellent les questions précédentes.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Questions to choose from</source>
        <translation>Questions proposées</translation>
    </message>
</context>
<context>
    <name>ReconcileDialog</name>
    <message>
        <source>{0} and its statements</source>
        <translation>{0} et ses relevés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show the transactions of this span</source>
        <translation>Afficher les opérations de cette période</translation>
    </message>
    <message>
        <source>No statement has told a balance yet</source>
        <translation>Aucun relevé n’a encore annoncé de solde</translation>
    </message>
    <message>
        <source>OFX, MT940 and CAMT files and many CSV files say what the account held. After an import it is compared with the books here.</source>
        <translation>Les fichiers OFX, MT940 et CAMT et de nombreux CSV indiquent le solde du compte. Après un import, il est comparé ici au livre.</translation>
    </message>
    <message>
        <source>The stated balance agrees with the books.</source>
        <translation>Le solde annoncé concorde avec le livre.</translation>
    </message>
    <message>
        <source>All {0} stated balances agree with the books.</source>
        <translation>Les {0} soldes annoncés concordent tous avec le livre.</translation>
    </message>
    <message>
        <source>The statement of {0} is the first that does not agree: the books hold {1} more.</source>
        <translation>Le relevé du {0} est le premier à ne pas concorder&#xa0;: le livre compte {1} de plus.</translation>
    </message>
    <message>
        <source>The statement of {0} is the first that does not agree: the books hold {1} less.</source>
        <translation>Le relevé du {0} est le premier à ne pas concorder&#xa0;: le livre compte {1} de moins.</translation>
    </message>
    <message>
        <source>No statement before it agreed, so the opening balance of the account may be wrong.</source>
        <translation>Aucun relevé antérieur ne concordait&#xa0;: le solde initial du compte est peut-être faux.</translation>
    </message>
    <message>
        <source>That of {0} still agreed. What is missing or too much lies in between.</source>
        <translation>Celui du {0} concordait encore. Ce qui manque ou est en trop se trouve entre les deux.</translation>
    </message>
    <message>
        <source>End of</source>
        <translation>Fin du</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Relevé</translation>
    </message>
    <message>
        <source>Bank says</source>
        <translation>Selon la banque</translation>
    </message>
    <message>
        <source>Books say</source>
        <translation>Selon le livre</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Stated balances of {0}</source>
        <translation>Soldes annoncés&#xa0;: {0}</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
</context>
<context>
    <name>RecoveryWords</name>
    <message>
        <source>Write these words down</source>
        <translation>Notez ces mots</translation>
    </message>
    <message>
        <source>They open the ledger if you forget its passphrase, and nothing else does. Write them on paper, in this order, and keep it where you keep your passport. They are shown only now.</source>
        <translation>Eux seuls ouvrent le livre si vous oubliez sa phrase secrète. Écrivez-les sur papier, dans cet ordre, et gardez la feuille avec votre passeport. Ils ne sont affichés que maintenant.</translation>
    </message>
    <message>
        <source>I have written them down</source>
        <translation>Je les ai notés</translation>
    </message>
    <message>
        <source>Open the ledger</source>
        <translation>Ouvrir le livre</translation>
    </message>
</context>
<context>
    <name>RefundDialog</name>
    <message>
        <source>Refund of a purchase</source>
        <translation>Remboursement d’un achat</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Rattacher</translation>
    </message>
    <message>
        <source>Which purchase do the {0} of {1} give back? They get its category.</source>
        <translation>Quel achat les {0} du {1} remboursent-ils&#x202f;? Ils en prennent la catégorie.</translation>
    </message>
    <message>
        <source>Search purchases</source>
        <translation>Rechercher un achat</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>No purchase of this size was found.</source>
        <translation>Aucun achat de ce montant n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>RefusalCard</name>
    <message>
        <source>Open {0}</source>
        <translation>Ouvrir {0}</translation>
    </message>
    <message>
        <source>These would work:</source>
        <translation>Voici ce qui fonctionnerait&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ReviewAsking</name>
    <message>
        <source>Asking the model how to read the messages</source>
        <translation>Le modèle cherche comment lire les messages</translation>
    </message>
    <message>
        <source>Ask the model about 1 message</source>
        <translation>Demander au modèle de lire 1 message</translation>
    </message>
    <message>
        <source>Ask the model about {0} messages</source>
        <translation>Demander au modèle de lire {0} messages</translation>
    </message>
    <message>
        <source>It only fills in the fields; you decide.</source>
        <translation>Il ne fait que remplir les champs&#xa0;; c’est vous qui décidez.</translation>
    </message>
</context>
<context>
    <name>ReviewForm</name>
    <message>
        <source>The message</source>
        <translation>Le message</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Argent dépensé</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Money out or in</source>
        <translation>Argent dépensé ou reçu</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Type an amount, such as 12.50.</source>
        <translation>Tapez un montant, par exemple 12,50.</translation>
    </message>
    <message>
        <source>The message is in {0}, but {1} is kept in {2}. Choose another account.</source>
        <translation>Le message est en {0}, mais {1} est tenu en {2}. Choisissez un autre compte.</translation>
    </message>
</context>
<context>
    <name>ReviewQueue</name>
    <message>
        <source>All is decided. Nothing waits any more.</source>
        <translation>Tout est décidé. Plus rien n’attend.</translation>
    </message>
    <message>
        <source>Those with a name, an amount and a likely day, in the account’s currency</source>
        <translation>Ceux qui ont un nom, un montant et un jour plausible, dans la devise du compte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Messages that wait: Return accepts, Delete dismisses</source>
        <translation>Messages en attente&#xa0;: Entrée accepte, Suppr écarte</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>1 message waits for review</source>
        <translation>1 message attend votre avis</translation>
    </message>
    <message>
        <source>{0} messages wait for review</source>
        <translation>{0} messages attendent votre avis</translation>
    </message>
    <message>
        <source>The oldest of {0} messages that wait for review</source>
        <translation>Les plus anciens des {0} messages qui attendent votre avis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Messages à vérifier</translation>
    </message>
    <message>
        <source>Accept the {0} that look sure</source>
        <translation>Accepter les {0} qui semblent sûrs</translation>
    </message>
</context>
<context>
    <name>RowsPane</name>
    <message>
        <source>Lines of {0}: Return decides, Delete leaves out</source>
        <translation>Lignes du fichier {0}&#xa0;: Entrée pour décider, Suppr pour écarter</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>Decide what happens with this line</source>
        <translation>Décider du sort de cette ligne</translation>
    </message>
    <message>
        <source>Take the last decision back</source>
        <translation>Annuler la dernière décision</translation>
    </message>
    <message>
        <source>Select a line to decide about it.</source>
        <translation>Sélectionnez une ligne pour en décider.</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>À la main…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme avant</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>New rule</source>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Alors</translation>
    </message>
    <message>
        <source>What the rule would change</source>
        <translation>Ce que la règle modifierait</translation>
    </message>
    <message>
        <source>Change these now, too</source>
        <translation>Les modifier aussi maintenant</translation>
    </message>
    <message>
        <source>What was filed by hand always stays as it is.</source>
        <translation>Ce qui a été classé à la main reste toujours tel quel.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>On the statement</source>
        <translation>Sur le relevé</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Filed now under</source>
        <translation>Classé sous</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Transactions that the rule would change</source>
        <translation>Opérations que la règle modifierait</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien pour l’instant</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Accept the suggested category (Space)</source>
        <translation>Accepter la catégorie suggérée (Espace)</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Reject the suggested category (Shift and Space)</source>
        <translation>Refuser la catégorie suggérée (Maj et Espace)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Categorise</source>
        <translation>Catégoriser</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Virement</translation>
    </message>
    <message>
        <source>This is a transfer</source>
        <translation>C’est un virement interne</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>{0} selected</source>
        <translation>Sélection&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Type on a row to set its category; Return opens it.</source>
        <translation>Tapez sur une ligne pour la catégoriser&#x202f;; Entrée l’ouvre.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nouvelle étiquette…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nom de l’étiquette</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
</context>
<context>
    <name>SharesEditor</name>
    <message>
        <source>Add a share</source>
        <translation>Ajouter une part</translation>
    </message>
    <message>
        <source>Category of the share</source>
        <translation>Catégorie de la part</translation>
    </message>
    <message>
        <source>Percent of the share</source>
        <translation>Pourcentage de la part</translation>
    </message>
    <message>
        <source>Remove this share</source>
        <translation>Retirer cette part</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Divide it between two categories or more.</source>
        <translation>Répartissez entre deux catégories ou plus.</translation>
    </message>
    <message>
        <source>The shares must add up to 100 percent.</source>
        <translation>Les parts doivent faire 100 % au total.</translation>
    </message>
    <message>
        <source>{0} of 100 %</source>
        <translation>{0} sur 100 %</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>SideBar</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>ACCOUNTS</source>
        <translation>COMPTES</translation>
    </message>
    <message>
        <source>{0}, balance {1}</source>
        <translation>{0}, solde {1}</translation>
    </message>
</context>
<context>
    <name>SplitsEditor</name>
    <message>
        <source>Add a part</source>
        <translation>Ajouter une part</translation>
    </message>
    <message>
        <source>Category of the part</source>
        <translation>Catégorie de la part</translation>
    </message>
    <message>
        <source>Amount of the part</source>
        <translation>Montant de la part</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note of the part</source>
        <translation>Note de la part</translation>
    </message>
    <message>
        <source>Remove this part</source>
        <translation>Retirer cette part</translation>
    </message>
    <message>
        <source>A split needs two parts or more.</source>
        <translation>Il faut au moins deux parts.</translation>
    </message>
    <message>
        <source>A part has no amount.</source>
        <translation>Une part n’a pas de montant.</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>The parts leave {0} open.</source>
        <translation>Les parts laissent {0} à répartir.</translation>
    </message>
    <message>
        <source>Left: {0}</source>
        <translation>Reste&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>Tout est réparti</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Welcome to Coffer</source>
        <translation>Bienvenue dans Coffer</translation>
    </message>
    <message>
        <source>Your household’s money in one encrypted file on this computer. Read your statements in, and ask about them in plain words. Nothing leaves the computer.</source>
        <translation>L’argent de votre foyer dans un seul fichier chiffré, sur cet ordinateur. Importez vos relevés et interrogez-les avec vos mots. Rien ne quitte l’ordinateur.</translation>
    </message>
    <message>
        <source>Start a new ledger</source>
        <translation>Commencer un nouveau livre</translation>
    </message>
    <message>
        <source>Open a ledger…</source>
        <translation>Ouvrir un livre…</translation>
    </message>
    <message>
        <source>Look around in a demo household</source>
        <translation>Découvrir un foyer de démonstration</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Ouvrir {0}</translation>
    </message>
</context>
<context>
    <name>StartPane</name>
    <message>
        <source>Imports so far</source>
        <translation>Imports précédents</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show the transactions of {0}</source>
        <translation>Afficher les opérations du fichier {0}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the import of {0} back</source>
        <translation>Annuler l’import du fichier {0}</translation>
    </message>
</context>
<context>
    <name>SuggestionLine</name>
    <message>
        <source>{0} reads the same as the rules.</source>
        <translation>{0} lit la même chose que les règles.</translation>
    </message>
    <message>
        <source>Suggested by {0}, which takes it for a refund.</source>
        <translation>Proposé par {0}, qui y voit un remboursement.</translation>
    </message>
    <message>
        <source>Suggested by {0}, which takes it for an own transfer.</source>
        <translation>Proposé par {0}, qui y voit un virement entre vos comptes.</translation>
    </message>
    <message>
        <source>Suggested by {0}.</source>
        <translation>Proposé par {0}.</translation>
    </message>
    <message>
        <source>{0} sees no payment in this message.</source>
        <translation>{0} ne voit aucun paiement dans ce message.</translation>
    </message>
    <message>
        <source>The message is too long for {0}.</source>
        <translation>Le message est trop long pour {0}.</translation>
    </message>
    <message>
        <source>{0} contradicts what the message proves; it is not heard.</source>
        <translation>{0} contredit ce que le message prouve&#xa0;; sa lecture est écartée.</translation>
    </message>
    <message>
        <source>{0} made nothing of this message.</source>
        <translation>{0} n’a rien tiré de ce message.</translation>
    </message>
    <message>
        <source>Use what the rules read</source>
        <translation>Reprendre la lecture des règles</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>Reprendre la proposition</translation>
    </message>
</context>
<context>
    <name>ThresholdSheet</name>
    <message>
        <source>More than</source>
        <translation>Plus de</translation>
    </message>
    <message>
        <source>Less than</source>
        <translation>Moins de</translation>
    </message>
    <message>
        <source>Is it …</source>
        <translation>Est-ce …</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TransactionDialog</name>
    <message>
        <source>Add a transaction</source>
        <translation>Ajouter une opération</translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Argent dépensé</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Money out or in</source>
        <translation>Argent dépensé ou reçu</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Divide into parts</source>
        <translation>Répartir en plusieurs parts</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Séparées par des virgules</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>Transaction added</source>
        <translation>Opération ajoutée</translation>
    </message>
    <message>
        <source>Transaction changed</source>
        <translation>Opération modifiée</translation>
    </message>
    <message>
        <source>Type an amount, such as 12.50.</source>
        <translation>Tapez un montant, par exemple 12,50.</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>TransactionsModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Uncategorised</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Split: {0}</source>
        <translation>Réparti&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} ?</source>
        <translation>{0}&#x202f;?</translation>
    </message>
    <message>
        <source>Pending: not yet booked by the bank</source>
        <translation>En attente&#xa0;: pas encore comptabilisée par la banque</translation>
    </message>
    <message>
        <source>Suggested, as similar payees are filed so. Space accepts it, Shift and Space rejects it.</source>
        <translation>Suggérée, car des bénéficiaires semblables sont classés ainsi. Espace l’accepte, Maj et Espace la refuse.</translation>
    </message>
</context>
<context>
    <name>TransactionsView</name>
    <message>
        <source>Search: words, category:, account:, in:october, &gt;50</source>
        <translation>Chercher&#xa0;: mots, catégorie:, compte:, en:octobre, &gt;50</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a transaction</source>
        <translation>Ajouter une opération</translation>
    </message>
    <message>
        <source>{0} of {1} transactions</source>
        <translation>{0} sur {1} opérations</translation>
    </message>
    <message>
        <source>There is no category “{0}”.</source>
        <translation>Il n’y a pas de catégorie «&#xa0;{0}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>TransferDialog</name>
    <message>
        <source>This is a transfer</source>
        <translation>C’est un virement interne</translation>
    </message>
    <message>
        <source>Mark as a transfer</source>
        <translation>Marquer comme virement interne</translation>
    </message>
    <message>
        <source>Own transfers count neither as spending nor as income. Which is its other side?</source>
        <translation>Les virements internes ne comptent ni comme dépense ni comme revenu. Quel est l’autre côté&#x202f;?</translation>
    </message>
    <message>
        <source>Own transfers count neither as spending nor as income. No transaction on another account has this amount within ten days, so only this side is marked.</source>
        <translation>Les virements internes ne comptent ni comme dépense ni comme revenu. Aucune opération d’un autre compte n’a ce montant à dix jours près&#xa0;: seul ce côté est marqué.</translation>
    </message>
    <message>
        <source>Transactions to choose from</source>
        <translation>Opérations à choisir</translation>
    </message>
    <message>
        <source>The other side is not in this ledger</source>
        <translation>L’autre côté n’est pas dans ce livre</translation>
    </message>
</context>
<context>
    <name>UnderstoodAs</name>
    <message>
        <source>Understood as</source>
        <translation>Compris comme</translation>
    </message>
    <message>
        <source>+ Filter</source>
        <translation>+ Filtre</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Ajouter un filtre</translation>
    </message>
    <message>
        <source>{0}: the rules read “{1}” here</source>
        <translation>{0}&#xa0;: les règles ont lu ici «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0}: the rules read nothing here</source>
        <translation>{0}&#xa0;: les règles n’ont rien lu ici</translation>
    </message>
    <message>
        <source>{0}: the model read “{1}” here</source>
        <translation>{0}&#xa0;: le modèle a lu ici «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0}: the model read nothing here</source>
        <translation>{0}&#xa0;: le modèle n’a rien lu ici</translation>
    </message>
</context>
<context>
    <name>UnlockView</name>
    <message>
        <source>{0} is locked</source>
        <translation>{0} est verrouillé</translation>
    </message>
    <message>
        <source>Open another ledger</source>
        <translation>Ouvrir un autre livre</translation>
    </message>
    <message>
        <source>This passphrase does not open the ledger. Try again.</source>
        <translation>Cette phrase secrète n’ouvre pas le livre. Réessayez.</translation>
    </message>
    <message>
        <source>These words do not open the ledger. Check their order and spelling: there are 24.</source>
        <translation>Ces mots n’ouvrent pas le livre. Vérifiez leur ordre et leur orthographe&#xa0;: il y en a 24.</translation>
    </message>
</context>
<context>
    <name>WatchCard</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Not these</source>
        <translation>Pas ceux-ci</translation>
    </message>
    <message>
        <source>1 new file in {1}</source>
        <translation>1 nouveau fichier dans {1}</translation>
    </message>
    <message>
        <source>{0} new files in {1}</source>
        <translation>{0} nouveaux fichiers dans {1}</translation>
    </message>
    <message>
        <source>Import: {0}</source>
        <translation>Importer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Not these: {0}</source>
        <translation>Pas ceux-ci&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Building the demo household</source>
        <translation>Création du foyer de démonstration</translation>
    </message>
    <message>
        <source>Open a ledger</source>
        <translation>Ouvrir un livre</translation>
    </message>
    <message>
        <source>Ledgers (*.coffer)</source>
        <translation>Livres de comptes (*.coffer)</translation>
    </message>
</context>
<context>
    <name>WordsCard</name>
    <message>
        <source>24 words, with spaces between them</source>
        <translation>24 mots séparés par des espaces</translation>
    </message>
    <message>
        <source>Recovery words, in their order</source>
        <translation>Mots de récupération, dans leur ordre</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Set it and open</source>
        <translation>La définir et ouvrir</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Recovery words</source>
        <translation>Mots de récupération</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Close without writing them down?</source>
        <translation>Fermer sans les avoir notés&#x202f;?</translation>
    </message>
    <message>
        <source>They are not shown again. New ones can be made in the settings.</source>
        <translation>Ils ne seront plus affichés. Les réglages permettent d’en créer de nouveaux.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>Any of these, separated by commas</source>
        <translation>L’un de ces mots, séparés par des virgules</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>accounts</name>
    <message>
        <source>Current accounts</source>
        <translation>Comptes courants</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Épargne</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Espèces</translation>
    </message>
    <message>
        <source>Credit cards</source>
        <translation>Cartes de crédit</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prêts</translation>
    </message>
    <message>
        <source>Investments</source>
        <translation>Placements</translation>
    </message>
    <message>
        <source>Current account</source>
        <translation>Compte courant</translation>
    </message>
    <message>
        <source>Savings account</source>
        <translation>Compte d’épargne</translation>
    </message>
    <message>
        <source>Credit card</source>
        <translation>Carte de crédit</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>{0} archived</source>
        <translation>{0} archivé</translation>
    </message>
    <message>
        <source>{0} is in use again</source>
        <translation>{0} est de nouveau utilisé</translation>
    </message>
    <message>
        <source>{0} merged into {1}</source>
        <translation>{0} fusionné avec {1}</translation>
    </message>
    <message>
        <source>{0} deleted</source>
        <translation>{0} supprimé</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>All of these</source>
        <translation>Tous à la fois</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>L’un d’entre eux</translation>
    </message>
    <message>
        <source>Other dates…</source>
        <translation>Autres dates…</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Transactions behind the answer</source>
        <translation>Opérations à l’origine de la réponse</translation>
    </message>
    <message>
        <source>Uncategorised</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Split in {0}</source>
        <translation>Répartie en {0}</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Tout afficher ({0})</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Entrées et sorties</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0} over</source>
        <translation>{0} de trop</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>reste {0}</translation>
    </message>
    <message>
        <source>Regular payments</source>
        <translation>Paiements réguliers</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Rhythm</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Next due</source>
        <translation>Prochaine échéance</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’année dernière</translation>
    </message>
    <message>
        <source>Past 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Past 3 months</source>
        <translation>3 derniers mois</translation>
    </message>
    <message>
        <source>Past 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Ce trimestre</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Le trimestre dernier</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>La semaine dernière</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Which money</source>
        <translation>Quel argent</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Filters together</source>
        <translation>Filtres ensemble</translation>
    </message>
    <message>
        <source>Without category</source>
        <translation>Sans la catégorie</translation>
    </message>
    <message>
        <source>Without merchant</source>
        <translation>Sans le commerçant</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Regroupé</translation>
    </message>
    <message>
        <source>Average per</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Par catégorie</translation>
    </message>
    <message>
        <source>By merchant</source>
        <translation>Par commerçant</translation>
    </message>
    <message>
        <source>By account</source>
        <translation>Par compte</translation>
    </message>
    <message>
        <source>By member</source>
        <translation>Par membre</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Par étiquette</translation>
    </message>
    <message>
        <source>By day of the week</source>
        <translation>Par jour de la semaine</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Par semaine</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>By quarter</source>
        <translation>Par trimestre</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>Par an</translation>
    </message>
    <message>
        <source>Per transaction</source>
        <translation>Par opération</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>Per week</source>
        <translation>Par semaine</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>Per quarter</source>
        <translation>Par trimestre</translation>
    </message>
    <message>
        <source>Per year</source>
        <translation>Par an</translation>
    </message>
    <message>
        <source>Least first</source>
        <translation>Le moins d’abord</translation>
    </message>
    <message>
        <source>Most first</source>
        <translation>Le plus d’abord</translation>
    </message>
    <message>
        <source>Latest {0}</source>
        <translation>{0} dernières</translation>
    </message>
    <message>
        <source>First {0}</source>
        <translation>{0} premiers</translation>
    </message>
    <message>
        <source>against {0}</source>
        <translation>contre {0}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} et {1} autres</translation>
    </message>
    <message>
        <source>without {0}</source>
        <translation>sans {0}</translation>
    </message>
    <message>
        <source>over {0}</source>
        <translation>plus de {0}</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>au moins {0}</translation>
    </message>
    <message>
        <source>under {0}</source>
        <translation>moins de {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>au plus {0}</translation>
    </message>
    <message>
        <source>less than {0}?</source>
        <translation>moins de {0}&#x202f;?</translation>
    </message>
    <message>
        <source>more than {0}?</source>
        <translation>plus de {0}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>budgets</name>
    <message>
        <source>Budget of {0} set</source>
        <translation>Budget «&#xa0;{0}&#xa0;» fixé</translation>
    </message>
    <message>
        <source>{0} has no budget any more</source>
        <translation>{0} n’a plus de budget</translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Value date</source>
        <translation>Date de valeur</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Argent dépensé</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Out or in</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Kind of booking</source>
        <translation>Type d’opération</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>What parts the columns</source>
        <translation>Ce qui sépare les colonnes</translation>
    </message>
    <message>
        <source>Comma between columns</source>
        <translation>Colonnes séparées par une virgule</translation>
    </message>
    <message>
        <source>Semicolon between columns</source>
        <translation>Colonnes séparées par un point-virgule</translation>
    </message>
    <message>
        <source>Tab between columns</source>
        <translation>Colonnes séparées par une tabulation</translation>
    </message>
    <message>
        <source>Bar between columns</source>
        <translation>Colonnes séparées par une barre</translation>
    </message>
    <message>
        <source>Encoding of the letters</source>
        <translation>Codage des caractères</translation>
    </message>
    <message>
        <source>Western European (1252)</source>
        <translation>Europe occidentale (1252)</translation>
    </message>
    <message>
        <source>Central European (1250)</source>
        <translation>Europe centrale (1250)</translation>
    </message>
    <message>
        <source>Cyrillic (1251)</source>
        <translation>Cyrillique (1251)</translation>
    </message>
    <message>
        <source>Greek (1253)</source>
        <translation>Grec (1253)</translation>
    </message>
    <message>
        <source>Turkish (1254)</source>
        <translation>Turc (1254)</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>Japonais (Shift JIS)</translation>
    </message>
    <message>
        <source>Chinese (GB 18030)</source>
        <translation>Chinois (GB 18030)</translation>
    </message>
    <message>
        <source>Korean (EUC)</source>
        <translation>Coréen (EUC)</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>sans ligne d’en-têtes</translation>
    </message>
    <message>
        <source>header on line {0}</source>
        <translation>en-têtes à la ligne {0}</translation>
    </message>
    <message>
        <source>sheet {0}</source>
        <translation>feuille {0}</translation>
    </message>
    <message>
        <source>Order of the dates</source>
        <translation>Ordre des dates</translation>
    </message>
    <message>
        <source>Dates: day first</source>
        <translation>Dates&#xa0;: jour d’abord</translation>
    </message>
    <message>
        <source>Dates: month first</source>
        <translation>Dates&#xa0;: mois d’abord</translation>
    </message>
    <message>
        <source>Dates: year first</source>
        <translation>Dates&#xa0;: année d’abord</translation>
    </message>
    <message>
        <source>Mark before the cents</source>
        <translation>Signe avant les centimes</translation>
    </message>
    <message>
        <source>Amounts: 1,234.50</source>
        <translation>Montants&#xa0;: 1,234.50</translation>
    </message>
    <message>
        <source>Amounts: 1.234,50</source>
        <translation>Montants&#xa0;: 1.234,50</translation>
    </message>
    <message>
        <source>Which amounts are money out</source>
        <translation>Quels montants sont dépensés</translation>
    </message>
    <message>
        <source>Negative is money out</source>
        <translation>Négatif&#xa0;: argent dépensé</translation>
    </message>
    <message>
        <source>Positive is money out</source>
        <translation>Positif&#xa0;: argent dépensé</translation>
    </message>
    <message>
        <source>{0}: column {1}</source>
        <translation>{0}&#xa0;: colonne {1}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Something went wrong in Coffer itself; your ledger is as it was.</source>
        <translation>Coffer a rencontré une erreur de sa part&#x202f;; votre livre est resté tel quel.</translation>
    </message>
    <message>
        <source>1 day apart</source>
        <translation>à 1 jour d’écart</translation>
    </message>
    <message>
        <source>A budget is an amount of 0 or more in the ledger&apos;s currency.</source>
        <translation>Un budget est un montant de 0 ou plus, dans la devise du livre.</translation>
    </message>
    <message>
        <source>A category cannot be merged into itself.</source>
        <translation>Une catégorie ne peut pas être fusionnée avec elle-même.</translation>
    </message>
    <message>
        <source>A cell of this table does not end; export the messages once more.</source>
        <translation>Une cellule de ce tableau ne se termine pas&#x202f;; exportez de nouveau les messages.</translation>
    </message>
    <message>
        <source>A field is missing or of another kind.</source>
        <translation>Un champ manque ou n’est pas du bon type.</translation>
    </message>
    <message>
        <source>A merchant cannot be merged into itself.</source>
        <translation>Un commerçant ne peut pas être fusionné avec lui-même.</translation>
    </message>
    <message>
        <source>A nickname needs at least one letter.</source>
        <translation>Un surnom doit comporter au moins une lettre.</translation>
    </message>
    <message>
        <source>A passphrase cannot be empty.</source>
        <translation>Une phrase secrète ne peut pas être vide.</translation>
    </message>
    <message>
        <source>A refund is in the currency of its purchase.</source>
        <translation>Un remboursement est dans la devise de son achat.</translation>
    </message>
    <message>
        <source>A refund is money in; this is money out.</source>
        <translation>Un remboursement est une entrée d’argent&#x202f;; ceci est une sortie.</translation>
    </message>
    <message>
        <source>A rule splits a row or gives it one category, not both.</source>
        <translation>Une règle répartit une ligne ou lui donne une catégorie, mais pas les deux.</translation>
    </message>
    <message>
        <source>A split transaction gets its amount from its parts; change those.</source>
        <translation>Le montant d’une opération répartie vient de ses parts&#x202f;; modifiez celles-ci.</translation>
    </message>
    <message>
        <source>An account cannot be merged into itself.</source>
        <translation>Un compte ne peut pas être fusionné avec lui-même.</translation>
    </message>
    <message>
        <source>Bookings of an investment account are not read: buying and selling is no spending.</source>
        <translation>Les opérations d’un compte de placement ne sont pas lues&#xa0;: acheter et vendre des titres n’est pas dépenser.</translation>
    </message>
    <message>
        <source>Coffer is already bringing a model here. Wait until that is done, and try again.</source>
        <translation>Coffer est déjà en train d’apporter un modèle ici. Attendez la fin, puis réessayez.</translation>
    </message>
    <message>
        <source>Coffer is closing.</source>
        <translation>Coffer se ferme.</translation>
    </message>
    <message>
        <source>Coffer is not installed completely: its migrations are missing.</source>
        <translation>L’installation de Coffer est incomplète&#xa0;: ses migrations manquent. Réinstallez-le.</translation>
    </message>
    <message>
        <source>Coffer is offline, so nothing is fetched. Turn “offline” off in the settings for the download, or import a copy that you have.</source>
        <translation>Coffer est hors ligne&#xa0;: rien n’est téléchargé. Désactivez «&#xa0;Rester hors ligne&#xa0;» dans les réglages le temps du téléchargement, ou importez une copie que vous avez.</translation>
    </message>
    <message>
        <source>Coffer may not read or write {path}; check its permissions.</source>
        <translation>Coffer n’a pas le droit de lire ou d’écrire dans {path}&#x202f;; vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>Export the account&apos;s transactions as CSV or OFX and try again.</source>
        <translation>Exportez les opérations du compte en CSV ou en OFX et réessayez.</translation>
    </message>
    <message>
        <source>It has an amount both as money in and as money out.</source>
        <translation>Cette ligne a un montant à la fois en recette et en dépense.</translation>
    </message>
    <message>
        <source>It has more cells than the header, and the text that holds a delimiter cannot be told.</source>
        <translation>Cette ligne a plus de cellules que l’en-tête, et rien ne dit quel texte contient un séparateur.</translation>
    </message>
    <message>
        <source>It has more cells than the header.</source>
        <translation>Cette ligne a plus de cellules que l’en-tête.</translation>
    </message>
    <message>
        <source>It has no amount.</source>
        <translation>Cette ligne n’a pas de montant.</translation>
    </message>
    <message>
        <source>It has no date.</source>
        <translation>Cette ligne n’a pas de date.</translation>
    </message>
    <message>
        <source>It is no entry of date, C or D, and amount as :61: lines have.</source>
        <translation>Cette ligne ne suit pas le modèle des lignes&#xa0;:61:&#xa0;: date, C ou D, montant.</translation>
    </message>
    <message>
        <source>It names no account.</source>
        <translation>Cette ligne ne nomme aucun compte.</translation>
    </message>
    <message>
        <source>Its account “{account}” is not among the file&apos;s accounts.</source>
        <translation>Son compte «&#xa0;{account}&#xa0;» n’est pas parmi les comptes du fichier.</translation>
    </message>
    <message>
        <source>Its split lines do not add up to its amount.</source>
        <translation>La somme de ses parts n’est pas égale à son montant.</translation>
    </message>
    <message>
        <source>Language models are off.</source>
        <translation>Les modèles de langage sont désactivés.</translation>
    </message>
    <message>
        <source>Line {line} goes to {account}, but transaction {number} is on another account.</source>
        <translation>La ligne {line} va sur {account}, mais l’opération {number} est sur un autre compte.</translation>
    </message>
    <message>
        <source>Line {line} is in {currency}, but {account} is kept in {kept}. Choose another account with --account.</source>
        <translation>La ligne {line} est en {currency}, mais {account} est tenu en {kept}. Choisissez un autre compte.</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” is no gold: it needs “question” and “status”, or “turns”.</source>
        <translation>La ligne {line} de «&#xa0;{file}&#xa0;» n’est pas une référence&#xa0;: il faut «&#xa0;question&#xa0;» et «&#xa0;status&#xa0;», ou «&#xa0;turns&#xa0;».</translation>
    </message>
    <message>
        <source>Line {number} is no message; write an object with sender, body and received (2026-11-18T12:00:00).</source>
        <translation>La ligne {number} n’est pas un message&#x202f;; écrivez un objet avec sender, body et received (2026-11-18T12:00:00).</translation>
    </message>
    <message>
        <source>MLX could not load {name}: its kind may be unknown or its files damaged.</source>
        <translation>MLX n’a pas pu charger {name}&#xa0;: son type est peut-être inconnu ou ses fichiers endommagés.</translation>
    </message>
    <message>
        <source>MLX is not installed. Run `pip install &apos;coffer[mlx]&apos;`.</source>
        <translation>MLX n’est pas installé. Lancez `pip install &quot;coffer[mlx]&quot;`.</translation>
    </message>
    <message>
        <source>Making {title} needs MLX. Install it with: pip install &apos;coffer[mlx]&apos;</source>
        <translation>Préparer {title} demande MLX. Installez-le&#xa0;: pip install &quot;coffer[mlx]&quot;</translation>
    </message>
    <message>
        <source>Neither its date nor its amount can be read.</source>
        <translation>Ni la date ni le montant de cette ligne ne sont lisibles.</translation>
    </message>
    <message>
        <source>No amount could be read.</source>
        <translation>Aucun montant n’a pu être lu.</translation>
    </message>
    <message>
        <source>No column of dates and no column of amounts were found, so this is no bank statement. Export the account&apos;s transactions as CSV or OFX and try again.</source>
        <translation>Sans colonne de dates ni colonne de montants, ce n’est pas un relevé bancaire. Exportez les opérations du compte en CSV ou en OFX et réessayez.</translation>
    </message>
    <message>
        <source>No model is installed.</source>
        <translation>Aucun modèle n’est installé.</translation>
    </message>
    <message>
        <source>No model server answers at {address}. Start it, or turn the setting off.</source>
        <translation>Aucun serveur de modèle ne répond à {address}. Démarrez-le, ou désactivez le réglage.</translation>
    </message>
    <message>
        <source>No model server is set. Run `coffer settings server http://127.0.0.1:8080`.</source>
        <translation>Aucun serveur de modèle n’est réglé. Lancez `coffer settings server http://127.0.0.1:8080`.</translation>
    </message>
    <message>
        <source>Nobody has checked the files of {title} yet, so Coffer does not fetch them. Get a copy from {page} and import it.</source>
        <translation>Personne n’a encore vérifié les fichiers de {title}&#xa0;; Coffer ne les télécharge donc pas. Procurez-vous une copie sur {page} et importez-la.</translation>
    </message>
    <message>
        <source>Nothing is hidden under number {number}.</source>
        <translation>Rien n’est masqué sous le numéro {number}.</translation>
    </message>
    <message>
        <source>Nothing with number {number} waits for review.</source>
        <translation>Rien n’attend votre décision sous le numéro {number}.</translation>
    </message>
    <message>
        <source>One side of a transfer is money out, the other money in.</source>
        <translation>Un côté d’un virement est une sortie d’argent, l’autre une entrée.</translation>
    </message>
    <message>
        <source>Only {left} {currency} of this purchase are left to refund.</source>
        <translation>Il ne reste que {left} {currency} à rembourser sur cet achat.</translation>
    </message>
    <message>
        <source>Say what kind of fact to hide, or about what.</source>
        <translation>Dites quel genre de fait masquer, ou à quel sujet.</translation>
    </message>
    <message>
        <source>Something has no name.</source>
        <translation>Un élément n’a pas de nom.</translation>
    </message>
    <message>
        <source>The connection to the model server broke off.</source>
        <translation>La connexion au serveur du modèle a été coupée.</translation>
    </message>
    <message>
        <source>The connection was lost. What came so far is kept; start again to carry on from there.</source>
        <translation>La connexion a été perdue. Ce qui est arrivé est gardé&#xa0;; recommencez pour reprendre à cet endroit.</translation>
    </message>
    <message>
        <source>The disk has too little room: {size} MB more are needed and {free} MB are free. Free some, or set another folder for models.</source>
        <translation>Le disque manque de place&#xa0;: il faut encore {size} Mo et {free} Mo sont libres. Libérez de la place, ou réglez un autre dossier pour les modèles.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>Le disque est plein. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full; {path} is as it was. Free some space first.</source>
        <translation>Le disque est plein&#x202f;; {path} est resté tel quel. Libérez d’abord de la place.</translation>
    </message>
    <message>
        <source>The engine “{name}” has no model yet. Run `coffer model install`, or use `--engine keyword`, which needs none.</source>
        <translation>Le moteur «&#xa0;{name}&#xa0;» n’a pas encore de modèle. Lancez `coffer model install`, ou utilisez `--engine keyword`, qui n’en demande pas.</translation>
    </message>
    <message>
        <source>The engine “{name}” is not installed. Run `pip install &apos;coffer[{name}]&apos;`.</source>
        <translation>Le moteur «&#xa0;{name}&#xa0;» n’est pas installé. Lancez `pip install &quot;coffer[{name}]&quot;`.</translation>
    </message>
    <message>
        <source>The engine “{name}” is off. Turn it on with `coffer settings ai on`.</source>
        <translation>Le moteur «&#xa0;{name}&#xa0;» est désactivé. Activez-le dans les réglages.</translation>
    </message>
    <message>
        <source>The file breaks off or is damaged here; what stands after it could not be read.</source>
        <translation>Le fichier s’interrompt ou est endommagé ici&#x202f;; la suite n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it and that no other program holds it.</source>
        <translation>Le fichier ne s’ouvre pas. Vérifiez que vous avez le droit de le lire et qu’aucun autre programme ne l’occupe.</translation>
    </message>
    <message>
        <source>The file declares a DTD or entities of its own, which no statement needs and which can do harm, so it was not read. Download it from the bank again.</source>
        <translation>Le fichier déclare une DTD ou des entités, dont aucun relevé n’a besoin et qui peuvent nuire&#xa0;: il n’a pas été lu. Téléchargez-le de nouveau auprès de la banque.</translation>
    </message>
    <message>
        <source>The file ends or breaks off early; the messages before that were read.</source>
        <translation>Le fichier s’interrompt avant la fin&#x202f;; les messages qui précèdent ont été lus.</translation>
    </message>
    <message>
        <source>The file has a line of more than a million characters, so this is no statement. Export the account&apos;s transactions as CSV or OFX and try again.</source>
        <translation>Le fichier contient une ligne de plus d’un million de caractères&#xa0;: ce n’est pas un relevé. Exportez les opérations du compte en CSV ou en OFX et réessayez.</translation>
    </message>
    <message>
        <source>The file holds no bookings of an account. Export the account&apos;s transactions as QIF, CSV or OFX.</source>
        <translation>Le fichier ne contient aucune opération d’un compte. Exportez les opérations du compte en QIF, CSV ou OFX.</translation>
    </message>
    <message>
        <source>The file holds no readable text, so this is no statement. {export}</source>
        <translation>Le fichier ne contient aucun texte lisible&#xa0;: ce n’est pas un relevé. {export}</translation>
    </message>
    <message>
        <source>The file is cut off or holds no account, so there is nothing to read. Download it from the bank again.</source>
        <translation>Le fichier est tronqué ou ne contient aucun compte&#xa0;: il n’y a rien à lire. Téléchargez-le de nouveau auprès de la banque.</translation>
    </message>
    <message>
        <source>The file is empty. {export}</source>
        <translation>Le fichier est vide. {export}</translation>
    </message>
    <message>
        <source>The file leaves this open: {questions}</source>
        <translation>Le fichier laisse ceci ouvert&#xa0;: {questions}</translation>
    </message>
    <message>
        <source>The file that came is not the one Coffer knows: its checksum is another. It was deleted; try again, or another mirror.</source>
        <translation>Le fichier reçu n’est pas celui que Coffer connaît&#xa0;: sa somme de contrôle diffère. Il a été supprimé&#xa0;; réessayez, ou prenez un autre miroir.</translation>
    </message>
    <message>
        <source>The file {name} of this model is missing.</source>
        <translation>Le fichier {name} de ce modèle manque.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Le dossier {folder} n’existe pas.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of this file was stored.</source>
        <translation>L’import a été arrêté&#x202f;; rien de ce fichier n’a été enregistré.</translation>
    </message>
    <message>
        <source>The model did not come to an end.</source>
        <translation>Le modèle n’est pas arrivé à une fin.</translation>
    </message>
    <message>
        <source>The model gave no answer.</source>
        <translation>Le modèle n’a rien répondu.</translation>
    </message>
    <message>
        <source>The model has too much to do.</source>
        <translation>Le modèle a trop à faire.</translation>
    </message>
    <message>
        <source>The model is still loading.</source>
        <translation>Le modèle se charge encore.</translation>
    </message>
    <message>
        <source>The model server closed the connection before the answer was whole.</source>
        <translation>Le serveur du modèle a fermé la connexion avant la fin de la réponse.</translation>
    </message>
    <message>
        <source>The model server does not answer any more.</source>
        <translation>Le serveur du modèle ne répond plus.</translation>
    </message>
    <message>
        <source>The model server is busy.</source>
        <translation>Le serveur de modèle est occupé.</translation>
    </message>
    <message>
        <source>The model server is not connected.</source>
        <translation>Le serveur du modèle n’est pas connecté.</translation>
    </message>
    <message>
        <source>The model server reported an error ({status}).</source>
        <translation>Le serveur du modèle a signalé une erreur ({status}).</translation>
    </message>
    <message>
        <source>The model server reported an error.</source>
        <translation>Le serveur du modèle a signalé une erreur.</translation>
    </message>
    <message>
        <source>The model server sends elsewhere, which Coffer does not follow.</source>
        <translation>Le serveur du modèle renvoie ailleurs, ce que Coffer ne suit pas.</translation>
    </message>
    <message>
        <source>The model server sent a web page, no answer.</source>
        <translation>Le serveur du modèle a envoyé une page web, pas une réponse.</translation>
    </message>
    <message>
        <source>The model server sent something unreadable.</source>
        <translation>Le serveur de modèle a envoyé quelque chose d’illisible.</translation>
    </message>
    <message>
        <source>The model server {address} is not on this computer. Coffer talks only to an address such as http://127.0.0.1:8080.</source>
        <translation>Le serveur de modèle {address} n’est pas sur cet ordinateur. Coffer ne parle qu’à une adresse comme http://127.0.0.1:8080.</translation>
    </message>
    <message>
        <source>The model stopped with an error.</source>
        <translation>Le modèle s’est arrêté sur une erreur.</translation>
    </message>
    <message>
        <source>The model {id} is not installed. Installed: {names}.</source>
        <translation>Le modèle {id} n’est pas installé. Installés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The model {model} runs on somebody else&apos;s computer. Choose one that runs on this one.</source>
        <translation>Le modèle {model} tourne sur l’ordinateur de quelqu’un d’autre. Choisissez-en un qui tourne sur celui-ci.</translation>
    </message>
    <message>
        <source>The parts leave {rest} {currency} open; they must add up to the amount of the transaction.</source>
        <translation>Les parts laissent {rest} {currency} à répartir&#x202f;; leur somme doit être le montant de l’opération.</translation>
    </message>
    <message>
        <source>The question is about {words} words too long for this model. Shorten it, or choose a larger model.</source>
        <translation>La question compte environ {words} mots de trop pour ce modèle. Raccourcissez-la, ou choisissez un modèle plus grand.</translation>
    </message>
    <message>
        <source>The question is too long for the server&apos;s model. Please shorten it.</source>
        <translation>La question est trop longue pour le modèle du serveur. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>The question was stopped.</source>
        <translation>La question a été arrêtée.</translation>
    </message>
    <message>
        <source>The script is over.</source>
        <translation>Le script est terminé.</translation>
    </message>
    <message>
        <source>The server answers {code}: the file is not to be had at {address}. Set another mirror, or import a copy.</source>
        <translation>Le serveur répond {code}&#xa0;: le fichier n’est pas disponible à {address}. Réglez un autre miroir, ou importez une copie.</translation>
    </message>
    <message>
        <source>The server cannot be reached. Check the connection and the mirror in the settings; what came so far is kept.</source>
        <translation>Le serveur est injoignable. Vérifiez la connexion et le miroir dans les réglages&#xa0;; ce qui est arrivé est gardé.</translation>
    </message>
    <message>
        <source>The server has another file under this name than the one Coffer knows. Set another mirror, or import a copy.</source>
        <translation>Le serveur a sous ce nom un autre fichier que celui que Coffer connaît. Réglez un autre miroir, ou importez une copie.</translation>
    </message>
    <message>
        <source>The server sends on to an open connection; Coffer does not follow.</source>
        <translation>Le serveur renvoie vers une connexion non protégée&#xa0;; Coffer ne suit pas.</translation>
    </message>
    <message>
        <source>The server sent a web page in place of the file. Check the mirror in the settings, or whether this network asks for a sign-in.</source>
        <translation>Le serveur a envoyé une page web à la place du fichier. Vérifiez le miroir dans les réglages, ou si ce réseau demande de s’identifier.</translation>
    </message>
    <message>
        <source>The two sides of a transfer are on different accounts.</source>
        <translation>Les deux côtés d’un virement sont sur des comptes différents.</translation>
    </message>
    <message>
        <source>The workbook is damaged and cannot be opened. Download it again, or save it as CSV.</source>
        <translation>Le classeur est endommagé et ne s’ouvre pas. Téléchargez-le de nouveau ou enregistrez-le en CSV.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Open it, save it without one and try again.</source>
        <translation>Le classeur est protégé par un mot de passe. Ouvrez-le, enregistrez-le sans mot de passe et réessayez.</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than it can hold as a statement, so it was not opened. Download it from the bank again.</source>
        <translation>Une fois décompressé, le classeur serait bien plus grand qu’un relevé&#xa0;: il n’a pas été ouvert. Téléchargez-le de nouveau auprès de la banque.</translation>
    </message>
    <message>
        <source>The {noun} needs a name.</source>
        <translation>Il manque un nom&#xa0;: nommez {noun}.</translation>
    </message>
    <message>
        <source>The {noun} “{name}” is there already.</source>
        <translation>Ce nom est déjà pris&#xa0;: {noun} «&#xa0;{name}&#xa0;» existe.</translation>
    </message>
    <message>
        <source>There is no engine “{name}” here. Use one of: {names}.</source>
        <translation>Il n’y a pas de moteur «&#xa0;{name}&#xa0;» ici. Utilisez l’un de&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no import number {number}.</source>
        <translation>Il n’y a pas d’import numéro {number}.</translation>
    </message>
    <message>
        <source>There is no ledger at {path}. Make one with `coffer new`.</source>
        <translation>Il n’y a pas de livre à l’emplacement {path}. Créez-en un ou ouvrez-en un autre.</translation>
    </message>
    <message>
        <source>There is no model {id}. `coffer model list` shows them.</source>
        <translation>Il n’y a pas de modèle {id}. `coffer model list` les montre.</translation>
    </message>
    <message>
        <source>There is no profile called “{profile}”. There are: {names}.</source>
        <translation>Il n’y a pas de profil d’import «&#xa0;{profile}&#xa0;». Il y a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no setting “{name}”. There are: {names}.</source>
        <translation>Il n’y a pas de réglage «&#xa0;{name}&#xa0;». Il y a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and folder.</source>
        <translation>Ce fichier n’existe pas. Vérifiez son nom et son dossier.</translation>
    </message>
    <message>
        <source>There is no transaction number {number}.</source>
        <translation>Il n’y a pas d’opération numéro {number}.</translation>
    </message>
    <message>
        <source>There is no {noun} called “{name}” in these books.</source>
        <translation>Introuvable dans ce livre&#xa0;: {noun} «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no {noun} called “{name}”. There are none yet.</source>
        <translation>Introuvable&#xa0;: {noun} «&#xa0;{name}&#xa0;». Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>There is no {noun} called “{name}”. There are: {names}.</source>
        <translation>Introuvable&#xa0;: {noun} «&#xa0;{name}&#xa0;». Il y a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is not enough memory for this model. Choose a smaller one.</source>
        <translation>La mémoire ne suffit pas pour ce modèle. Choisissez-en un plus petit.</translation>
    </message>
    <message>
        <source>There is nothing learnt with number {number}.</source>
        <translation>Rien d’appris ne porte le numéro {number}.</translation>
    </message>
    <message>
        <source>These are not the 24 recovery words; check order and spelling.</source>
        <translation>Ce ne sont pas les 24 mots de récupération&#x202f;; vérifiez leur ordre et leur orthographe.</translation>
    </message>
    <message>
        <source>These recovery words are of another ledger.</source>
        <translation>Ces mots de récupération sont ceux d’un autre livre.</translation>
    </message>
    <message>
        <source>This JSON file is cut off or damaged. Export it again.</source>
        <translation>Ce fichier JSON est tronqué ou endommagé. Exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>This JSON file was not exported by Coffer. Export CSV or OFX from the bank and try again.</source>
        <translation>Ce fichier JSON n’a pas été exporté par Coffer. Exportez un CSV ou un OFX auprès de la banque et réessayez.</translation>
    </message>
    <message>
        <source>This backup of text messages holds no message received.</source>
        <translation>Cette sauvegarde de SMS ne contient aucun message reçu.</translation>
    </message>
    <message>
        <source>This copy of {title} is not the one Coffer knows: its checksum is another.</source>
        <translation>Cette copie de {title} n’est pas celle que Coffer connaît&#xa0;: sa somme de contrôle diffère.</translation>
    </message>
    <message>
        <source>This export is damaged: {reason} Export it again.</source>
        <translation>Cet export est endommagé&#xa0;: {reason} Exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>This file carries a document type or entities, which no message backup needs; it was not read.</source>
        <translation>Ce fichier déclare un type de document ou des entités, dont aucune sauvegarde de messages n’a besoin&#x202f;; il n’a pas été lu.</translation>
    </message>
    <message>
        <source>This file has no column for the message&apos;s text or its date; name them body and date.</source>
        <translation>Ce fichier n’a pas de colonne pour le texte du message ou sa date&#x202f;; nommez-les body et date.</translation>
    </message>
    <message>
        <source>This file is compressed. Unpack it first. {export}</source>
        <translation>Ce fichier est compressé. Décompressez-le d’abord. {export}</translation>
    </message>
    <message>
        <source>This file is no message backup that can be read; export the messages once more.</source>
        <translation>Ce fichier n’est pas une sauvegarde de messages lisible&#x202f;; exportez les messages de nouveau.</translation>
    </message>
    <message>
        <source>This file is no message backup: it holds no end of lines or tags.</source>
        <translation>Ce fichier n’est pas une sauvegarde de messages&#xa0;: ni ses lignes ni ses balises n’ont de fin.</translation>
    </message>
    <message>
        <source>This file is not a Coffer ledger.</source>
        <translation>Ce fichier n’est pas un livre Coffer.</translation>
    </message>
    <message>
        <source>This file was exported by a newer Coffer. Update Coffer and try again.</source>
        <translation>Ce fichier a été exporté par un Coffer plus récent. Mettez Coffer à jour et réessayez.</translation>
    </message>
    <message>
        <source>This is a PDF, which holds pages and no rows. {export}</source>
        <translation>C’est un PDF&#xa0;: il contient des pages et non des lignes. {export}</translation>
    </message>
    <message>
        <source>This is a ZIP archive and no workbook. Unpack it and choose the statement files in it.</source>
        <translation>C’est une archive ZIP et non un classeur. Décompressez-la et choisissez les relevés qu’elle contient.</translation>
    </message>
    <message>
        <source>This is a backup of calls; choose the one of messages (sms-….xml).</source>
        <translation>C’est une sauvegarde d’appels&#x202f;; choisissez celle des messages (sms-….xml).</translation>
    </message>
    <message>
        <source>This is a folder. Name the statement files in it.</source>
        <translation>C’est un dossier. Choisissez les relevés qu’il contient.</translation>
    </message>
    <message>
        <source>This is a web page without a table of transactions. {export}</source>
        <translation>C’est une page web sans tableau d’opérations. {export}</translation>
    </message>
    <message>
        <source>This is an XML file of a kind that is no statement. {export}</source>
        <translation>C’est un fichier XML d’un genre qui n’est pas un relevé. {export}</translation>
    </message>
    <message>
        <source>This ledger was written by a newer Coffer. Update Coffer to open it; nothing was changed.</source>
        <translation>Ce livre a été écrit par un Coffer plus récent. Mettez Coffer à jour pour l’ouvrir&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This message states no date. Write one before it, as in 2026-11-18: …</source>
        <translation>Ce message n’indique pas de date. Écrivez-en une devant, comme 2026-11-18&#xa0;: …</translation>
    </message>
    <message>
        <source>This model cannot be loaded; its files may be damaged.</source>
        <translation>Ce modèle ne peut pas être chargé&#xa0;; ses fichiers sont peut-être endommagés.</translation>
    </message>
    <message>
        <source>This passphrase does not open it.</source>
        <translation>Cette phrase secrète ne l’ouvre pas.</translation>
    </message>
    <message>
        <source>This transaction is split; change the category of its parts.</source>
        <translation>Cette opération est répartie&#x202f;; modifiez la catégorie de ses parts.</translation>
    </message>
    <message>
        <source>What answers at {address} is no chat server that Coffer knows.</source>
        <translation>Ce qui répond à {address} n’est pas un serveur de dialogue que Coffer connaît.</translation>
    </message>
    <message>
        <source>What is refunded is money out; this is money in.</source>
        <translation>Ce qui est remboursé est une sortie d’argent&#x202f;; ceci est une entrée.</translation>
    </message>
    <message>
        <source>account</source>
        <translation>le compte</translation>
    </message>
    <message>
        <source>as you decided</source>
        <translation>selon votre décision</translation>
    </message>
    <message>
        <source>category</source>
        <translation>la catégorie</translation>
    </message>
    <message>
        <source>llama.cpp could not load {name}: its kind may be too new, or memory too small.</source>
        <translation>llama.cpp n’a pas pu charger {name}&#xa0;: son type est peut-être trop récent, ou la mémoire trop petite.</translation>
    </message>
    <message>
        <source>llama.cpp is not installed. Run `pip install &apos;coffer[llamacpp]&apos;`.</source>
        <translation>llama.cpp n’est pas installé. Lancez `pip install &quot;coffer[llamacpp]&quot;`.</translation>
    </message>
    <message>
        <source>member</source>
        <translation>le membre</translation>
    </message>
    <message>
        <source>merchant</source>
        <translation>le commerçant</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun pour l’instant</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>le profil d’import</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>la règle</translation>
    </message>
    <message>
        <source>same amount and payee, {apart}, as in {origin}</source>
        <translation>même montant et même bénéficiaire, {apart}, comme dans {origin}</translation>
    </message>
    <message>
        <source>same bank id, date and amount</source>
        <translation>même référence bancaire, même date et même montant</translation>
    </message>
    <message>
        <source>same payee, date and amount under another bank id</source>
        <translation>même bénéficiaire, même date et même montant sous une autre référence bancaire</translation>
    </message>
    <message>
        <source>same payee, date, amount</source>
        <translation>même bénéficiaire, même date et même montant</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>l’étiquette</translation>
    </message>
    <message>
        <source>the same day</source>
        <translation>le même jour</translation>
    </message>
    <message>
        <source>what was entered by hand</source>
        <translation>ce qui a été saisi à la main</translation>
    </message>
    <message>
        <source>{account} is kept in {currency}.</source>
        <translation>{account} est tenu en {currency}.</translation>
    </message>
    <message>
        <source>{address} sends elsewhere, which Coffer does not follow. Set the server&apos;s own address.</source>
        <translation>{address} renvoie ailleurs, ce que Coffer ne suit pas. Réglez l’adresse du serveur lui-même.</translation>
    </message>
    <message>
        <source>{category} is inside {parent} itself.</source>
        <translation>{category} se trouve elle-même dans {parent}.</translation>
    </message>
    <message>
        <source>{category} is not a category of spending.</source>
        <translation>{category} n’est pas une catégorie de dépenses.</translation>
    </message>
    <message>
        <source>{count} more rows cannot be read either.</source>
        <translation>{count} autres lignes ne peuvent pas non plus être lues.</translation>
    </message>
    <message>
        <source>{days} days apart</source>
        <translation>à {days} jours d’écart</translation>
    </message>
    <message>
        <source>{file} has changed since it was first read. Choose it again.</source>
        <translation>{file} a changé depuis sa première lecture. Choisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>{file} was changed while it was read; import it once more.</source>
        <translation>{file} a changé pendant la lecture&#x202f;; importez-le de nouveau.</translation>
    </message>
    <message>
        <source>{name} is cut short. Copy it again.</source>
        <translation>{name} est incomplet. Copiez-le à nouveau.</translation>
    </message>
    <message>
        <source>{file} has no transaction on line {line}.</source>
        <translation>{file} n’a pas d’opération à la ligne {line}.</translation>
    </message>
    <message>
        <source>{file} is no message database of an iPhone; in a backup it is the file 3d0d7e5f…, unencrypted.</source>
        <translation>{file} n’est pas la base de messages d’un iPhone&#x202f;; dans une sauvegarde, c’est le fichier 3d0d7e5f…, non chiffré.</translation>
    </message>
    <message>
        <source>{file} must end in {others} or {last}.</source>
        <translation>Le nom {file} doit finir par {others} ou {last}.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be made ready for MLX: its kind “{kind}” is not known here. Import a folder that was made for MLX.</source>
        <translation>{name} ne peut pas être préparé pour MLX&#xa0;: son type «&#xa0;{kind}&#xa0;» n’est pas connu ici. Importez un dossier fait pour MLX.</translation>
    </message>
    <message>
        <source>{name} does not hold the model {title}, or it is damaged.</source>
        <translation>{name} ne contient pas le modèle {title}, ou il est endommagé.</translation>
    </message>
    <message>
        <source>{name} holds a part that MLX has no place for: {part}.</source>
        <translation>{name} contient une partie dont MLX n’a pas l’usage&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>{name} is a GGUF file. MLX reads folders with .safetensors files.</source>
        <translation>{name} est un fichier GGUF. MLX lit des dossiers avec des fichiers .safetensors.</translation>
    </message>
    <message>
        <source>{name} is a model for MLX. llama.cpp reads .gguf files.</source>
        <translation>{name} est un modèle pour MLX. llama.cpp lit des fichiers .gguf.</translation>
    </message>
    <message>
        <source>{name} is damaged or cut short. Copy it again.</source>
        <translation>{name} est endommagé ou incomplet. Copiez-le à nouveau.</translation>
    </message>
    <message>
        <source>{name} is no folder of a model for MLX: it needs config.json, tokenizer.json and weights in .safetensors files.</source>
        <translation>{name} n’est pas le dossier d’un modèle pour MLX&#xa0;: il faut config.json, tokenizer.json et des poids dans des fichiers .safetensors.</translation>
    </message>
    <message>
        <source>{name} is no language model that answers (its kind is “{kind}”).</source>
        <translation>{name} n’est pas un modèle de langage qui répond (son type est «&#xa0;{kind}&#xa0;»).</translation>
    </message>
    <message>
        <source>{name} is no model in GGUF form, or it is damaged.</source>
        <translation>{name} n’est pas un modèle au format GGUF, ou il est endommagé.</translation>
    </message>
    <message>
        <source>{name} is no model. Choose a .gguf file, or the folder of a model for MLX.</source>
        <translation>{name} n’est pas un modèle. Choisissez un fichier .gguf, ou le dossier d’un modèle pour MLX.</translation>
    </message>
    <message>
        <source>{name} is not {title}: it says that it is {kind} with {layers} layers of width {width}.</source>
        <translation>{name} n’est pas {title}&#xa0;: il dit être {kind} avec {layers} couches de largeur {width}.</translation>
    </message>
    <message>
        <source>{name} is packed in a way that MLX does not read.</source>
        <translation>{name} est empaqueté d’une façon que MLX ne lit pas.</translation>
    </message>
    <message>
        <source>{name} needs {needed} MB of free memory, and {free} MB are free. Close other programs or choose a smaller model.</source>
        <translation>{name} demande {needed} Mo de mémoire libre, et {free} Mo le sont. Fermez d’autres programmes ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>{name} takes only {limit} tokens at a time, too few for questions about money. Choose another model.</source>
        <translation>{name} ne prend que {limit} jetons à la fois, trop peu pour des questions d’argent. Choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>{old} is in {old_currency} and {account} in {currency}.</source>
        <translation>{old} est en {old_currency} et {account} en {currency}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened; check the folder and rights.</source>
        <translation>{path} ne s’ouvre pas&#x202f;; vérifiez le dossier et vos droits.</translation>
    </message>
    <message>
        <source>{path} cannot be read or written: the disk reports an error.</source>
        <translation>Impossible de lire ou d’écrire {path}&#xa0;: le disque signale une erreur.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{path} cannot be written to; check its permissions.</source>
        <translation>Impossible d’écrire dans {path}&#x202f;; vérifiez vos droits.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>Impossible d’écrire {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} does not open with this key or passphrase.</source>
        <translation>{path} ne s’ouvre pas avec cette clé ou cette phrase secrète.</translation>
    </message>
    <message>
        <source>{path} exists already; choose another name for the backup.</source>
        <translation>{path} existe déjà&#x202f;; choisissez un autre nom pour la sauvegarde.</translation>
    </message>
    <message>
        <source>{path} exists already; choose another name or open it.</source>
        <translation>{path} existe déjà&#x202f;; choisissez un autre nom ou ouvrez-le.</translation>
    </message>
    <message>
        <source>{path} exists already; choose another name.</source>
        <translation>{path} existe déjà&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{path} is being written to by another window or command; try again shortly.</source>
        <translation>Une autre fenêtre ou commande est en train d’écrire dans {path}&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{path} is damaged. Restore a backup with `coffer restore`.</source>
        <translation>{path} est endommagé. Restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>{path} is damaged: {problem}</source>
        <translation>{path} est endommagé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{path} is damaged; take it from a backup.</source>
        <translation>{path} est endommagé&#x202f;; reprenez-le d’une sauvegarde.</translation>
    </message>
    <message>
        <source>{path} is encrypted already.</source>
        <translation>{path} est déjà chiffré.</translation>
    </message>
    <message>
        <source>{path} is encrypted; its passphrase is needed to open it.</source>
        <translation>{path} est chiffré&#x202f;; il faut sa phrase secrète pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{path} is missing: without it neither passphrase nor recovery words open the ledger. Put it back beside the ledger, from a backup if need be.</source>
        <translation>{path} manque&#xa0;: sans ce fichier, ni la phrase secrète ni les mots de récupération n’ouvrent le livre. Remettez-le à côté du livre, depuis une sauvegarde au besoin.</translation>
    </message>
    <message>
        <source>{path} is not a Coffer ledger.</source>
        <translation>{path} n’est pas un livre Coffer.</translation>
    </message>
    <message>
        <source>{path} is not complete: it was copied without its -wal file, or while Coffer wrote. Copy it again with Coffer closed, or restore a backup.</source>
        <translation>{path} est incomplet&#xa0;: il a été copié sans son fichier -wal, ou pendant que Coffer écrivait. Copiez-le de nouveau avec Coffer fermé, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>{path} is not the demo; name another file with --ledger.</source>
        <translation>{path} n’est pas la démonstration&#x202f;; déplacez ou renommez ce fichier.</translation>
    </message>
    <message>
        <source>{path} is not there.</source>
        <translation>{path} n’est pas là.</translation>
    </message>
    <message>
        <source>{path} is the ledger itself; choose another name for the backup.</source>
        <translation>{path} est le livre lui-même&#x202f;; choisissez un autre nom pour la sauvegarde.</translation>
    </message>
    <message>
        <source>{path} was written to meanwhile; try again.</source>
        <translation>{path} a été modifié entre-temps&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>{source} is in {source_currency}, {target} in {target_currency}: accounts of different currencies cannot be merged.</source>
        <translation>{source} est en {source_currency}, {target} en {target_currency}&#xa0;: des comptes de devises différentes ne peuvent pas être fusionnés.</translation>
    </message>
    <message>
        <source>{target} is inside {source}; move it out first.</source>
        <translation>{target} est dans {source}&#x202f;; sortez-la d’abord.</translation>
    </message>
    <message>
        <source>{title} is in use and cannot be deleted. Close Coffer&apos;s other windows and try again.</source>
        <translation>{title} est utilisé et ne peut pas être supprimé. Fermez les autres fenêtres de Coffer et réessayez.</translation>
    </message>
    <message>
        <source>{title} wants a computer with {wanted} GB of memory. Use a smaller model: `coffer model list` shows them.</source>
        <translation>{title} demande un ordinateur avec {wanted} Go de mémoire. Prenez un modèle plus petit&#xa0;: `coffer model list` les montre.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read as a gold file.</source>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être lu comme fichier de référence.</translation>
    </message>
    <message>
        <source>“{kind}” is no kind of account.</source>
        <translation>«&#xa0;{kind}&#xa0;» n’est pas un type de compte.</translation>
    </message>
    <message>
        <source>“{kind}” is no kind of account: use {kinds}.</source>
        <translation>«&#xa0;{kind}&#xa0;» n’est pas un type de compte&#xa0;: écrivez {kinds}.</translation>
    </message>
    <message>
        <source>“{kind}” is no kind of account; choose one of {kinds}.</source>
        <translation>«&#xa0;{kind}&#xa0;» n’est pas un type de compte&#x202f;; choisissez parmi {kinds}.</translation>
    </message>
    <message>
        <source>“{kind}” is no kind of category; choose one of {kinds}.</source>
        <translation>«&#xa0;{kind}&#xa0;» n’est pas un type de catégorie&#x202f;; choisissez parmi {kinds}.</translation>
    </message>
    <message>
        <source>“{text}” is no currency code like EUR.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un code de devise comme EUR.</translation>
    </message>
    <message>
        <source>“{text}” is not a date like 2026-05-31.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une date comme 2026-05-31.</translation>
    </message>
    <message>
        <source>“{text}” is not a date like those of the other rows.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une date comme les autres.</translation>
    </message>
    <message>
        <source>“{text}” is not a date.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une date.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount like -12.34.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un montant comme -12.34.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount like those of the other rows.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un montant comme les autres.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un montant.</translation>
    </message>
    <message>
        <source>“{value}” does not fit: {meant}</source>
        <translation>«&#xa0;{value}&#xa0;» ne convient pas&#xa0;: {meant}</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Tableur (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV, the transactions (*.csv)</source>
        <translation>CSV, les opérations (*.csv)</translation>
    </message>
    <message>
        <source>JSON, everything (*.json)</source>
        <translation>JSON, la totalité (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export en cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Written to {0}: {1}</source>
        <translation>Écrit dans {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Ledgers (*.coffer)</source>
        <translation>Livres de comptes (*.coffer)</translation>
    </message>
    <message>
        <source>Backed up and checked: {0}</source>
        <translation>Sauvegardé et vérifié&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Backed up and checked</source>
        <translation>Sauvegardé et vérifié</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Change account {0}</source>
        <translation>Modifier le compte {0}</translation>
    </message>
    <message>
        <source>Change member {0}</source>
        <translation>Modifier le membre {0}</translation>
    </message>
    <message>
        <source>Set budget of {0}</source>
        <translation>Définir le budget «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Change category {0}</source>
        <translation>Modifier la catégorie {0}</translation>
    </message>
    <message>
        <source>Change merchant {0}</source>
        <translation>Modifier le commerçant {0}</translation>
    </message>
    <message>
        <source>Change tag {0}</source>
        <translation>Modifier l’étiquette {0}</translation>
    </message>
    <message>
        <source>Change import profile {0}</source>
        <translation>Modifier le profil d’import {0}</translation>
    </message>
    <message>
        <source>Show nothing more about {0}</source>
        <translation>Ne plus rien afficher sur {0}</translation>
    </message>
    <message>
        <source>Hide a kind of what stands out</source>
        <translation>Masquer un genre de point à remarquer</translation>
    </message>
    <message>
        <source>Change rule {0}</source>
        <translation>Modifier la règle {0}</translation>
    </message>
    <message>
        <source>Decide on a waiting message</source>
        <translation>Décider d’un message en attente</translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation>Ajouter {0}</translation>
    </message>
    <message>
        <source>Name categories anew</source>
        <translation>Renommer les catégories</translation>
    </message>
    <message>
        <source>Learn “{0}”</source>
        <translation>Apprendre «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Forget what was learnt</source>
        <translation>Oublier ce qui a été appris</translation>
    </message>
    <message>
        <source>Show again what stands out</source>
        <translation>Afficher de nouveau un point à remarquer</translation>
    </message>
    <message>
        <source>Decide on {0} waiting messages</source>
        <translation>Décider de {0} messages en attente</translation>
    </message>
    <message>
        <source>Suggest readings of messages</source>
        <translation>Proposer une lecture des messages</translation>
    </message>
    <message>
        <source>Edit {0} transactions</source>
        <translation>Modifier {0} opérations</translation>
    </message>
    <message>
        <source>Split a transaction</source>
        <translation>Ventiler une opération</translation>
    </message>
    <message>
        <source>Delete {0} transactions</source>
        <translation>Supprimer {0} opérations</translation>
    </message>
    <message>
        <source>Mark a transfer</source>
        <translation>Marquer un virement interne</translation>
    </message>
    <message>
        <source>Link a refund</source>
        <translation>Rattacher un remboursement</translation>
    </message>
    <message>
        <source>Suggest categories</source>
        <translation>Suggérer des catégories</translation>
    </message>
    <message>
        <source>Accept suggested categories</source>
        <translation>Accepter des catégories suggérées</translation>
    </message>
    <message>
        <source>Reject suggested categories</source>
        <translation>Refuser des catégories suggérées</translation>
    </message>
    <message>
        <source>Import {0}</source>
        <translation>Importer {0}</translation>
    </message>
    <message>
        <source>Take import {0} back</source>
        <translation>Annuler l’import {0}</translation>
    </message>
    <message>
        <source>Edit a transaction</source>
        <translation>Modifier une opération</translation>
    </message>
    <message>
        <source>Delete a transaction</source>
        <translation>Supprimer une opération</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <translation>Annulé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Done again: {0}</source>
        <translation>Rétabli&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>ignored</name>
    <message>
        <source>text above the table</source>
        <translation>texte au-dessus du tableau</translation>
    </message>
    <message>
        <source>the column headers</source>
        <translation>en-têtes des colonnes</translation>
    </message>
    <message>
        <source>the column headers again</source>
        <translation>en-têtes des colonnes répétés</translation>
    </message>
    <message>
        <source>text below the table</source>
        <translation>texte au-dessous du tableau</translation>
    </message>
    <message>
        <source>a balance</source>
        <translation>un solde</translation>
    </message>
    <message>
        <source>the opening balance</source>
        <translation>le solde initial</translation>
    </message>
    <message>
        <source>the closing balance</source>
        <translation>le solde final</translation>
    </message>
    <message>
        <source>an amount of zero</source>
        <translation>un montant nul</translation>
    </message>
    <message>
        <source>for information only</source>
        <translation>pour information seulement</translation>
    </message>
    <message>
        <source>declined or cancelled</source>
        <translation>refusé ou annulé</translation>
    </message>
    <message>
        <source>a table without transactions</source>
        <translation>un tableau sans opérations</translation>
    </message>
    <message>
        <source>a sheet without transactions</source>
        <translation>une feuille sans opérations</translation>
    </message>
    <message>
        <source>a hidden sheet</source>
        <translation>une feuille masquée</translation>
    </message>
    <message>
        <source>a sheet that you do not import</source>
        <translation>feuille que vous n’importez pas</translation>
    </message>
    <message>
        <source>a one-time code</source>
        <translation>un code à usage unique</translation>
    </message>
    <message>
        <source>advertising</source>
        <translation>de la publicité</translation>
    </message>
    <message>
        <source>a payment that was declined</source>
        <translation>un paiement refusé</translation>
    </message>
    <message>
        <source>a payment that failed</source>
        <translation>un paiement échoué</translation>
    </message>
    <message>
        <source>a payment that is still to come</source>
        <translation>un paiement à venir</translation>
    </message>
    <message>
        <source>a request for money</source>
        <translation>une demande d’argent</translation>
    </message>
    <message>
        <source>a reminder that something is due</source>
        <translation>un rappel d’échéance</translation>
    </message>
    <message>
        <source>a statement is ready</source>
        <translation>un relevé est disponible</translation>
    </message>
    <message>
        <source>a standing order or mandate</source>
        <translation>un ordre permanent ou un mandat</translation>
    </message>
    <message>
        <source>no message about money</source>
        <translation>un message qui ne parle pas d’argent</translation>
    </message>
    <message>
        <source>a move between own accounts</source>
        <translation>un mouvement entre comptes personnels</translation>
    </message>
    <message>
        <source>money that reached somebody else</source>
        <translation>de l’argent reçu par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>a receipt of a shop or fund</source>
        <translation>le reçu d’un commerce ou d’un fonds</translation>
    </message>
    <message>
        <source>tells of the same payment as another message</source>
        <translation>annonce le même paiement qu’un autre message</translation>
    </message>
</context>
<context>
    <name>import filters</name>
    <message>
        <source>New</source>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Déjà présentes</translation>
    </message>
</context>
<context>
    <name>imports</name>
    <message>
        <source>Import taken back</source>
        <translation>Import annulé</translation>
    </message>
    <message>
        <source>It was in the books already</source>
        <translation>L’opération était déjà dans le livre</translation>
    </message>
    <message>
        <source>Taken into {0}</source>
        <translation>Ajouté à {0}</translation>
    </message>
    <message>
        <source>1 message taken in</source>
        <translation>1 message repris</translation>
    </message>
    <message>
        <source>{0} messages taken in</source>
        <translation>{0} messages repris</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Écartées par vous</translation>
    </message>
    <message>
        <source>The model suggests how to read 1 message</source>
        <translation>Le modèle propose une lecture de 1 message</translation>
    </message>
    <message>
        <source>The model suggests how to read {0} messages</source>
        <translation>Le modèle propose une lecture de {0} messages</translation>
    </message>
    <message>
        <source>The model found no payment in these messages</source>
        <translation>Le modèle n’a trouvé aucun paiement dans ces messages</translation>
    </message>
    <message>
        <source>Answers about {0} forgotten</source>
        <translation>Réponses sur {0} oubliées</translation>
    </message>
    <message>
        <source>✓ The balances of the statement add up with its rows.</source>
        <translation>✓ Les soldes du relevé concordent avec ses lignes.</translation>
    </message>
    <message>
        <source>The balances of the statement differ from its rows by {0}: one may be missing.</source>
        <translation>Les soldes du relevé diffèrent de ses lignes de {0}&#xa0;: il en manque peut-être une.</translation>
    </message>
    <message>
        <source>At its end, the statement says {1} for {0}; this ledger has {2}.</source>
        <translation>À sa fin, le relevé indique {1} pour {0}&#x202f;; ce livre en est à {2}.</translation>
    </message>
    <message>
        <source>{0} new</source>
        <translation>{0} nouvelles</translation>
    </message>
    <message>
        <source>{0} already there</source>
        <translation>{0} déjà présentes</translation>
    </message>
    <message>
        <source>{0} new</source>
        <comment>0 or 1</comment>
        <translation>{0} nouvelle</translation>
    </message>
    <message>
        <source>{0} already there</source>
        <comment>0 or 1</comment>
        <translation>{0} déjà présente</translation>
    </message>
    <message>
        <source>1 transfer paired</source>
        <translation>1 virement rapproché</translation>
    </message>
    <message>
        <source>{0} waiting for you</source>
        <comment>0 or 1</comment>
        <translation>{0} vous attend</translation>
    </message>
    <message>
        <source>{0} kept out by rules</source>
        <comment>0 or 1</comment>
        <translation>{0} écartée par une règle</translation>
    </message>
    <message>
        <source>{0} left out</source>
        <comment>0 or 1</comment>
        <translation>{0} écartée</translation>
    </message>
    <message>
        <source>{0} refused</source>
        <comment>0 or 1</comment>
        <translation>{0} refusée</translation>
    </message>
    <message>
        <source>{0} without a category</source>
        <comment>0 or 1</comment>
        <translation>{0} sans catégorie</translation>
    </message>
    <message>
        <source>{0} transfers paired</source>
        <translation>{0} virements rapprochés</translation>
    </message>
    <message>
        <source>{0} waiting for you</source>
        <translation>{0} vous attendent</translation>
    </message>
    <message>
        <source>{0} kept out by rules</source>
        <translation>{0} écartées par des règles</translation>
    </message>
    <message>
        <source>{0} left out</source>
        <translation>{0} écartées</translation>
    </message>
    <message>
        <source>{0} refused</source>
        <translation>{0} refusées</translation>
    </message>
    <message>
        <source>{0} without a category</source>
        <translation>{0} sans catégorie</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>In which order does this bank write its dates?</source>
        <translation>Dans quel ordre cette banque écrit-elle ses dates&#x202f;?</translation>
    </message>
    <message>
        <source>Which mark does this bank write before the cents?</source>
        <translation>Quel signe cette banque écrit-elle avant les centimes&#x202f;?</translation>
    </message>
    <message>
        <source>What are the positive amounts of this file?</source>
        <translation>Que sont les montants positifs de ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Two columns hold amounts. Which is money out, which in?</source>
        <translation>Deux colonnes contiennent des montants. Laquelle sort, laquelle entre&#x202f;?</translation>
    </message>
    <message>
        <source>The dates of this file have no year. In which year does it end?</source>
        <translation>Les dates de ce fichier n’ont pas d’année. En quelle année se termine-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Day first</source>
        <translation>Le jour d’abord</translation>
    </message>
    <message>
        <source>Month first</source>
        <translation>Le mois d’abord</translation>
    </message>
    <message>
        <source>Year first</source>
        <translation>L’année d’abord</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>A comma</source>
        <translation>Une virgule</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Charges, money out</source>
        <translation>Des dépenses, de l’argent qui sort</translation>
    </message>
    <message>
        <source>First out, then in</source>
        <translation>D’abord les sorties, puis les entrées</translation>
    </message>
    <message>
        <source>First in, then out</source>
        <translation>D’abord les entrées, puis les sorties</translation>
    </message>
    <message>
        <source>Refused: {0}</source>
        <translation>Refusée&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Passed over: {0}</source>
        <translation>Laissée de côté&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} (your decision)</source>
        <translation>{0} (votre décision)</translation>
    </message>
    <message>
        <source>New, refund of {0}, {1}</source>
        <translation>Nouvelle, remboursement du {0}, {1}</translation>
    </message>
    <message>
        <source>New, category suggested</source>
        <translation>Nouvelle, catégorie suggérée</translation>
    </message>
    <message>
        <source>New, without a category</source>
        <translation>Nouvelle, sans catégorie</translation>
    </message>
    <message>
        <source>Same as {0}, {1}</source>
        <translation>Déjà là&#xa0;: {0}, {1}</translation>
    </message>
    <message>
        <source>New, transfer with {0}</source>
        <translation>Nouvelle, virement avec {0}</translation>
    </message>
    <message>
        <source>Left out: you moved it to another account</source>
        <translation>Écartée&#xa0;: vous l’avez déplacée vers un autre compte</translation>
    </message>
    <message>
        <source>Left out: you deleted it before</source>
        <translation>Écartée&#xa0;: vous l’aviez supprimée</translation>
    </message>
    <message>
        <source>Left out by you before</source>
        <translation>Déjà écartée par vous</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Déjà présente</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Virement</translation>
    </message>
    <message>
        <source>Kept out by a rule</source>
        <translation>Écartée par une règle</translation>
    </message>
    <message>
        <source>Waits for your decision</source>
        <translation>Attend votre décision</translation>
    </message>
    <message>
        <source>Left out by you</source>
        <translation>Écartée par vous</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Virements</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Kept out</source>
        <translation>Écartées par une règle</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Laissées de côté</translation>
    </message>
    <message>
        <source>Import it as new</source>
        <translation>Importer comme nouvelle</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>It is no transfer</source>
        <translation>Ce n’est pas un virement</translation>
    </message>
    <message>
        <source>The same as…</source>
        <translation>La même que…</translation>
    </message>
    <message>
        <source>A transfer with…</source>
        <translation>Un virement avec…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Ligne {0}</translation>
    </message>
    <message>
        <source>{0} ({1} % sure)</source>
        <translation>{0} (sûr à {1} %)</translation>
    </message>
</context>
<context>
    <name>insights</name>
    <message>
        <source>Nothing more is shown about {0}.</source>
        <translation>Plus rien n’est affiché sur {0}.</translation>
    </message>
    <message>
        <source>“{0}” is not shown any more.</source>
        <translation>«&#xa0;{0}&#xa0;» n’est plus affiché.</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Model unused</source>
        <translation>Modèle non utilisé</translation>
    </message>
    <message>
        <source>Model off</source>
        <translation>Modèle désactivé</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Pas de modèle</translation>
    </message>
    <message>
        <source>Model at rest</source>
        <translation>Modèle au repos</translation>
    </message>
    <message>
        <source>Model {0} %</source>
        <translation>Modèle {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Model loading</source>
        <translation>Modèle en chargement</translation>
    </message>
    <message>
        <source>Model ready</source>
        <translation>Modèle prêt</translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>Modèle en échec</translation>
    </message>
    <message>
        <source>{0} is installed, but reads worse than the rules, so it is not used.</source>
        <translation>{0} est installé, mais lit moins bien que les règles&#xa0;; il n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>{0} could not be loaded. {1} Questions are read by rules.</source>
        <translation>{0} n’a pas pu être chargé. {1} Les questions sont lues par des règles.</translation>
    </message>
    <message>
        <source>On disk: {0}</source>
        <translation>Sur le disque&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Language models are off. Questions are read by rules.</source>
        <translation>Les modèles de langage sont désactivés. Les questions sont lues par des règles.</translation>
    </message>
    <message>
        <source>No model is installed. Questions are read by rules.</source>
        <translation>Aucun modèle n’est installé. Les questions sont lues par des règles.</translation>
    </message>
    <message>
        <source>{0} is installed and loads when it is needed.</source>
        <translation>{0} est installé et se charge quand on en a besoin.</translation>
    </message>
    <message>
        <source>{0} is being fetched: {1} %.</source>
        <translation>{0} est en téléchargement&#xa0;: {1}&#xa0;%.</translation>
    </message>
    <message>
        <source>{0} is loading ({1} s). Rules answer meanwhile.</source>
        <translation>{0} se charge ({1} s). Les règles répondent en attendant.</translation>
    </message>
    <message>
        <source>{0} is ready. It took {1} s to load.</source>
        <translation>{0} est prêt. Il s’est chargé en {1} s.</translation>
    </message>
    <message>
        <source>{0} could not be loaded. {1}</source>
        <translation>{0} n’a pas pu être chargé. {1}</translation>
    </message>
    <message>
        <source>Language models are off. The settings turn them on.</source>
        <translation>Les modèles de langage sont désactivés. Les réglages les activent.</translation>
    </message>
    <message>
        <source>No model is installed. The settings offer some.</source>
        <translation>Aucun modèle n’est installé. Les réglages en proposent.</translation>
    </message>
    <message>
        <source>{0} is loading.</source>
        <translation>{0} se charge.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>{0} MB</source>
        <translation>{0} Mo</translation>
    </message>
    <message>
        <source>{0} GB</source>
        <translation>{0} Go</translation>
    </message>
    <message>
        <source>in memory: {0}</source>
        <translation>en mémoire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>for computers with {0} GB or more</source>
        <translation>pour un ordinateur de {0} Go ou plus</translation>
    </message>
    <message>
        <source>licence {0}</source>
        <translation>licence {0}</translation>
    </message>
    <message>
        <source>Reads your questions.</source>
        <translation>Lit vos questions.</translation>
    </message>
    <message>
        <source>Helps where the rules are at a loss.</source>
        <translation>Aide là où les règles ne savent pas.</translation>
    </message>
    <message>
        <source>Reads worse than the rules: used only when asked for by name.</source>
        <translation>Lit moins bien que les règles&#xa0;: utilisé seulement quand on le demande par son nom.</translation>
    </message>
    <message>
        <source>How well it reads has not been measured here.</source>
        <translation>La qualité de sa lecture n’a pas été mesurée ici.</translation>
    </message>
    <message>
        <source>Alone it names the right kind of question in {0} of 100 everyday ones, {1} of 100 written English and {2} of 100 French ones.</source>
        <translation>Seul, il reconnaît le genre de {0} questions courantes sur 100, de {1} questions écrites en anglais sur 100 et de {2} en français sur 100.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Spending</source>
        <translation>Dépenses</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Own transfers</source>
        <translation>Virements internes</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>{0} ajouté</translation>
    </message>
    <message>
        <source>{0} is now called {1}</source>
        <translation>{0} s’appelle maintenant {1}</translation>
    </message>
    <message>
        <source>{0} merged into {1}</source>
        <translation>{0} fusionné avec {1}</translation>
    </message>
    <message>
        <source>{0} deleted</source>
        <translation>{0} supprimé</translation>
    </message>
    <message>
        <source>{0} archived</source>
        <translation>{0} archivé</translation>
    </message>
    <message>
        <source>{0} is in use again</source>
        <translation>{0} est de nouveau utilisé</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Add a category</source>
        <translation>Ajouter une catégorie</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>Pas encore de catégorie</translation>
    </message>
    <message>
        <source>Categories say what money was for.</source>
        <translation>Les catégories disent à quoi l’argent a servi.</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <source>Use again</source>
        <translation>Réutiliser</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation>Ajouter un membre</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Accounts and transactions stay, with no member.</source>
        <translation>Les comptes et les opérations restent, sans membre.</translation>
    </message>
    <message>
        <source>No member yet</source>
        <translation>Pas encore de membre</translation>
    </message>
    <message>
        <source>With the people of the household here, you can ask who spent what.</source>
        <translation>Avec les personnes du foyer ici, vous pouvez demander qui a dépensé quoi.</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Commerçants</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Usual category</source>
        <translation>Catégorie habituelle</translation>
    </message>
    <message>
        <source>On statements</source>
        <translation>Sur les relevés</translation>
    </message>
    <message>
        <source>No merchant yet</source>
        <translation>Pas encore de commerçant</translation>
    </message>
    <message>
        <source>An import finds out which shop a line on a statement means.</source>
        <translation>Un import reconnaît le commerçant derrière une ligne de relevé.</translation>
    </message>
    <message>
        <source>1 spelling</source>
        <translation>1 graphie</translation>
    </message>
    <message>
        <source>{0} spellings</source>
        <translation>{0} graphies</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>It is taken off every transaction that has it.</source>
        <translation>Elle est retirée de toutes les opérations qui la portent.</translation>
    </message>
    <message>
        <source>No tag yet</source>
        <translation>Pas encore d’étiquette</translation>
    </message>
    <message>
        <source>Select transactions and press Tag to mark what belongs together.</source>
        <translation>Sélectionnez des opérations et choisissez Étiquette pour marquer ce qui va ensemble.</translation>
    </message>
    <message>
        <source>Show transactions</source>
        <translation>Afficher les opérations</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Fusionner…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename {0}</source>
        <translation>Renommer {0}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>Supprimer {0}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>Budgets</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>passphrase</name>
    <message>
        <source>The two are not the same.</source>
        <translation>Les deux ne sont pas identiques.</translation>
    </message>
    <message>
        <source>Four or more words that do not belong together are easy to keep.</source>
        <translation>Quatre mots ou plus, sans lien entre eux, se retiennent facilement.</translation>
    </message>
    <message>
        <source>Easy to guess: make it longer.</source>
        <translation>Facile à deviner&#xa0;: allongez-la.</translation>
    </message>
    <message>
        <source>Fair. One or two more words make it strong.</source>
        <translation>Correcte. Un ou deux mots de plus la rendront solide.</translation>
    </message>
    <message>
        <source>Strong.</source>
        <translation>Solide.</translation>
    </message>
</context>
<context>
    <name>refunds</name>
    <message>
        <source>Refund of {0}, {1}</source>
        <translation>Remb. du {0}, {1}</translation>
    </message>
    <message>
        <source>Refunded {0} on {1}</source>
        <translation>Remb. de {0} le {1}</translation>
    </message>
    <message>
        <source>Linked to its purchase</source>
        <translation>Rattaché à son achat</translation>
    </message>
    <message>
        <source>No longer linked to a purchase</source>
        <translation>N’est plus rattaché à un achat</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rule added</source>
        <translation>Règle ajoutée</translation>
    </message>
    <message>
        <source>Rule changed</source>
        <translation>Règle modifiée</translation>
    </message>
    <message>
        <source>Rule “{0}” removed; what it filed stays</source>
        <translation>Règle «&#xa0;{0}&#xa0;» supprimée&#x202f;; ce qu’elle a classé reste</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>on {0}</source>
        <translation>sur {0}</translation>
    </message>
    <message>
        <source>money in</source>
        <translation>entrée d’argent</translation>
    </message>
    <message>
        <source>money out</source>
        <translation>sortie d’argent</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>de {0} à {1}</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <translation>{0} ou plus</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>jusqu’à {0}</translation>
    </message>
    <message>
        <source>Keep out of the books</source>
        <translation>Ne pas reprendre dans le livre</translation>
    </message>
    <message>
        <source>own transfer</source>
        <translation>virement interne</translation>
    </message>
    <message>
        <source>merchant {0}</source>
        <translation>commerçant {0}</translation>
    </message>
    <message>
        <source>for {0}</source>
        <translation>pour {0}</translation>
    </message>
    <message>
        <source>Changes nothing that is there</source>
        <translation>Ne modifie rien de ce qui existe</translation>
    </message>
    <message>
        <source>Changes {0}</source>
        <translation>Modifie {0}</translation>
    </message>
    <message>
        <source>Nothing to change: all such transactions are filed so already</source>
        <translation>Rien à modifier&#xa0;: ces opérations sont toutes déjà classées ainsi</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>{0} modifié</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Rules file what an import brings. The one further up decides; what you filed by hand always stays.</source>
        <translation>Les règles classent ce qu’un import apporte. La plus haute l’emporte&#x202f;; ce que vous avez classé à la main ne change jamais.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Alors</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Apply to what is there</source>
        <translation>Appliquer à l’existant</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Ajouter une règle</translation>
    </message>
    <message>
        <source>No rule yet</source>
        <translation>Pas encore de règle</translation>
    </message>
    <message>
        <source>A rule files transactions by their words, account or amount: whenever the text has “landlord”, it is rent.</source>
        <translation>Une règle classe les opérations selon leurs mots, leur compte ou leur montant&#xa0;: dès que le texte contient «&#xa0;propriétaire&#xa0;», c’est le loyer.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Model and network</source>
        <translation>Modèle et réseau</translation>
    </message>
    <message>
        <source>Use a language model where one is there</source>
        <translation>Utiliser un modèle de langage s’il y en a un</translation>
    </message>
    <message>
        <source>It helps to read questions and messages, suggests categories and chooses what is shown first; figures and sentences are never its own. Off, nothing of it is loaded, and rules do without it.</source>
        <translation>Il aide à lire les questions et les messages, propose des catégories et choisit ce qui est montré en premier&#x202f;; les chiffres et les phrases ne sont jamais de lui. Désactivé, rien n’en est chargé, et des règles le remplacent.</translation>
    </message>
    <message>
        <source>Stay offline</source>
        <translation>Rester hors ligne</translation>
    </message>
    <message>
        <source>Coffer opens no network connection of any kind.</source>
        <translation>Coffer n’ouvre aucune connexion réseau.</translation>
    </message>
    <message>
        <source>This ledger</source>
        <translation>Ce livre</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Tenu en {0}</translation>
    </message>
    <message>
        <source>Not encrypted: whoever gets at the file can read it.</source>
        <translation>Non chiffré&#xa0;: qui accède au fichier peut le lire.</translation>
    </message>
    <message>
        <source>Protect it with a passphrase…</source>
        <translation>Le protéger par une phrase secrète…</translation>
    </message>
    <message>
        <source>Encrypted. This computer’s keychain keeps its key and opens it.</source>
        <translation>Chiffré. Le trousseau de cet ordinateur garde sa clé et l’ouvre.</translation>
    </message>
    <message>
        <source>Encrypted. Its passphrase is asked for when it is opened.</source>
        <translation>Chiffré. Sa phrase secrète est demandée à l’ouverture.</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>Changer la phrase secrète…</translation>
    </message>
    <message>
        <source>New recovery words…</source>
        <translation>Nouveaux mots de récupération…</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Dossier surveillé</translation>
    </message>
    <message>
        <source>No folder is watched.</source>
        <translation>Aucun dossier n’est surveillé.</translation>
    </message>
    <message>
        <source>{0} is not there at the moment.</source>
        <translation>{0} est introuvable pour le moment.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message>
        <source>Statements that come into it are offered on the Import page. Nothing is imported by itself, and what lies there already is left alone.</source>
        <translation>Les relevés qui y arrivent sont proposés sur la page Importer. Rien n’est importé tout seul, et ce qui s’y trouve déjà est laissé de côté.</translation>
    </message>
    <message>
        <source>Choose the folder to watch</source>
        <translation>Choisir le dossier à surveiller</translation>
    </message>
    <message>
        <source>Model server and mirror</source>
        <translation>Serveur de modèle et miroir</translation>
    </message>
    <message>
        <source>A program on this computer that serves a model (mlx_lm.server, llama-server, Ollama, LM Studio, apple-fm-cli) can read questions in place of an installed one. Only addresses of this computer are taken.</source>
        <translation>Un programme de cet ordinateur qui sert un modèle (mlx_lm.server, llama-server, Ollama, LM Studio, apple-fm-cli) peut lire les questions à la place d’un modèle installé. Seules les adresses de cet ordinateur sont acceptées.</translation>
    </message>
    <message>
        <source>Write an address of this computer: http://127.0.0.1:8080</source>
        <translation>Écrivez une adresse de cet ordinateur&#xa0;: http://127.0.0.1:8080</translation>
    </message>
    <message>
        <source>Write an address that begins with https:// or http://</source>
        <translation>Écrivez une adresse qui commence par https:// ou http://</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Serveur de modèle</translation>
    </message>
    <message>
        <source>Mirror for downloads</source>
        <translation>Miroir des téléchargements</translation>
    </message>
    <message>
        <source>Unused models leave the memory after</source>
        <translation>Un modèle inutilisé quitte la mémoire après</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
</context>
<context>
    <name>suggestions</name>
    <message>
        <source>Suggestion accepted for {0}</source>
        <translation>Suggestion acceptée pour {0}</translation>
    </message>
    <message>
        <source>Suggestion rejected for {0}; none is made for them again</source>
        <translation>Suggestion refusée pour {0}&#x202f;; il n’y en aura plus pour ce bénéficiaire</translation>
    </message>
</context>
<context>
    <name>transactions</name>
    <message>
        <source>Categorised as {1}</source>
        <translation>Classée dans {1}</translation>
    </message>
    <message>
        <source>{0} transactions categorised as {1}</source>
        <translation>{0} opérations classées dans {1}</translation>
    </message>
    <message>
        <source>Given to {1}</source>
        <translation>Attribuée à {1}</translation>
    </message>
    <message>
        <source>{0} transactions given to {1}</source>
        <translation>{0} opérations attribuées à {1}</translation>
    </message>
    <message>
        <source>Member removed</source>
        <translation>Membre retiré</translation>
    </message>
    <message>
        <source>Member removed from {0} transactions</source>
        <translation>Membre retiré de {0} opérations</translation>
    </message>
    <message>
        <source>Tags changed</source>
        <translation>Étiquettes modifiées</translation>
    </message>
    <message>
        <source>Tags of {0} transactions changed</source>
        <translation>Étiquettes de {0} opérations modifiées</translation>
    </message>
    <message>
        <source>Transaction deleted</source>
        <translation>Opération supprimée</translation>
    </message>
    <message>
        <source>{0} transactions deleted</source>
        <translation>{0} opérations supprimées</translation>
    </message>
    <message>
        <source>Marked as a transfer</source>
        <translation>Marquée comme virement interne</translation>
    </message>
    <message>
        <source>1 transaction</source>
        <translation>1 opération</translation>
    </message>
    <message>
        <source>{0} transactions</source>
        <translation>{0} opérations</translation>
    </message>
    <message>
        <source>{0} out</source>
        <translation>{0} sortis</translation>
    </message>
    <message>
        <source>{0} in</source>
        <translation>{0} entrés</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Set category</source>
        <translation>Choisir la catégorie</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>This is a transfer</source>
        <translation>C’est un virement interne</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Make a rule…</source>
        <translation>Créer une règle…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Show only {0}</source>
        <translation>N’afficher que {0}</translation>
    </message>
    <message>
        <source>Open the other side</source>
        <translation>Ouvrir l’autre côté</translation>
    </message>
    <message>
        <source>Open the purchase</source>
        <translation>Ouvrir l’achat</translation>
    </message>
    <message>
        <source>Open the refund of {0}</source>
        <translation>Ouvrir le remboursement du {0}</translation>
    </message>
    <message>
        <source>Refund of…</source>
        <translation>Remboursement de…</translation>
    </message>
    <message>
        <source>Unlink from its purchase</source>
        <translation>Détacher de son achat</translation>
    </message>
    <message>
        <source>Accept the suggestion</source>
        <translation>Accepter la suggestion</translation>
    </message>
    <message>
        <source>Reject the suggestion</source>
        <translation>Refuser la suggestion</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No transactions yet</source>
        <translation>Pas encore d’opération</translation>
    </message>
    <message>
        <source>Import a statement of your bank, and all that is on it stands here.</source>
        <translation>Importez un relevé de votre banque&#xa0;: tout ce qu’il contient apparaîtra ici.</translation>
    </message>
    <message>
        <source>Import a statement</source>
        <translation>Importer un relevé</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>No transaction fits what is asked for. Fewer words find more.</source>
        <translation>Aucune opération ne correspond. Moins de mots en trouvent plus.</translation>
    </message>
    <message>
        <source>Everything has a category</source>
        <translation>Tout a une catégorie</translation>
    </message>
    <message>
        <source>New transactions without a category will wait here.</source>
        <translation>Les nouvelles opérations sans catégorie attendront ici.</translation>
    </message>
    <message>
        <source>No suggestion is left</source>
        <translation>Aucune suggestion en attente</translation>
    </message>
    <message>
        <source>Categories that Coffer suggests for new payees will wait here.</source>
        <translation>Les catégories que Coffer suggère pour de nouveaux bénéficiaires attendront ici.</translation>
    </message>
    <message>
        <source>Account: {0}</source>
        <translation>Compte&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Category: {0}</source>
        <translation>Catégorie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Merchant: {0}</source>
        <translation>Commerçant&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Member: {0}</source>
        <translation>Membre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Tag: {0}</source>
        <translation>Étiquette&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Words: {0}</source>
        <translation>Mots&#xa0;: {0}</translation>
    </message>
    <message>
        <source>One import</source>
        <translation>Un import</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Argent reçu</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Argent dépensé</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>de {0} à {1}</translation>
    </message>
    <message>
        <source>From {0}</source>
        <translation>Dès {0}</translation>
    </message>
    <message>
        <source>Up to {0}</source>
        <translation>Jusqu’à {0}</translation>
    </message>
    <message>
        <source>Behind the answer</source>
        <translation>Derrière la réponse</translation>
    </message>
</context>
<context>
    <name>view.models</name>
    <message>
        <source>Downloading {0} (MB)</source>
        <translation>Téléchargement&#xa0;: {0} (Mo)</translation>
    </message>
</context>
</TS>

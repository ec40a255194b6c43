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
            <translation>Qt et PySide6 sont utilisés comme bibliothèques séparées sous GNU LGPL 3.0 et peuvent être remplacés par d’autres versions ; son texte est sur https://www.gnu.org/licenses.</translation>
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
            <translation>Enlivrer</translation>
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
            <translation>Ce qu’il contenait avant sa première opération ici ; les dettes avec un moins.</translation>
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
            <translation>Comptes archivés : {0}</translation>
        </message>
        <message>
            <source>Archived</source>
            <translation>Archivé</translation>
        </message>
        <message>
            <source>Delete {0}?</source>
            <translation>Supprimer {0} ?</translation>
        </message>
        <message>
            <source>What goes with it: {0}. To keep that, archive the account instead. Undo brings it back.</source>
            <translation>Ce qui part avec lui : {0}. Pour le garder, archivez plutôt le compte. Annuler le fait revenir.</translation>
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
            <translation>Importez un relevé de votre banque et posez vos questions ici, avec vos mots : ce qui a été dépensé en courses, ce qui est à payer, ce qui reste.</translation>
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
            <source>Restore…</source>
            <translation>Restaurer…</translation>
        </message>
        <message>
            <source>Restore the backup of {0}</source>
            <translation>Restaurer la sauvegarde du {0}</translation>
        </message>
        <message>
            <source>Go back to {0}?</source>
            <translation>Revenir au {0} ?</translation>
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
            <translation>Budget mensuel de {0}</translation>
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
            <translation>Enlivrer</translation>
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
            <translation>Il n’y a pas de catégorie « {0} ».</translation>
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
        <name>Chart</name>
        <message>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
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
            <translation>Supposé : vos mots ne le disent pas</translation>
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
    </context>
    <context>
        <name>DropZone</name>
        <message>
            <source>Drop statements here</source>
            <translation>Déposez des relevés ici</translation>
        </message>
        <message>
            <source>CSV, Excel, OFX, QIF, CAMT or MT940 as your bank gives them, several at once. Nothing is stored before you have seen it.</source>
            <translation>CSV, Excel, OFX, QIF, CAMT ou MT940 tels que votre banque les fournit, plusieurs à la fois. Rien n’est enregistré avant que vous l’ayez vu.</translation>
        </message>
        <message>
            <source>Choose files…</source>
            <translation>Choisir des fichiers…</translation>
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
        <name>FileCard</name>
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
            <translation>aucun compte : il ne contient pas d’opération</translation>
        </message>
        <message>
            <source>Account of {0}</source>
            <translation>Compte de {0}</translation>
        </message>
        <message>
            <source>Kind of the new account</source>
            <translation>Type du nouveau compte</translation>
        </message>
        <message>
            <source>a new account</source>
            <translation>un nouveau compte</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Toutes</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nouvelle</translation>
        </message>
        <message>
            <source>Transfers</source>
            <translation>Virements</translation>
        </message>
        <message>
            <source>Already there</source>
            <translation>Déjà présente</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>En attente</translation>
        </message>
        <message>
            <source>Kept out</source>
            <translation>Écartées</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Refusées</translation>
        </message>
        <message>
            <source>Rows of {0}</source>
            <translation>Lignes de {0}</translation>
        </message>
        <message>
            <source>Other lines of the file</source>
            <translation>Autres lignes du fichier</translation>
        </message>
        <message>
            <source>{0} other lines</source>
            <translation>{0} autres lignes</translation>
        </message>
        <message>
            <source>1 other line</source>
            <translation>1 autre ligne</translation>
        </message>
        <message>
            <source>Headings, totals and lines without an amount</source>
            <translation>Titres, totaux et lignes sans montant</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Uncategorised</source>
            <translation>Sans catégorie</translation>
        </message>
        <message>
            <source>Uncategorised · {0}</source>
            <translation>Sans catégorie · {0}</translation>
        </message>
        <message>
            <source>Remove: {0}</source>
            <translation>Retirer : {0}</translation>
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
            <source>Refused: {0}</source>
            <translation>Refusée : {0}</translation>
        </message>
        <message>
            <source>Line {0}</source>
            <translation>Ligne {0}</translation>
        </message>
        <message>
            <source>Already there</source>
            <translation>Déjà présente</translation>
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
            <source>New, transfer with {0}</source>
            <translation>Nouvelle, virement avec {0}</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>Virement</translation>
        </message>
        <message>
            <source>New, without a category</source>
            <translation>Nouvelle, sans catégorie</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nouvelle</translation>
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
            <source>Reading, and comparing with your ledger</source>
            <translation>Lecture, et comparaison avec votre livre</translation>
        </message>
        <message>
            <source>Something is left open: please answer below.</source>
            <translation>Une question reste ouverte : répondez ci-dessous.</translation>
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
            <source>Importing</source>
            <translation>Import en cours</translation>
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
        <name>MainWindow</name>
        <message>
            <source>Open a ledger</source>
            <translation>Ouvrir un livre</translation>
        </message>
        <message>
            <source>Ledgers (*.coffer)</source>
            <translation>Livres de comptes (*.coffer)</translation>
        </message>
        <message>
            <source>Something went wrong in Coffer itself; your ledger is as it was.</source>
            <translation>Coffer a rencontré une erreur de sa part ; votre livre est resté tel quel.</translation>
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
            <translation>Annuler : {0}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Redo: {0}</source>
            <translation>Rétablir : {0}</translation>
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
            <translation>Enlivrer</translation>
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
            <translation>Il n’y a pas de catégorie « {0} ».</translation>
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
            <translation>Un fichier porte déjà ce nom : choisissez-en un autre.</translation>
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
            <translation>Entrée pose la question ; les flèches haut et bas rappellent les questions précédentes.</translation>
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
        <name>RefusalCard</name>
        <message>
            <source>These would work:</source>
            <translation>Voici ce qui fonctionnerait :</translation>
        </message>
    </context>
    <context>
        <name>ReviewCard</name>
        <message>
            <source>Waiting for your decision</source>
            <translation>En attente de votre décision</translation>
        </message>
        <message>
            <source>These messages seem to be payments, but their sender is not known for sure.</source>
            <translation>Ces messages semblent être des paiements, mais leur expéditeur n’est pas connu avec certitude.</translation>
        </message>
        <message>
            <source>Take in</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Take in: {0}</source>
            <translation>Ajouter : {0}</translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>Écarter</translation>
        </message>
        <message>
            <source>Leave out: {0}</source>
            <translation>Écarter : {0}</translation>
        </message>
    </context>
    <context>
        <name>SelectionBar</name>
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
            <translation>{0} sélectionnées</translation>
        </message>
        <message>
            <source>Type on a row to set its category; Return opens it.</source>
            <translation>Tapez sur une ligne pour la catégoriser ; Entrée l’ouvre.</translation>
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
            <translation>Il n’y a pas de catégorie « {0} ».</translation>
        </message>
        <message>
            <source>The parts leave {0} open.</source>
            <translation>Les parts laissent {0} à répartir.</translation>
        </message>
        <message>
            <source>Left: {0}</source>
            <translation>Reste : {0}</translation>
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
            <translation>Afficher les opérations de {0}</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Take the import of {0} back</source>
            <translation>Annuler l’import de {0}</translation>
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
            <translation>Enlivrer</translation>
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
            <translation>Il n’y a pas de catégorie « {0} ».</translation>
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
            <translation>Réparti : {0}</translation>
        </message>
        <message>
            <source>Pending: not yet booked by the bank</source>
            <translation>En attente : pas encore comptabilisée par la banque</translation>
        </message>
    </context>
    <context>
        <name>TransactionsView</name>
        <message>
            <source>Search: words, category:, account:, in:october, &gt;50</source>
            <translation>Chercher : mots, catégorie:, compte:, en:octobre, &gt;50</translation>
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
            <translation>{0} opérations sur {1}</translation>
        </message>
        <message>
            <source>There is no category “{0}”.</source>
            <translation>Il n’y a pas de catégorie « {0} ».</translation>
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
            <translation>Les virements internes ne comptent ni comme dépense ni comme revenu. Quel est l’autre côté ?</translation>
        </message>
        <message>
            <source>Own transfers count neither as spending nor as income. No transaction on another account has this amount within ten days, so only this side is marked.</source>
            <translation>Les virements internes ne comptent ni comme dépense ni comme revenu. Aucune opération d’un autre compte n’a ce montant à dix jours près : seul ce côté est marqué.</translation>
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
            <translation>Ces mots n’ouvrent pas le livre. Vérifiez leur ordre et leur orthographe : il y en a 24.</translation>
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
            <source>New recovery words</source>
            <translation>Nouveaux mots de récupération</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
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
            <source>Model off</source>
            <translation>Modèle éteint</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Sans modèle</translation>
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
            <translation>{0} : {1}</translation>
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
            <source>Every week</source>
            <translation>Chaque semaine</translation>
        </message>
        <message>
            <source>Every month</source>
            <translation>Chaque mois</translation>
        </message>
        <message>
            <source>Every quarter</source>
            <translation>Chaque trimestre</translation>
        </message>
        <message>
            <source>Every year</source>
            <translation>Chaque année</translation>
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
            <translation>« {0} »</translation>
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
            <translation>moins de {0} ?</translation>
        </message>
        <message>
            <source>more than {0}?</source>
            <translation>plus de {0} ?</translation>
        </message>
    </context>
    <context>
        <name>budgets</name>
        <message>
            <source>Budget of {0} set</source>
            <translation>Budget de {0} fixé</translation>
        </message>
        <message>
            <source>{0} has no budget any more</source>
            <translation>{0} n’a plus de budget</translation>
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
            <translation>Écrit dans {0} : {1}</translation>
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
            <translation>Sauvegardé et vérifié : {0}</translation>
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
            <translation>Définir le budget de {0}</translation>
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
            <translation>Annulé : {0}</translation>
        </message>
        <message>
            <source>Done again: {0}</source>
            <translation>Rétabli : {0}</translation>
        </message>
    </context>
    <context>
        <name>imports</name>
        <message>
            <source>Import taken back</source>
            <translation>Import annulé</translation>
        </message>
        <message>
            <source>Taken into {0}</source>
            <translation>Ajouté à {0}</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>Écarté</translation>
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
            <translation>Les soldes du relevé diffèrent de ses lignes de {0} : il en manque peut-être une.</translation>
        </message>
        <message>
            <source>At its end, the statement says {1} for {0}; this ledger has {2}.</source>
            <translation>À sa fin, le relevé indique {1} pour {0} ; ce livre en est à {2}.</translation>
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
            <source>1 transfer paired</source>
            <translation>1 virement rapproché</translation>
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
            <source>{0} refused</source>
            <translation>{0} refusées</translation>
        </message>
        <message>
            <source>{0} without a category</source>
            <translation>{0} sans catégorie</translation>
        </message>
        <message>
            <source>In which order does this bank write its dates?</source>
            <translation>Dans quel ordre cette banque écrit-elle ses dates ?</translation>
        </message>
        <message>
            <source>Which mark does this bank write before the cents?</source>
            <translation>Quel signe cette banque écrit-elle avant les centimes ?</translation>
        </message>
        <message>
            <source>What are the positive amounts of this file?</source>
            <translation>Que sont les montants positifs de ce fichier ?</translation>
        </message>
        <message>
            <source>Two columns hold amounts. Which is money out, which in?</source>
            <translation>Deux colonnes contiennent des montants. Laquelle sort, laquelle entre ?</translation>
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
            <translation>Supprimer {0} ?</translation>
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
            <translation>Facile à deviner : allongez-la.</translation>
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
            <source>It helps to understand questions and nothing else. Off, nothing of it is loaded; questions are read by rules.</source>
            <translation>Il aide à comprendre les questions, rien d’autre. Désactivé, rien n’en est chargé ; les questions sont lues par des règles.</translation>
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
            <source>Not encrypted: whoever gets at the file can read it. To encrypt it, export everything as JSON and import that into a new, encrypted ledger.</source>
            <translation>Non chiffré : qui accède au fichier peut le lire. Pour le chiffrer, exportez tout en JSON et importez-le dans un nouveau livre chiffré.</translation>
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
            <source>Show all</source>
            <translation>Tout afficher</translation>
        </message>
        <message>
            <source>No transactions yet</source>
            <translation>Pas encore d’opération</translation>
        </message>
        <message>
            <source>Import a statement of your bank, and all that is on it stands here.</source>
            <translation>Importez un relevé de votre banque : tout ce qu’il contient apparaîtra ici.</translation>
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
            <source>Account: {0}</source>
            <translation>Compte : {0}</translation>
        </message>
        <message>
            <source>Category: {0}</source>
            <translation>Catégorie : {0}</translation>
        </message>
        <message>
            <source>Merchant: {0}</source>
            <translation>Commerçant : {0}</translation>
        </message>
        <message>
            <source>Member: {0}</source>
            <translation>Membre : {0}</translation>
        </message>
        <message>
            <source>Tag: {0}</source>
            <translation>Étiquette : {0}</translation>
        </message>
        <message>
            <source>Words: {0}</source>
            <translation>Mots : {0}</translation>
        </message>
        <message>
            <source>One import</source>
            <translation>Un import</translation>
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
</TS>

"""What the columns of published layouts hold, by the names their publishers give them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.helpers.layouts import Layout

# A second column of these roles adds to the first instead of being one more of it.
PARTIAL = {
    "date": "date2", "payee": "more", "text": "more", "memo": "more", "amount": "original", "in": "in2",
    "net": "original", "balance": "original", "sign": "type",
}  # fmt: skip

_BANK2YNAB = {
    "Date": "date", "Payee": "payee", "Memo": "memo", "Inflow": "in", "Outflow": "out", "Amount": "amount",
    "CDFlag": "sign", "Category": "category", "Running Balance": "balance", "skip": "junk",
}  # fmt: skip
_FIREFLY = {
    "date": "date", "date_transaction": "date", "date_process": "date2", "date_book": "date2", "date_payment": "date2",
    "date_interest": "date2", "date_invoice": "date2", "value_dat": "date2", "description": "text", "narration": "text",
    "opposing-name": "payee", "note": "memo", "amount": "amount", "amount_debit": "out", "debit_amount": "out",
    "amount_credit": "in", "credit_amount": "in", "amount_negated": "negated", "amount_foreign": "original",
    "generic-debit-credit": "sign", "rabo-debit-credit": "sign", "ing-debit-credit": "sign", "currency-code": "currency",
    "currency-name": "currency", "foreign-currency-code": "original_currency", "account-iban": "account",
    "account-number": "account", "account-name": "account", "account-bic": "junk", "opposing-iban": "other_account",
    "opposing-number": "other_account", "opposing-bic": "junk", "category-name": "category", "budget-name": "category",
    "bill-name": "junk", "external-id": "ref", "internal_reference": "ref", "chq/ref_number": "ref", "closing_balance": "balance",
}  # fmt: skip
# Published header words and field names: the first pattern that fits the whole name says what the column holds.
_NAMES = tuple(
    (re.compile(pattern, re.IGNORECASE).fullmatch, role)
    for role, pattern in (
        ("date2", r"valutadatum|wertstellung|rentedatum|datum verrekening|date de valeur|value.?date|valuta ?date|date_finished|post(ing|ed).?date|settle.*date|recorded_at|available_on_utc|datum za.{0,4}tov.*|execution date|értéknap|someotherdate|release date|shipment date|buchungsdatum|date_added|final_date|initial_date"),
        ("date", r".*(date|datum|dátuma|dateop|timestamp|buchungstag|created|created_utc|datetime)( .*)?|odate|time(?=stamp)|date_or_status|date_created|order date|date_time"),
        ("time", r"(transaction )?time"),
        ("net", r"net(amount)?|amount after fee"),
        ("gross", r"gross(amount)?"),
        ("in", r"credits?( amount)?|in|inflow|deposits?( ?\(.*\))?|amount-in|money_in|crédit|credit|paid in"),
        ("out", r"debits?( amount)?|out|outflow|withdrawals?( ?\(.*\))?|amount-out|money_out|débit|debet"),
        ("sign", r"transaction ?type|txntype|isdebit|af_bij|debet_credit|credit_debit|bevétel/kiadás"),
        ("original", r"(original|foreign|local|converted).?(amount|betrag|spend).*|oorspr bedrag|betrag \(fremd.*|originalbetrag|p.vodní .*|amount_foreign_currency|split_amount|transfer amount|compensation amount"),
        ("amount", r"amount|amount_|amount_eur|amount \((eur|gbp|total)\)|amount czk|amount_total|total|betrag( \(eur\))?|bedrag|buchungsbetrag|.{1,3}ástka czk|za.{0,4}tovan. .*|tranzakció összege|amt|displayamount|amount_usd|amount_single_column|processed_amount|price_total|usd_amount.*|net_amount|amzamount"),
        ("balance", r"(running.?|account|cash |ending )?balance_?|saldo( na trn)?|solde|accountbalance|egyenleg"),
        ("fee", r"fees?|fee ?amount|commission.*|poplatek|fees & comm|amount_fee|amount \(fee\)"),
        ("payee", r"payee(/detail)?|name|naam|naam tegenpartij|merchant ?name|\"?merchant name\"?|merchant|partner (name|neve)|empf.nger|beguenstigter.*|counter ?party|counteraccount name|recipient|handelaar|auftraggeber/empf.*|toorfrom|n.zev proti.*|store name|merchantname|seller|target_name"),
        ("text", r"description|description_|desc|desc1|details|label|narration|transactions?|buchungstext|transaktionsbeschreibung|activity|shortdesc|currentdescription|omschrijving|omschrijving-1|description 1|produit_text|items?1?|title"),
        ("memo", r"memo|notes?|comments?|reason|payment[ _]reference|verwendungszweck|original ?description|origdesc|omerchant|raw_description|description 2|description 3|omschrijving-[23]|közlemény|zpráva|poznámka|transaktionsbeschreibung zusatz|vrije mededeling|toelichting|notes_and_tags|message for.*|zpráva pro.*|additional description|full_description|short_description|user description"),
        ("currency", r"currency_?|munt|w.hrung|waehrung|monn\.|devizanem|m.na .*|buchungsw.hrung|ccy|fund currency code"),
        ("account", r"account( name|_?number|_no| no)?|accountno|accountnum|rekening(nummer)?|kontonummer|auftragskonto|iban/bban|card no\.|account1|számlaszám|.{1,3}íslo ú.*tu|cardid|kredietkaart|auftraggeberkonto"),
        ("other_account", r"tegenrekening.*|counterparty|partner iban|bank_other|partner számlaszáma|.{1,3}íslo proti.*|rekeningnummer tegenpartij|bank account details"),
        ("category", r"category.*|kategorie|categoria|category1|class(ification)?|sub_?category|master_?category|category_hint"),
        ("ref", r"id|transaction.?id|order id|reference( number| id)?|ref|volgnr|txid|txhash|n° de transaction|transactiereferentie|buchungsreferenz|transactionid|refid|journal_?number|check.*|num|row|#|code_?|item|polo.ka"),
        ("status", r"status_?|statusmsg|_status|cleared"),
        ("type", r"type_?|action|kind|umsatzart|transaktionstyp|typ transakce|tranzakció típusa|reporting_category|subtype"),
    )
)  # fmt: skip
_BY_COUNTRY = {
    "DE": "de", "AT": "de", "CH": "de", "NL": "nl", "BE": "nl", "FR": "fr", "IT": "it", "ES": "es", "MX": "es", "AR": "es",
    "CO": "es", "PT": "pt", "BR": "pt", "PL": "pl", "CZ": "cs", "HU": "hu", "SE": "sv", "NO": "sv", "DK": "sv",
}  # fmt: skip
_WORDS = {
    "date": "date", "date2": "value_date", "payee": "payee", "text": "text", "memo": "memo", "amount": "amount", "in": "credit",
    "out": "debit", "negated": "amount", "sign": "sign", "balance": "balance", "currency": "currency", "account": "account",
    "category": "other", "ref": "bank_id", "original": "original_amount", "in2": "debit",
}  # fmt: skip


def role_of(name: str, note: str) -> str:
    if note.startswith("skip"):
        return _BANK2YNAB.get(name, "junk")
    if note.startswith("firefly"):
        return _FIREFLY.get(name, "junk")
    bare = name.strip()
    return next((role for fits, role in _NAMES if fits(bare)), "junk")


def sign_words(facts: dict[str, object]) -> tuple[str, str]:
    """The words for money out and money in."""
    told = str(facts["sign_indicator"] or "")
    for out, into in (("Af", "Bij"), ("S", "H"), ("Debet", "Kredit"), ("D", "K"), ("D", "C")):
        if {out, into} <= {*told.split(",")}:
            return out, into
    return {"rabo-debit-credit": ("D", "C"), "ing-debit-credit": ("Af", "Bij")}.get(
        told, ("debit", "credit")
    )


def header_words(layout: Layout) -> list[str]:
    """Header words in the language of the layout's country, where its own are not published."""
    if layout.facts["header"] or not str(layout.facts["column_role_note"]).startswith(
        ("skip", "firefly")
    ):
        return layout.columns
    words = _lexicon(_BY_COUNTRY.get(str(layout.facts["country"]), "en"))
    used: set[str] = set()
    made: list[str] = []
    for role in layout.roles:
        choices = [w for w in words.get(_WORDS.get(role, ""), []) if w not in used]
        word = choices[layout.number % min(3, len(choices))] if choices else f"field {len(made)}"
        used.add(word)
        made.append(word)
    return made


@cache
def _lexicon(language: str) -> dict[str, list[str]]:
    path = Path(__file__).resolve().parents[2] / "resources" / "imports" / f"{language}.toml"
    headers: dict[str, list[str]] = tomllib.loads(path.read_text("utf-8"))["headers"]
    return headers

from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, read


@pytest.mark.parametrize(
    ("header", "out", "into"),
    [
        ("Debit/Credit", "D", "C"), ("Debit/Credit", "DR", "CR"), ("Af Bij", "Af", "Bij"), ("Soll/Haben", "S", "H"),
        ("Sign", "-", "+"), ("Transaction Type", "debit", "credit"), ("Sens", "Débit", "Crédit"), ("In/Out", "out", "in"),
        ("Bevétel/Kiadás", "Kiadás", "Bevétel"), ("D/C", "D", "K"), ("Credit Debit Indicator", "DBIT", "CRDT"),
    ],
)  # fmt: skip
def test_sign_columns(header: str, out: str, into: str) -> None:
    text = f"Date,Description,Amount,{header}\n2026-01-01,a,5.00,{out}\n2026-01-02,b,6.00,{into}\n"
    file = read(text)
    assert (amounts(file), file.questions) == (["-5.00", "6.00"], ())


def test_a_sign_column_beside_signed_amounts_does_not_turn_them_twice() -> None:
    text = "Date,Description,Amount,Debit/Credit\n2026-01-01,a,-5.00,D\n2026-01-02,b,6.00,C\n"
    assert amounts(read(text)) == ["-5.00", "6.00"]


def test_card_charges_are_told_by_their_type() -> None:
    text = (
        "Transaction Date,Post Date,Description,Type,Amount\n01/13/2026,01/14/2026,SHOP,Sale,20.00\n"
        "01/14/2026,01/15/2026,PAYMENT,Payment,-50.00\n01/15/2026,01/16/2026,SHOP,Return,-5.00\n"
    )
    file = read(text)
    assert amounts(file) == ["-20.00", "50.00", "5.00"]
    assert (file.statements[0].kind, file.questions) == ("credit card", ())


def test_a_card_export_with_usual_signs_stays_as_it_is() -> None:
    text = (
        "Date,Description,Type,Amount\n01/13/2026,SHOP,Sale,-20.00\n01/14/2026,PAY,Payment,50.00\n"
    )
    assert amounts(read(text)) == ["-20.00", "50.00"]


def test_card_charges_are_told_by_payees_and_payments() -> None:
    text = (
        "Date,Description,Amount\n01/13/2026,RESTAURANT ROMA,20.00\n01/14/2026,CITY PHARMACY,10.00\n"
        "01/15/2026,PAYMENT RECEIVED THANK YOU,-30.00\n01/16/2026,GRAND HOTEL,80.00\n"
    )
    file = read(text)
    assert amounts(file) == ["-20.00", "-10.00", "30.00", "-80.00"]
    assert (file.statements[0].kind, file.questions) == ("credit card", ())


def test_a_savings_account_with_deposits_only_is_not_turned() -> None:
    text = "Date,Description,Amount\n01/13/2026,SALARY ACME,2000.00\n01/14/2026,INTEREST PAID,1.00\n01/15/2026,TRANSFER FROM CHECKING,50.00\n"
    file = read(text)
    assert (amounts(file), file.questions) == (["2000.00", "1.00", "50.00"], ())


def test_a_running_balance_proves_unsigned_looking_deposits() -> None:
    text = "Date,Description,Amount,Balance\n2026-01-01,x1,5.00,5.00\n2026-01-02,x2,6.00,11.00\n2026-01-03,x3,7.00,18.00\n"
    file = read(text)
    assert (amounts(file), file.questions) == (["5.00", "6.00", "7.00"], ())


def test_positive_amounts_that_nothing_explains_are_a_question_with_rows() -> None:
    text = (
        "Date,Description,Amount\n2026-01-01,qwe,5.00\n2026-01-02,rty,6.00\n2026-01-03,uio,7.00\n"
    )
    file = read(text)
    question = file.questions[0]
    assert (question.id, question.choices) == ("sign", ("as_is", "inverted"))
    assert "qwe +5.00" in question.examples[0]
    assert amounts(read(text, answers={"sign": "inverted"})) == ["-5.00", "-6.00", "-7.00"]
    assert read(text, answers={"sign": "as_is"}).questions == ()


def test_the_balance_of_a_card_is_what_is_owed() -> None:
    text = (
        "Date,Description,Type,Amount,Balance\n2026-01-01,SHOP,Sale,20.00,120.00\n2026-01-02,PAY,Payment,-50.00,70.00\n"
        "2026-01-03,SHOP,Sale,10.00,80.00\n"
    )
    statement = read(text).statements[0]
    assert (str(statement.opening), str(statement.closing), statement.balances) == (
        "-100.00",
        "-80.00",
        "ok",
    )


def test_two_nameless_amount_columns_are_settled_by_the_balance_or_asked() -> None:
    with_balance = (
        "01.09.2026;a;;33,87;66,13\n02.09.2026;b;10,00;;76,13\n03.09.2026;c;;6,13;70,00\n"
    )
    assert amounts(read(with_balance)) == ["-33.87", "10.00", "-6.13"]
    without = "01.09.2026;aaa;;33,87\n02.09.2026;bbb;10,00;\n"
    assert [q.id for q in read(without).questions] == ["sides"]
    assert amounts(read(without, answers={"sides": "in_out"})) == ["-33.87", "10.00"]
    assert amounts(read(without, answers={"sides": "out_in"})) == ["33.87", "-10.00"]


def test_mostly_positive_amounts_are_asked_about_where_nothing_explains_them() -> None:
    text = "Date,Payee,Amount\n2026-01-13,Qwx,5.00\n2026-01-14,Zyv,6.00\n2026-01-15,Mnb,-7.00\n2026-01-16,Plo,8.00\n"
    assert [question.id for question in read(text).questions] == ["sign"]


@pytest.mark.parametrize("rows", [1, 2])
def test_one_or_two_shops_are_too_few_to_turn_amounts(rows: int) -> None:
    file = read("date,payee,amount\n" + "2026-01-13,Shop,2557.68\n" * rows)
    assert amounts(file) == ["2557.68"] * rows
    assert [question.id for question in file.questions] == ["sign"]


def test_pay_alone_is_money_in() -> None:
    file = read("date,payee,amount\n2026-01-13,Salary,2557.68\n")
    assert (amounts(file), file.questions) == (["2557.68"], ())

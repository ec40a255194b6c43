"""What the window says of the model: the chip of the side bar, sentences, sizes and roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.said import said

if TYPE_CHECKING:
    from nlu.models.catalogue import Entry
    from nlu.models.offers import Offer
    from nlu.outcomes import ModelState

translate = QCoreApplication.translate


def chip(state: ModelState, unused: str = "") -> tuple[str, bool]:
    """Return the words of the side bar, and whether the model is there."""
    if state.stage == "absent" and unused:
        return translate("model", "Model unused"), False
    words = {
        "off": translate("model", "Model off"),
        "absent": translate("model", "No model"),
        "waiting": translate("model", "Model at rest"),
        "downloading": translate("model", "Model {0} %").format(formats.number(state.percent)),
        "loading": translate("model", "Model loading"),
        "ready": translate("model", "Model ready"),
        "failed": translate("model", "Model failed"),
    }
    return words[state.stage], state.stage == "ready"


def sentence(state: ModelState, unused: str = "", seconds: int = 0) -> str:
    """Return a sentence on the state; `seconds` is how long loading has taken so far."""
    title = state.title
    if state.stage == "absent" and unused:
        return translate(
            "model", "{0} is installed, but reads worse than the rules, so it is not used."
        ).format(unused)
    if state.stage == "failed":
        why = said(state.why) if state.why is not None else ""
        words = translate("model", "{0} could not be loaded. {1} Questions are read by rules.")
        return words.format(title, why)
    told = {
        "off": translate("model", "Language models are off. Questions are read by rules."),
        "absent": translate("model", "No model is installed. Questions are read by rules."),
        "waiting": translate("model", "{0} is installed and loads when it is needed."),
        "downloading": translate("model", "{0} is being fetched: {1} %."),
        "loading": translate("model", "{0} is loading ({1} s). Rules answer meanwhile."),
        "ready": translate("model", "{0} is ready. It took {1} s to load."),
    }
    figure = {
        "downloading": formats.number(state.percent),
        "loading": formats.number(seconds),
        "ready": tenths(state.seconds),
    }.get(state.stage, "")
    return told[state.stage].format(title, figure)


def why_not(state: ModelState, unused: str = "") -> str:
    """Return why the model cannot be asked now; empty where it can."""
    if state.stage == "absent" and unused:
        return sentence(state, unused)
    if state.stage == "failed":
        why = said(state.why) if state.why is not None else ""
        return translate("model", "{0} could not be loaded. {1}").format(state.title, why).strip()
    words = {
        "off": translate("model", "Language models are off. The settings turn them on."),
        "absent": translate("model", "No model is installed. The settings offer some."),
        "downloading": translate("model", "{0} is being fetched: {1} %."),
        "loading": translate("model", "{0} is loading."),
    }
    return words.get(state.stage, "").format(state.title, formats.number(state.percent))


def tenths(seconds: float) -> str:
    """Return seconds with one place, in the locale."""
    from babel.numbers import format_decimal

    return format_decimal(seconds, "0.0", locale=formats.locale_name())


def size(count: int | None) -> str:
    """Return bytes as MB or GB; where nobody measured, so much."""
    if count is None:
        return translate("model", "not measured")
    if count < 1_000_000_000:
        return translate("model", "{0} MB").format(formats.number(max(1, round(count / 1e6))))
    return translate("model", "{0} GB").format(tenths(count / 1e9))


def facts(offer: Offer) -> str:
    """Return what a model takes and under what licence, in one line."""
    entry = offer.entry
    parts = []
    if offer.disk is not None:
        parts.append(translate("model", "On disk: {0}").format(size(offer.disk)))
    if entry.peak is not None:
        parts.append(translate("model", "in memory: {0}").format(size(entry.peak)))
    if entry.ram:
        wanted = formats.number(round(entry.ram))
        parts.append(translate("model", "for computers with {0} GB or more").format(wanted))
    if entry.licence:
        parts.append(translate("model", "licence {0}").format(entry.licence))
    said = " · ".join(parts)
    return said[:1].upper() + said[1:]


def role(entry: Entry) -> str:
    """Return what a model may do, and what that follows from, in plain words."""
    words = {
        "reads": translate("model", "Reads your questions."),
        "breaks ties": translate("model", "Helps where the rules are at a loss."),
        "off": translate("model", "Reads worse than the rules: used only when asked for by name."),
    }
    measured = entry.accuracy
    if measured is None:
        how = translate("model", "How well it reads has not been measured here.")
    else:
        how = translate(
            "model",
            "Alone it names the right kind of question in {0} of 100 everyday ones, {1} of 100 "
            "written English and {2} of 100 French ones.",
        ).format(*(formats.number(n) for n in (measured.human, measured.english, measured.french)))
    return f"{words[entry.role]} {how}"

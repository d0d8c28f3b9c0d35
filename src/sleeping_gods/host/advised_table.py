"""The advice that a served table gives its members: asked with the table, thought over without it, answered with it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from ..languages import Lang
from ..wire.events import AdviceEvent, Refused
from ..wire.requests import AdviseRequest, Request
from .errors import HostError
from .members import TableMember
from .outcome import Outcome
from .permissions import check
from .refusal_words import refusal
from .shown import ShownTable

if TYPE_CHECKING:
    from .advice_inquiry import AdviceInquiry


class AdvisedTable(ShownTable):
    """A table at which members may ask what a robot would do."""

    def begin_advice(self, request: AdviseRequest, ref: str, lang: Lang) -> AdviceInquiry | Outcome:
        """Begin to advise a member: an inquiry, whose ``think`` needs no lock, or the outcome if there is none."""
        member = self.roster.member(ref)
        try:
            check(request, member)
        except HostError as error:
            return Outcome(self._refused(request, lang, error.key))
        return self._inquiry(request, member, lang)

    def end_advice(self, inquiry: AdviceInquiry) -> Outcome | None:
        """The answer of a robot that has thought; None if it is about a decision that does not wait any more."""
        if inquiry.is_about_now and inquiry.position != self.position:
            return None
        return Outcome(inquiry.event())

    def refuse_advice(self, request: AdviseRequest, lang: Lang) -> Outcome:
        """The outcome where the table was played on whenever a robot had thought."""
        return Outcome(self._refused(request, lang, "stale"))

    def _advise_at_once(self, request: AdviseRequest, member: TableMember, lang: Lang) -> Outcome:
        """Think here and now, and answer."""
        inquiry = self._inquiry(request, member, lang)
        if isinstance(inquiry, Outcome):
            return inquiry
        inquiry.think()
        return Outcome(inquiry.event())

    def _inquiry(self, request: AdviseRequest, member: TableMember, lang: Lang) -> AdviceInquiry | Outcome:
        """What is to be thought over for a request, or its answer if there is nothing to think over."""
        from .advice import begin_inquiry  # robots are loaded only where somebody asks

        presenter, audience = self._perspectives.presenter(lang), self.perspective_of(member.ref, lang).audience
        inquiry = begin_inquiry(self.campaign, self._perspectives.past, presenter, audience, request, monotonic)
        return Outcome(inquiry) if isinstance(inquiry, AdviceEvent) else inquiry

    def _refused(self, request: Request, lang: Lang, key: str) -> Refused:
        """The refusal of a request, with its reason in a language."""
        return refusal(self._perspectives.presenter(lang), request, self.position, key)

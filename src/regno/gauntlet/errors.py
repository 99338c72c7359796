"""What can be wrong with an agent or a file of the Gauntlet."""

from __future__ import annotations

from regno.errors import BadRequest


class BadAgent(BadRequest):
    """An agent that cannot be asked, or does not answer as it should; the sentence is in the catalogue ``gauntlet``."""

    subject = "gauntlet"


class BadRun(BadRequest):
    """A file that is no run of the Gauntlet, or does not hold what its games give."""

    subject = "gauntlet"

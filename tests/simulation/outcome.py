"""One run of a world: built from a seed, played to its end, checked, and let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from world import Stuck, World


@dataclass
class Outcome:
    """What a run left behind."""

    seed: int
    faults: list[str] = field(default_factory=list)  # what did not hold
    seconds: float = 0.0
    entries: int = 0
    steps: int = 0
    trace: str = ""
    kills: int = 0
    calls: int = 0  # messages that went out to people who were away


class Simulation(Protocol):
    """A cluster of some kind in one world."""

    async def run(self) -> None:
        """Play the world to its end."""

    def check(self) -> None:
        """Note what does not hold in the outcome."""


def run_world(seed: int, make: Callable[[World, Outcome], Simulation]) -> Outcome:
    """Run one world to its end and check it."""
    world, outcome = World(seed), Outcome(seed)
    asyncio.set_event_loop(world)
    try:
        world.run_until_complete(build(world, outcome, make)).check()
    except Stuck:
        outcome.faults.append("the world waits for ever")
    except Exception as fault:
        outcome.faults.append(f"broken: {fault!r}")
    finally:
        asyncio.set_event_loop(None)
        for task in asyncio.all_tasks(world):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        forget(world)
    outcome.faults += world.faults
    outcome.seconds, outcome.steps, outcome.trace = world.seconds, world.steps, world.trace
    return outcome


async def build(world: World, outcome: Outcome, make: Callable[[World, Outcome], Simulation]) -> Simulation:
    simulation = make(world, outcome)
    await simulation.run()
    return simulation


def forget(world: World) -> None:
    """Let go of the living and the dead, without their last words."""
    for work in [work for work in world.kept if isinstance(work, Coroutine)]:
        with suppress(BaseException):
            work.close()
    world.kept.clear()
    world.close()

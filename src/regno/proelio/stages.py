"""What is compiled on top of the engine: parts of Regno that bring whole units of their own, each prepared once.

A workshop compiles the modules of one package against the compiled engine and keeps the machine code beside it. It
may have several stages, so that whoever needs one unit does not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType

from filelock import FileLock

from regno.proelio import compiled


class Workshop:
    """The compiled units of one package."""

    def __init__(self, package: str, modules: tuple[str, ...]) -> None:
        self.package, self.modules = package, modules

    @cached_property
    def folder(self) -> Path:
        """Where the machine code is kept, by the source of the package and of the rules."""
        source = Path(str(import_module(self.package).__file__)).parent
        return compiled.cache_folder(self.package.rpartition(".")[2], source)

    @cached_property
    def units(self) -> dict[str, ModuleType]:
        """The modules, compiled on demand, by their names within the package."""
        plain = {name: import_module(f"{self.package}.{name}") for name in self.modules}
        made = compiled.compile_modules(list(plain.values()), compiled.stand_ins(), compiled.compiler(self.folder))
        return {name: made[id(module)] for name, module in plain.items()}

    def is_ready(self, stage: str) -> bool:
        """Whether a stage can be had at once; until then, plain mode serves."""
        return (self.folder / stage).exists()

    def prepare(
        self, stage: str, warm_up: Callable[[], object], tell: Callable[[], None] | None = None
    ) -> dict[str, ModuleType]:
        """A stage compiled once, by running it on next to nothing; ``tell`` is called if that will take a while."""
        if not self.is_ready(stage):
            with FileLock(self.folder / "lock"):
                if not self.is_ready(stage):
                    if tell:
                        tell()
                    warm_up()
                    (self.folder / stage).touch()
        return self.units

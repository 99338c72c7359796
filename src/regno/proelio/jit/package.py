"""Packages compiled on top of the engine, with entry points of their own.

A JitPackage compiles the modules of one package against the compiled engine and caches the machine code beside it. It
may have several stages, so that whoever needs one entry point does not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType

from regno.proelio.jit import compile
from regno.proelio.jit.cache import cache_folder, folder_lock
from regno.proelio.jit.numba_compiler import compiler


class JitPackage:
    """The compiled units of one package; ``upon`` names modules of another one that they build on, in full."""

    def __init__(self, package: str, modules: tuple[str, ...], upon: tuple[str, ...] = ()) -> None:
        self.package, self.modules, self.upon = package, modules, upon

    @cached_property
    def folder(self) -> Path:
        """Where the machine code is kept, by the source of the package, of what it builds on and of the rules."""
        packages = dict.fromkeys([self.package, *(name.rpartition(".")[0] for name in self.upon)])
        sources = [Path(str(import_module(name).__file__)).parent for name in packages]
        return cache_folder(self.package.rpartition(".")[2], *sources)

    @cached_property
    def units(self) -> dict[str, ModuleType]:
        """The modules, compiled on demand, by their names within the package."""
        plain = {name: import_module(f"{self.package}.{name}") for name in self.modules}
        whole = [*(import_module(name) for name in self.upon), *plain.values()]
        compiled = compile.compile_modules(whole, compile.stand_ins(), compiler(self.folder))
        return {name: compiled[id(module)] for name, module in plain.items()}

    def is_ready(self, stage: str) -> bool:
        """Return whether a stage can be had at once; until then, plain mode serves."""
        return (self.folder / stage).exists()

    def prepare(
        self, stage: str, warm_up: Callable[[], object], tell: Callable[[], None] | None = None
    ) -> dict[str, ModuleType]:
        """Compile a stage by ``warm_up`` unless it is cached, and return the modules; ``tell`` is called first."""
        if not self.is_ready(stage):
            if tell:
                tell()  # before the lock: another process may hold it, and whoever waits wants to know why
            with folder_lock(self.folder):
                if not self.is_ready(stage):
                    warm_up()
                    (self.folder / stage).touch()
        return self.units

"""How one rule is handed to Numba. All that Regno uses of Numba's private parts is in this file.

They make compiling and loading several times faster, and may be missing in another version of Numba than those that
``pyproject.toml`` names; then rules are compiled by ``njit(cache=True)`` as anybody would, with the same results.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

OURS = "_ZN5regno"  # how the names of compiled functions of this program begin

Compile = Callable[[FunctionType], Any]


def compiler(folder: Path) -> Compile:
    """Return a function that compiles a rule: inlined if only rules call it, cached in the folder if Python does."""
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    import numba

    vars(numba.config)["CACHE_DIR"] = str(folder)  # where Numba was imported before us
    if not has_internals():
        return compile_by_njit
    count_no_index_from_the_end()

    def compile_rule(function: FunctionType) -> Any:
        if name := getattr(function, "instruction", ""):
            return one_instruction(name)
        inner = is_inner(function)
        flags: dict[str, Any] = {"forceinline": inner, "no_cpython_wrapper": inner, "no_cfunc_wrapper": True}
        flags |= {"cache": not inner, "error_model": "numpy", "nogil": True, "_nrt": False}  # nothing is allocated
        dispatcher = numba.njit(**flags)(function)
        dispatcher._compiler._customize_flags = skip_code if inner else assume_no_alias
        return widen_ints(inline_only(dispatcher) if inner else cache_by_name(dispatcher, folder))

    return compile_rule


def compile_by_njit(function: FunctionType) -> Any:
    """Compile a rule by Numba's public ways alone: the same results, slower to compile and to load."""
    import numba

    if name := getattr(function, "instruction", ""):
        return one_instruction(name)
    return widen_ints(numba.njit(cache=not is_inner(function), error_model="numpy", nogil=True)(function))


@cache
def one_instruction(name: str) -> Any:
    """Return an instruction of LLVM, ``ctpop`` or ``cttz``, as a function that compiled rules call."""
    from numba.core import types as numba_types
    from numba.extending import intrinsic

    types: Any = numba_types  # only partly typed

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        wide = context.cast(builder, values[0], signature.args[0], types.int64)
        if name == "ctpop":
            return builder.ctpop(wide)
        return builder.cttz(wide, context.get_constant(types.boolean, 0))

    def type_of(typing_context: Any, number: Any) -> Any:
        return types.int64(types.unliteral(number)), generate

    return intrinsic(type_of)


def is_inner(function: FunctionType) -> bool:
    """Return whether only rules call a rule."""
    return not getattr(function, "jit_entry", False)


def private_names() -> dict[Any, tuple[str, ...]]:
    """Return what the fast way uses of Numba that is not public, by the class or module that has it."""
    from numba.core import base, caching, codegen, compiler, dispatcher
    from numba.np import arrayobj

    dispatching: Any = dispatcher  # only partly typed
    return {
        arrayobj: ("fix_integer_index",),
        dispatching._FunctionCompiler: ("_customize_flags", "_compile_core"),
        compiler.Flags: ("no_compile", "noalias"),
        codegen.CPUCodeLibrary: ("_optimize_final_module", "_finalize_final_module"),
        base.BaseContext: ("insert_user_function",),
        caching: ("IndexDataCacheFile",),
        caching.FunctionCache: ("_load_overload", "_guard_against_spurious_io_errors"),
    }


def has_internals() -> bool:
    """Return whether this version of Numba has all of them."""
    try:
        return all(hasattr(owner, name) for owner, names in private_names().items() for name in names)
    except (ImportError, AttributeError):  # of the modules and classes themselves
        return False


@cache
def count_no_index_from_the_end() -> None:
    """Make rules read and write rows without asking at each index whether it is negative: none ever is.

    Everything else that Numba compiles in this process, ours or not, goes on counting negative indices from the end.
    """
    from numba.core import types
    from numba.np import arrayobj

    indexing: Any = arrayobj
    wrap = indexing.fix_integer_index

    def index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if builder.function.name.startswith(OURS):
            return context.cast(builder, index, kind, types.intp)
        return wrap(context, builder, kind, index, size)

    indexing.fix_integer_index = index_as_it_is


def skip_code(flags: Any) -> Any:
    """Make no machine code of a rule that only rules call: it is compiled inside its entry point."""
    flags.no_compile = True
    return flags


def inline_only(dispatcher: Any) -> Any:
    """Leave a rule unoptimized until it is inlined: optimizing it once, in its entry point, is faster."""
    lower = dispatcher._compiler._compile_core

    def lower_only(*signature: Any) -> Any:
        found = lower(*signature)
        library = found.library
        entry: Any = [].append  # nobody enters here: Numba tells its functions apart by it
        library._optimize_final_module = lambda: None
        library._finalize_final_module = lambda: setattr(library, "_finalized", True)
        dispatcher.targetctx.insert_user_function(entry, found.fndesc, [library])
        return found._replace(entry_point=entry)

    dispatcher._compiler._compile_core = lower_only
    return dispatcher


def cache_by_name(dispatcher: Any, folder: Path) -> Any:
    """Index an entry point's machine code by its name: the folder's name already stands for the source."""
    from numba.core import caching

    numba_caching: Any = caching
    unit, index = dispatcher.py_func, dispatcher._cache
    index._cache_path = str(folder)
    index._cache_file = numba_caching.IndexDataCacheFile(
        str(folder), f"{unit.__module__}.{unit.__name__}", source_stamp=folder.name
    )
    index.load_overload = lambda kinds, context: load_cached(index, kinds, context)
    return dispatcher


def load_cached(index: Any, kinds: Any, context: Any) -> Any:
    """Load machine code without setting up the compiler, as Numba would: that takes as long as all else together.

    Only code that allocates nothing can do without; Numba still gets ready by itself where none is found.
    """
    with index._guard_against_spurious_io_errors():
        return index._load_overload(kinds, context)


def assume_no_alias(flags: Any) -> Any:
    """Promise that no two records or arrays given to an entry point overlap."""
    flags.noalias = True
    return flags


def widen_ints(dispatcher: Any) -> Any:
    """Compile a rule once, not again for every width and every constant that it is called with."""
    from numba.core import types as numba_types

    types: Any = numba_types  # only partly typed

    def widen(kind: Any) -> Any:
        plain = types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) else plain

    compile_exactly = dispatcher.compile
    dispatcher.compile = lambda kinds: compile_exactly(tuple(widen(kind) for kind in kinds))
    return dispatcher

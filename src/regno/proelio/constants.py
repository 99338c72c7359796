"""Words for numbered constants, derived from the constants themselves, so that the two cannot disagree."""

from __future__ import annotations


def names_since(first: str, namespace: dict[str, object]) -> tuple[str, ...]:
    """Return the constants of a module from ``first`` on, in small letters; raise ValueError unless they count up."""
    names = list(namespace)
    names = names[names.index(first) :]
    if [namespace[name] for name in names] != list(range(len(names))):
        raise ValueError(f"{first} and the constants after it must be 0, 1, 2 ...")
    return tuple(name.lower() for name in names)

"""Sets of small numbers as the bits of one: legal moves, kinds of card; and eight counts as the bytes of one.

What a list says in a loop, a number says in a few instructions. Compiled numbers have 64 bits with a sign, and the
compiler takes for granted that no sum or product leaves them: none here does. What a shift carries beyond them is
never looked at.
"""

from __future__ import annotations

from regno.proelio.cards import BASE_KINDS
from regno.proelio.jit.records import Row, instruction

EACH_OF_7, EACH_OF_5 = 0x01010101010101, 0x0101010101  # 1 in each of so many bytes
TOP_OF_7, TOP_OF_5 = 0x80808080808080, 0x8080808080  # the highest bit of each
LOW_OF_7, LOW_OF_5 = 0x7F7F7F7F7F7F7F, 0x7F7F7F7F7F  # all the others


@instruction("ctpop")
def count_bits(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


@instruction("cttz")
def lowest(bits: int) -> int:
    """Return the place of the lowest bit that is set; one must be."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """Return the place of the highest bit that is set, of the kinds of card."""
    below = bits | bits >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    return count_bits(below) - 1


def nth(bits: int, number: int) -> int:
    """Return the place of a bit that is set, counted from the lowest, which is number 0."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)


def write_places(bits: int, out: Row) -> int:
    """Write the places of the bits that are set in ascending order and return their number."""
    count = 0
    while bits != 0:
        out[count] = lowest(bits)
        bits &= bits - 1
        count += 1
    return count


def eight(row: Row, at: int) -> int:
    """Return eight counts of a row, each 127 at most, as the bytes of one number: one load in compiled code."""
    low = (row[at] & 255) | (row[at + 1] & 255) << 8 | (row[at + 2] & 255) << 16 | (row[at + 3] & 255) << 24
    high = (row[at + 4] & 255) | (row[at + 5] & 255) << 8 | (row[at + 6] & 255) << 16 | (row[at + 7] & 255) << 24
    return low | high << 32


def which_of_7(counts: int) -> int:
    """Return which of the lowest seven counts are not 0, one bit each."""
    flags = (counts & LOW_OF_7) + LOW_OF_7 >> 7 & EACH_OF_7
    pairs = (flags | flags >> 7) & 0x0003000300030003
    fours = (pairs | pairs >> 14) & 0x0000000F0000000F
    return (fours | fours >> 28) & 127


def kinds_in(row: Row) -> int:
    """Return the kinds of card of which a zone holds any, one bit a kind."""
    return which_of_7(eight(row, 0)) | which_of_7(eight(row, 7)) << 7 | which_of_7(eight(row, 11) >> 24) << 14


def add_up(counts: int) -> int:
    """Return in each byte the sum of the counts up to it; all together must be 127 at most."""
    twos = counts + (counts << 8)
    fours = twos + (twos << 16)
    return fours + (fours << 32)


def base_card_at(row: Row, place: int) -> int:
    """Return the kind of the Base card at a place, counted over the Base cards of a zone in the order of kinds.

    The kind is the number of sums that do not go beyond the place. Seven sums fit one number beside the bit that
    compares each, so twelve kinds take two.
    """
    sums = add_up(eight(row, 0) & LOW_OF_7)
    more = add_up(eight(row, 7) & LOW_OF_5) + (sums >> 48 & 127) * EACH_OF_5
    passed = count_bits((place * EACH_OF_7 | TOP_OF_7) - (sums & LOW_OF_7) & TOP_OF_7)
    return passed + count_bits((place * EACH_OF_5 | TOP_OF_5) - (more & LOW_OF_5) & TOP_OF_5)


def imperial_card_at(row: Row, place: int) -> int:
    """Return the same of the seven Imperial kinds."""
    sums = add_up(eight(row, 11) >> 8) & LOW_OF_7
    return BASE_KINDS + count_bits((place * EACH_OF_7 | TOP_OF_7) - sums & TOP_OF_7)

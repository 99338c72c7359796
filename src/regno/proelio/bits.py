"""Sets of small numbers as the bits of one: legal moves, kinds of card; and eight counts as the bytes of one.

What a list says in a loop, a number says in a few instructions. Plain and compiled code give the same: whatever a
product or a sum carries beyond 64 bits is cut off before it is looked at.
"""

from __future__ import annotations

from regno.proelio.cards import BASE_KINDS
from regno.proelio.jit.records import Row, rule

EACH_BYTE = 0x0101010101010101
TOP_OF_7 = 0x80808080808080  # the highest bit of each of seven bytes
TOP_OF_5 = 0x8080808080
NONE_IS_127 = 0x7F7F7F7F7F7F7F7F  # added to counts, it sets the highest bit of each byte that is not 0
GATHER = 0x0102040810204080  # times eight bytes of 0 or 1: the highest byte of the product holds them as bits


@rule
def count_bits(bits: int) -> int:
    """Return how many bits are set, of 63 at most; the compiler knows this form and makes one instruction of it."""
    pairs = bits - ((bits >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (bytes_ * EACH_BYTE) >> 56 & 127


@rule
def lowest(bits: int) -> int:
    """Return the place of the lowest bit that is set."""
    return count_bits((bits & -bits) - 1)


@rule
def highest(bits: int) -> int:
    """Return the place of the highest bit that is set, of the kinds of card."""
    below = bits | bits >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    return count_bits(below) - 1


@rule
def nth(bits: int, number: int) -> int:
    """Return the place of a bit that is set, counted from the lowest, which is number 0."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)


@rule
def write_places(bits: int, out: Row) -> int:
    """Write the places of the bits that are set in ascending order and return their number."""
    count = 0
    while bits != 0:
        out[count] = lowest(bits)
        bits &= bits - 1
        count += 1
    return count


@rule
def eight(row: Row, at: int) -> int:
    """Return eight counts of a row, each 127 at most, as the bytes of one number: one load in compiled code."""
    low = (row[at] & 255) | (row[at + 1] & 255) << 8 | (row[at + 2] & 255) << 16 | (row[at + 3] & 255) << 24
    high = (row[at + 4] & 255) | (row[at + 5] & 255) << 8 | (row[at + 6] & 255) << 16 | (row[at + 7] & 255) << 24
    return low | high << 32


@rule
def which_of_eight(counts: int) -> int:
    """Return which of eight counts are not 0, one bit each."""
    flags = (counts + NONE_IS_127) >> 7 & EACH_BYTE
    return (flags * GATHER) >> 56 & 255


@rule
def kinds_in(row: Row) -> int:
    """Return the kinds of card of which a zone holds any, one bit a kind."""
    last = (row[16] & 255) | (row[17] & 255) << 8 | (row[18] & 255) << 16
    return which_of_eight(eight(row, 0)) | which_of_eight(eight(row, 8)) << 8 | which_of_eight(last) << 16


@rule
def base_card_at(row: Row, place: int) -> int:
    """Return the kind of the Base card at a place, counted over the Base cards of a zone in the order of kinds.

    A product with EACH_BYTE has in each byte the sum of the counts up to it; the kind is the number of sums that do
    not go beyond the place. Seven sums fit one number beside the bit that compares each, so twelve kinds take two.
    """
    limit = place * EACH_BYTE | TOP_OF_7
    sums = eight(row, 0) * EACH_BYTE
    more = eight(row, 7) * EACH_BYTE + (sums >> 48 & 127) * EACH_BYTE
    return count_bits(limit - sums & TOP_OF_7) + count_bits(limit - more & TOP_OF_5)


@rule
def imperial_card_at(row: Row, place: int) -> int:
    """Return the same of the seven Imperial kinds."""
    sums = (eight(row, 11) >> 8) * EACH_BYTE
    return BASE_KINDS + count_bits((place * EACH_BYTE | TOP_OF_7) - sums & TOP_OF_7)

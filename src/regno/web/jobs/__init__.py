"""Work that people ask for and that takes time: one after the other, by turns, in this process or in any of several."""

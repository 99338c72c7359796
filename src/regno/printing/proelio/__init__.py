"""What is printed of Proelio: cards, reference card, rules booklet, playtest sheet."""

"""Card packs: what is printed on the cards, as TOML, typed once by an owner or taken from the house set."""

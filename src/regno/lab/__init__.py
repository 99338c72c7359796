"""The lab: matches and measurements of players and rules."""

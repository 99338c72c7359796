### Correcting a step of some turns ago, and what becomes of the later ones.

did-revise = Step { $number } is corrected: { $told }
revise-kept = Step { $number } is no longer possible: "{ $told }" Why: { $why }. It stays in the log, marked, and has no effect.
revise-other = Step { $number } brings something else now: { $told }
revise-same = { $count ->
    [0] No later step stays as it was.
    [one] 1 later step stays as it is.
   *[other] { $count } later steps stay as they are.
}
kept-before = an earlier correction made it impossible

### What is said at a table by one press, and read by each in their own language.

phrases = Ready-made phrases
phrase = { $which ->
    [hello] Hello!
    [moment] One moment, please.
    [nice] Nice move!
    [sorry] Sorry, I was away.
    [thanks] Thank you all.
   *[again] Once more?
}

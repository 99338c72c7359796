# How the pages look and sound.

theme = Light or dark
theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
}
size = Size of the text
size-how = Pages, log, talk and hints grow. The board of a table fills its window already.
size-name = { $percent }%
contrast = Contrast
contrast-name = { $contrast ->
    [more] High
   *[system] As the system
}
sound = Sounds.
sound-how = When a card is played or revealed, when it is your turn, when your time runs short, and at the end.
vibrate = Vibration.
vibrate-how = The phone trembles when it is your turn.

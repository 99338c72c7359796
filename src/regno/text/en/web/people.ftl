## what a passport refuses

no-key = this is no key of a device: a page makes one by itself
no-passport = this browser has no passport, or has forgotten it: open yours from another device, or from its file
device-revoked = this device was signed out on { $day }, from { $device ->
    [phone] your phone
    [tablet] your tablet
   *[other] your computer
}: open the passport again from another device, or from its file
code-unknown = this code opens nothing: make a new one on your other device
code-used = this code was used already: make a new one on your other device
code-late = this code was good for ten minutes: make a new one on your other device
no-device = there is no such device in your passport
passport-full = a passport holds { $most } games and chronicles, and yours is full
settings-long = the settings of a passport have { $most } letters at most
too-many-passports = too many new passports, devices, codes and ways to be called from your address: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
too-many-devices = a passport has { $most } devices and files at most: sign one out first
two-seats = this device and the passport each have a seat at { $count ->
    [one] the same table
   *[other] { $count } of the same tables
}: leave one of them there first, or finish the game

day = { $day } { $month }
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

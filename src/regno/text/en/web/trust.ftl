# Accepting this server's own authority on a device.

title = Trust this server
why = This server is at home, so no public authority vouches for it; it has one of its own. A device that accepts it once can install Regno as an app, open it without a connection and show notices.
device = Your device
device-name = { $device ->
    [iphone] iPhone, iPad
    [android] Android
   *[computer] Computer
}
step-1 = Fetch the certificate of the authority.
fetch = Fetch the certificate
step-2 = Compare this seal with the one that the server printed when it was started. If they differ, stop here.
seal = Seal: the SHA-256 fingerprint of the certificate
step-3 = { $device ->
    [iphone] Open Settings: at the top stands "Profile Downloaded". Tap it, then Install.
    [android] Open Settings and search for "CA certificate". Choose Install anyway, then the file regno.crt.
   *[computer] Open the certificates in the settings of your browser, choose Authorities, Import, and the file regno.crt.
}
step-4 = { $device ->
    [iphone] In Settings, General, About, Certificate Trust Settings, switch Regno on. Then open this page again.
    [android] Close the browser, and open this page again: the warning is gone.
   *[computer] Tick that it may identify websites. Then open this page again: the warning is gone.
}
what = What you accept
what-how = An authority that this server made for itself. Its key never leaves the server; whoever has that machine could vouch for other addresses too, so accept it only for a server you trust. It is good until { $day }.
remove = Taking it back
remove-how = { $device ->
    [iphone] Settings, General, VPN and Device Management, Regno, Remove Profile.
    [android] Settings, search for "User credentials", Regno, Remove.
   *[computer] In the same list of authorities, choose Regno and delete it.
}
play = Play without it
none = Nothing to accept here
none-how = This server has no authority of its own. If your browser shows no warning, all is well.

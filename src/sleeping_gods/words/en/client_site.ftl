### What the page says where no server is behind it: the engine beside it, the files on the device, installing, updates.

## The engine comes
site-loading = The game is coming to this device.
site-loading-of = { $come } of { $all } MB
site-starting = Nearly there: the table is being laid.
site-slow = This takes longer than it should. Everything chosen so far is saved: wait, or try again.
site-failed-title = The game could not be started
site-failed = It could not be fetched or started here. Your campaigns lie safely on this device: try again, or save a copy.
site-elsewhere-title = The game is open in another tab
site-elsewhere = One tab at a time plays, so that no choice is lost. Go on there, or take over here: everything chosen so far is saved.
site-taken-title = Another tab has taken over
site-taken = The game goes on there. You can take it back here at any time: everything chosen so far is saved.
site-take-over = Take over here
site-later = Not now

## What this device keeps
site-old-browser = This browser is too old to play here: it lacks WebAssembly or workers. A newer Chrome, Edge, Firefox or Safari will do.
site-keeps-nothing = This browser keeps no files here, as some do in private windows: a campaign lasts only as long as this tab. Save a copy before you close it, or use an ordinary window.
site-copy-due = { $name }: { $choices } choices lie on this device alone.
site-save-copy = Save a copy
site-storage = On this device
site-storage-campaigns = Campaigns
site-storage-fetched = The game, its worlds and pictures
site-storage-room = Room that is left
site-storage-safe = The browser has promised not to clear any of this away by itself.
site-storage-unsafe = The browser may clear this away when room is short: save copies of campaigns that you care for.
site-megabytes = { $count } MB
site-keep-all = Fetch everything for playing offline ({ $count } MB)
site-keep-failed = Not everything could be fetched. What has come is kept: try again later.
site-clear = Clear what was fetched
site-clear-help = Clearing leaves your campaigns alone; what was fetched comes again when it is needed.
site-empty-bin = { $count ->
    [one] Delete the campaign in the bin for good
   *[other] Delete { $count } campaigns in the bin for good
}

## Alone, installed, updated
site-friends = Everybody plays at this screen: hand the device on. For a device each, one of you runs a server: sleeping-gods serve --host and that computer’s address. The campaign goes there and back as a file.
site-install = Install
site-install-help = Installed, the game starts like any app, and plays without a network.
site-update = A new version is ready.
site-update-waits = A new version is ready. A table is still open in another tab: close it first.
site-update-take = Use it now

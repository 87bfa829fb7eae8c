extension RuleBook {
  /// Permissions, dialogs and one-time grants on Android.
  static let androidPermission: [Rule] = [
    Rule(
      .android(1), .documented,
      "Coarse, fine and background are separate permissions, with flags beside them."),
    Rule(
      .android(2), .documented,
      "Foreground means a visible activity or a foreground service of type location."),
    Rule(
      .android(3), .source, "Without the background permission the app op is foreground-only.",
      .partly("no app can read the op; what follows from it is modelled")),
    Rule(.android(4), .documented, "A while-in-use grant reads as granted even in the background."),
    Rule(.android(5), .documented, "Nothing tells an app about grants changed in Settings."),
    Rule(.android(6), .source, "A grant never ends the process."),
    Rule(.android(7), .documented, "Taking a permission away ends the process."),
    Rule(.android(8), .documented, "Going from precise to approximate restarts it."),
    Rule(.android(9), .source, "Going from all the time to while-using ends it as well."),
    Rule(
      .android(10), .observed, "Coming back afterwards starts a new process.",
      .partly("the saved instance state is what the app stored durably")),
    Rule(.android(11), .documented, "The dialog offers while using, only this time, and deny."),
    Rule(.android(12), .documented, "For both permissions it also offers precise or approximate."),
    Rule(.android(13), .documented, "Precise grants both, approximate coarse only, deny none."),
    Rule(.android(14), .documented, "For coarse alone there is no choice of accuracy."),
    Rule(
      .android(15), .documented, "A request for fine alone is ignored on some releases.",
      setting: "fine location alone"),
    Rule(
      .android(16), .documented,
      "The upgrade to precise has a dialog of its own; denying it leaves coarse."),
    Rule(.android(17), .source, "What is granted already is answered without a dialog."),
    Rule(.android(18), .documented, "An interrupted request comes back empty."),
    Rule(.android(19), .source, "Closing the dialog is no refusal.", setting: "dismissed question"),
    Rule(.android(20), .documented, "After two refusals no dialog comes up."),
    Rule(
      .android(21), .observed,
      "The advice to explain is true only between the first and the second refusal."),
    Rule(.android(22), .source, "A policy decides without a dialog."),
    Rule(.android(23), .source, "Coarse can be asked for when fine is refused for good."),
    Rule(
      .android(24), .source,
      "A grant may count as a decision, so that the next refusal is final.",
      setting: "grant as decision"),
    Rule(.android(25), .documented, "All the time is chosen only on the app's page in Settings."),
    Rule(
      .android(26), .documented,
      "Foreground and background in one request are refused as a whole."),
    Rule(.android(27), .source, "Background before any foreground grant is refused."),
    Rule(
      .android(28), .documented,
      "A request for background opens Settings and ends with the return."),
    Rule(.android(29), .source, "Coming back without choosing counts as a refusal."),
    Rule(
      .android(30), .documented, "Android 10, and apps built for it, ask in the dialog.",
      .notModelled("profiles begin with Android 11 and apps built for 12")),
    Rule(.android(31), .documented, "Background is as accurate as foreground."),
    Rule(
      .android(32), .documented,
      "The first location in the background is brought to the user's notice."),
    Rule(
      .android(33), .documented,
      "A one-time grant lasts while visible, a short time after, and as long as a service."),
    Rule(.android(34), .source, "It ends after 60 seconds without a break below the foreground."),
    Rule(.android(35), .source, "A service stays the end but not the timer."),
    Rule(.android(36), .source, "Without a process it ends after 5 seconds."),
    Rule(
      .android(37), .source, "What keeps it alive changed from importance to process state.",
      setting: "one-time keep-alive"),
    Rule(
      .android(38), .documented, "Its end lets the app ask again; it is no refusal.",
      setting: "one-time expiry"),
    Rule(.android(39), .documented, "The user can end it in Settings, which ends the process."),
  ]
}

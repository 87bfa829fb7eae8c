extension RuleBook {
  /// Authorization, questions, callbacks and use on iOS: I-01 to I-40.
  static let iOSPermission: [Rule] = [
    Rule(
      .iOS(1), .documented,
      "An app reads one of five statuses; denied also stands for Location Services being off."),
    Rule(
      .iOS(2), .documented,
      "Allow Once reads as when-in-use and provisional Always as Always; no app can tell."),
    Rule(.iOS(3), .observed, "In Settings a provisional Always is shown as while-using."),
    Rule(
      .iOS(4), .documented, "Restricted cannot be changed by the user, and nothing can be asked."),
    Rule(
      .iOS(5), .documented,
      "Location Services off makes every app denied; on again brings its status back; both are told.",
      setting: "airplane mode"),
    Rule(
      .iOS(6), .documented,
      "Whether Location Services are on is a fact of the device, not of the app's grant.",
      .partly("the system's own warning is left out: its wording is not known")),
    Rule(
      .iOS(7), .documented,
      "Settings, a reset, the usage reminder and the end of a temporary grant change the status too."
    ),
    Rule(
      .iOS(8), .documented,
      "A request for when-in-use acts only before a decision and offers Allow Once, While Using, Don't Allow."
    ),
    Rule(.iOS(9), .documented, "While Using lasts, Allow Once is temporary, Don't Allow is final."),
    Rule(
      .iOS(10), .documented,
      "A request in any other status does nothing and is answered by no callback."),
    Rule(.iOS(11), .documented, "A request by an app that is not in use does nothing."),
    Rule(.iOS(12), .documented, "A request without its usage descriptions does nothing."),
    Rule(
      .iOS(13), .documented,
      "A request for Always is honoured once, from not determined or when-in-use."),
    Rule(
      .iOS(14), .documented,
      "Always on top of when-in-use asks at once; keeping when-in-use is silent."),
    Rule(
      .iOS(14, isAddendum: true), .observed,
      "A callback during that question comes from a further location manager."),
    Rule(.iOS(15), .documented, "After Allow Once a request for Always is ignored."),
    Rule(
      .iOS(16), .documented,
      "Always asked first leads through the when-in-use question to provisional Always."),
    Rule(
      .iOS(17), .documented,
      "The postponed question comes up when an event is due that needs Always."),
    Rule(
      .iOS(18), .documented,
      "Keeping when-in-use there is told; changing to Always is not, and the event goes through."),
    Rule(
      .iOS(19), .documented,
      "Until the answer the event is held: the app gets it or the changed status."),
    Rule(
      .iOS(20), .folklore, "One source says provisional Always no longer exists.",
      setting: "provisional Always"),
    Rule(
      .iOS(21), .observed,
      "A permission alert makes the app inactive, its answer active again; the order of news is unknown.",
      setting: "callback order"),
    Rule(.iOS(22), .observed, "Apps notice a silent Keep by becoming active again."),
    Rule(
      .iOS(23), .observed,
      "Settings offer Never, Ask Next Time, While Using and Always, and a switch for precise location."
    ),
    Rule(
      .iOS(24), .documented,
      "A reminder of background use lets the user go back to when-in-use, which is told.",
      .partly("when it comes up is left to the scenario: its rhythm is only reported")),
    Rule(
      .iOS(25), .documented,
      "From iOS 18 a service session asks for what it declares, and again after a lapse."),
    Rule(
      .iOS(26), .documented,
      "Live updates make up a session and so ask, unless the app requires explicit sessions.",
      .partly("the update's own mark that a session is required has no place in the contract")),
    Rule(
      .iOS(27), .documented,
      "A new location manager is told the status once, even before any decision."),
    Rule(.iOS(28), .documented, "After that only changes are told."),
    Rule(.iOS(29), .documented, "Every location manager is told of a change."),
    Rule(.iOS(30), .documented, "Changes are told in the foreground and in the background."),
    Rule(
      .iOS(31), .documented, "A suspended app is told when it runs again.",
      setting: "permission on resume"),
    Rule(.iOS(32), .observed, "The callback stands for status and accuracy together."),
    Rule(
      .iOS(33), .documented, "Callbacks come on the thread that made the manager.",
      .notModelled("the simulated app has one thread")),
    Rule(.iOS(34), .documented, "A change while the app is dead is seen at its next launch."),
    Rule(
      .iOS(35), .unsourced, "Changing location permission in Settings does not end the process.",
      .partly("the process lives, and nothing rests on it: no source says so")),
    Rule(
      .iOS(36), .documented,
      "In use means in front, updating in the background, or shortly after the last of these.",
      .partly("the length of the short time is an assumption in the profile")),
    Rule(
      .iOS(37), .documented,
      "Allow Once lapses when the app is no longer in use, and the app is told.",
      .partly("the time it takes is an assumption in the profile")),
    Rule(
      .iOS(38), .documented,
      "Continuous background updates keep the app in use, and so keep Allow Once."),
    Rule(.iOS(39), .observed, "Allow Once does not outlive the process."),
    Rule(.iOS(40), .observed, "After the lapse the app may ask again."),
  ]
}

extension RuleBook {
  /// Accuracy, delivery in the background and indicators on iOS: I-41 to I-66.
  static let iOSAccuracy: [Rule] = [
    Rule(.iOS(41), .documented, "Accuracy is independent of the status."),
    Rule(.iOS(42), .observed, "The when-in-use question carries a switch for precise location."),
    Rule(
      .iOS(43), .documented,
      "Reduced accuracy is about 5 km, four positions an hour however the user moves, some old.",
      .partly(
        "the reported four an hour are taken as exact, one every 15 minutes; requests for one position are answered "
          + "each time"),
      setting: "reduced positions"),
    Rule(.iOS(44), .documented, "With reduced accuracy regions are not available."),
    Rule(.iOS(45), .documented, "Visits come with reduced accuracy too, as coarse as any fix."),
    Rule(
      .iOS(46), .documented,
      "Full accuracy for a while needs a purpose key, reduced accuracy and the foreground."),
    Rule(.iOS(47), .documented, "Its completion is the same whether the user granted or declined."),
    Rule(.iOS(48), .documented, "It ends by itself, but not while the app is in use."),
    Rule(.iOS(49), .documented, "An app can declare that reduced accuracy is enough."),
    Rule(.iOS(50), .documented, "Background updates without the declared mode crash the app."),
    Rule(.iOS(51), .documented, "Updates started in front with the flag go on in the background."),
    Rule(.iOS(52), .documented, "Without the flag they stop with the app's running."),
    Rule(
      .iOS(53), .documented, "Updates wait for a suspended app until it runs again.",
      .partly("how many wait is not documented; the profile has an assumption")),
    Rule(
      .iOS(54), .formerlyDocumented,
      "With when-in-use, starting updates from the background gives nothing, once the app is no longer in use."
    ),
    Rule(.iOS(55), .observed, "With Always it works."),
    Rule(.iOS(56), .documented, "Standard updates never start a terminated app."),
    Rule(
      .iOS(57), .observed,
      "A background activity session starts in front, or is rejoined after a relaunch."),
    Rule(.iOS(58), .observed, "Live updates rest while the phone does and go on by themselves."),
    Rule(
      .iOS(59), .observed, "Whether live updates start a terminated app again is contested.",
      setting: "live updates relaunch"),
    Rule(
      .iOS(60), .documented,
      "Updates pause by themselves while the phone rests and do not go on by themselves.",
      .partly("after what rest is only reported; the profile has a constant")),
    Rule(
      .iOS(61), .observed,
      "Coarse updates beside significant changes may be suspended in the background.",
      setting: "coarse updates"),
    Rule(
      .iOS(62), .documented,
      "One fix: the best at the timeout, a failure without any, one request at a time."),
    Rule(
      .iOS(63), .documented,
      "With when-in-use the blue indicator of background updates is always shown."),
    Rule(.iOS(64), .documented, "With Always it is shown where the app wants it."),
    Rule(.iOS(65), .observed, "A background activity session shows it too."),
    Rule(.iOS(66), .observed, "The arrow is solid in use and hollow for what may come."),
  ]

  /// Relaunch, regions, significant changes and errors on iOS: I-67 to I-93.
  static let iOSBackground: [Rule] = [
    Rule(
      .iOS(67), .documented,
      "Always lets significant changes, visits and regions start a terminated app; when-in-use never."
    ),
    Rule(.iOS(68), .documented, "Such a start says that location was the reason."),
    Rule(
      .iOS(69), .documented,
      "Then significant changes must be started again; regions and visits go on.",
      .partly("a condition is watched on without being made again")),
    Rule(.iOS(70), .formerlyDocumented, "An app started for a region has about ten seconds."),
    Rule(
      .iOS(71), .observed, "What a force-quit leaves of such starts is contested.",
      setting: "force-quit policy"),
    Rule(.iOS(72), .documented, "A force-quit ends updates and background activity."),
    Rule(
      .iOS(73), .documented, "After a reboot nothing is watched before the first unlock.",
      setting: "regions over reboot"),
    Rule(
      .iOS(74), .observed, "After a reboot an app with regions may be started without an event.",
      setting: "relaunch after reboot"),
    Rule(
      .iOS(75), .formerlyDocumented,
      "Background App Refresh off keeps regions and significant changes away.",
      setting: "background refresh off"),
    Rule(
      .iOS(76), .folklore, "Low Power Mode changes nothing that is documented about location.",
      .partly("the mode can be read and has no effect")),
    Rule(
      .iOS(77), .observed, "Reinstalling starts over with not determined.",
      .partly("the reported exceptions are left out")),
    Rule(.iOS(78), .documented, "An app has at most 20 regions."),
    Rule(.iOS(79), .formerlyDocumented, "One more fails."),
    Rule(
      .iOS(80), .documented, "A region of the same id replaces the old one.",
      .partly("registration takes no time, and small regions have no priority")),
    Rule(
      .iOS(81), .documented, "A radius beyond the maximum fails.",
      .partly("the maximum is an assumption in the profile")),
    Rule(
      .iOS(82), .formerlyDocumented,
      "A crossing counts at a distance from the boundary, held for 20 seconds."),
    Rule(
      .iOS(83), .documented,
      "Region events usually take minutes; what held for 20 seconds is told all the same.",
      .partly("there is no latency unless a scenario sets one")),
    Rule(
      .iOS(84), .formerlyDocumented,
      "Being inside at the start gives no event; the state can be asked for."),
    Rule(
      .iOS(85), .formerlyDocumented,
      "Regions may be registered before a grant; the watch begins with it."),
    Rule(
      .iOS(86), .documented, "Monitoring fails with one of four errors.",
      .partly("delays of setup and response do not occur")),
    Rule(.iOS(87), .documented, "With when-in-use, region events come only while the app runs."),
    Rule(
      .iOS(88), .documented,
      "Significant changes: about 500 m and not within 5 minutes; the first comes at once.",
      setting: "significant changes at rest"),
    Rule(
      .iOS(89), .documented, "Location unknown is temporary and updates go on; denied is the end."),
    Rule(
      .iOS(90), .documented, "An app that handles no failures makes iOS throw.",
      .notModelled("the contract makes every app handle them")),
    Rule(
      .iOS(91), .documented,
      "Updates while denied or restricted fail; those before the answer wait for it.",
      .partly("that a request for one fix waits as updates do is an assumption"),
      setting: "updates before the answer"),
    Rule(.iOS(92), .documented, "A fix may be a cached one; only its time tells."),
    Rule(.iOS(93), .documented, "A distance filter lets a more accurate fix through."),
  ]
}

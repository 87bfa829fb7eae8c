extension RuleBook {
  /// Relaunch, regions, significant changes and errors on iOS: I-67 to I-93.
  static let iOSBackground: [Rule] = [
    Rule(
      .iOS(67), .documented,
      "Always lets significant changes, visits and regions start a terminated app; when-in-use never."
    ),
    Rule(
      .iOS(68), .documented,
      "Such a start says that location was the reason."),
    Rule(
      .iOS(69), .documented,
      "Then significant changes must be started again; regions and visits go on.",
      .partly("a condition is watched on without being made again")),
    Rule(
      .iOS(70), .formerlyDocumented,
      "An app started for a region has about ten seconds."),
    Rule(
      .iOS(71), .observed,
      "What a force-quit leaves of such starts is contested.",
      setting: "force-quit policy"),
    Rule(
      .iOS(72), .documented,
      "A force-quit ends updates and background activity."),
    Rule(
      .iOS(73), .documented,
      "After a reboot nothing is watched before the first unlock.",
      setting: "regions over reboot"),
    Rule(
      .iOS(74), .observed,
      "After a reboot an app with regions may be started without an event.",
      setting: "relaunch after reboot"),
    Rule(
      .iOS(75), .formerlyDocumented,
      "Background App Refresh off keeps regions and significant changes away.",
      setting: "background refresh off"),
    Rule(
      .iOS(76), .folklore,
      "Low Power Mode changes nothing that is documented about location.",
      .partly("the mode can be read and has no effect")),
    Rule(
      .iOS(77), .observed,
      "Reinstalling starts over with not determined.",
      .partly("the reported exceptions are left out")),
    Rule(
      .iOS(78), .documented,
      "An app has at most 20 regions."),
    Rule(
      .iOS(79), .formerlyDocumented,
      "One more fails."),
    Rule(
      .iOS(80), .documented,
      "A region of the same id replaces the old one.",
      .partly("registration takes no time, and small regions have no priority")),
    Rule(
      .iOS(81), .documented,
      "A radius beyond the maximum fails.",
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
      .iOS(86), .documented,
      "Monitoring fails with one of four errors.",
      .partly("delays of setup and response do not occur")),
    Rule(
      .iOS(87), .documented,
      "With when-in-use, region events come only while the app runs."),
    Rule(
      .iOS(88), .documented,
      "Significant changes: about 500 m and not within 5 minutes; the first comes at once.",
      setting: "significant changes at rest"),
    Rule(
      .iOS(89), .documented,
      "Location unknown is temporary and updates go on; denied is the end."),
    Rule(
      .iOS(90), .documented,
      "An app that handles no failures makes iOS throw.",
      .notModelled("the contract makes every app handle them")),
    Rule(
      .iOS(91), .documented,
      "Updates while denied or restricted fail; those before the answer wait for it.",
      .partly("that a request for one fix does not wait is an assumption"),
      setting: "updates before the answer"),
    Rule(
      .iOS(92), .documented,
      "A fix may be a cached one; only its time tells."),
    Rule(
      .iOS(93), .documented,
      "A distance filter lets a more accurate fix through."),
  ]
}

extension RuleBook {
  /// Accuracy, delivery in the background and indicators on iOS: I-41 to I-66.
  static let iOSAccuracy: [Rule] = [
    Rule(
      .iOS(41), .documented,
      "Accuracy is independent of the status."),
    Rule(
      .iOS(42), .observed,
      "The when-in-use question carries a switch for precise location."),
    Rule(
      .iOS(43), .documented,
      "Reduced accuracy is about 5 km, four positions an hour however the user moves, some old.",
      .partly("the reported four an hour are taken as exact, one every 15 minutes"),
      setting: "reduced positions"),
    Rule(
      .iOS(44), .documented,
      "With reduced accuracy regions are not available."),
    Rule(
      .iOS(45), .documented,
      "Visits come with reduced accuracy too, as coarse as any fix."),
    Rule(
      .iOS(46), .documented,
      "Full accuracy for a while needs a purpose key, reduced accuracy and the foreground."),
    Rule(
      .iOS(47), .documented,
      "Its completion is the same whether the user granted or declined."),
    Rule(
      .iOS(48), .documented,
      "It ends by itself, but not while the app is in use."),
    Rule(
      .iOS(49), .documented,
      "An app can declare that reduced accuracy is enough."),
    Rule(
      .iOS(50), .documented,
      "Background updates without the declared mode crash the app."),
    Rule(
      .iOS(51), .documented,
      "Updates started in front with the flag go on in the background."),
    Rule(
      .iOS(52), .documented,
      "Without the flag they stop with the app's running."),
    Rule(
      .iOS(53), .documented,
      "Updates wait for a suspended app until it runs again.",
      .partly("how many wait is not documented; the profile has an assumption")),
    Rule(
      .iOS(54), .formerlyDocumented,
      "With when-in-use, starting updates from the background gives nothing, once the app is no longer in use."
    ),
    Rule(
      .iOS(55), .observed,
      "With Always it works."),
    Rule(
      .iOS(56), .documented,
      "Standard updates never start a terminated app."),
    Rule(
      .iOS(57), .observed,
      "A background activity session starts in front, or is rejoined after a relaunch."),
    Rule(
      .iOS(58), .observed,
      "Live updates rest while the phone does and go on by themselves."),
    Rule(
      .iOS(59), .observed,
      "Whether live updates start a terminated app again is contested.",
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
    Rule(
      .iOS(64), .documented,
      "With Always it is shown where the app wants it."),
    Rule(
      .iOS(65), .observed,
      "A background activity session shows it too."),
    Rule(
      .iOS(66), .observed,
      "The arrow is solid in use and hollow for what may come."),
  ]
}

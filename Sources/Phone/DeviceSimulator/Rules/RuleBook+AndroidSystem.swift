extension RuleBook {
  /// Services, deferred work, direct boot and sound on Android.
  static let androidSystem: [Rule] = [
    Rule(
      .android(66), .documented,
      "A location service without location permission is a SecurityException."),
    Rule(
      .android(67), .source,
      "Every permission request pauses and resumes the app, also one without a dialog."),
    Rule(
      .android(68), .documented,
      "Deferred work starts when its conditions hold, has ten minutes, and is tried again.",
      .partly("work is never periodic, and battery and storage are no conditions")),
    Rule(
      .android(69), .documented,
      "Before the first unlock only apps made for it run, and read only storage made for it.",
      .partly("an app keeps nothing in device-protected storage")),
    Rule(
      .android(70), .documented,
      "One app holds the audio focus; another loses it for good, for a while, or is lowered.",
      .partly("services that play are not modelled")),
  ]
}

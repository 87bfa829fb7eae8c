extension RuleBook {
  /// Background, geofences, switches and accuracy on Android.
  static let androidBackground: [Rule] = [
    Rule(
      .android(40), .documented, "In the background locations come a few times an hour.",
      .partly("how often is an assumption in the profile")),
    Rule(
      .android(41), .documented,
      "A service started while visible gets every location, and shows a notification.",
      .partly(
        "the service's own notice cannot be swiped away, as it can from Android 13 on while the "
          + "service goes on"),
      setting: "ongoing notifications"),
    Rule(
      .android(42), .documented,
      "A service started from the background needs the background permission."),
    Rule(
      .android(43), .documented,
      "From Android 12 a service may not start from the background without an exemption.",
      .partly(
        "the exemptions are geofences, changes of motion, of the clock and of the language, exact "
          + "alarms, the phone's start, updates, urgent messages, notifications and battery "
          + "optimisation off")),
    Rule(
      .android(44), .documented, "Being exempt does not spare the permission.",
      .partly("widgets and device owners are not modelled")),
    Rule(.android(45), .documented, "A geofence may start a service where background is granted."),
    Rule(
      .android(46), .documented, "Battery Saver does one of five things to locations.",
      .partly("satellites off counts as no locations"), setting: "battery saver"),
    Rule(
      .android(47), .folklore, "Whether Doze stops a service's locations is contested.",
      setting: "doze"),
    Rule(
      .android(48), .observed,
      "A swipe from the recent apps is no force stop, and a service goes on.",
      setting: "swipe from recents"),
    Rule(.android(49), .documented, "A force-stopped app gets nothing until the user opens it."),
    Rule(
      .android(50), .documented, "A process killed for memory is started again by a geofence.",
      .partly("that a service's process is started again by itself is an assumption"),
      setting: "killed services"),
    Rule(
      .android(51), .documented,
      "An app has at most 100 geofences and needs fine and background for them."),
    Rule(
      .android(52), .documented,
      "A geofence reports what was chosen: entering, leaving, staying; and what triggered it."),
    Rule(
      .android(53), .documented, "Geofence events usually take minutes.",
      .partly("the latency is a constant of the profile, zero unless changed")),
    Rule(
      .android(54), .formerlyDocumented,
      "Entering and leaving depend on how far the fix's circle overlaps.",
      .partly("the overlap is taken along one line")),
    Rule(
      .android(55), .documented,
      "Geofences are lost on reboot, reinstall and without a provider.",
      .partly("upgrades and crashes of Play services are no events here")),
    Rule(
      .android(56), .documented,
      "The location switch leaves the permissions and stops the updates; whether updates can be had "
        + "is told, as in a tunnel.",
      .partly("that one fix fails at once is an assumption")),
    Rule(
      .android(57), .documented,
      "An app can have the user asked to turn the device's location on.",
      .partly("the labels of the question are not documented")),
    Rule(
      .android(58), .documented,
      "After a reboot the app is told, and must add its geofences again.",
      .partly("that this comes after the unlock is an assumption")),
    Rule(
      .android(59), .documented, "An app unused for months loses its permissions and hibernates.",
      .partly("the scenario says when: the time is not documented")),
    Rule(.android(60), .documented, "Reinstalling starts over with permissions and refusals."),
    Rule(.android(61), .observed, "From Android 17 a blue dot shows the use of location."),
    Rule(
      .android(62), .observed, "Android 17 has a button for precise location once.",
      .notModelled("its details are known only from the press")),
    Rule(
      .android(63), .documented,
      "Approximate is an area of about 3 square kilometres, precise at best 50 m or better."),
    Rule(.android(64), .documented, "An approximate grant caps every interface."),
    Rule(.android(65), .documented, "There is no request for precise location for a while."),
  ]

  /// Services, work, direct boot, sound, notifications, Doze, what wakes an app and who tells positions on Android.
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
    Rule(
      .android(71), .documented,
      "From Android 13 on an app asks before its notifications are seen; two refusals are final.",
      .partly(
        "what an app keeps from Android 12 and the question of older targets are not modelled")),
    Rule(
      .android(72), .documented,
      "Doze: light some minutes after the screen went off, deep after an hour, half of it at rest, "
        + "with windows; motion, the screen, any use and the charger end it. Battery Saver brings it "
        + "soon, also on the move.",
      .partly(
        "the lengths are from AOSP; the screen goes off only where a scenario locks the phone; wake locks "
          + "and Wi-Fi scans are not modelled"),
      setting: "Doze entry"),
    Rule(
      .android(73), .documented,
      "Doze, Battery Saver and standby buckets, but the restricted one, hold nothing back while the "
        + "phone charges."),
    Rule(
      .android(74), .documented,
      "Geofences, motion, urgent messages, alarms, the phone's start, updates of the app and changes "
        + "of the clock, its zone and the language reach an app that does not run.",
      .partly(
        "inexact alarms come when they are due; an app that was never opened gets none")),
    Rule(
      .android(75), .documented,
      "Activity transitions come by an intent and wake or start the app.",
      .partly("the permission is taken as given where it is declared")),
    Rule(
      .android(76), .documented,
      "Standby buckets bound the work of apps that are not used, before Android 13 also their urgent "
        + "messages; its user, or a service, makes an app active.",
      .partly(
        "the scenario says when an app falls into a bucket; alarms and the network of rare apps are "
          + "not bounded, nor is work stopped where its window ends")),
    Rule(
      .android(77), .documented,
      "Restricted battery use: no work, alarm or service from the background, and one that runs is "
        + "ended out of sight; makers have killers of their own.",
      .partly(
        "when a service ends, and that its process ends with it, is an assumption; of makers there "
          + "is what their users report"),
      setting: "maker's killer"),
    Rule(
      .android(78), .documented,
      "\"Stop\" in the list of active apps ends the whole app without a word; work and geofences stay."
    ),
    Rule(
      .android(79), .documented,
      "An update ends the process, and starts the app to tell it; that geofences are lost is reported.",
      .partly("a later version is the same app, and what it declares does not change"),
      setting: "geofences over an update"),
    Rule(
      .android(80), .documented, "A mock app can tell positions, which say so.",
      .partly("geofences go by where the phone really is")),
    Rule(
      .android(81), .documented,
      "Without location accuracy there are no positions by networks and no geofences; without "
        + "Wi-Fi scanning they are vague, and late; in airplane mode satellites alone tell positions.",
      .partly(
        "what satellites stand in for is as in AOSP, how late geofences are is an assumption, and "
          + "airplane mode leaves geofences as they are")),
    Rule(
      .android(82), .documented,
      "The user can exempt an app from hibernation and from battery optimisation, and the app can "
        + "read both; by the latter it is in no standby bucket, and sets exact alarms.",
      .partly(
        "an app asks for neither by a question of its own, but by opening its page in Settings")),
  ]
}

extension RuleBook {
  /// What iOS does for an app that does not run, storage, sound, notifications, clock, pushes and positions: I-94 to I-110.
  static let iOSSystem: [Rule] = [
    Rule(
      .iOS(94), .documented,
      "A background transfer goes on without the app, which is started when it is done.",
      .partly("when the system tries a broken one again is an assumption")),
    Rule(
      .iOS(95), .documented,
      "Deferred work starts when the system sees fit, for half a minute or some minutes.",
      .partly("when it sees fit is an assumption: 15 minutes after all conditions hold")),
    Rule(
      .iOS(96), .documented,
      "From the phone's start to the first unlock an app's files cannot be read or written.",
      .partly("the screen lock's other protection classes are not modelled"),
      setting: "starts before the first unlock"),
    Rule(
      .iOS(97), .documented,
      "Sounds interrupt or lower each other as audio sessions say; without headphones an app pauses.",
      .partly("categories that record are not modelled")),
    Rule(
      .iOS(98), .documented,
      "Notifications are seen once the user has allowed them; a request without permission fails.",
      .partly(
        "alerts, sounds and badges are one switch, quiet ones look like others, and only Apple's "
          + "frameworks tell of the failure")),
    Rule(
      .iOS(99), .documented,
      "The state of a region is told at every crossing too, and of a condition nothing but the state.",
      .partly("where an app wants no word of entering or leaving, it is told no state either")),
    Rule(
      .iOS(100), .documented,
      "A new day, summer time, a clock that is set and another zone are told to a running app, "
        + "to a suspended one once.",
      .partly(
        "of several changes while it is suspended the last one is told, at any wake and not only "
          + "with the app in front")),
    Rule(
      .iOS(101), .documented,
      "Out of sight an app cannot begin to silence others, whether or not any are heard.",
      .partly("a session counts as active from its first sound until it lost the loudspeaker")),
    Rule(
      .iOS(102), .observed, "Low Power Mode is switched off when the phone has charged to 80 %.",
      .partly("the user may switch it on again at once, as it goes off only at the mark"),
      setting: "end of Low Power Mode"),
    Rule(
      .iOS(103), .documented,
      "A silent push wakes or starts the app in the background; not one that the user has closed. "
        + "Of those held the newest is kept, until the process ends. A visible one starts nothing until it is tapped.",
      .partly("the system counts them by the hour alone, not by what the app does with its time"),
      setting: "silent pushes"),
    Rule(
      .iOS(104), .documented,
      "iOS may start a process ahead of its user, also before the first unlock.",
      .partly(
        "only where a scenario says so; documented is a start that the app does not notice, "
          + "reported one that it does, as here")),
    Rule(
      .iOS(105), .observed,
      "An update ends the process and drops deferred work; what is stored, permissions and regions "
        + "stay.",
      .partly("that background transfers go on is an assumption")),
    Rule(
      .iOS(106), .documented,
      "The first question after a request for Always shows the text of when in use, the later one that of Always."
    ),
    Rule(
      .iOS(107), .documented,
      "A request for one position by a delegate that lacks a method for it throws.",
      .partly(
        "an app of its own sources on Linux is ended when the answer comes, as Swift does not tell "
          + "at the call what a delegate implements; the setting needs the step that declares the lack"
      ),
      setting: "updates without callbacks"),
    Rule(
      .iOS(108), .documented,
      "Positions say whether software made them up or an accessory measured them.",
      .partly("regions, significant changes and visits go by where the phone really is")),
    Rule(
      .iOS(109), .documented,
      "The accuracy that was asked for bounds what comes: from a kilometre on cells tell it, from a "
        + "hundred metres on Wi-Fi, satellites only what is finer.",
      .partly(
        "the radii are assumptions, networks tell the middle of a fixed cell, and significant "
          + "changes are as accurate as ever")),
    Rule(
      .iOS(110), .documented,
      "The user can clear a notice at any time, also one that says that tracking goes on."),
  ]
}

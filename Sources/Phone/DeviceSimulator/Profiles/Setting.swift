/// A named setting of a profile: something the sources leave open or contradict, with the value to take unless told.
public struct Setting: Sendable {
  /// The name by which a scenario sets it, such as "force-quit policy".
  public let name: String
  /// What it decides, in one sentence.
  public let documentation: String
  /// The rule that leaves it open.
  public let rule: RuleID
  /// The values it can take, the one to take unless told first.
  public let values: [String]

  private let read: @Sendable (Policies) -> String
  private let write: @Sendable (inout Policies, String) -> Bool

  /// The value to take unless told.
  public var defaultValue: String { read(.proposed) }

  /// Returns the value that a profile has.
  public func value(in profile: Profile) -> String { read(profile.policies) }

  /// Gives a profile the value, and tells whether the setting can take it.
  func set(_ value: String, in profile: inout Profile) -> Bool { write(&profile.policies, value) }

  /// Creates a setting over a policy, with a word for each choice that it has.
  private init<Choice: Equatable & Sendable>(
    _ name: String, _ rule: RuleID, _ documentation: String, _ choices: [(Choice, word: String)],
    _ path: @escaping @Sendable () -> WritableKeyPath<Policies, Choice>
  ) {
    self.name = name
    self.rule = rule
    self.documentation = documentation
    read = { policies in
      choices.first { $0.0 == policies[keyPath: path()] }?.word ?? ""
    }
    write = { policies, word in
      guard let choice = choices.first(where: { $0.word == word })?.0 else { return false }
      policies[keyPath: path()] = choice
      return true
    }
    let first = read(.proposed)
    values = [first] + choices.map(\.word).filter { $0 != first }
  }

  /// Creates a setting over a policy with named choices.
  fileprivate init<Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, _ rule: RuleID, _ documentation: String,
    _ path: @escaping @Sendable @autoclosure () -> WritableKeyPath<Policies, Choice>
  ) {
    self.init(name, rule, documentation, Choice.allCases.map { ($0, $0.rawValue) }, path)
  }

  /// Creates a setting over a policy that holds or does not, with a word for each.
  fileprivate init(
    _ name: String, _ rule: RuleID, _ documentation: String, holds: String, doesNot: String,
    _ path: @escaping @Sendable @autoclosure () -> WritableKeyPath<Policies, Bool>
  ) {
    self.init(name, rule, documentation, [(true, holds), (false, doesNot)], path)
  }
}

extension Setting {
  /// Every setting, those of iOS first, each platform's in the order of the rules.
  public static let all: [Setting] = iOS + android

  private static let iOS: [Setting] = [
    Setting(
      "airplane mode", .iOS(5), "Whether airplane mode reads as denied permission.",
      holds: "denies location", doesNot: "leaves location alone", \.airplaneModeDenies),
    Setting(
      "provisional Always", .iOS(20),
      "Whether a first request for Always leads to the provisional kind.",
      holds: "exists", doesNot: "does not exist", \.hasProvisionalAlways),
    Setting(
      "callback order", .iOS(21),
      "Whether news about permission comes before or after the news of being active.",
      \.callbackOrder),
    Setting(
      "permission on resume", .iOS(31),
      "Whether a resumed app is told its permission always, or where it changed meanwhile.",
      holds: "repeated", doesNot: "only when changed", \.repeatsPermissionOnResume),
    Setting(
      "reduced positions", .iOS(43),
      "Whether a request with reduced accuracy is answered with the last coarse position there is.",
      holds: "up to 20 minutes old", doesNot: "fresh", \.repeatsReducedFixes),
    Setting(
      "live updates relaunch", .iOS(59),
      "When a terminated app is started again for its live updates.", \.liveUpdatesRelaunch),
    Setting(
      "coarse updates", .iOS(61),
      "Whether coarse updates beside significant changes let the app be suspended.",
      holds: "suspended", doesNot: "kept running", \.suspendsCoarseUpdates),
    Setting(
      "force-quit policy", .iOS(71), "Which events start an app again that the user closed.",
      \.forceQuit),
    Setting(
      "regions over reboot", .iOS(73), "Whether regions are watched again after the first unlock.",
      holds: "kept", doesNot: "lost", \.keepsRegionsOverReboot),
    Setting(
      "relaunch after reboot", .iOS(74),
      "Whether an app with regions is started after a reboot without an event.",
      holds: "starts the app", doesNot: "waits for an event", \.relaunchesAfterReboot),
    Setting(
      "background refresh off", .iOS(75),
      "Whether regions and significant changes need Background App Refresh.",
      holds: "blocks events", doesNot: "blocks nothing", \.refreshOffBlocksEvents),
    Setting(
      "significant changes at rest", .iOS(88),
      "Whether significant changes come every 15 minutes without movement too.",
      holds: "every 15 minutes", doesNot: "only on movement", \.significantChangesWithoutMovement),
    Setting(
      "updates before the answer", .iOS(91),
      "What becomes of updates, and of a request for one position, that come before the user has decided.",
      \.undeterminedUpdates),
    Setting(
      "starts before the first unlock", .iOS(96),
      "Which events start an app that cannot read its storage yet.", \.startsBeforeFirstUnlock),
    Setting(
      "end of Low Power Mode", .iOS(102),
      "At what charge a phone that charges switches Low Power Mode off.", \.lowPowerModeEnd),
    Setting(
      "silent pushes", .iOS(103),
      "How many silent pushes reach an app that is out of sight; of the rest the newest one waits.",
      \.silentPushLimit),
    Setting(
      "updates without callbacks", .iOS(107),
      "Whether updates end an app whose delegate lacks a method for positions or failures.",
      holds: "end the app", doesNot: "go on", \.updatesNeedCallbacks),
  ]

  private static let android: [Setting] = [
    Setting(
      "fine location alone", .android(15),
      "Whether a request for fine location without coarse is ignored.",
      holds: "ignored", doesNot: "works", \.ignoresFineAlone),
    Setting(
      "dismissed question", .android(19), "How a question closed without an answer is reported.",
      holds: "cancelled", doesNot: "not granted", \.dismissalCancels),
    Setting(
      "grant as decision", .android(24),
      "Whether the first refusal after a grant is already final.",
      holds: "counts", doesNot: "does not count", \.grantCountsAsDecision),
    Setting(
      "one-time keep-alive", .android(37), "What keeps a one-time grant alive in the background.",
      \.oneTimeKeepAlive),
    Setting(
      "one-time expiry", .android(38), "Whether the end of a one-time grant kills the process.",
      holds: "kills the process", doesNot: "leaves the process alone", \.oneTimeExpiryKills),
    Setting(
      "ongoing notifications", .android(41),
      "Whether the user can swipe a service's notification away.",
      \.ongoingNotifications),
    Setting(
      "battery saver", .android(46), "What Battery Saver does to locations.", \.powerSaveMode),
    Setting(
      "doze", .android(47), "Whether Doze stops the locations of a foreground service.",
      holds: "stops services", doesNot: "leaves services alone", \.dozeStopsServices),
    Setting(
      "swipe from recents", .android(48), "Whether a swipe stops a foreground service.",
      holds: "stops services", doesNot: "leaves services alone", \.swipeStopsServices),
    Setting(
      "killed services", .android(50),
      "Whether a service that the system killed is started again.",
      holds: "restarted", doesNot: "gone", \.restartsKilledServices),
    Setting(
      "Doze entry", .android(72),
      "What lets a phone that nobody uses and no charger feeds fall into Doze, quickly with Battery Saver.",
      \.dozeEntry),
    Setting(
      "maker's killer", .android(77),
      "What the phone's maker has built in to end apps or keep them from starting.",
      \.makersKiller),
    Setting(
      "geofences over an update", .android(79), "Whether geofences outlive an update of the app.",
      holds: "kept", doesNot: "lost", \.keepsGeofencesOverUpdate),
  ]
}

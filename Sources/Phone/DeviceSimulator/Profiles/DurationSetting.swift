public import DeviceInterface

/// A length of time that the platforms do not document, with a name by which scenarios set it.
public struct DurationSetting: Sendable {
  /// The name, such as "suspension delay".
  public let name: String
  /// What takes so long, in one sentence.
  public let documentation: String
  /// The rules that leave it open, one for each platform that has it.
  public let rules: [RuleID]
  /// The shortest it can be; what repeats itself needs time in between.
  public let least: Duration

  private let path: @Sendable () -> WritableKeyPath<Constants, Duration>

  init(
    _ name: String, _ rules: [RuleID], least: Duration = .zero, _ documentation: String,
    _ path: @escaping @Sendable @autoclosure () -> WritableKeyPath<Constants, Duration>
  ) {
    self.name = name
    self.rules = rules
    self.least = least
    self.documentation = documentation
    self.path = path
  }

  /// The rule of the platform that leaves it open; `nil` where the platform has nothing of the kind.
  public func rule(on platform: PlatformKind) -> RuleID? { rules.first { $0.platform == platform } }

  /// The value that a profile has.
  public func value(in profile: Profile) -> Duration { profile.constants[keyPath: path()] }

  func set(_ value: Duration, in profile: inout Profile) {
    profile.constants[keyPath: path()] = value
  }

  /// Returns the setting with the name, or `nil`; case does not matter.
  public static func named(_ name: String) -> DurationSetting? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}

extension Profile {
  /// The lengths of time that mean something on this platform.
  public var durations: [DurationSetting] {
    DurationSetting.all.filter { $0.rule(on: platform) != nil }
  }

  /// Sets a length of time by its name, or throws what there is instead.
  public mutating func set(_ name: String, to value: Duration) throws(PhoneError) {
    let wanted = name.lowercased()
    guard let setting = durations.first(where: { $0.name.lowercased() == wanted }) else {
      if let other = DurationSetting.named(name) {
        throw .notOnPlatform(
          wanted: "setting \"\(other.name)\"", platform: platform, rule: other.rules.first)
      }
      throw .unknownSetting(name, known: durations.map(\.name))
    }
    guard value >= setting.least else { throw .tooShort(name: setting.name, least: setting.least) }
    setting.set(value, in: &self)
  }
}

extension DurationSetting {
  /// Every length of time that is an assumption, by subject.
  public static let all: [DurationSetting] =
    life + grants + locations + events + work + doze + limits

  private static let life: [DurationSetting] = [
    DurationSetting(
      "suspension delay", [.iOS(52), .android(40)],
      "How long an app runs in the background before it is suspended.", \.suspensionDelay),
    DurationSetting(
      "background task time", [.iOS(52)],
      "How long background tasks keep an app running that has left the front.",
      \.backgroundTaskTime),
    DurationSetting(
      "wake time", [.iOS(70), .android(50)],
      "How long an app runs that was woken or started in the background for an event.", \.wakeTime),
    DurationSetting(
      "push time", [.iOS(103)], "How long an app may run for a silent push.", \.pushTime),
    DurationSetting(
      "service restart delay", [.android(50)],
      "How long after its end the process of a killed service is started again.",
      \.serviceRestartDelay),
  ]

  private static let grants: [DurationSetting] = [
    DurationSetting(
      "in-use grace", [.iOS(36)],
      "How long an app counts as in use after it left the front.", \.inUseGrace),
    DurationSetting(
      "Allow Once expiry", [.iOS(37)],
      "How long Allow Once outlives the app's use.", \.temporaryGrantGrace),
    DurationSetting(
      "one-time timeout", [.android(34)],
      "How long a one-time grant lasts in the background.", \.oneTimeGrantTimeout),
    DurationSetting(
      "one-time delay after a kill", [.android(36)],
      "How long a one-time grant outlives the process.", \.oneTimeGrantKilledDelay),
  ]

  private static let locations: [DurationSetting] = [
    DurationSetting(
      "update interval", [.iOS(51), .android(41)], least: .milliseconds(100),
      "How often locations come, unless the app says otherwise.", \.updateInterval),
    DurationSetting(
      "approximate update interval", [.iOS(43)], least: .milliseconds(100),
      "How often locations come at most without precise location.", \.reducedUpdateInterval),
    DurationSetting(
      "background update interval", [.android(40)], least: .milliseconds(100),
      "How often locations come at most in the background without a service.",
      \.backgroundUpdateInterval),
    DurationSetting(
      "automatic pause", [.iOS(60)],
      "How long the phone must rest until updates are paused.", \.automaticPauseDelay),
    DurationSetting(
      "drift time", [.iOS(109), .android(63)], least: .seconds(1),
      "After what time a 2.7th is left of the error of positions that drift.", \.driftTime),
  ]

  private static let events: [DurationSetting] = [
    DurationSetting(
      "region hold time", [.iOS(82)],
      "How long the phone must stay beyond a region's boundary.", \.regionHoldTime),
    DurationSetting(
      "region latency", [.iOS(83), .android(53)],
      "How long the report of a region takes after that.", \.regionLatency),
    DurationSetting(
      "region latency without Wi-Fi scanning", [.android(81)],
      "How late a region's boundary is noticed where no networks around are looked for.",
      \.regionLatencyWithoutScans),
    DurationSetting(
      "significant change interval", [.iOS(88)], least: .milliseconds(100),
      "The least time between two significant changes.", \.significantChangeInterval),
    DurationSetting(
      "visit delay", [.iOS(45)], "How long a stay must last to be reported.", \.visitDelay),
  ]

  private static let work: [DurationSetting] = [
    DurationSetting(
      "deferred work delay", [.iOS(95), .android(68)],
      "How long deferred work waits after all its conditions hold.", \.deferredWorkDelay),
    DurationSetting(
      "brief work time", [.iOS(95), .android(68)],
      "How long deferred work that is brief may take until it expires.", \.refreshWorkTime),
    DurationSetting(
      "long work time", [.iOS(95), .android(68)],
      "How long deferred work that is not brief may take until it expires.", \.processingWorkTime),
    DurationSetting(
      "first retry delay", [.android(68)], least: .seconds(1),
      "After what time deferred work is tried again; it doubles with every try.", \.workRetryDelay),
    DurationSetting(
      "longest retry delay", [.android(68)], least: .seconds(1),
      "After what time deferred work is tried again at the latest.", \.workRetryDelayMax),
    DurationSetting(
      "transfer retry delay", [.iOS(94)], least: .seconds(1),
      "After what time the system tries a background transfer again that broke off.",
      \.transferRetryDelay),
  ]

  private static let doze: [DurationSetting] = [
    DurationSetting(
      "delay of light Doze", [.android(72)], least: .seconds(1),
      "How long after the screen went off a phone without a charger falls into light Doze.",
      \.dozeLightDelay),
    DurationSetting(
      "delay of deep Doze", [.android(72)], least: .seconds(1),
      "How long nobody must have used a phone until it falls into deep Doze.", \.dozeDeepDelay),
    DurationSetting(
      "delay of deep Doze after motion", [.android(72)], least: .seconds(1),
      "How long nobody must have used a phone that motion has woken until it falls into deep Doze.",
      \.dozeDeepDelayAgain),
    DurationSetting(
      "delay of quick Doze", [.android(72)], least: .seconds(1),
      "How long after the screen went off Battery Saver brings deep Doze.", \.quickDozeDelay),
    DurationSetting(
      "rest before deep Doze", [.android(72)], least: .seconds(1),
      "How long a phone must have lain still to fall into deep Doze.", \.dozeDeepRest),
    DurationSetting(
      "first Doze window", [.android(72)], least: .seconds(1),
      "After what time deep Doze lets things through; every further time is twice as long.",
      \.dozeWindowFirst),
    DurationSetting(
      "longest time between Doze windows", [.android(72)], least: .seconds(1),
      "How far the maintenance windows of deep Doze are apart at most.", \.dozeWindowLast),
    DurationSetting(
      "length of a Doze window", [.android(72)], least: .seconds(1),
      "How long deep Doze lets things through at first; every further time it is twice as long.",
      \.dozeWindowLength),
    DurationSetting(
      "distance of alarms in Doze", [.android(72)], least: .seconds(1),
      "How far apart alarms of an app ring at least while the phone rests.", \.alarmDistanceInDoze),
  ]
  private static let limits: [DurationSetting] = [
    DurationSetting(
      "restricted service time", [.android(77)],
      "How long the service of an app lasts out of sight whose battery use is restricted.",
      \.restrictedServiceTime),
    DurationSetting(
      "time until an app sleeps", [.android(77)], least: .seconds(1),
      "How long nobody has used an app that a maker's killer sends to sleep.", \.sleepDelay),
  ]
}

/// A push of the app's server: what is in it, and how it is to arrive.
public struct Push: Hashable, Sendable {
  /// How it is to arrive.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// For the app alone and at once: silent on iOS (`I-103`), of high priority on Android (`A-43`).
    case urgent
    /// For the app alone, when the phone is awake anyway (`A-72`); Android only.
    case normal
    /// For the user: the platform shows it, and starts nothing until it is tapped (`I-103`).
    case visible
  }

  /// What the server has put into it; of a visible one what the user reads.
  public var text: String
  /// How it is to arrive.
  public var kind: Kind
  /// Whether the app is told what is in it; one without is there to wake the app alone (`A-43`).
  var isTold = true

  /// Creates a push for the app alone, unless said otherwise.
  public init(_ text: String, _ kind: Kind = .urgent) {
    self.text = text
    self.kind = kind
  }

  /// An urgent message by which an app is woken, and told nothing more (`A-43`).
  static var wakeUp: Push {
    var push = Push("")
    push.isTold = false
    return push
  }
}

/// How many silent pushes iOS lets through in an hour to an app that is out of sight (`I-103`).
public enum SilentPushLimit: String, Hashable, Sendable, CaseIterable {
  /// Three, as Apple asks servers to send at most, and none in Low Power Mode.
  case three = "3 an hour"
  /// Two, and none in Low Power Mode.
  case two = "2 an hour"
  /// Three.
  case threeInLowPowerMode = "3 an hour, also in Low Power Mode"
  /// As many as there are.
  case none = "not limited"

  /// The number; `nil` where there is no limit.
  var count: Int? {
    switch self {
    case .three, .threeInLowPowerMode: 3
    case .two: 2
    case .none: nil
    }
  }

  /// Whether Low Power Mode holds them back until it ends.
  var isHeldInLowPowerMode: Bool {
    switch self {
    case .three, .two: true
    case .threeInLowPowerMode, .none: false
    }
  }
}

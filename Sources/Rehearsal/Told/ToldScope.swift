import DeviceInterface

/// Which of the notices to an app a check looks at; the others stay for later ones.
enum ToldScope: Hashable, Sendable {
  /// All of them.
  case everything
  /// Those about one subject.
  case about(NoticeTopic)
  /// Those of another kind than this.
  case apartFrom(ToldAside)

  /// Whether the check looks at the signal.
  func includes(_ signal: Signal) -> Bool {
    switch self {
    case .everything: true
    case .about(let topic): NoticeTopic(signal) == topic
    case .apartFrom(let aside): !aside.includes(signal)
    }
  }
}

/// What comes again and again and is rarely what a check is about.
enum ToldAside: String, Hashable, Sendable, CaseIterable {
  /// Positions.
  case fixes
  /// Answers of servers.
  case answers
  /// The app's own timers.
  case timers
  /// Changes of the battery's charge.
  case battery = "the battery"

  fileprivate func includes(_ signal: Signal) -> Bool {
    switch (self, signal) {
    case (.fixes, .fix), (.answers, .response), (.timers, .timerFired),
      (.battery, .batteryChanged):
      true
    default: false
    }
  }
}

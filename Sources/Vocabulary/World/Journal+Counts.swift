import DeviceInterface
import DeviceSimulator

extension Journal {
  /// Whether the app has asked the phone for something that satisfies the condition.
  func hasAsked(_ condition: (Request) -> Bool) -> Bool {
    entries.contains { entry in
      if case .phone(.asked(let request)) = entry.what { condition(request) } else { false }
    }
  }

  /// How many times the app asked the phone for its location.
  var fixRequestCount: Int {
    count { what in
      if case .phone(.asked(.requestFix)) = what { true } else { false }
    }
  }

  /// How many times a dialog with the title came up on the app's screen.
  func dialogCount(_ title: String, thisSession: Bool) -> Int {
    count(thisSession: thisSession) { $0 == .dialogAppeared(title) }
  }

  /// How many fixes reached the app.
  var fixCount: Int {
    count { what in
      if case .phone(.told(.fix)) = what { true } else { false }
    }
  }

  /// How many answers of servers reached the app.
  var answerCount: Int {
    count { what in
      if case .phone(.told(.response)) = what { true } else { false }
    }
  }

  /// How many times the system asked the user for location permission.
  func permissionAlertCount(thisSession: Bool) -> Int {
    count(thisSession: thisSession) { what in
      if case .phone(.alertShown) = what { true } else { false }
    }
  }

  /// The last fix that reached the app.
  var lastFix: Fix? {
    for entry in entries.reversed() {
      if case .phone(.told(.fix(let fix))) = entry.what { return fix }
    }
    return nil
  }
}

/// What a button of a system alert means, whatever its label on this platform.
public enum AlertAnswer: String, Hashable, Sendable, CaseIterable {
  /// Location while the app is in use.
  case allowWhileInUse
  /// Location this time only.
  case allowOnce
  /// No location; in a question for more than the app has: no more than it has.
  case deny
  /// The app keeps when-in-use, or goes back to it (`I-14`, `I-18`, `I-24`).
  case keepWhileInUse
  /// The app gets Always, or keeps it (`I-14`, `I-18`, `I-24`).
  case changeToAlways
  /// The app gets precise instead of approximate location (`A-16`).
  case changeToPrecise
  /// The app's notifications are seen (`I-98`, `A-71`).
  case allow
  /// The device's location is turned on (`A-57`).
  case turnOn
  /// The user closes the question without an answer (`A-19`).
  case dismiss
}

extension AlertAnswer {
  /// The names people use for the meaning, in lower case with straight apostrophes; the first is the canonical one.
  public var names: [String] {
    switch self {
    case .allowWhileInUse:
      [
        "while in use", "allow while using app", "while using the app", "allow while using the app",
        "while using", "when in use", "allow",
      ]
    case .allowOnce:
      ["once", "allow once", "only this time", "this time"]
    case .deny:
      ["deny", "don't allow", "never", "no"]
    case .keepWhileInUse:
      [
        "keep while in use", "keep only while using", "keep while using",
        "change to only while using", "only while using",
      ]
    case .changeToAlways:
      ["always", "change to always allow", "always allow", "allow always", "change to always"]
    case .changeToPrecise:
      ["precise", "change to precise location", "change to precise"]
    case .allow:
      ["allow notifications", "allow", "yes"]
    case .turnOn:
      ["turn on", "ok", "allow"]
    case .dismiss:
      ["dismiss", "cancel", "back", "no thanks"]
    }
  }

  /// Returns the meanings that a text can have, in the order of declaration.
  public static func meanings(of text: String) -> [AlertAnswer] {
    let wanted = normalized(text)
    return allCases.filter { $0.names.contains(wanted) }
  }

  /// Returns the text in lower case with straight apostrophes, so that labels typed by hand compare equal.
  static func normalized(_ text: String) -> String {
    String(text.lowercased().map { $0 == "\u{2019}" ? "'" : $0 })
  }
}

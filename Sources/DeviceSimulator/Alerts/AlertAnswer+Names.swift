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

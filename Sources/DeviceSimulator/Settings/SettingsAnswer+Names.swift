extension SettingsAnswer {
  /// The names people use for the meaning, in lower case with straight apostrophes; the first is the canonical one.
  public var names: [String] {
    switch self {
    case .never:
      ["never", "don't allow", "deny", "denied", "off"]
    case .askNextTime:
      ["ask next time", "ask next time or when i share", "ask every time", "ask"]
    case .whileInUse:
      [
        "while in use", "while using the app", "allow only while using the app", "while using",
        "when in use", "inuse",
      ]
    case .always:
      ["always", "allow all the time", "all the time"]
    }
  }

  /// Returns the meaning of a text, or `nil`.
  public init?(named text: String) {
    let wanted = AlertAnswer.normalized(text)
    guard let found = Self.allCases.first(where: { $0.names.contains(wanted) }) else {
      return nil
    }
    self = found
  }
}

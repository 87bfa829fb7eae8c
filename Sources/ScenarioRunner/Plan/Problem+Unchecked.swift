import Gherkin

extension Problem {
  /// The problem that a scenario is which looks at nothing: it passes whatever the app does.
  static func unchecked(_ pickle: Pickle) -> Problem {
    Problem(
      .meaningless, severity: .warning, uri: pickle.uri, location: pickle.location,
      message: uncheckedMessage(pickle), notes: [uncheckedAdvice])
  }

  static func uncheckedMessage(_ pickle: Pickle) -> String {
    "The scenario \"\(pickle.name)\" checks nothing, so it passes whatever the app does."
  }

  static let uncheckedAdvice =
    "Write what is to be true at the end, as in \"Then …\"; `rehearse steps` lists the checks. "
    + "What a background checks is true before the scenario begins."
}

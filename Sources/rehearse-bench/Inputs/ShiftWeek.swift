import Gherkin

/// A week of work as a feature: five shifts of ten hours on one phone, with nights between them.
enum ShiftWeek {
  /// The week on a platform, which `tag` names, with so many shifts.
  static func source(_ tag: String, shifts: Int) -> Source {
    var steps = ["Given the employee is clocked in"] + day
    for _ in 1..<max(1, shifts) {
      steps += ["And 14 hours pass", "When the employee clocks in"]
      steps += day
    }
    steps += ["And 2 minutes pass", "Then every recorded point is on the server"]
    let lines = ["Feature: A week", "", "  \(tag)", "  Scenario: A week of shifts"]
    return Source(
      uri: "week.feature",
      text: (lines + steps.map { "    " + $0 }).joined(separator: "\n") + "\n")
  }

  /// A courier's day: on the way, at rest, on the way back, an hour of it without a network.
  private static let day = [
    "When the user goes to the home screen", "And the user drives 40 km north at 30 km/h",
    "And 3 hours pass", "And the phone goes offline", "And 1 hour passes",
    "And the phone goes online", "And 1 hour passes",
    "And the user walks 12 km south at 4 km/h", "And 5 hours pass",
    "And the user opens the app", "And the employee clocks out",
  ]
}

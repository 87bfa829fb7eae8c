import DeviceInterface
import Rehearsal
import ScenarioRunner

/// What the pages of customers, merchants and administrators can say.
enum ActorPageWords {
  /// The figures, as tables name them.
  static let figures = [
    "status", "ETA", "progress", "stops", "courier", "distance", "position", "locations",
    "activity",
  ]

  /// Every text that stands on some page, apart from values.
  private static let texts =
    TrackingPage.statuses.map(\.badge.label) + figures.dropFirst()
    + ["Your delivery", "Where the courier was", "Position not current"]

  /// Whether one of the texts is this one; a part of a text is none: "3%" is not "33%".
  static func found(_ text: String, in texts: [String]) -> Bool {
    texts.contains { $0.foldedForComparison == text.foldedForComparison }
  }

  /// Throws for a text without anything to be seen.
  static func requireWords(_ text: String) throws(InvalidStep) {
    guard text.allSatisfy(\.isWhitespace) else { return }
    throw InvalidStep("Nobody sees \"\(text)\", so nothing would be checked.")
  }

  /// Throws for words that no page can show: neither one of its texts nor a label with a figure in its form.
  ///
  /// - Parameter couriers: What couriers are called.
  static func requireKnown(_ text: String, couriers: [String]) throws(InvalidStep) {
    if found(text, in: texts) { return }
    let words = text.foldedForComparison
    guard
      let label = figures.dropFirst().first(where: {
        words.hasPrefix($0.foldedForComparison + ": ")
      })
    else {
      throw InvalidStep(
        "No such page ever shows \"\(text)\".",
        notes: ["What it can show is \(texts.map { "\"\($0)\"" }.joined(separator: ", "))."])
    }
    let figure = String(text.dropFirst(label.count + 2))
    let forms = label == "courier" ? couriers : self.forms[label] ?? []
    guard !isWritten(figure, as: forms, label) else { return }
    throw InvalidStep(
      "No such page ever shows \"\(text)\".",
      notes: [
        "It is written as \(forms.map { "\"\(label): \($0)\"" }.joined(separator: " or "))."
      ])
  }

  /// In which forms figures are written, an example for each.
  private static let forms = [
    "ETA": ["8:24 AM", "–"], "progress": ["10%"], "stops": ["1 of 10"],
    "distance": ["850 m", "850.5 m", "850.25 m", "2 km", "2.5 km", "2.25 km", "2.125 km"],
    "position": ["1 min 30 s old"], "locations": ["12"],
    "activity": Motion.allCases.map(\.rawValue),
  ]

  /// Whether a figure can be written so; of words and names, only as they are.
  private static func isWritten(_ text: String, as forms: [String], _ label: String) -> Bool {
    guard label == "position" else { return text.isWritten(as: forms) }
    // How old it is, in as many units as it takes.
    guard text.hasSuffix(" old"), let age = DurationText.parse(String(text.dropLast(4))) else {
      return false
    }
    return "\(DurationText.render(age)) old" == text
  }
}

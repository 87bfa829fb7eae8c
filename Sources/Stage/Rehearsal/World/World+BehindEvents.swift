/// What a report says of a step that is not right behind every history of a table of events.
extension World {
  /// Sentences that say how things are, whatever they were, by the sentence after which the step would change something.
  private static let states = [
    "When the phone goes offline": "Given the phone is online",
    "When the phone comes back online": "Given the phone is offline",
    "When the user turns Location Services off": "Given Location Services are on",
    "When the user turns Location Services on": "Given Location Services are off",
    "Given there is no GPS signal": "Given the GPS signal is good",
  ]

  private static let rule =
    "Behind such a table a step is played after every history; only in the table an event that cannot happen is passed "
    + "over."

  /// Returns what to write instead of a sentence before the step, which would not be right in every history either.
  public static func advice(_ notes: [String], behindEvents lastEvent: String?) -> [String] {
    notes.flatMap { note in
      for (beginning, isOmission) in [
        ("Leave it out, or write before it: ", true), ("Write before it: ", false),
      ] where note.hasPrefix(beginning) {
        return advice(String(note.dropFirst(beginning.count)), isOmission, lastEvent)
      }
      return [note]
    }
  }

  private static func advice(
    _ sentence: String, _ isOmission: Bool, _ lastEvent: String?
  ) -> [String] {
    if isOmission, let state = states[sentence] {
      return [rule, "Write instead of it what is right after each: \(state)"]
    }
    if let lastEvent {
      return [
        rule, "Take “\(lastEvent)” out of the table, or write here what is right after it as well.",
      ]
    }
    return isOmission
      ? [rule, "Leave it out."]
      : [rule, "Write before the step with the table: \(sentence)"]
  }
}

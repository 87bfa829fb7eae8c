import ScenarioRunner

/// A scenario whose steps follow what the notes of a report say, word by word.
struct LiteralAdvice {
  /// How often advice is followed at most.
  private static let roundsMax = 8

  /// The steps, each with the table under it.
  private(set) var steps: [String]
  /// What was refused so far, and where: the words of the step, what was wrong, and what was advised.
  private(set) var refusals: [String] = []
  private(set) var status = StepStatus.failed

  init(_ steps: [String]) { self.steps = steps }

  /// Plays the steps and follows the advice until they pass, nothing more is advised, or it goes in a circle.
  mutating func follow(on tag: String) async {
    for _ in 0..<Self.roundsMax {
      guard let result = await Play.sentences(["5 seconds pass"], after: steps, on: tag).first
      else { return }
      status = result.status
      guard
        let place = result.steps.firstIndex(where: {
          $0.problem != nil && !$0.status.isAcceptable
        }), place < steps.count, let problem = result.steps[place].problem
      else { return }
      let refusal = "\(steps[place]): \(problem.message) \(problem.notes)"
      let isCircle = refusals.contains(refusal)
      refusals.append(refusal)
      if isCircle || !problem.notes.contains(where: { take($0, at: place) }) { return }
    }
  }

  /// Whether the same was refused twice.
  var goesInCircles: Bool { Set(refusals).count < refusals.count }

  /// Does what a note says of the step at a place; false where it says nothing that can be copied.
  private mutating func take(_ note: String, at place: Int) -> Bool {
    if let state = Self.text(after: "Write instead of it what is right after each: ", in: note) {
      steps[place] = Self.bare(state)
    } else if let sentence = Self.text(after: "Write before the step with the table: ", in: note) {
      guard let table = steps.firstIndex(where: { $0.contains("of the following") }) else {
        return false
      }
      steps.insert(Self.bare(sentence), at: table)
    } else if let sentence = Self.text(after: "Write before the app is opened: ", in: note) {
      steps.insert(Self.bare(sentence), at: opening)
    } else if let sentence = Self.text(after: "Write first: ", in: note) {
      steps.insert(Self.bare(sentence), at: place)
    } else if note.hasPrefix("Take “"), note.contains("” out of the table") {
      let event = note.dropFirst("Take “".count).prefix { $0 != "”" }
      guard let table = steps.firstIndex(where: { $0.contains("of the following") }) else {
        return false
      }
      let rows = steps[table].split(separator: "\n").filter { !$0.contains("| \(event) |") }
      steps[table] = rows.joined(separator: "\n")
    } else if let list = Self.text(after: "rite before it: ", in: note)
      ?? Self.text(after: "rite before it, for example: ", in: note)
      ?? Self.text(after: "Write for example: ", in: note)
    {
      steps.insert(contentsOf: list.components(", and: ").map(Self.bare), at: place)
    } else if note.hasPrefix("Leave it out") || note.hasPrefix("Take it out") {
      steps.remove(at: place)
    } else {
      return false
    }
    return true
  }

  /// The place of the first step that opens the app.
  private var opening: Int {
    let words = ["the user opens the app", "is running", "is clocked in", "is under way"]
    return steps.firstIndex { step in words.contains { step.hasSuffix($0) } } ?? 0
  }

  private static func text(after beginning: String, in note: String) -> String? {
    let parts = note.components(beginning)
    return parts.count > 1 ? parts[1] : nil
  }

  /// The sentence without its keyword.
  private static func bare(_ sentence: String) -> String {
    String(sentence.drop { $0 != " " }.dropFirst())
  }
}

extension String {
  /// The parts between the separators.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

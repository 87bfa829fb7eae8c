import Gherkin
import ScenarioRunner

extension ScenarioResult {
  /// Whether the run ended before it came to the scenario.
  var wasNotReached: Bool {
    status == .skipped && problem == nil
      && steps.allSatisfy { $0.definition == nil && $0.problem == nil }
  }

  /// The command that runs just this scenario again, so that the same is found.
  func command(seed: UInt64) -> String {
    let arguments = [scenario.place, "--seed", "\(seed)"] + repeatArguments
    return "rehearse run " + arguments.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The first step that ended as the scenario did; nil where the fault is the scenario's as a whole.
  var faultyStep: StepResult? { steps.first { $0.status == status } }

  /// The sentences whose first step is the one at a place, the outermost first; none nearly everywhere.
  func sentences(above place: Int) -> [UnfoldedSentence] {
    guard let use = steps[place].use else { return [] }
    let before = place > 0 ? steps[place - 1].use?.chain ?? [] : []
    return use.chain.enumerated().compactMap { depth, use in
      guard !before.contains(where: { $0 === use }) else { return nil }
      let rest = steps[place...].prefix { $0.use?.chain.contains { $0 === use } ?? false }
      return UnfoldedSentence(
        step: use.step, status: rest.map(\.status).max() ?? .passed, depth: depth,
        phrase: use.phrase, steps: rest.indices)
    }
  }
}

extension StepStatus {
  /// Whether the world tells why; where a step is not understood, the phone has nothing to do with it.
  var isAboutThePhone: Bool {
    switch self {
    case .failed, .invalid: true
    case .passed, .skipped, .pending, .undefined, .ambiguous: false
    }
  }
}

extension StepResult {
  /// The column of the words at fault in the feature file, from 1; nil where they are not known or stand nowhere so.
  var faultColumn: Int? {
    guard let fault = problem?.fault, let column = step.textColumn else { return nil }
    return column + fault.lowerBound
  }

  /// Where the step stands, or the words of it that are at fault.
  var faultLocation: Location {
    Location(line: step.location.line, column: faultColumn ?? step.location.column)
  }

  /// Where it is written, as `file:line`: in the feature and, for a step of a phrase, in each file of phrases on the way.
  func places(in uri: String, withColumn: Bool = true) -> [String] {
    let uses = use?.chain ?? []
    let ways = uses.map { "\($0.outer?.phrase.file ?? uri):\($0.step.location.line)" }
    let column = withColumn ? faultColumn.map { ":\($0)" } ?? "" : ""
    return ways + ["\(use?.phrase.file ?? uri):\(step.location.line)\(column)"]
  }

  /// Where the feature has it: its own place, or that of the sentence it comes from.
  var placeInFeature: Location { use?.chain.first?.step.location ?? faultLocation }

  /// The number of phrases it is in.
  var depth: Int { use?.chain.count ?? 0 }
}

extension PlannedScenario {
  /// Whether the scenario runs on other profiles too, so that its own must be named.
  var namesProfile: Bool {
    // An id is `file:line`, and only such a profile stands after it.
    id.utf8.last == UInt8(ascii: ")")
  }

  /// The name, and the profile where the scenario runs on others too: `Wrong (iOS)`.
  var nameWithProfile: String { pickle.name + (namesProfile ? " (\(profile))" : "") }

  /// `file:line`, which the command takes as a path.
  var place: String { "\(pickle.uri):\(pickle.location.line)" }
}

extension RunOrder {
  /// The order as the command takes it; nil for the usual one.
  var name: String? {
    switch self {
    case .defined: nil
    case .reversed: "reversed"
    case .random(let seed): "random:\(seed)"
    }
  }
}

extension Figure {
  /// The figure in words, without its name: `97.5% better than 50 m; 95th percentile 31 m; worst 64 m at 1 h; 120 values`.
  var words: String { ([value] + details).joined(separator: "; ") }

  /// What is known beyond the value.
  var details: [String] {
    var parts: [String] = []
    if let percentile95 { parts.append("95th percentile \(percentile95)") }
    if let worst {
      parts.append("worst \(worst)" + (worstAt.map { " at \(DurationFormat.length($0))" } ?? ""))
    }
    if count > 0 { parts.append(count == 1 ? "1 value" : "\(count) values") }
    return parts
  }
}

/// A sentence of a scenario that is a phrase, as reports show it above the steps that it stands for.
struct UnfoldedSentence {
  let step: PickleStep
  /// How its steps ended: as the worst of them.
  let status: StepStatus
  /// The number of phrases around it.
  let depth: Int
  /// The definition of the phrase.
  let phrase: DefinitionReference
  /// The places of its steps among those of the scenario.
  let steps: Range<Int>
}

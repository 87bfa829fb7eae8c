import Gherkin
package import ScenarioRunner

/// The cause of a failure, as far as reports tell causes apart: two scenarios with equal ones fail in the
/// same way, as a rule for one reason.
///
/// It is the sentence that failed, by its definition and the names in it, and its message, whatever numbers, times and quoted
/// names stand there: two figures that are wrong are two causes, though the same is said of both.
package struct FailureCause: Hashable, Sendable {
  private let status: StepStatus
  /// Where the sentence is defined; for one that is not, its words.
  private let sentence: String
  private let message: String

  /// Finds the cause for which a scenario did not pass.
  package init(_ result: ScenarioResult) {
    let step = result.faultyStep
    status = result.status
    sentence = step.map { Self.sentence(of: $0) } ?? ""
    message = Self.common((step?.problem ?? result.problem)?.message ?? "")
  }

  private static func sentence(of step: StepResult) -> String {
    // Sentences that are declared in a loop stand at one place.
    step.definition.map { "\($0.place) \($0.expression) \(names(in: step.step.text))" }
      ?? common(step.step.text)
  }

  /// What stands in quotation marks in a sentence, without numbers.
  private static func names(in sentence: String) -> String {
    sentence.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { $0.element.filter { !$0.isNumber } }.joined(separator: "\"")
  }

  /// The words that a message shares with others of its kind: without numbers, times and what stands in quotation marks.
  static func common(_ message: String) -> String {
    var words: [Substring] = []
    for word in withoutNames(message).split(separator: " ") {
      let isNumber = word.contains(where: \.isNumber)
      if isNumber {
        // Several numbers, as in "1 h 30 min", are one.
        if words.last != "#" { words.append("#") }
      } else if words.last == "#", units.contains(word) {
        continue
      } else if words.last == "#", word.hasSuffix("s") {
        // As many as there are: "1 point", "2 points".
        words.append(word.dropLast())
      } else {
        words.append(word)
      }
    }
    return words.joined(separator: " ")
  }

  /// The units of a time, which may have more or fewer of them.
  private static let units: Set<Substring> = ["d", "h", "min", "s", "ms"]

  private static let closingMarks: [Character: Character] = ["“": "”", "\"": "\"", "`": "`"]

  private static func withoutNames(_ message: String) -> String {
    var text = ""
    var end: Character?
    for character in message {
      if let closing = end {
        if character == closing { end = nil }
      } else if let closing = closingMarks[character] {
        end = closing
        text += "“”"
      } else {
        text.append(character)
      }
    }
    return text
  }
}

/// The scenarios that did not pass, by their causes, in the order in which each cause came first.
///
/// Of each cause the first scenario is told whole, in whatever form a report keeps that; the others are named.
package struct FailuresByCause<Told> {
  /// A scenario that is only named.
  package struct Other: Hashable, Sendable {
    /// Its name, with its platform where there are several.
    package let name: String
    /// `file:line`.
    package let place: String
  }

  /// The scenarios of one cause.
  package struct Group {
    /// What is told of the first of them.
    package let first: Told
    /// Those after it that are named.
    package fileprivate(set) var others: [Other] = []
    /// How many there are, those that are not named among them.
    package fileprivate(set) var count = 1

    /// How many there are beside the first one.
    package var otherCount: Int { count - 1 }
    /// How many are only counted.
    package var unnamedCount: Int { otherCount - others.count }
  }

  /// How many are named beside the first one.
  package static var namedMax: Int { 10 }

  /// The groups, by the first scenario of each.
  package private(set) var groups: [Group] = []
  private var places: [FailureCause: Int] = [:]

  /// Begins without any.
  package init() {}

  /// Adds a scenario that did not pass; the closure is called where it is the first of its cause.
  package mutating func add(_ result: ScenarioResult, tell: () -> Told) {
    let cause = FailureCause(result)
    guard let place = places[cause] else {
      places[cause] = groups.count
      groups.append(Group(first: tell()))
      return
    }
    groups[place].count += 1
    guard groups[place].others.count < Self.namedMax else { return }
    let other = Other(name: result.scenario.nameWithProfile, place: result.scenario.place)
    groups[place].others.append(other)
  }
}

extension FailuresByCause.Group {
  /// What stands above the names of the others: "3 more scenarios in the same way".
  var heading: String { SummaryLines.count(otherCount, "more scenario") + " in the same way" }

  /// What stands below them; nil where all are named.
  var rest: String? { unnamedCount > 0 ? "… and \(unnamedCount) more" : nil }
}

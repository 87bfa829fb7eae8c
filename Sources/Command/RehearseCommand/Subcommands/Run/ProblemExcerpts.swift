import Gherkin
import ScenarioReports
import ScenarioRunner

/// The lines of the feature files for problems that are found where the files are not known any more.
struct ProblemExcerpts: Sendable {
  private let sources: [String: Source]

  init(_ sources: [Source]) {
    self.sources = Dictionary(sources.map { ($0.uri, $0) }) { first, _ in first }
  }

  /// Returns a problem with the line it is about.
  func completed(_ problem: Problem) -> Problem {
    guard problem.excerpt.isEmpty, let uri = problem.uri, let location = problem.location,
      let source = sources[uri]
    else { return problem }
    var problem = problem
    problem.excerpt = CaretExcerpt(source, at: location).lines
    return problem
  }
}

extension Plan {
  /// Returns the plan with problems that were found before it was made.
  func adding(_ found: [Problem]) -> Plan {
    var plan = self
    plan.problems = found + problems
    return plan
  }
}

/// Warnings that say the same of one thing after another: the first ten of a sort are told, and the others counted.
///
/// Ten thousand scenarios that check nothing are one mistake, and not ten thousand. Reports in files have all of them.
struct RepeatedWarnings {
  /// How many of a sort are told.
  static let toldMax = 10

  private struct Sort {
    let message: String
    var count = 0
  }

  private var places: [String: Int] = [:]
  private var sorts: [Sort] = []

  /// Whether a problem is to be told; all errors are.
  mutating func tells(_ problem: Problem) -> Bool {
    guard problem.severity == .warning else { return true }
    let key = Self.withoutNames(problem.message)
    let place = places[key] ?? sorts.count
    if place == sorts.count {
      places[key] = place
      sorts.append(Sort(message: problem.message))
    }
    sorts[place].count += 1
    return sorts[place].count <= Self.toldMax
  }

  /// What is to be said at the end of those that were only counted.
  var rest: [Diagnostic] {
    sorts.filter { $0.count > Self.toldMax }.map { sort in
      Diagnostic(
        "… and \(sort.count - Self.toldMax) more like it: \(sort.message)", isWarning: true)
    }
  }

  /// The message without what stands in quotation marks, which is another name in each.
  private static func withoutNames(_ message: String) -> String {
    var text = ""
    var isName = false
    for character in message {
      switch character {
      case "“": isName = true
      case "”": isName = false
      case "\"": isName.toggle()
      default: if !isName { text.append(character) }
      }
    }
    return text
  }
}

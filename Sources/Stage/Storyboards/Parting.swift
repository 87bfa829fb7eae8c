public import ScenarioRunner

/// A moment in which a scenario goes two ways on two platforms, and what is different there.
public struct Parting: Hashable, Sendable {
  /// Something that is one way on the first platform and another way on the second.
  public struct Difference: Hashable, Sendable {
    /// What it is about, such as “Screen”.
    public let subject: String
    /// How it is on the first platform.
    public let first: String
    /// How it is on the second platform.
    public let second: String
  }

  /// The most that is told of one subject.
  private static var differencesMax: Int { 4 }

  /// The most partings that are told.
  private static var partingsMax: Int { 20 }

  /// The place of the step behind which something differs that did not before, from 0.
  public let step: Int
  /// What differs there and did not before: what became of the step, the screen, the app's state, what servers received.
  public let differences: [Difference]

  /// Looks where a scenario goes another way on the second platform, the first moment first; none where it never does.
  ///
  /// What the platforms only draw or word in their own ways counts as the same.
  public static func all(of first: ScenarioResult, and second: ScenarioResult) -> [Parting] {
    let (one, other) = (Course(first), Course(second))
    var partings: [Parting] = []
    var before: Set<Difference> = []
    for step in 0..<max(first.steps.count, second.steps.count) where partings.count < partingsMax {
      let differences = one.differences(from: other, at: step)
      let new = differences.filter { !before.contains($0) }
      if !new.isEmpty { partings.append(Parting(step: step, differences: new)) }
      before = Set(differences)
    }
    return partings
  }

  /// What a scenario has led to on one platform, step by step.
  private struct Course {
    private let result: ScenarioResult
    private let frames: [Int: Picture]
    private let lanes: [Lane]
    private let exchanges: [Int: [String]]

    init(_ result: ScenarioResult) {
      self.result = result
      let board = result.evidence?.storyboard ?? Storyboard()
      // Of the frames of a step the last is what it led to.
      frames = Dictionary(board.frames.map { ($0.step, $0.picture) }) { $1 }
      lanes = board.lanes
      exchanges = Dictionary(grouping: board.exchanges, by: \.step).mapValues {
        $0.map {
          "\($0.method) \($0.path.prefix { $0 != "?" }): \($0.status.map(String.init) ?? "no answer")"
        }
      }
    }

    func differences(from other: Course, at step: Int) -> [Difference] {
      var all = Self.compared("Outcome", [outcome(of: step)], [other.outcome(of: step)])
      // What was not played has led to nothing.
      if let mine = frames[step], let theirs = other.frames[step] {
        all += Self.compared("Screen", mine.comparableLines, theirs.comparableLines)
      }
      for (subject, name) in Self.subjects {
        all += Self.compared(
          name, [state(of: subject, behind: step)], [other.state(of: subject, behind: step)])
      }
      return all
        + Self.compared("Requests", exchanges[step] ?? [], other.exchanges[step] ?? [])
    }

    /// The states that an app has to live with; battery and popups are seen on the screen.
    private static let subjects: [(Lane.Subject, String)] = [
      (.permission, "Permission"), (.accuracy, "Accuracy"), (.lifecycle, "App"),
      (.network, "Network"), (.tracking, "Location"),
    ]

    private func outcome(of step: Int) -> String {
      guard result.steps.indices.contains(step) else { return "no such step" }
      let step = result.steps[step]
      return step.status.rawValue + (step.problem.map { ": \($0.message)" } ?? "")
    }

    private func state(of subject: Lane.Subject, behind step: Int) -> String {
      let spans = lanes.first { $0.subject == subject }?.spans ?? []
      let span = spans.last { $0.steps.lowerBound <= step }
      // One that has ended by then leaves nothing.
      let isLast = step + 1 == result.steps.count
      guard let span,
        span.steps.upperBound > step || isLast && span.end >= result.virtualDuration
      else { return "nothing" }
      return span.label
    }

    /// What is in one of two lists and not in the other, the same places beside each other.
    private static func compared(
      _ subject: String, _ mine: [String], _ theirs: [String]
    ) -> [Difference] {
      guard mine != theirs else { return [] }
      let (first, second) = (mine.without(theirs), theirs.without(mine))
      let count = max(first.count, second.count)
      guard count > 0 else {
        return [Difference(subject: subject, first: "in this order", second: "in another order")]
      }
      return (0..<min(count, differencesMax)).map { place in
        Difference(
          subject: subject, first: first.indices.contains(place) ? first[place] : "nothing more",
          second: second.indices.contains(place) ? second[place] : "nothing more")
      }
    }
  }
}

extension [String] {
  /// What is left where each of the others takes one that is the same away.
  fileprivate func without(_ others: [String]) -> [String] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { line in
      guard let count = counts[line], count > 0 else { return true }
      counts[line] = count - 1
      return false
    }
  }
}

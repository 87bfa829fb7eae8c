import ScenarioRunner

/// The bounds of checks that carry requirements, by how much of them is used in the play that uses most.
struct SlackFigures: Equatable {
  /// A bound of a check, with the play that comes nearest to it.
  struct Bound: Equatable {
    let file: String
    let line: Int
    let text: String
    let use: BoundUse
    /// Why it may have so much room; nil where nobody says.
    var excuse: String?

    var place: String { "\(file):\(line)" }
  }

  /// An excuse that excuses nothing.
  struct IdleExcuse: Equatable {
    let place: String
    /// What is wrong with it.
    let fault: String
  }

  /// How many bounds there are.
  let count: Int
  /// Those with more than twice the room that is used, without an excuse.
  let slack: [Bound]
  /// Those with more than twice the room, each with its excuse.
  let excused: [Bound]
  /// The excuses that excuse nothing.
  let idle: [IdleExcuse]

  /// Whether everything that has much room says why, and nothing else does.
  var isTight: Bool { slack.isEmpty && idle.isEmpty }

  init(_ record: AuditRecord) {
    let bounds = Self.bounds(record)
    count = bounds.count
    let reasons = Dictionary(
      (record.excuses ?? []).compactMap { excuse in
        excuse.step.map { ("\(excuse.file):\($0)", excuse.reason) }
      }, uniquingKeysWith: { first, other in first.isEmpty ? other : first })
    let all = bounds.filter(\.use.isSlack).map { bound in
      var bound = bound
      bound.excuse = reasons[bound.place].flatMap { $0.isEmpty ? nil : $0 }
      return bound
    }
    (slack, excused) = (all.filter { $0.excuse == nil }, all.filter { $0.excuse != nil })
    idle = Self.idle(record.excuses ?? [], Set(all.map(\.place)))
  }

  private static func idle(
    _ excuses: [SlackExcuse], _ slack: Set<String>
  ) -> [IdleExcuse] {
    excuses.compactMap { excuse in
      let place = "\(excuse.file):\(excuse.line)"
      guard let step = excuse.step else {
        return IdleExcuse(place: place, fault: "no step stands under it")
      }
      if excuse.reason.isEmpty { return IdleExcuse(place: place, fault: "it gives no reason") }
      if slack.contains("\(excuse.file):\(step)") { return nil }
      return IdleExcuse(
        place: place, fault: "no bound of a requirement's check under it has so much room")
    }
  }

  /// The bounds in the order of their lines, of each the tightest of all plays.
  private static func bounds(_ record: AuditRecord) -> [Bound] {
    struct Key: Hashable {
      let file: String
      let line: Int
      /// Its place among the checks of the line, as a phrase may stand for several, and among the check's bounds.
      let check: Int
      let bound: Int
    }
    var found: [Key: Bound] = [:]
    var carried: Set<Key> = []
    for scenario in record.scenarios where scenario.status == "passed" {
      var counts: [String: Int] = [:]
      for check in scenario.bounds ?? [] {
        let number = counts["\(check.file):\(check.line)", default: 0]
        counts["\(check.file):\(check.line)"] = number + 1
        for (place, use) in check.uses.enumerated() {
          let key = Key(file: check.file, line: check.line, check: number, bound: place)
          if !scenario.requirements.isEmpty { carried.insert(key) }
          if let known = found[key], !use.isTighter(than: known.use) { continue }
          found[key] = Bound(file: check.file, line: check.line, text: check.text, use: use)
        }
      }
    }
    return found.filter { carried.contains($0.key) }
      .sorted {
        ($0.key.file, $0.key.line, $0.key.check, $0.key.bound)
          < ($1.key.file, $1.key.line, $1.key.check, $1.key.bound)
      }.map(\.value)
  }

  /// All of it in one line.
  var summary: String {
    let noun = count == 1 ? "bound" : "bounds"
    return
      "\(count) \(noun) of requirements' checks: \(slack.count) slack, \(excused.count) excused"
  }
}

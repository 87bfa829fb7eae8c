/// The scenarios of a run that did not pass, kept as text between runs: one id per line, with what stood there then.
///
/// Lines move when a file is edited, so behind each id stands the scenario's mark, after a tab and `#`.
///
/// ```swift
/// let text = summary.rerun.text  // write it to a file
/// let list = RerunList(text: text)
/// let selection = Selection(ids: list.idSet, marks: list.marks)
/// ```
public struct RerunList: Hashable, Sendable, CustomStringConvertible {
  private static let separator = "\t# "

  /// The ids, in plan order.
  public var ids: [String]
  /// What the scenarios were known by, by their ids; lists of other programs have none.
  public var marks: [String: String]

  /// Creates a list.
  public init(ids: [String] = [], marks: [String: String] = [:]) {
    self.ids = ids
    self.marks = marks
  }

  /// Reads a list; blank lines and lines that begin with `#` are passed over.
  public init(text: String) {
    self.init()
    for line in text.split(whereSeparator: \.isNewline).map(\.trimmed)
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let end = line.firstRange(of: Self.separator) else {
        ids.append(line)
        continue
      }
      let id = line[..<end.lowerBound].trimmed
      ids.append(id)
      marks[id] = line[end.upperBound...].trimmed
    }
  }

  /// Appends a scenario.
  public mutating func append(_ scenario: PlannedScenario) {
    ids.append(scenario.id)
    marks[scenario.id] = scenario.mark
  }

  /// The list as text, each id on a line of its own.
  public var text: String { ids.map { Self.line($0, marks[$0]) }.joined() }

  /// The line of a scenario.
  public static func line(_ scenario: PlannedScenario) -> String {
    line(scenario.id, scenario.mark)
  }

  private static func line(_ id: String, _ mark: String?) -> String {
    id + (mark.map { separator + $0 } ?? "") + "\n"
  }

  /// The list with those of an earlier one that a plan did not come to, unless they are gone from their files.
  public func keeping(_ earlier: RerunList, notIn plan: Plan) -> RerunList {
    let settled = plan.lostIDs.union(plan.scenarios.map(\.id))
    let unreadable = Set(plan.problems.filter { $0.kind == .unreadableFile }.compactMap(\.uri))
    var list = RerunList(
      ids: earlier.ids.filter { id in
        !settled.contains(id) && !(Self.uri(of: id).map(unreadable.contains) ?? true)
      })
    for id in list.ids { list.marks[id] = earlier.marks[id] }
    list.ids += ids
    list.marks.merge(marks) { _, new in new }
    return list
  }

  /// The list as text, so that its description is in the list's order as well.
  public var description: String { text }

  /// The ids as a selection wants them.
  public var idSet: Set<String> { Set(ids) }

  /// The files the ids name, each once, in the order of the list.
  public var uris: [String] {
    var seen: Set<String> = []
    return ids.compactMap(Self.uri).filter { seen.insert($0).inserted }
  }

  /// Returns the file an id names: what stands in front of its last colon.
  static func uri(of id: String) -> String? {
    id.lastIndex(of: ":").map { String(id[..<$0]) }
  }
}

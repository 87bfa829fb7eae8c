import Gherkin

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

  /// A line of a list that names no scenario.
  public struct StrangeLine: Hashable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// What stands there.
    public let text: String
  }

  /// The first line of the text that names no scenario; nil where every one does.
  public private(set) var strangeLine: StrangeLine?

  /// Creates a list.
  public init(ids: [String] = [], marks: [String: String] = [:]) {
    self.ids = ids
    self.marks = marks
  }

  /// Reads a list; blank lines and lines that begin with `#` are passed over.
  public init(text: String) {
    self.init()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.map(\.trimmed).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let end = line.firstRange(of: Self.separator)
      let id = end.map { line[..<$0.lowerBound].trimmed } ?? line
      guard Self.isID(id) else {
        strangeLine = strangeLine ?? StrangeLine(number: index + 1, text: id)
        continue
      }
      ids.append(id)
      if let end { marks[id] = line[end.upperBound...].trimmed }
    }
  }

  /// Whether a text has the form of an id: `a.feature:12`, or `a.feature:12 (iOS)`.
  private static func isID(_ text: String) -> Bool {
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex else { return false }
    let place = text[text.index(after: colon)...]
    let rest = place.drop { $0.isASCII && $0.isNumber }
    guard rest.startIndex != place.startIndex else { return false }
    return rest.isEmpty || rest.hasPrefix(" (") && rest.hasSuffix(")")
  }

  /// Where the first of the scenarios stands, such as `a.feature:12`; nil where there is none.
  public var firstPlace: String? {
    guard let id = ids.first, let colon = id.lastIndex(of: ":") else { return nil }
    return id[..<colon] + ":" + id[id.index(after: colon)...].prefix { $0.isASCII && $0.isNumber }
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
  ///
  /// A file that cannot be read now may be away for a moment: nothing says that its scenarios would pass.
  public func keeping(_ earlier: RerunList, notIn plan: Plan) -> RerunList {
    // What failed and is not found any more has not passed since.
    let settled = Set(plan.scenarios.map(\.id))
    var list = RerunList(ids: earlier.ids.filter { !settled.contains($0) })
    for id in list.ids { list.marks[id] = earlier.marks[id] }
    list.ids += ids
    list.marks.merge(marks) { _, new in new }
    return list
  }

  /// The list with those of an earlier one that a plan says nothing of: of a file that it has whole it tells everything, of
  /// other files what became of those that it has.
  ///
  /// Unlike ids, what scenarios are known by stays when lines move.
  public func keeping(_ earlier: RerunList, besides plan: Plan) -> RerunList {
    var counts: [String: Int] = [:]
    var known: Set<[String]> = []
    for scenario in plan.scenarios {
      counts[scenario.pickle.uri, default: 0] += 1
      known.insert([scenario.pickle.uri, scenario.mark])
    }
    let told = Set(ids)
    let kept = earlier.ids.filter { id in
      guard !told.contains(id) else { return false }
      guard let uri = Self.uri(of: id), let count = counts[uri] else { return true }
      return plan.fileCounts[uri] != count && !known.contains([uri, earlier.marks[id] ?? ""])
    }
    var list = RerunList(ids: kept + ids, marks: marks)
    for id in kept { list.marks[id] = earlier.marks[id] }
    return list
  }

  /// What the scenarios are known by, for each file.
  public var marksByFile: [String: Set<String>] {
    ids.reduce(into: [:]) { files, id in
      guard let uri = Self.uri(of: id), let mark = marks[id] else { return }
      files[uri, default: []].insert(mark)
    }
  }

  /// The list without what stands in some files.
  public func without(_ uris: Set<String>) -> RerunList {
    let kept = ids.filter { id in Self.uri(of: id).map { !uris.contains($0) } ?? true }
    return RerunList(ids: kept, marks: marks)
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

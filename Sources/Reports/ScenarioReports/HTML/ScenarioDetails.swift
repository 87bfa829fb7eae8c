import Gherkin
import ScenarioRunner
import Storyboards

/// All that the page shows of a scenario once it is opened, as JSON that the page's script reads then.
///
/// Times are in milliseconds, coordinates in 1e-7 degrees. What occurs often is written once and named by its place:
/// the pictures of a phone differ little from step to step.
struct ScenarioDetails {
  private let result: ScenarioResult
  /// When the story ended.
  var end: Duration { result.virtualDuration }
  private let options: ReportOptions
  private let seed: UInt64
  let limits: DetailLimits
  /// The step that went wrong, from 0; nil where none did.
  let faultStep: Int?

  /// Renders the details of a result.
  ///
  /// - Parameter limits: How much of it; nil means what a report of many scenarios has room for.
  static func rendered(
    _ result: ScenarioResult, _ options: ReportOptions, seed: UInt64, _ limits: DetailLimits? = nil
  ) -> [UInt8] {
    let details = ScenarioDetails(
      result: result, options: options, seed: seed, limits: limits ?? DetailLimits(result.status),
      faultStep: result.steps.firstIndex { $0.status != .passed && $0.status != .skipped })
    var json = JSONWriter(.page)
    json.object { details.writeAll(to: &$0) }
    return json.bytes
  }

  private func writeAll(to json: inout JSONWriter) {
    json.field("command", result.command(seed: seed))
    json.field("end", milliseconds: result.virtualDuration)
    let known = options.requirements
    let ids = result.scenario.pickle.tags.map { String($0.name.dropFirst()) }
    json.array("requirements", of: ids.filter { known[$0] != nil }) { json, id in
      json.array(of: [id, known[id] ?? ""])
    }
    json.array("steps", of: result.steps.indices) { json, place in
      json.object { write(result.steps[place], at: place, to: &$0) }
    }
    write(result.problem, to: &json)
    writeFigures(to: &json)
    if let evidence = result.evidence { write(evidence, to: &json) }
  }

  private func writeFigures(to json: inout JSONWriter) {
    guard !result.figures.isEmpty else { return }
    json.array("figures", of: result.figures) { json, figure in
      let worst = [figure.worst, figure.worstAt.map { "at \(DurationFormat.length($0))" }]
      json.array(of: [
        figure.name, figure.requirement, figure.value, figure.percentile95 ?? "",
        worst.compactMap(\.self).joined(separator: " "),
        figure.count > 0 ? String(figure.count) : "",
      ])
    }
  }

  // MARK: Steps

  private func write(_ result: StepResult, at place: Int, to json: inout JSONWriter) {
    let step = result.step
    if result.use != nil { writePhrases(of: result, at: place, to: &json) }
    json.field("keyword", step.keyword)
    json.field("text", step.text)
    json.field("status", result.status.rawValue)
    json.field("line", (result.use?.chain.first?.step ?? step).location.line)
    json.field("at", milliseconds: result.startedAt)
    if let definition = result.definition {
      json.field("definition", definition.expression)
      json.field("place", definition.place)
    }
    for argument in step.arguments {
      switch argument {
      case .dataTable(let table):
        json.array("table", of: table.rows) { $0.array(of: $1.cells.map(\.value)) }
      case .docString(let docString): json.field("doc", docString.content)
      }
    }
    write(result.problem, to: &json)
  }

  /// The sentences that begin with a step, how deep it is in phrases, and where all that is written.
  private func writePhrases(of step: StepResult, at place: Int, to json: inout JSONWriter) {
    let sentences = result.sentences(above: place)
    json.list("phrases", sentences.map { "\($0.step.keyword) \($0.step.text)" })
    json.field("depth", step.depth)
    json.list("written", step.places(in: result.scenario.pickle.uri))
  }

  private func write(_ problem: StepProblem?, to json: inout JSONWriter) {
    guard let problem else { return }
    json.object("problem") { json in
      json.field("message", problem.message)
      if let fault = problem.fault {
        json.array("fault", of: [fault.lowerBound, fault.upperBound]) { $0.element($1) }
      }
      if let cell = problem.cell {
        json.array("cell", of: [cell.row, cell.column]) { $0.element($1) }
      }
      json.list("excerpt", problem.excerpt)
      json.field("expected", optional: problem.expected)
      json.field("actual", optional: problem.actual)
      json.list("notes", problem.notes)
      if options.detail == .verbose { json.field("snippet", optional: problem.snippet) }
      json.list("suggestions", problem.suggestions)
      json.list("candidates", problem.candidates)
    }
  }

  // MARK: Evidence

  private func write(_ evidence: Evidence, to json: inout JSONWriter) {
    json.list("facts", evidence.facts)
    if let storyboard = evidence.storyboard {
      write(storyboard.frames, to: &json)
      write(storyboard.lanes, to: &json)
      if let map = storyboard.map { write(map, to: &json) }
      write(storyboard.exchanges, to: &json)
    }
    let trace = evidence.storyboard?.trace ?? evidence.events.map { TraceEvent($0) }
    write(trace: trace, to: &json)
  }
}

/// Members that are left out where there is nothing to say.
extension JSONWriter {
  mutating func text(_ key: StaticString, _ text: String?) {
    if let text, !text.isEmpty { field(key, text) }
  }

  mutating func flag(_ key: StaticString, _ flag: Bool) { if flag { field(key, true) } }

  mutating func list(_ key: StaticString, _ texts: [String]) {
    if !texts.isEmpty { array(key, of: texts) }
  }

  /// Says how much is left out.
  mutating func more(_ key: StaticString, _ count: Int) { if count > 0 { field(key, count) } }
}

/// The limits of what the page holds: everything of a scenario that went wrong, within reason, and the gist of others.
///
/// What decided how a scenario went may be more (`Thinning`).
struct DetailLimits {
  /// Events of the trace.
  let events: Int
  /// States and points of one lane.
  let marks: Int
  /// Samples of one track.
  let samples: Int
  /// Requests.
  let exchanges: Int
  /// Bytes of one body.
  let bodyBytes: Int
  /// Pictures of the phone.
  let frames: Int

  /// The limits of a scenario that somebody looks at closely, whether it went wrong or not.
  static let close = DetailLimits(isInteresting: true)

  init(_ status: StepStatus) { self.init(isInteresting: !status.isAcceptable) }

  private init(isInteresting: Bool) {
    events = isInteresting ? 2_000 : 100
    marks = isInteresting ? 1_000 : 150
    samples = isInteresting ? 2_000 : 300
    exchanges = isInteresting ? 500 : 60
    bodyBytes = isInteresting ? 32_768 : 4_096
    frames = isInteresting ? 400 : 120
  }

  /// Returns at most so many elements, evenly chosen, with the first and the last.
  static func thinned<Element>(_ elements: [Element], to count: Int) -> [Element] {
    guard elements.count > count, count > 1 else { return elements }
    return (0..<count).map { elements[$0 * (elements.count - 1) / (count - 1)] }
  }
}

/// Pieces that are written once and named by their place.
struct PieceTable<Piece: Hashable> {
  private(set) var pieces: [Piece] = []
  private var places: [Piece: Int] = [:]

  /// Returns the place of a piece, which is new or known.
  mutating func place(of piece: Piece) -> Int {
    if let place = places[piece] { return place }
    places[piece] = pieces.count
    pieces.append(piece)
    return pieces.count - 1
  }
}

import Gherkin
import ScenarioRunner
import Storyboards

/// All that the page shows of a scenario once it is opened, as JSON that the page's script reads then.
///
/// Times are in milliseconds, coordinates in 1e-7 degrees. What occurs often is written once and named by its place:
/// the pictures of a phone differ little from step to step.
struct ScenarioDetails {
  private let result: ScenarioResult
  private let options: ReportOptions
  private let seed: UInt64
  let limits: DetailLimits
  var json = ScriptJSON()

  /// Renders the details of a result.
  static func rendered(_ result: ScenarioResult, _ options: ReportOptions, seed: UInt64) -> [UInt8]
  {
    var details = ScenarioDetails(result, options, seed)
    details.writeAll()
    return details.json.bytes
  }

  private init(_ result: ScenarioResult, _ options: ReportOptions, _ seed: UInt64) {
    self.result = result
    self.options = options
    self.seed = seed
    limits = DetailLimits(result.status)
  }

  private mutating func writeAll() {
    json.beginObject()
    pair("command", result.command(seed: seed))
    json.key("end")
    json.value(result.virtualDuration)
    writeRequirements()
    json.key("steps")
    json.beginArray()
    for place in result.steps.indices { write(result.steps[place], at: place) }
    json.endArray()
    if let problem = result.problem {
      json.key("problem")
      write(problem)
    }
    writeFigures()
    if let evidence = result.evidence { write(evidence) }
    json.endObject()
  }

  private mutating func writeRequirements() {
    json.key("requirements")
    let known = options.requirements
    let ids = result.scenario.pickle.tags.map { String($0.name.dropFirst()) }
    json.array(ids.filter { known[$0] != nil }) { json, id in
      json.array([id, known[id] ?? ""]) { $0.value($1) }
    }
  }

  private mutating func writeFigures() {
    guard !result.figures.isEmpty else { return }
    json.key("figures")
    json.array(result.figures) { json, figure in
      let worst = [figure.worst, figure.worstAt.map { "at \(DurationFormat.length($0))" }]
      json.array([
        figure.name, figure.requirement, figure.value, figure.percentile95 ?? "",
        worst.compactMap(\.self).joined(separator: " "),
        figure.count > 0 ? String(figure.count) : "",
      ]) { $0.value($1) }
    }
  }

  // MARK: Steps

  private mutating func write(_ result: StepResult, at place: Int) {
    let step = result.step
    json.beginObject()
    if result.use != nil { writePhrases(of: result, at: place) }
    pair("keyword", step.keyword)
    pair("text", step.text)
    pair("status", result.status.rawValue)
    json.key("line")
    json.value(step.location.line)
    json.key("at")
    json.value(result.startedAt)
    if let definition = result.definition {
      pair("definition", definition.expression)
      pair("place", definition.place)
    }
    for argument in step.arguments { write(argument) }
    if let problem = result.problem {
      json.key("problem")
      write(problem)
    }
    json.endObject()
  }

  /// The sentences that begin with a step, how deep it is in phrases, and where all that is written.
  private mutating func writePhrases(of step: StepResult, at place: Int) {
    list("phrases", result.sentences(above: place).map { "\($0.step.keyword) \($0.step.text)" })
    json.key("depth")
    json.value(step.depth)
    list("written", step.places(in: result.scenario.pickle.uri))
  }

  private mutating func write(_ argument: PickleStepArgument) {
    switch argument {
    case .dataTable(let table):
      json.key("table")
      json.array(table.rows) { json, row in
        json.array(row.cells) { $0.value($1.value) }
      }
    case .docString(let docString):
      pair("doc", docString.content)
    }
  }

  private mutating func write(_ problem: StepProblem) {
    json.beginObject()
    pair("message", problem.message)
    if let fault = problem.fault {
      json.key("fault")
      json.array([fault.lowerBound, fault.upperBound]) { $0.value($1) }
    }
    if let cell = problem.cell {
      json.key("cell")
      json.array([cell.row, cell.column]) { $0.value($1) }
    }
    list("excerpt", problem.excerpt)
    optional("expected", problem.expected)
    optional("actual", problem.actual)
    list("notes", problem.notes)
    if options.detail == .verbose { optional("snippet", problem.snippet) }
    list("suggestions", problem.suggestions)
    list("candidates", problem.candidates)
    json.endObject()
  }

  // MARK: Evidence

  private mutating func write(_ evidence: Evidence) {
    list("facts", evidence.facts)
    guard let storyboard = evidence.storyboard else {
      writeTrace(evidence.events)
      return
    }
    writeFrames(storyboard.frames)
    writeLanes(storyboard.lanes)
    if let map = storyboard.map { write(map) }
    writeExchanges(storyboard.exchanges)
    writeTrace(storyboard.trace)
  }

  private mutating func writeTrace(_ events: [EvidenceEvent]) {
    json.key("trace")
    json.array(events.suffix(limits.events)) { json, event in
      json.beginArray()
      json.value(event.time)
      json.value(event.step ?? -1)
      json.value(event.cause)
      json.value(event.text)
      json.endArray()
    }
    more("traceMore", events.count - limits.events)
  }

  // MARK: Pieces

  mutating func pair(_ name: StaticString, _ text: String) {
    json.key(name)
    json.value(text)
  }

  mutating func optional(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    pair(name, text)
  }

  mutating func list(_ name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    json.key(name)
    json.array(texts) { $0.value($1) }
  }

  /// Says how much is left out, where something is.
  mutating func more(_ name: StaticString, _ count: Int) {
    guard count > 0 else { return }
    json.key(name)
    json.value(count)
  }
}

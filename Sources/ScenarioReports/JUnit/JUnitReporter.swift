import Gherkin
package import ScenarioRunner

/// A report for build servers: one test suite for each feature file, one test case for each scenario.
///
/// All times are virtual, so equal runs give equal files. The counts at the head of each suite are known only
/// at the end of the run; until then the cases are kept as finished bytes, a few hundred for each.
package struct JUnitReporter: Reporter {
  private let options: ReportOptions
  private var info = RunInfo(version: "")
  private var suites: [JUnitSuite] = []
  private var indexByFile: [String: Int] = [:]

  /// Creates a reporter; the texts of failures have no colours, whatever the options say.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = ReportOptions(requirements: options.requirements)
  }

  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info): self.info = info
    case .problem(let problem): add(problem)
    case .scenarioFinished(let result): add(result)
    case .runFinished: writeAll(to: &sink)
    }
  }

  private mutating func add(_ problem: Problem) {
    let uri = problem.uri ?? ""
    let index = suite(key: uri, name: uri.isEmpty ? "rehearse" : uri, file: problem.uri)
    suites[index].count(.error, time: .zero)
    var attributes: [(StaticString, String)] = [
      ("name", problem.place ?? problem.kind.rawValue),
      ("classname", uri.isEmpty ? "rehearse" : uri),
      ("time", DurationText.seconds(.zero)),
    ]
    if !uri.isEmpty { attributes.append(("file", uri)) }
    if let location = problem.location { attributes.append(("line", String(location.line))) }
    suites[index].cases.open("testcase", attributes)
    suites[index].cases.element(
      "error", [("message", problem.message), ("type", problem.kind.rawValue)],
      text: Diagnostic(problem).text)
    suites[index].cases.close("testcase")
  }

  private mutating func add(_ result: ScenarioResult) {
    let pickle = result.scenario.pickle
    let uri = pickle.uri
    let feature = pickle.featureName
    let index = suite(key: uri, name: feature.isEmpty ? uri : feature, file: uri)
    let outcome = Self.outcome(of: result.status)
    suites[index].count(outcome, time: result.virtualDuration)
    JUnitCase(options: options, seed: info.seed)
      .write(result, outcome, className: suites[index].name, to: &suites[index].cases)
  }

  private static func outcome(of status: StepStatus) -> JUnitSuite.Outcome {
    switch status {
    case .passed: .passed
    case .skipped: .skipped
    case .failed: .failure
    case .pending, .undefined, .ambiguous, .invalid: .error
    }
  }

  private mutating func suite(key: String, name: String, file: String?) -> Int {
    if let index = indexByFile[key] { return index }
    indexByFile[key] = suites.count
    suites.append(JUnitSuite(name: name, file: file))
    return suites.count - 1
  }

  private func writeAll(to sink: inout ByteSink) {
    var writer = XMLWriter()
    writer.writeDeclaration()
    writer.open(
      "testsuites",
      [
        ("name", "rehearse"),
        ("tests", String(suites.reduce(0) { $0 + $1.tests })),
        ("failures", String(suites.reduce(0) { $0 + $1.failures })),
        ("errors", String(suites.reduce(0) { $0 + $1.errors })),
        ("skipped", String(suites.reduce(0) { $0 + $1.skipped })),
        ("time", DurationText.seconds(suites.reduce(.zero) { $0 + $1.time })),
      ])
    for suite in suites { write(suite, to: &writer) }
    writer.close("testsuites")
    sink.write(bytes: writer.sink.bytes)
  }

  private func write(_ suite: JUnitSuite, to writer: inout XMLWriter) {
    var attributes: [(StaticString, String)] = [
      ("name", suite.name),
      ("tests", String(suite.tests)),
      ("failures", String(suite.failures)),
      ("errors", String(suite.errors)),
      ("skipped", String(suite.skipped)),
      ("time", DurationText.seconds(suite.time)),
    ]
    if let file = suite.file { attributes.append(("file", file)) }
    writer.open("testsuite", attributes)
    writer.open("properties", [])
    for (name, value) in runProperties {
      writer.empty("property", [("name", name), ("value", value)])
    }
    writer.close("properties")
    writer.append(suite.cases)
    writer.close("testsuite")
  }

  private var runProperties: [(String, String)] {
    var properties = [("version", info.version), ("seed", String(info.seed))]
    if !info.profiles.isEmpty {
      properties.append(("profiles", info.profiles.joined(separator: ", ")))
    }
    if case .random(let seed) = info.order { properties.append(("order", "random:\(seed)")) }
    if let shard = info.shard { properties.append(("shard", "\(shard)")) }
    return properties
  }
}

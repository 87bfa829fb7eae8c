import Gherkin
package import ScenarioRunner

/// A report for build servers: one test suite for each feature file, one test case for each scenario.
///
/// Virtual times are properties, since what stands as `time` is added up as time of machines: it is there only where
/// it was measured. So equal runs give equal files. The counts at the head of each suite are known only
/// at the end of the run; until then the cases are kept as finished bytes, a few hundred for each.
package struct JUnitReporter: Reporter {
  private let options: ReportOptions
  private var info = RunInfo(version: "")
  private let shelf = ByteShelf()
  private var suites: [JUnitSuite] = []
  private var indexByFile: [String: Int] = [:]

  /// Creates a reporter; the texts of failures have no colours, whatever the options say.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = ReportOptions(requirements: options.requirements)
  }

  /// Returns what makes a result's test case, so that workers can do it instead of the reporter.
  package static func preparation(
    _ options: ReportOptions, seed: UInt64
  ) -> @Sendable (ScenarioResult) -> [UInt8] {
    let junitCase = JUnitCase(
      options: ReportOptions(requirements: options.requirements), seed: seed)
    return { result in
      JUnitSuite.rendered { writer in
        junitCase.write(
          result, outcome(of: result.status), className: name(of: result.scenario.pickle),
          to: &writer)
      }
    }
  }

  /// Appends what an event adds to the report.
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
    guard problem.severity == .error else {
      // JUnit knows no warnings, and a test case of its own would be counted.
      return suites[index].warnings.append("\(problem.place ?? uri): \(problem.message)")
    }
    suites[index].count(.error, virtualTime: .zero, measured: nil)
    suites[index].cases.append(shelf.add(JUnitSuite.rendered { write(problem, to: &$0) }))
  }

  private func write(_ problem: Problem, to writer: inout XMLWriter) {
    writer.begin("testcase")
    writer.attribute("name", problem.place ?? problem.kind.rawValue)
    writer.attribute("classname", problem.uri ?? "rehearse")
    if let uri = problem.uri { writer.attribute("file", uri) }
    if let location = problem.location { writer.attribute("line", location.line) }
    writer.open()
    writer.begin("error")
    writer.attribute("message", problem.message)
    writer.attribute("type", problem.kind.rawValue)
    writer.end("error", text: Diagnostic(problem).text)
    writer.close("testcase")
  }

  private mutating func add(_ result: ScenarioResult) {
    let pickle = result.scenario.pickle
    let uri = pickle.uri
    let index = suite(key: uri, name: Self.name(of: pickle), file: uri)
    let outcome = Self.outcome(of: result.status)
    suites[index].count(
      outcome, virtualTime: result.virtualDuration, measured: result.measuredDuration)
    let testCase = result.prepared ?? Self.preparation(options, seed: info.seed)(result)
    suites[index].cases.append(shelf.add(testCase))
  }

  private static func outcome(of status: StepStatus) -> JUnitSuite.Outcome {
    switch status {
    case .passed: .passed
    case .skipped: .skipped
    case .failed: .failure
    case .pending, .undefined, .ambiguous, .invalid: .error
    }
  }

  private static func name(of pickle: Pickle) -> String {
    let feature = pickle.featureName
    return feature.isEmpty ? pickle.uri : feature
  }

  private mutating func suite(key: String, name: @autoclosure () -> String, file: String?) -> Int {
    if let index = indexByFile[key] { return index }
    indexByFile[key] = suites.count
    suites.append(JUnitSuite(name: name(), file: file))
    return suites.count - 1
  }

  private func writeAll(to sink: inout ByteSink) {
    var writer = XMLWriter()
    writer.writeDeclaration()
    writer.begin("testsuites")
    writer.attribute("name", "rehearse")
    writer.attribute("tests", suites.reduce(0) { $0 + $1.tests })
    writer.attribute("failures", suites.reduce(0) { $0 + $1.failures })
    writer.attribute("errors", suites.reduce(0) { $0 + $1.errors })
    writer.attribute("skipped", suites.reduce(0) { $0 + $1.skipped })
    let times = suites.compactMap(\.measuredTime)
    if !times.isEmpty { writer.attribute("time", times.reduce(.zero, +)) }
    writer.open()
    for suite in suites {
      writeHead(of: suite, to: &writer)
      writer.drain(to: &sink)
      for testCase in suite.cases { sink.write(testCase, from: shelf) }
      writer.close("testsuite")
    }
    writer.close("testsuites")
    writer.drain(to: &sink)
  }

  private func writeHead(of suite: JUnitSuite, to writer: inout XMLWriter) {
    writer.begin("testsuite")
    writer.attribute("name", suite.name)
    writer.attribute("tests", suite.tests)
    writer.attribute("failures", suite.failures)
    writer.attribute("errors", suite.errors)
    writer.attribute("skipped", suite.skipped)
    if let time = suite.measuredTime { writer.attribute("time", time) }
    if let file = suite.file { writer.attribute("file", file) }
    writer.open()
    writer.begin("properties")
    writer.open()
    for (name, value) in runProperties { writer.property(name, value) }
    for warning in suite.warnings { writer.property("warning", warning) }
    writer.property("virtual-time", DurationFormat.seconds(suite.virtualTime))
    writer.close("properties")
  }

  private var runProperties: [(StaticString, String)] {
    var properties: [(StaticString, String)] = [
      ("version", info.version), ("seed", String(info.seed)),
    ]
    if !info.profiles.isEmpty {
      properties.append(("platforms", info.profiles.joined(separator: ", ")))
    }
    if let order = info.order.name { properties.append(("order", order)) }
    if let shard = info.shard { properties.append(("shard", "\(shard)")) }
    return properties
  }
}

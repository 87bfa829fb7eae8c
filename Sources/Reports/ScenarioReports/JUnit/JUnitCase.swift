import Gherkin
import ScenarioRunner

/// One scenario as a JUnit test case.
struct JUnitCase {
  let options: ReportOptions
  let seed: UInt64

  func write(
    _ result: ScenarioResult, _ outcome: JUnitSuite.Outcome, className: String,
    to writer: inout XMLWriter
  ) {
    let scenario = result.scenario
    let pickle = scenario.pickle
    writer.begin("testcase")
    writer.attribute("name", Self.name(of: scenario))
    writer.attribute("classname", className)
    if let time = result.measuredDuration { writer.attribute("time", time) }
    writer.attribute("file", pickle.uri)
    writer.attribute("line", pickle.location.line)
    writer.open()
    writeProperties(of: result, to: &writer)
    switch outcome {
    case .passed: break
    case .failure: write("failure", of: result, to: &writer)
    case .error: write("error", of: result, to: &writer)
    case .skipped:
      writer.begin("skipped")
      writer.attribute("message", Self.reason(of: result))
      writer.end()
    }
    if let trace = TraceText.text(of: result) {
      writer.begin("system-out")
      writer.end("system-out", text: trace)
    }
    writer.close("testcase")
  }

  /// Build servers tell cases apart by their names, so rows of an outline, lines of namesakes and profiles are part
  /// of it; what else is selected is not.
  private static func name(of scenario: PlannedScenario) -> String {
    let pickle = scenario.pickle
    let needsLine = pickle.astNodeIDs.count > 1 || scenario.hasNamesake
    return pickle.name + (needsLine ? " [line \(pickle.location.line)]" : "")
      + (scenario.namesProfile ? " (\(scenario.profile))" : "")
  }

  private func writeProperties(of result: ScenarioResult, to writer: inout XMLWriter) {
    let scenario = result.scenario
    writer.begin("properties")
    writer.open()
    writer.property("id", scenario.id)
    writer.property("platform", scenario.profile)
    writer.property("seed", String(seed))
    writer.property("virtual-time", DurationFormat.seconds(result.virtualDuration))
    if let rule = scenario.pickle.rule { writer.property("rule", rule) }
    for tag in scenario.pickle.tags {
      let name = String(Substring(tag.name.utf8.dropFirst()))
      if options.requirements[name] != nil {
        writer.property("requirement", name)
      } else {
        writer.property("tag", tag.name)
      }
    }
    for figure in result.figures {
      writer.property("measurement", "\(figure.requirement) \(figure.name): \(figure.words)")
    }
    writer.close("properties")
  }

  private func write(
    _ element: StaticString, of result: ScenarioResult, to writer: inout XMLWriter
  ) {
    writer.begin(element)
    writer.attribute("message", Self.reason(of: result))
    writer.attribute("type", result.status.rawValue)
    writer.end(element, text: text(of: result))
  }

  private static func reason(of result: ScenarioResult) -> String {
    let step = result.steps.first { $0.status == result.status && $0.problem != nil }
    let message = result.problem?.message ?? step?.problem?.message ?? ""
    return message.isEmpty ? "the scenario is \(result.status.rawValue)" : message
  }

  private func text(of result: ScenarioResult) -> String {
    var sink = ByteSink()
    FailureBlock(options: options, seed: seed).write(result, indent: 0, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }
}

extension XMLWriter {
  /// Writes a property as JUnit has them.
  mutating func property(_ name: StaticString, _ value: String) {
    begin("property")
    attribute("name", word: name)
    attribute("value", value)
    end()
  }
}

/// The part of a JUnit report that belongs to one feature file.
struct JUnitSuite {
  let name: String
  let file: String?
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0
  private(set) var virtualTime: Duration = .zero
  /// How long its scenarios took to play; nil where nobody measured.
  private(set) var measuredTime: Duration?
  /// What is odd about the file and its scenarios.
  var warnings: [String] = []
  /// Where the finished test cases lie on the reporter's shelf, in order.
  var cases: [Range<Int>] = []

  enum Outcome {
    case passed
    case failure
    case error
    case skipped
  }

  /// Makes a test case: lets the closure write at the depth at which cases stand.
  static func rendered(_ write: (inout XMLWriter) -> Void) -> [UInt8] {
    var writer = XMLWriter(depth: 2, bytes: 768)
    write(&writer)
    return writer.drainExactly()
  }

  init(name: String, file: String?) { (self.name, self.file) = (name, file) }

  mutating func count(_ outcome: Outcome, virtualTime: Duration, measured: Duration?) {
    tests += 1
    self.virtualTime += virtualTime
    if let measured { measuredTime = (measuredTime ?? .zero) + measured }
    switch outcome {
    case .passed: break
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }
}

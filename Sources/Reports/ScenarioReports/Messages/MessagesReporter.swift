import Gherkin
package import ScenarioRunner

/// A report in the protocol all Cucumber tools speak: Cucumber Messages, one JSON object per line.
///
/// Times are virtual: scenarios follow each other on one clock that begins with the run at 1970-01-01, each taking
/// its virtual time. Numbers are given in the order of the messages, so equal runs give equal files.
package struct MessagesReporter: Reporter {
  private let material: RunMaterial
  private var ids = IDGenerator()
  private var stage = Stage.head
  private var seed: UInt64 = 0
  private var runID = 0
  /// The numbers of each scenario's messages, by its place in the plan.
  private var numbers: [ScenarioNumbers]
  /// The virtual time of all scenarios so far.
  private var clock: Duration = .zero
  /// What is wrong with the run and belongs to no file.
  private var problems: [String] = []
  /// The warnings that came before the run, which attachments belong to.
  private var warnings: [Problem] = []
  /// The files whose own parse errors are told already.
  private var refusedFiles: Set<String> = []

  /// The point to which the report has come.
  private enum Stage {
    case head
    case run
  }

  /// The name among a run's preparations of the one that makes a GeoJSON file of a scenario's track.
  package static let trackPreparationName = "messages track"

  /// What the attachment is called that tells what the files held that features name.
  package static let digestsName = "files.sha256"

  /// Creates a reporter of a run of the options' material.
  package init(_ options: ReportOptions = ReportOptions()) {
    material = options.material
    numbers = Array(repeating: ScenarioNumbers(), count: material.scenarios.count)
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    var writer = JSONWriter()
    switch event {
    case .runStarted(let info): writeHead(info, &writer, to: &sink)
    case .problem(let problem): add(problem, &writer)
    case .scenarioFinished(let result):
      beginRun(&writer, to: &sink)
      write(result, &writer)
    case .runFinished(let summary):
      beginRun(&writer, to: &sink)
      writer.runFinished(runID, summary, message: problems.joined(separator: "\n"), at: clock)
    }
    sink.write(bytes: writer.drain())
  }

  private mutating func writeHead(
    _ info: RunInfo, _ writer: inout JSONWriter, to sink: inout ByteSink
  ) {
    seed = info.seed
    writer.meta(info)
    sink.write(bytes: writer.drain())
    var files = MessagesFiles(material.scenarios)
    for source in material.sources {
      files.write(source, &ids, &numbers, to: &sink)
      sink.spill()
    }
    refusedFiles = files.refused
    let inventory = material.inventory
    for type in inventory.parameterTypes { writer.parameterType(type, id: ids.next()) }
    for type in inventory.undefinedParameterTypes { writer.undefinedParameterType(type) }
  }

  /// Takes a problem that comes before the run; those of the parser were told behind their files.
  private mutating func add(_ problem: Problem, _ writer: inout JSONWriter) {
    guard problem.severity == .error else {
      switch stage {
      case .head: warnings.append(problem)
      case .run: writer.warning(problem, run: runID, at: clock)
      }
      return
    }
    guard let uri = problem.uri else {
      if !isToldAsUndefinedType(problem) { problems.append(Diagnostic(problem).text) }
      return
    }
    guard problem.officialMessage == nil || !refusedFiles.contains(uri) else { return }
    writer.parseError(problem, uri: uri)
  }

  /// A parameter type that nobody has defined has a message of its own.
  private func isToldAsUndefinedType(_ problem: Problem) -> Bool {
    problem.kind == .library
      && material.inventory.undefinedParameterTypes.contains {
        problem.message.contains("“\($0.expression)”")
      }
  }

  /// Tells, before the first scenario, what definitions there are and what every scenario will be.
  private mutating func beginRun(_ writer: inout JSONWriter, to sink: inout ByteSink) {
    guard stage == .head else { return }
    stage = .run
    var firstDefinition: Int?
    for definition in material.inventory.definitions {
      let id = ids.next()
      firstDefinition = firstDefinition ?? id
      writer.stepDefinition(definition, id: id)
    }
    runID = ids.next()
    writer.runStarted(runID)
    if !material.digests.isEmpty {
      writer.attachment(material.digests, named: Self.digestsName, run: runID, at: .zero)
    }
    for warning in warnings { writer.warning(warning, run: runID, at: .zero) }
    var bindings = MessagesBindings(material.inventory, firstDefinition: firstDefinition ?? 0)
    for (place, scenario) in material.scenarios.enumerated() {
      numbers[place].testCase = ids.next()
      let steps = scenario.steps
      writer.testCase(
        numbers[place], scenario, steps, run: runID, stepIDs: steps.map { _ in ids.next() },
        &bindings)
      sink.write(bytes: writer.drain())
      sink.spill()
    }
  }

  private mutating func write(_ result: ScenarioResult, _ writer: inout JSONWriter) {
    let place = result.scenario.index
    guard numbers.indices.contains(place) else { return }
    let attempt = ids.next()
    let timing = StepTiming(result, from: clock)
    clock = timing.end
    writer.testCaseStarted(attempt, testCase: numbers[place].testCase, at: timing.start)
    let fault = FaultyStep(result)
    for (index, step) in result.steps.enumerated() {
      // The steps of a test case are numbered right after it.
      let stepID = numbers[place].testCase + 1 + index
      writer.stepStarted(stepID, in: attempt, at: timing.start(of: index))
      for attachment in step.attachments {
        writer.attachment(attachment, stepID, in: attempt, at: timing.end(of: index))
      }
      if let problem = step.problem, problem.snippet != nil {
        let pickleStep = step.step.id + numbers[place].shift
        writer.suggestion(ids.next(), pickleStep: pickleStep, problem)
      }
      if index == fault?.index {
        for attachment in FaultEvidence.attachments(of: result, seed: seed) {
          writer.attachment(attachment, stepID, in: attempt, at: timing.end(of: index))
        }
      }
      if index == result.steps.count - 1, let figures = FigureAttachment.attachment(of: result) {
        writer.attachment(figures, stepID, in: attempt, at: timing.end(of: index))
      }
      let outcome = fault?.outcome(of: index) ?? StepOutcome(step, in: result)
      writer.stepFinished(
        stepID, in: attempt, outcome, duration: timing.duration(of: index),
        at: timing.end(of: index))
    }
    writer.testCaseFinished(attempt, at: timing.end)
  }
}

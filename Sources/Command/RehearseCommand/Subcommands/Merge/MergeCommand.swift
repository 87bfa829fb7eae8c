import ScenarioReports

/// `rehearse merge`: writes the reports of a run, or of an audit, whose parts were played elsewhere.
struct MergeCommand {
  static let spec = CommandSpec(
    name: "merge",
    summary: "Puts the parts of a run or of an audit together, and writes its reports.",
    usage: "[OPTION]... FILE...",
    discussion: """
      Of a run, a FILE is what `rehearse run --shard I/N --format record:FILE` has written; all N are needed, in any order. \
      Nothing is played: the reports are those that one run of all parts would have written, to the byte, and the exit \
      code is its own.

      The feature files are read again, so merge in the folder and at the revision where the parts were played.

      Of an audit, a FILE is what `rehearse audit --shard I/N --format json:FILE` has written; without --format the JSON \
      of the whole is written to standard output.
      """,
    options: [
      .reports(
        "Writes a report, as `rehearse run` or `rehearse audit` does; repeat it for several."),
      OptionSpec("--figures", "Ends with what was measured in a run."),
      OptionSpec("--quiet", short: "-q", "Says what did not pass, and one line, of a run."),
      OptionSpec(
        "--strict", value: .required("PERCENT"),
        "Exit code 1 when less than this part of all sabotage is noticed, of an audit."),
      ReportLink.option,
    ] + ReportOccasion.options,
    sections: [
      "Exit codes": HelpPage.exitCodes,
      "Examples": [
        "rehearse run --shard 1/2 --format record:1.record.gz",
        "rehearse run --shard 2/2 --format record:2.record.gz",
        "rehearse merge *.record.gz --format html:report.html --format junit:report.xml",
        "rehearse merge audit-*.json --format text --format html:audit.html --strict 95",
      ],
    ])

  private let paths: [String]
  private let arguments: ParsedArguments
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.map(\.text)
    if paths.isEmpty {
      throw .missingOperand("FILE, what `rehearse run --format record:FILE` has written")
    }
    self.arguments = arguments
    color = try ColorChoice(arguments)
  }

  nonisolated(nonsending) func run<World>(_ console: Console, _ steps: StepCollection<World>)
    async throws(UsageError) -> Int32
  {
    let files: [ResultFile]
    do throws(ResultFile.Fault) { files = try ResultFile.all(paths, in: console.folder) } catch {
      return refused(error, console)
    }
    guard AuditMergeSession.isMeant(by: files[0].bytes) else {
      return try await mergeRun(files, console, steps)
    }
    let ofRuns = ["--quiet", "--figures"] + ReportOccasion.options.map(\.name)
    if let option = arguments.occurrences.first(where: { ofRuns.contains($0.name) }) {
      throw .contradiction(option.word, with: "the JSON of an audit")
    }
    return try AuditMergeSession(files, arguments).run(console)
  }

  private nonisolated(nonsending) func mergeRun<World>(
    _ files: [ResultFile], _ console: Console, _ steps: StepCollection<World>
  ) async throws(UsageError) -> Int32 {
    // What is wrong with the options is told before the records are understood.
    _ = try ReportRequest.all(arguments)
    if RecordFile.isMeant(by: files[0].bytes) {
      if let option = arguments.occurrences.first(where: { $0.name == "--strict" }) {
        throw .contradiction(
          option.word, with: "the record of a run, which is as strict as it was played")
      }
      if let option = arguments.occurrences.first(where: { $0.name == "--report" }) {
        throw .contradiction(option.word, with: "the record of a run, whose page is that report")
      }
    }
    let recorded: RecordedRun
    do throws(ResultFile.Fault) { recorded = try RecordedRun(files) } catch {
      return refused(error, console)
    }
    let played = try ArgumentParser.parse(recorded.arguments, from: 0, RunCommand.spec)
    var session = RunSession(
      try RunCommand(played, reporting: arguments), console, .none, recorded: recorded)
    return await session.run(steps)
  }

  private func refused(_ fault: ResultFile.Fault, _ console: Console) -> Int32 {
    console.report(fault.diagnostic, color.style(for: console.errors, console.environment))
    return ExitCode.invalid
  }
}

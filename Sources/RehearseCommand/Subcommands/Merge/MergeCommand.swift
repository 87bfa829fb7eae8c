import ScenarioReports

/// `rehearse merge`: writes the reports of a run whose parts were played elsewhere.
struct MergeCommand {
  static let spec = CommandSpec(
    name: "merge",
    summary: "Puts the parts of a run together, and writes its reports.",
    usage: "[OPTION]... RECORD...",
    discussion: [
      """
      A RECORD is what `rehearse run --shard I/N --format record:FILE` has written; all N are needed, in any order. \
      Nothing is played: the reports are those that one run of all parts would have written, to the byte, and the exit \
      code is its own.
      """,
      """
      The feature files are read again, so merge in the folder and at the revision where the parts were played.
      """,
    ],
    options: [
      OptionSpec(
        "--format", short: "-f", value: .required("NAME[:FILE]"), repeats: true,
        "Writes a report, as `rehearse run` does; repeat it for several."),
      OptionSpec("--quiet", short: "-q", "Leaves out what passed."),
    ],
    sections: [
      .init(title: "Exit codes", lines: HelpPage.exitCodes),
      .init(
        title: "Examples",
        lines: [
          "rehearse run --shard 1/2 --format record:1.record",
          "rehearse run --shard 2/2 --format record:2.record",
          "rehearse merge 1.record 2.record --format html:report.html --format junit:report.xml",
        ]),
    ])

  private let records: [String]
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    records = arguments.operands.map(\.text)
    if records.isEmpty {
      throw .missingOperand("RECORD, what `rehearse run --format record:FILE` has written")
    }
    // What is wrong with the options is told before anything is read.
    _ = try ReportRequest.all(arguments)
    self.arguments = arguments
  }

  nonisolated(nonsending) func run<World>(_ console: Console, _ steps: StepCollection<World>)
    async
    throws(UsageError) -> Int32
  {
    let recorded: RecordedRun
    do throws(RecordedRun.Fault) {
      recorded = try RecordedRun(records, in: console.folder)
    } catch {
      let style = try ColorChoice(arguments).style(for: console.errors, console.environment)
      console.report(error.diagnostic, style)
      return ExitCode.invalid
    }
    let played = try ArgumentParser.parse(recorded.arguments, from: 0, RunCommand.spec)
    var session = RunSession(
      try RunCommand(played, reporting: arguments), console, .none, recorded: recorded)
    return await session.run(steps)
  }
}

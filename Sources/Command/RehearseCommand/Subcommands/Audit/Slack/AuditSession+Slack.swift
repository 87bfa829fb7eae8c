import Gherkin
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse audit --slack`: plays each scenario plainly, and tells which bounds have much more room than they need.
extension AuditSession {
  nonisolated(nonsending) func tellSlack(_ steps: StepCollection<World>) async -> Int32 {
    guard let (files, suite, plan) = await plan(steps) else { return ExitCode.invalid }
    let findings = await SuiteAudit(
      suite.library, sorts: [], workers: command.chosen.workerCount
    ).findings(plan.scenarios, wanted: { _ in [] }, isStopped: { Interrupts.hasCome })
    let record = AuditRecord(
      findings, plan, files.catalogue, command,
      excuses: SlackExcuse.all(in: files.features.sources), suite: "")
    let figures = AuditFigures(record)
    let style = command.color.style(for: console.output, console.environment)
    let text = SlackText(figures: figures.slack, isQuiet: command.isQuiet, style: style)
    var sink = ByteSink()
    text.writeLists(to: &sink)
    figures.writeUnusable(to: &sink, style)
    text.writeSummary(to: &sink)
    for line in remarks(figures, suite.nightlyCount(in: plan)) {
      sink.write(line: line, .yellow, style)
    }
    console.output.write(sink.drain())
    if record.isCut || !figures.unusable.isEmpty { return ExitCode.invalid }
    return figures.slack.isTight ? ExitCode.success : ExitCode.failure
  }

  private func remarks(_ figures: AuditFigures, _ nightlyCount: Int) -> [String] {
    let none =
      figures.slack.count == 0 ? ["No check of a requirement's scenario bounds anything."] : []
    return figures.cutRemarks + none + Nightly.lines(nightlyCount)
  }
}

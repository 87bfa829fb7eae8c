package import ScenarioRunner

/// Something that turns the events of a run into the bytes of a report.
///
/// Events come in plan order whatever the number of workers, so a reporter needs no locks and equal runs
/// give equal reports.
package protocol Reporter {
  /// Appends what an event adds to the report.
  mutating func report(_ event: RunEvent, to sink: inout ByteSink)
}

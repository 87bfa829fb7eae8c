import ScenarioRunner

/// The end of a terminal report: what ended how, and what is needed to run it again.
struct SummaryLines {
  let options: ReportOptions

  func write(_ summary: RunSummary, _ info: RunInfo, to sink: inout ByteSink) {
    if summary.scenarios.total == 0 {
      sink.write("No scenarios were run.\n")
    } else {
      write(summary.scenarios, "scenario", to: &sink)
      write(summary.steps, "step", to: &sink)
    }
    if summary.problemCount > 0 {
      sink.write(text: Self.count(summary.problemCount, "problem"), .red, options.style)
      sink.endLine()
    }
    if summary.warningCount > 0 {
      sink.write(text: Self.count(summary.warningCount, "warning"), .yellow, options.style)
      sink.endLine()
    }
    writeTimes(summary, to: &sink)
    sink.write(text: Self.reproduction(info), .dim, options.style)
    sink.endLine()
  }

  private func write(_ counts: StatusCounts, _ noun: String, to sink: inout ByteSink) {
    sink.write(text: Self.count(counts.total, noun))
    var separator: StaticString = ": "
    for status in StepStatus.allCases where counts[status] > 0 {
      sink.write(separator)
      sink.write(text: "\(counts[status]) \(status.rawValue)", status.tint, options.style)
      separator = ", "
    }
    sink.endLine()
  }

  private func writeTimes(_ summary: RunSummary, to sink: inout ByteSink) {
    sink.write(text: "\(DurationText.length(summary.virtualDuration)) of virtual time")
    if let elapsed = options.elapsed {
      sink.write(text: ", run in \(DurationText.length(elapsed()))")
    }
    sink.endLine()
  }

  /// Version, profiles, seed, order and shard: with the files, all it takes to run the same again.
  static func reproduction(_ info: RunInfo) -> String {
    var parts = ["rehearse \(info.version)"]
    if !info.profiles.isEmpty { parts.append(info.profiles.joined(separator: " and ")) }
    parts.append("seed \(info.seed)")
    if let order = info.order.name { parts.append("order \(order)") }
    if let shard = info.shard { parts.append("shard \(shard)") }
    return parts.joined(separator: ", ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

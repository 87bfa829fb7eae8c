import ScenarioReports

/// The rules as text, for people.
struct RuleText {
  let style: TextStyle

  func write(_ list: RuleList, to sink: inout ByteSink) {
    var platform: String?
    for entry in list.entries {
      if entry.platform != platform {
        platform = entry.platform
        sink.write(text: entry.platform, .bold, style)
        sink.write("\n\n")
      }
      write(entry, to: &sink)
    }
    writeTimings(list.timings, to: &sink)
  }

  private func writeTimings(_ timings: [RuleList.Timing], to sink: inout ByteSink) {
    var platform: String?
    for timing in timings {
      if timing.platform != platform {
        platform = timing.platform
        sink.write(text: "Settings of \(timing.platform)", .bold, style)
        sink.write("\n\n")
      }
      sink.indent(2)
      sink.write(text: timing.name, .cyan, style)
      sink.write(text: "  \(timing.valueText)  \(timing.rule)", .dim, style)
      sink.endLine()
      write(timing.documentation, to: &sink)
      sink.endLine()
    }
  }

  private func write(_ entry: RuleList.Entry, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: entry.id, .cyan, style)
    sink.write(text: "  \(entry.confidence)", .dim, style)
    sink.endLine()
    write(entry.summary, to: &sink)
    if let reason = entry.reason { write("Modelled: \(entry.modelled), \(reason).", to: &sink) }
    if let setting = entry.setting {
      let values = setting.values.map { "\"\($0)\"" }.joined(separator: ", ")
      write("Setting: the \(setting.name) is \(values)", to: &sink)
    }
    sink.endLine()
  }

  private func write(_ text: String, to sink: inout ByteSink) {
    for line in HelpPage.wrapped(text, width: 92) {
      sink.indent(6)
      sink.write(text: line)
      sink.endLine()
    }
  }
}

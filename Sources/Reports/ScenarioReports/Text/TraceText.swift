import ScenarioRunner

/// What happened in a scenario that did not pass, from the first event to the last, one line each.
enum TraceText {
  /// The most events told; they are the last ones.
  static let eventsMax = 1_000

  /// Returns the trace; nil where the scenario passed or the phone had nothing to do with it.
  static func text(of result: ScenarioResult) -> String? {
    guard result.status.isAboutThePhone, let events = result.evidence?.events, !events.isEmpty
    else {
      return nil
    }
    var sink = ByteSink()
    let hidden = max(0, events.count - eventsMax)
    if hidden > 0 {
      sink.write(text: "… \(hidden) events before")
      sink.endLine()
    }
    write(events.suffix(eventsMax), indent: 0, .plain, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// Appends events with their times and causes in columns.
  static func write(
    _ events: ArraySlice<EvidenceEvent>, indent: Int, _ style: TextStyle, to sink: inout ByteSink
  ) {
    let width = events.map(\.cause.count).max() ?? 0
    for event in events {
      sink.indent(indent)
      sink.write(text: DurationFormat.clock(event.time), .dim, style)
      sink.indent(2)
      sink.write(text: event.cause, .cyan, style)
      sink.indent(width - event.cause.count + 2)
      sink.write(text: event.text)
      sink.endLine()
    }
  }
}

package import ScenarioRunner

/// A message to the user about something that is not as it should be, in the one style all of them have.
///
/// ```
/// error: Scenarios/a.feature:3:5: no requirement `startup:FR-999`
///   @startup:FR-999
///   ^
/// note: did you mean startup:FR-009?
/// ```
package struct Diagnostic: Hashable, Sendable {
  /// The file, with line and column as far as they are known; nil where no file is at fault.
  package var place: String?
  /// What is wrong.
  package var message: String
  /// The line at fault and a line with a caret under it.
  package var excerpt: [String]
  /// What was expected, what to do, what was probably meant.
  package var notes: [String]
  /// Whether it is worth a look only, and changes no exit code.
  package var isWarning: Bool

  /// Creates a diagnostic.
  package init(
    _ message: String, place: String? = nil,
    excerpt: [String] = [], notes: [String] = [], isWarning: Bool = false
  ) {
    (self.place, self.message, self.excerpt, self.notes) = (place, message, excerpt, notes)
    self.isWarning = isWarning
  }

  /// Appends the message as lines of text.
  package func write(to sink: inout ByteSink, _ style: TextStyle) {
    sink.write(text: isWarning ? "warning:" : "error:", isWarning ? .yellow : .red, style)
    sink.write(" ")
    if let place { sink.write(text: "\(place): ") }
    writeLines(of: message, tint: .bold, to: &sink, style)
    for line in excerpt {
      sink.indent(2)
      sink.write(excerpt: line)
      sink.endLine()
    }
    for note in notes {
      sink.write(text: "note:", .cyan, style)
      sink.write(" ")
      writeLines(of: note, tint: nil, to: &sink, style)
    }
  }

  /// The message as plain text, for reports that are no terminal.
  package var text: String {
    var sink = ByteSink()
    write(to: &sink, .plain)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private func writeLines(
    of text: String, tint: TextStyle.Tint?, to sink: inout ByteSink, _ style: TextStyle
  ) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      sink.indent(index == 0 ? 0 : 2)
      sink.write(line: String(line), tint, style)
    }
  }
}

extension Diagnostic {
  /// Creates the message of a problem found in the user's input.
  package init(_ problem: Problem) {
    self.init(
      problem.message, place: problem.place, excerpt: problem.excerpt, notes: problem.notes,
      isWarning: problem.severity == .warning)
  }
}

/// The fault of a step as plain lines, for reports that are no terminal.
enum ProblemText {
  static func lines(of problem: StepProblem) -> [String] {
    var lines = [problem.message] + problem.excerpt
    if let expected = problem.expected { lines.append("expected: \(expected)") }
    if let actual = problem.actual { lines.append("actual:   \(actual)") }
    lines += problem.notes.map { "note: \($0)" }
    lines += problem.candidates.map { "matched by: \($0)" }
    if !problem.suggestions.isEmpty {
      lines.append("did you mean: " + problem.suggestions.joined(separator: "; "))
    }
    return lines.filter { !$0.isEmpty }
  }
}

/// The events of a scenario that did not pass, from the first to the last, one line each.
enum TraceText {
  /// The most events told; they are the last ones.
  static let eventsMax = 1_000

  /// Returns the trace; nil where the scenario passed or the phone had nothing to do with it.
  static func text(of result: ScenarioResult) -> String? {
    guard result.status.isAboutThePhone, let events = result.evidence?.events, !events.isEmpty
    else { return nil }
    var sink = ByteSink()
    let hidden = max(0, events.count - eventsMax)
    if hidden > 0 { sink.write(line: "… \(hidden) events before") }
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
      sink.write(line: event.text)
    }
  }
}

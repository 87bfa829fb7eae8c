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
    self.place = place
    self.message = message
    self.excerpt = excerpt
    self.notes = notes
    self.isWarning = isWarning
  }

  /// Appends the message as lines of text.
  package func write(to sink: inout ByteSink, _ style: TextStyle) {
    sink.write(
      text: isWarning ? "warning:" : "error:", isWarning ? .yellow : .red, style)
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
      sink.write(text: String(line), tint, style)
      sink.endLine()
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

import Gherkin
import ScenarioRunner

/// A step as lines of text: its mark, its text, and the table or doc string under it.
struct StepLines {
  let options: ReportOptions
  /// Whether the words at fault are marked under the text.
  var marksFault = false

  /// Writes the steps of a scenario; those of a phrase stand under its sentence, and what follows a step under it.
  func write(
    _ result: ScenarioResult, indent: Int, to sink: inout ByteSink,
    after: (StepResult, _ indent: Int, inout ByteSink) -> Void = { _, _, _ in }
  ) {
    for (place, step) in result.steps.enumerated() {
      for sentence in result.sentences(above: place) {
        writeStart(sentence.step, sentence.status, indent: indent + 2 * sentence.depth, to: &sink)
        sink.write(text: sentence.step.text, nil, options.style)
        if options.detail == .verbose {
          sink.write(text: "  \(sentence.phrase.place)", .dim, options.style)
        }
        sink.endLine()
      }
      let inner = indent + 2 * step.depth
      write(step, indent: inner, to: &sink)
      after(step, inner, &sink)
    }
  }

  /// Writes a step's mark and keyword.
  private func writeStart(
    _ step: PickleStep, _ status: StepStatus, indent: Int, to sink: inout ByteSink
  ) {
    sink.indent(indent)
    sink.write(text: status.mark, status.tint, options.style)
    sink.write(" ")
    if !step.keyword.isEmpty {
      sink.write(text: step.keyword)
      sink.write(" ")
    }
  }

  func write(_ result: StepResult, indent: Int, to sink: inout ByteSink) {
    let step = result.step
    let style = options.style
    writeStart(step, result.status, indent: indent, to: &sink)
    let tint: TextStyle.Tint? = result.status == .skipped ? .dim : nil
    if marksFault {
      sink.write(excerpt: step.text, tint, style)
    } else {
      sink.write(text: step.text, tint, style)
    }
    if options.detail == .verbose { writeDetails(of: result, to: &sink) }
    sink.endLine()
    if marksFault, let fault = result.problem?.fault {
      mark(fault, of: step, indent: indent + 2, to: &sink)
    }
    for argument in step.arguments {
      switch argument {
      case .dataTable(let table):
        write(table, marksFault ? result.problem?.cell : nil, indent: indent + 4, to: &sink)
      case .docString(let docString): write(docString, indent: indent + 4, to: &sink)
      }
    }
    for line in result.logLines {
      sink.indent(indent + 4)
      sink.write(line: line, .dim, style)
    }
  }

  private func mark(
    _ fault: Range<Int>, of step: PickleStep, indent: Int, to sink: inout ByteSink
  ) {
    let scalars = step.text.unicodeScalars
    let before = scalars.prefix(fault.lowerBound)
    let words = scalars.dropFirst(fault.lowerBound).prefix(fault.count)
    let keyword = step.keyword.isEmpty ? "" : step.keyword + " "
    sink.indent(indent + DisplayWidth.of(keyword))
    sink.write(bytes: CaretExcerpt.blank(String(before)).utf8)
    let width = max(1, DisplayWidth.of(String(words)))
    sink.write(line: String(repeating: "^", count: width), .red, options.style)
  }

  private func writeDetails(of result: StepResult, to sink: inout ByteSink) {
    let definition = result.definition.map { "  \($0.place)" } ?? ""
    sink.write(
      text: "  [\(DurationFormat.clock(result.startedAt))]\(definition)", .dim, options.style)
  }

  private func write(
    _ table: PickleTable, _ fault: FaultyCell?, indent: Int, to sink: inout ByteSink
  ) {
    var widths: [Int] = []
    for row in table.rows {
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.value.count)
      }
    }
    for (number, row) in table.rows.enumerated() {
      sink.indent(indent)
      sink.write("|")
      for (column, cell) in row.cells.enumerated() {
        sink.write(" ")
        sink.write(text: cell.value)
        sink.indent(widths[column] - cell.value.count)
        sink.write(" |")
      }
      sink.endLine()
      guard let fault, fault.row == number, row.cells.indices.contains(fault.column) else {
        continue
      }
      sink.indent(indent + widths[..<fault.column].reduce(2) { $0 + $1 + 3 })
      let width = max(1, row.cells[fault.column].value.count)
      sink.write(line: String(repeating: "^", count: width), .red, options.style)
    }
  }

  private func write(_ docString: PickleDocString, indent: Int, to sink: inout ByteSink) {
    sink.indent(indent)
    sink.write("\"\"\"")
    sink.write(line: docString.mediaType ?? "")
    for line in docString.content.split(separator: "\n", omittingEmptySubsequences: false) {
      sink.indent(line.isEmpty ? 0 : indent)
      sink.write(line: String(line))
    }
    sink.indent(indent)
    sink.write("\"\"\"\n")
  }
}

extension StepResult {
  /// The lines that its body has put into the report itself.
  fileprivate var logLines: [String] {
    attachments.compactMap { attachment in
      guard attachment.mediaType == ReportAttachment.logMediaType,
        case .text(let text) = attachment.content
      else { return nil }
      return text
    }
  }
}

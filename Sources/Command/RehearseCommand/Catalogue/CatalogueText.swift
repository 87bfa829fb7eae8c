import Requirements
import ScenarioReports

/// The catalogue as text, for people.
struct CatalogueText {
  let style: TextStyle
  /// The columns that there are.
  let width: Int

  func write(_ catalogue: StepCatalogue, to sink: inout ByteSink) {
    var subject: String?
    for entry in catalogue.entries {
      if entry.subject != subject {
        subject = entry.subject
        sink.write(heading: entry.subject.isEmpty ? "Steps" : entry.subject, style)
      }
      write(entry, to: &sink)
    }
    if catalogue.leftOutCount > 0 {
      sink.write(
        text:
          "and \(catalogue.leftOutCount) more that answer less well: another word beside it narrows them down",
        .dim, style)
      sink.write("\n\n")
    }
    if !catalogue.modifiers.isEmpty {
      sink.write(heading: "Words before any check", style)
      for modifier in catalogue.modifiers { write(modifier, to: &sink) }
    }
    writePhrases(catalogue.phrases, to: &sink)
    guard !catalogue.parameters.isEmpty else { return }
    sink.write(heading: "Kinds of arguments", style)
    for parameter in catalogue.parameters { write(parameter, to: &sink) }
  }

  private func write(_ entry: StepCatalogue.Entry, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: entry.kind.prefix(1).uppercased() + entry.kind.dropFirst(), .dim, style)
    sink.write(" ")
    sink.write(line: entry.text, .cyan, style)
    for line in WrappedText.lines(entry.documentation, width: width - 8) { write(line, to: &sink) }
    for example in entry.examples {
      for (index, line) in example.split(separator: "\n").enumerated() {
        write(index == 0 ? "Example: \(line)" : "  \(line)", to: &sink)
      }
    }
    sink.endLine()
  }

  private func writePhrases(_ phrases: [StepCatalogue.Phrase], to sink: inout ByteSink) {
    var subject: String?
    for phrase in phrases {
      if phrase.subject != subject {
        subject = phrase.subject
        sink.write(heading: "Phrases: \(phrase.subject)", style)
      }
      sink.indent(2)
      sink.write(line: "\"\(phrase.text)\"", .cyan, style)
      for line in WrappedText.lines(phrase.documentation, width: width - 8) {
        write(line, to: &sink)
      }
      if !phrase.also.isEmpty {
        let also = "Also: " + phrase.also.joined(separator: ", ")
        for line in WrappedText.lines(also, width: width - 8) { write(line, to: &sink) }
      }
      sink.endLine()
    }
  }

  private func write(_ modifier: StepCatalogue.Modifier, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: "Then", .dim, style)
    sink.write(" ")
    sink.write(line: modifier.text, .cyan, style)
    for line in WrappedText.lines(modifier.documentation, width: width - 8) {
      write(line, to: &sink)
    }
    write("Example: \(modifier.example)", to: &sink)
    sink.endLine()
  }

  private func write(_ parameter: StepCatalogue.Parameter, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(line: "{\(parameter.name)}", .cyan, style)
    for line in WrappedText.lines(parameter.documentation, width: width - 8) {
      write(line, to: &sink)
    }
    if !parameter.example.isEmpty { write("Example: \(parameter.example)", to: &sink) }
    sink.endLine()
  }

  private func write(_ line: String, to sink: inout ByteSink) {
    sink.indent(6)
    sink.write(line: line)
  }
}

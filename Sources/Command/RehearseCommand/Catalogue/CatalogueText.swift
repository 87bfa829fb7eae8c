import ScenarioReports

/// The catalogue as text, for people.
struct CatalogueText {
  let style: TextStyle

  func write(_ catalogue: StepCatalogue, to sink: inout ByteSink) {
    var subject: String?
    for entry in catalogue.entries {
      if entry.subject != subject {
        subject = entry.subject
        sink.write(text: entry.subject.isEmpty ? "Steps" : entry.subject, .bold, style)
        sink.write("\n\n")
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
      sink.write(text: "Words before any check", .bold, style)
      sink.write("\n\n")
      for modifier in catalogue.modifiers { write(modifier, to: &sink) }
    }
    writePhrases(catalogue.phrases, to: &sink)
    guard !catalogue.parameters.isEmpty else { return }
    sink.write(text: "Kinds of arguments", .bold, style)
    sink.write("\n\n")
    for parameter in catalogue.parameters { write(parameter, to: &sink) }
  }

  private func write(_ entry: StepCatalogue.Entry, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: entry.kind.prefix(1).uppercased() + entry.kind.dropFirst(), .dim, style)
    sink.write(" ")
    sink.write(text: entry.text, .cyan, style)
    sink.endLine()
    for line in HelpPage.wrapped(entry.documentation, width: 92) { write(line, to: &sink) }
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
        sink.write(text: "Phrases: \(phrase.subject)", .bold, style)
        sink.write("\n\n")
      }
      sink.indent(2)
      sink.write(text: "\"\(phrase.text)\"", .cyan, style)
      sink.endLine()
      for line in HelpPage.wrapped(phrase.documentation, width: 92) { write(line, to: &sink) }
      if !phrase.also.isEmpty {
        let also = "Also: " + phrase.also.joined(separator: ", ")
        for line in HelpPage.wrapped(also, width: 92) { write(line, to: &sink) }
      }
      sink.endLine()
    }
  }

  private func write(_ modifier: StepCatalogue.Modifier, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: "Then", .dim, style)
    sink.write(" ")
    sink.write(text: modifier.text, .cyan, style)
    sink.endLine()
    for line in HelpPage.wrapped(modifier.documentation, width: 92) { write(line, to: &sink) }
    write("Example: \(modifier.example)", to: &sink)
    sink.endLine()
  }

  private func write(_ parameter: StepCatalogue.Parameter, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: "{\(parameter.name)}", .cyan, style)
    sink.endLine()
    for line in HelpPage.wrapped(parameter.documentation, width: 92) { write(line, to: &sink) }
    if !parameter.example.isEmpty { write("Example: \(parameter.example)", to: &sink) }
    sink.endLine()
  }

  private func write(_ line: String, to sink: inout ByteSink) {
    sink.indent(6)
    sink.write(text: line)
    sink.endLine()
  }
}

import Vocabulary

/// The tables of the page that documents the protocol, in Markdown.
package enum ProtocolPage {
  /// The tables of all signals, requests and objects.
  package static var tables: String {
    let walk = ShapeWalk([
      LineProtocol.facts.shape, LineProtocol.signal.shape, LineProtocol.answer.shape,
    ])
    var text = "## Signals\n\nWhat the platform tells the app.\n"
    for section in Vocabulary.signalSections {
      text += self.section(section.title, section.terms.map(\.form.record))
    }
    text += "\n## Requests\n\nWhat the app asks of the platform.\n"
    for section in Vocabulary.requestSections {
      text += self.section(section.title, section.terms.map(\.form.record))
    }
    text += "\n## Objects\n"
    for record in walk.records { text += object(record) }
    return text
  }

  private static func section(_ title: String, _ records: [Record]) -> String {
    let rows = records.map { record in
      let members = record.members.map { part in
        let sample = absent(part)
        return "`\(part.name)`: \(value(part.shape))\(sample). \(part.summary)"
      }
      return "| `\(record.name)` | \(record.summary) | \(members.joined(separator: "<br>")) |"
    }
    return "\n### \(title)\n\n| kind | What it says | Members |\n|---|---|---|\n"
      + rows.map { $0 + "\n" }.joined()
  }

  private static func object(_ record: Record) -> String {
    let rows = record.members.map { part in
      "| `\(part.name)` | \(value(part.shape)) | \(part.absent.map { "`\($0)`" } ?? "must be there") | \(part.summary) |"
    }
    return
      "\n### \(record.name)\n\n\(record.summary)\n\n| Member | Value | Left out | What it says |\n|---|---|---|---|\n"
      + rows.map { $0 + "\n" }.joined()
  }

  private static func absent(_ part: Record.Member) -> String {
    guard let absent = part.absent else { return "" }
    return absent == "null" ? ", or left out" : ", `\(absent)` where left out"
  }

  private static func value(_ shape: Shape) -> String {
    switch shape {
    case .text: "text"
    case .flag: "`true` or `false`"
    case .integer(let range):
      range == Shape.anyInteger ? "whole number" : "\(range.lowerBound) to \(range.upperBound)"
    case .number(_, let unit): unit
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "list of \(value(element))"
    case .texts: "texts under names"
    case .optional(let wrapped): "\(value(wrapped)) or `null`"
    case .record(let record): record.name
    case .oneOf(let name, _): name
    }
  }
}

/// The described objects that a shape is made of, each once, in the order in which they are met.
struct ShapeWalk {
  private(set) var records: [Record] = []

  init(_ shapes: [Shape]) {
    for shape in shapes { visit(shape) }
  }

  private mutating func visit(_ shape: Shape) {
    switch shape {
    case .text, .flag, .integer, .number, .choice, .texts: break
    case .list(let element): visit(element)
    case .optional(let value): visit(value)
    case .record(let record):
      guard !records.contains(where: { $0.name == record.name }) else { return }
      records.append(record)
      for member in record.members { visit(member.shape) }
    case .oneOf(_, let kinds):
      for member in kinds.flatMap(\.members) { visit(member.shape) }
    }
  }
}

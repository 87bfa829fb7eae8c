import AppProtocol
import Vocabulary

/// The vocabulary of `rehearsal.d.mts`: a method for each kind, and an interface for each object.
enum TypeScriptVocabulary {
  static let regions: GeneratedRegions.Writers = [
    "outcomes": outcomes, "signals": signals, "requests": requests, "objects": objects,
  ]

  private static func outcomes(_ source: inout SourceText) {
    for kind in SDKVocabulary.signals where SDKVocabulary.outcomes.contains(kind.name) {
      source.separate()
      source.document(documentation(of: kind))
      write(
        "export type \(kind.name.capitalized) = Signal<\"\(kind.name)\"", kind, ">;", to: &source)
    }
  }

  private static func signals(_ source: inout SourceText) {
    for kind in SDKVocabulary.signals {
      source.document(documentation(of: kind))
      if SDKVocabulary.outcomes.contains(kind.name) {
        source.add("\(kind.name)?(signal: \(kind.name.capitalized)): unknown;")
      } else {
        write("\(kind.name)?(signal: Signal<\"\(kind.name)\"", kind, ">): unknown;", to: &source)
      }
    }
  }

  private static func write(
    _ head: String, _ kind: Record, _ tail: String, to source: inout SourceText
  ) {
    if kind.members.isEmpty { return source.add(head + tail) }
    writeMembers("\(head), {", kind, "}\(tail)", to: &source)
  }

  private static func requests(_ source: inout SourceText) {
    for kind in SDKVocabulary.requests where kind.name != SDKVocabulary.send {
      if let member = kind.wrapped {
        source.document(kind.summary)
        source.add("\(kind.name)(\(declaration(member))): void;")
      } else {
        source.document(documentation(of: kind))
        if kind.members.isEmpty {
          source.add("\(kind.name)(): void;")
        } else {
          writeMembers("\(kind.name)(members: {", kind, "}): void;", to: &source)
        }
      }
    }
  }

  private static func writeMembers(
    _ open: String, _ kind: Record, _ close: String, to source: inout SourceText
  ) {
    let members = kind.members.map(declaration)
    if source.addIfFits("\(open) \(members.joined(separator: "; ")) \(close)") { return }
    source.add(open)
    source.nest(by: 2) { source in
      for member in members { source.fill((member + ";").words, margin: "  ") }
    }
    source.add(close)
  }

  private static func objects(_ source: inout SourceText) {
    for record in SDKVocabulary.objects {
      // What the phone tells anew with each signal is not the app's to change.
      let isReadOnly = Shape.record(record) == LineProtocol.facts.shape
      source.separate()
      source.document(record.summary)
      source.add("export interface \(record.name) {")
      source.nest(by: 2) { source in
        for member in record.members {
          source.document(member.summaryWithUnit)
          // A list that is told is the app's to keep, and to change in its own copy.
          let declaration = declaration(member)
          source.add(
            isReadOnly
              ? "readonly \(declaration.replacing(": readonly ", with: ": "));" : "\(declaration);")
        }
      }
      source.add("}")
    }
  }

  private static func documentation(of kind: Record) -> String {
    ([kind.summary] + kind.members.map { "`\($0.name)`: \($0.summaryWithUnit)" })
      .joined(separator: " ")
  }

  private static func declaration(_ member: Record.Member) -> String {
    "\(member.name)\(member.absent == nil ? "" : "?"): \(type(member.shape))"
  }

  private static func type(_ shape: Shape) -> String {
    switch shape {
    case .text: return "string"
    case .flag: return "boolean"
    case .integer, .number: return "number"
    case .choice(let words): return words.map { "\"\($0)\"" }.joined(separator: " | ")
    case .list(let element):
      let type = type(element)
      return "readonly \(type.contains(" ") ? "(\(type))" : type)[]"
    case .texts: return "Readonly<Record<string, string>>"
    case .optional(let value): return "\(type(value)) | null"
    case .record(let record): return record.name
    case .oneOf(let name, _): return name
    }
  }
}

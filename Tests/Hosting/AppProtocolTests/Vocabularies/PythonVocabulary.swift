import AppProtocol
import Vocabulary

/// The vocabulary of `rehearsal.py`: a method for each kind, and a class of data for each object.
enum PythonVocabulary {
  static let regions: GeneratedRegions.Writers = [
    "objects": objects, "signals": signals, "requests": requests,
  ]

  /// Requests whose methods wait for what comes of them, and so are written by hand.
  private static let awaited: Set = ["askForPermission", "requestFix", SDKVocabulary.send]

  private static func objects(_ source: inout SourceText) {
    source.separate()
    source.add("\(SDKVocabulary.element.name) = \(literal(SDKVocabulary.elementWords))")
    document(SDKVocabulary.element.summary, to: &source)
    for record in SDKVocabulary.objects {
      source.separate(by: 2)
      source.add("@dataclass(frozen=True)")
      source.add("class \(record.name):")
      source.nest(by: 4) { write(record, to: &$0) }
    }
  }

  private static func write(_ record: Record, to source: inout SourceText) {
    document(record.summary, to: &source)
    source.separate()
    var members = record.members.map { PythonMember($0, isTold: SDKVocabulary.isTold(record)) }
    if record.name == "ServerRequest" {
      // `Phone.send` numbers requests by itself.
      members.append(members.removeFirst().optional)
    }
    var hasDefault = false
    for member in members {
      hasDefault = hasDefault || member.value != nil
      // As with the parameters of methods.
      let value = member.value ?? (hasDefault ? "dataclasses.field(kw_only=True)" : nil)
      source.add(member.declaration + (value.map { " = \($0)" } ?? ""))
      document(member.summary, to: &source)
    }
    source.addSlot(record.name, comment: "#")
  }

  private static func signals(_ source: inout SourceText) {
    for (title, kinds) in SDKVocabulary.signalSections {
      source.separate()
      source.add("# \(title)")
      for kind in kinds {
        writeMethod("on_\(kind.name.snakeCase)", kind, isTold: true, returning: "Told", to: &source)
      }
    }
  }

  private static func requests(_ source: inout SourceText) {
    for (title, kinds) in SDKVocabulary.requestSections {
      source.separate()
      source.add("# \(title)")
      for kind in kinds where !awaited.contains(kind.name) {
        writeMethod(kind.name.snakeCase, kind, isTold: false, returning: "None", to: &source)
        let members = kind.members.map { "\($0.name)=\($0.name.snakeCase)" }
        source.nest(by: 4) { source in
          source.add("self._ask(\((["\"\(kind.name)\""] + members).joined(separator: ", ")))")
        }
      }
    }
  }

  private static func writeMethod(
    _ name: String, _ kind: Record, isTold: Bool, returning type: String,
    to source: inout SourceText
  ) {
    let members = kind.members.map { PythonMember($0, isTold: isTold) }
    source.separate()
    var parameters = members.map { $0.declaration + ($0.value.map { " = \($0)" } ?? "") }
    // What must be given cannot come after what need not be, except by its name.
    let firstLeftOut = members.firstIndex { $0.value != nil } ?? members.endIndex
    if let index = members[firstLeftOut...].firstIndex(where: { $0.value == nil }) {
      parameters.insert("*", at: index)
    }
    let all = (["self"] + parameters).joined(separator: ", ")
    if !source.addIfFits("def \(name)(\(all)) -> \(type):") {
      source.add("def \(name)(")
      source.nest(by: 4) { $0.fill(all.words) }
      source.add(") -> \(type):")
    }
    source.nest(by: 4) { source in
      let documented = isTold || kind.wrapped == nil ? kind.members : []
      document(
        kind.summary, documented.map { "``\($0.name.snakeCase)``: \($0.summaryWithUnit)" },
        to: &source)
    }
  }

  private static func document(
    _ summary: String, _ parts: [String] = [], to source: inout SourceText
  ) {
    let quotes = "\"\"\""
    let texts = ([summary] + parts).map { $0.replacing("null", with: "None") }
    if source.addIfFits(quotes + texts.joined(separator: " ") + quotes) { return }
    source.fill((quotes + texts[0] + (parts.isEmpty ? quotes : "")).words)
    guard !parts.isEmpty else { return }
    source.separate()
    for text in texts.dropFirst() { source.fill(text.words, margin: "  ") }
    source.add(quotes)
  }

  fileprivate static func literal(_ words: [String]) -> String {
    "Literal[\(words.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }
}

/// A member as Python has it.
private struct PythonMember {
  let declaration: String
  let summary: String
  /// What it is where it is not given.
  let value: String?

  init(_ member: Record.Member, isTold: Bool) {
    let element =
      SDKVocabulary.elementMembers.contains(member.name) ? SDKVocabulary.element.name : nil
    let type = Self.type(member.shape, element: element, isTold: isTold)
    declaration = "\(member.name.snakeCase): \(type)"
    summary = member.summaryWithUnit
    value = member.absent.map { Self.value($0, shape: member.shape) }
  }

  private init(declaration: String, summary: String, value: String) {
    (self.declaration, self.summary, self.value) = (declaration, summary, value)
  }

  /// The same where it may be left out.
  var optional: PythonMember {
    PythonMember(declaration: "\(declaration) | None", summary: summary, value: "None")
  }

  private static func type(_ shape: Shape, element: String?, isTold: Bool) -> String {
    switch shape {
    case .text: return "str"
    case .flag: return "bool"
    case .integer: return "int"
    case .number: return "float"
    case .choice(let words): return element ?? PythonVocabulary.literal(words)
    case .list(let list):
      let type = type(list, element: element, isTold: isTold)
      return isTold ? "tuple[\(type), ...]" : "Sequence[\(type)]"
    case .texts: return "dict[str, str]"
    case .optional(let value): return "\(type(value, element: element, isTold: isTold)) | None"
    case .record(let record): return record.name
    case .oneOf(let name, _): return name
    }
  }

  private static func value(_ json: String, shape: Shape) -> String {
    switch (shape, json) {
    case (.optional, _): "None"
    case (.flag, _): json.capitalized
    case (.list, _): "()"
    case (.record(let record), _): "\(record.name)()"
    default: json
    }
  }
}

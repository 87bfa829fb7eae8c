import AppProtocol
import Vocabulary

/// The vocabulary of `Rehearsal.java`: a record for each kind and each object, and a method for each fact.
enum JavaVocabulary {
  static let regions: GeneratedRegions.Writers = [
    "facts": { facts(&$0) }, "signals": { kinds(SDKVocabulary.signals, of: "Signal", in: &$0) },
    "requests": { kinds(SDKVocabulary.requests, of: "Request", in: &$0) }, "objects": objects,
  ]

  private static let facts: [(Record.Member, JavaType)] = {
    guard case .record(let record) = LineProtocol.facts.shape else { return [] }
    // What is stored is asked of the phone's storage, which an app writes to as well.
    return record.members.filter { $0.shape != .texts }.map { ($0, JavaType($0, of: record)) }
  }()

  private static func facts(_ source: inout SourceText) {
    for (member, type) in facts {
      source.separate()
      source.document(member.summary)
      let told =
        switch member.shape {
        case .list: "texts(\"\(member.name)\")"
        case .text, .flag, .integer, .number, .choice, .texts, .optional, .record, .oneOf:
          "get(\"\(member.name)\", \(type.boxed).class)"
        }
      source.add("public \(type.name) \(member.name)() { return \(told); }")
    }
  }

  private static func kinds(_ kinds: [Record], of door: String, in source: inout SourceText) {
    for kind in kinds {
      let interface = SDKVocabulary.outcomes.contains(kind.name) ? "Outcome" : door
      JavaRecord(kind, kinds: kinds).write(to: &source, suffix: " implements \(interface)")
    }
  }

  private static func objects(_ source: inout SourceText) {
    for (member, type) in facts where member.shape.choice != nil {
      source.separate()
      source.document("The values of {@link Facts#\(member.name)}.")
      JavaType.write(member.shape.choice ?? [], as: type.choice, to: &source)
    }
    source.separate()
    source.document(SDKVocabulary.element.summary)
    JavaType.write(SDKVocabulary.elementWords, as: SDKVocabulary.element.name, to: &source)
    for record in SDKVocabulary.objects where .record(record) != LineProtocol.facts.shape {
      JavaRecord(record).write(to: &source)
    }
  }
}

/// A record of Java with what makes it handy.
private struct JavaRecord {
  private let record: Record
  private let name: String
  private let isKind: Bool
  private let members: [(member: Record.Member, type: JavaType)]

  init(_ record: Record, kinds: [Record] = []) {
    self.record = record
    name = record.name.capitalized
    isKind = !kinds.isEmpty
    members = record.members.map { member in
      (member, JavaType(member, of: record, hidden: kinds.map(\.name.capitalized)))
    }
  }

  func write(to source: inout SourceText, suffix: String = "") {
    source.separate()
    source.document(
      record.summary, members.map { ($0.type.identifier, $0.member.summary.asContinuation) })
    let slot = source.slot(name)
    var body = source.body()
    writeBody(to: &body, slot: slot)
    let components = members.map { ($0.type.mayBeLeftOut ? "@LeftOut " : "") + $0.type.declaration }
    let end = ")\(suffix) {" + (body.lines.isEmpty ? "}" : "")
    source.enclose("\(isKind ? "" : "public ")record \(name)(", components.asList, end)
    source.add(body, closing: "}")
  }

  private func writeBody(to source: inout SourceText, slot: String?) {
    writeChoices(to: &source)
    writeCompactConstructor(to: &source)
    // What is told is made by the phone.
    if !isKind || isEasilyLeftOut, !SDKVocabulary.isTold(record) {
      // Who writes constructors by hand wants no others.
      if slot?.contains("public \(name)(") != true { writeConstructors(to: &source) }
      if record.isFilledByMethods { writeMethods(to: &source) }
    }
    source.addSlot(name, comment: "//")
  }

  /// Whether whoever asks for it may leave numbers and flags out, and nothing else.
  private var isEasilyLeftOut: Bool {
    let leftOut = members.filter(\.type.mayBeLeftOut)
    return !leftOut.isEmpty
      && leftOut.allSatisfy { member, _ in
        switch member.shape {
        case .integer, .flag: true
        default: false
        }
      }
  }

  private func writeChoices(to source: inout SourceText) {
    for (member, type) in members {
      guard let words = member.shape.choice, type.choice != SDKVocabulary.element.name else {
        continue
      }
      source.separate()
      source.document("The values of {@link #\(type.identifier)}.")
      JavaType.write(words, as: type.choice, to: &source)
    }
  }

  /// Lists are copied, and what was left out by the phone is what it means.
  private func writeCompactConstructor(to source: inout SourceText) {
    let lines = members.compactMap { member, type -> String? in
      let name = type.identifier
      if case .list = member.shape { return "\(name) = copy(\(name));" }
      guard SDKVocabulary.isTold(record), type.isNullable, let value = type.leftOut, value != "null"
      else { return nil }
      return "\(name) = \(name) == null ? \(value) : \(name);"
    }
    guard !lines.isEmpty else { return }
    source.separate()
    source.addBody("public \(name)", lines)
  }

  private func writeConstructors(to source: inout SourceText) {
    let count = record.leftOutCount
    for count in record.isFilledByMethods ? Array(count...count) : Array(1..<count + 1) {
      let (given, left) = (members.dropLast(count), members.suffix(count))
      source.separate()
      if record.isFilledByMethods {
        source.document("With nothing but what must be said; the methods say the rest.")
      } else {
        let words = left.map { "{@code \($0.type.identifier)} (\($0.type.leftOutInWords))" }
        source.document("Leaves out \(words.joined(separator: ", ")).")
      }
      let values = left.map { record.isFilledByMethods ? $0.type.nothing : $0.type.leftOut ?? "" }
      let all = (given.map(\.type.identifier) + values).joined(separator: ", ")
      let parameters = given.map(\.type.declaration).joined(separator: ", ")
      source.addBody("public \(name)(\(parameters))", ["this(\(all));"])
    }
  }

  private func writeMethods(to source: inout SourceText) {
    for (member, type) in members where type.mayBeLeftOut {
      source.separate()
      source.document(member.summary)
      source.addBody(
        "public \(name) \(type.identifier)(\(type.plainDeclaration))",
        ["return with(\"\(type.identifier)\", \(type.identifier));"])
    }
    source.separate()
    source.add("private \(name) with(String member, Object value) {")
    source.nest(by: 2) { $0.add("return Form.with(\(name).class, this, member, value);") }
    source.add("}")
  }
}

extension SourceText {
  /// Adds a method or constructor, in one line where that is enough.
  fileprivate mutating func addBody(_ head: String, _ lines: [String]) {
    if lines.count == 1, addIfFits("\(head) { \(lines[0]) }") { return }
    add("\(head) {")
    nest(by: 2) { source in for line in lines { source.add(line) } }
    add("}")
  }
}

extension String {
  /// The sentence as it goes on after a name.
  fileprivate var asContinuation: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

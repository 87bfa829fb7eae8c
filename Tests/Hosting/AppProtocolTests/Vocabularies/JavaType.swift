import AppProtocol
import Vocabulary

/// The type and the name that a member has in Java.
struct JavaType {
  /// Names of choices that are not their members' own: two of those belong to a record and to Java's `Duration`.
  private static let choiceNames = [
    "granted": SDKVocabulary.element.name, "permissions": SDKVocabulary.element.name,
    "previousExit": "ProcessExit", "permission": "Kind", "duration": "Length",
  ]

  /// What apps read of what they have made, where nobody has said it too.
  private static let alwaysSaid: Set = ["canPullToRefresh"]

  private static let reserved: Set = [
    "abstract", "case", "class", "default", "enum", "final", "import", "interface", "new",
    "package", "private", "public", "static", "switch", "this", "void",
  ]

  /// The name; a word that Java keeps for itself has an underscore at its end.
  let identifier: String
  /// The type, as small as it can be.
  let name: String
  /// The type as an object, which can be `null`.
  let boxed: String
  /// Whether the value can be `null`.
  let isNullable: Bool
  let mayBeLeftOut: Bool
  /// What is meant where it is left out.
  let leftOut: String?
  /// The same for people.
  let leftOutInWords: String
  /// The name of the choice, if it is one.
  let choice: String

  private let plain: String

  /// Describes a member; types are hidden by kinds of the same name.
  init(_ member: Record.Member, of record: Record, hidden: [String] = []) {
    identifier = Self.reserved.contains(member.name) ? member.name + "_" : member.name
    let choice = Self.choiceNames[member.name] ?? member.name.capitalized
    let boxed = Self.boxed(member.shape, choice: choice, hidden: hidden)
    (self.choice, self.boxed) = (choice, boxed)
    plain =
      ["Boolean": "boolean", "Integer": "int", "Long": "long", "Double": "double"][boxed] ?? boxed
    if case .optional = member.shape {
      (isNullable, mayBeLeftOut) = (true, true)
    } else {
      mayBeLeftOut = member.absent != nil
      isNullable = plain == boxed || mayBeLeftOut && Self.isObject(member, of: record)
    }
    name = isNullable ? boxed : plain
    leftOut = member.absent.map { Self.literal($0, shape: member.shape, type: boxed) }
    let words = (member.absent ?? "").filter { $0 != "\"" }
    leftOutInWords = words.isEmpty ? "empty" : words
  }

  /// The type and the name, as they stand in a record.
  var declaration: String { "\(name) \(identifier)" }
  /// The type and the name of what is there.
  var plainDeclaration: String { "\(plain) \(identifier)" }
  /// What stands in a record that leaves it out.
  var nothing: String { isNullable ? "null" : leftOut ?? "" }

  /// Whether a number or flag that may be left out is an object, so that `null` can say that it was.
  private static func isObject(_ member: Record.Member, of record: Record) -> Bool {
    // What is false or 0 then needs none, as Java's own value is just that.
    if SDKVocabulary.isTold(record) { return member.absent != "false" && member.absent != "0" }
    return record.isFilledByMethods && !alwaysSaid.contains(member.name)
  }

  private static func boxed(_ shape: Shape, choice: String, hidden: [String]) -> String {
    switch shape {
    case .text: "String"
    case .flag: "Boolean"
    case .integer(let range): Int32(exactly: range.upperBound) == nil ? "Long" : "Integer"
    case .number(_, let unit): unit == "seconds" ? "Duration" : "Double"
    case .choice: choice
    case .list(let element): "List<\(boxed(element, choice: choice, hidden: hidden))>"
    case .texts: "Map<String, String>"
    case .optional(let value): boxed(value, choice: choice, hidden: hidden)
    case .record(let record): (hidden.contains(record.name) ? "Rehearsal." : "") + record.name
    case .oneOf(let name, _): name
    }
  }

  private static func literal(_ json: String, shape: Shape, type: String) -> String {
    switch shape {
    case .number:
      type == "Duration" ? json == "0" ? "Duration.ZERO" : "Duration.ofSeconds(\(json))" : json
    case .choice(let words):
      "\(type).\(constant(String(json.dropFirst().dropLast()), among: words))"
    case .list: "List.of()"
    case .text, .flag, .integer, .texts, .optional, .record, .oneOf: json
    }
  }

  // MARK: Choices

  /// Writes an enumeration, whose constants stand on the line as words in camel case, or else as they say themselves.
  static func write(_ words: [String], as name: String, to source: inout SourceText) {
    let constants = words.map { constant($0, among: words) }
    let isVerbatim = !words.allSatisfy(isCamelCase)
    let head = "public enum \(name)\(isVerbatim ? " implements Verbatim" : "")"
    guard isVerbatim, words != constants else {
      if source.addIfFits("\(head) { \(constants.joined(separator: ", ")) }") { return }
      source.add("\(head) {")
      source.nest(by: 2) { $0.fill(constants.asList) }
      source.add("}")
      return
    }
    source.add("\(head) {")
    source.nest(by: 2) { source in
      source.add(zip(constants, words).map { "\($0)(\"\($1)\")" }.joined(separator: ", ") + ";")
      for line in [
        "private final String name;", "\(name)(String name) { this.name = name; }",
        "@Override public String toString() { return name; }",
      ] {
        source.separate()
        source.add(line)
      }
    }
    source.add("}")
  }

  private static func constant(_ word: String, among words: [String]) -> String {
    words.allSatisfy(isCamelCase) ? word.snakeCase.uppercased() : word.uppercased()
  }

  /// Whether the words of a name can be told apart: not those of `iOS` and `GET`.
  private static func isCamelCase(_ word: String) -> Bool {
    word.first?.isLowercase == true
      && !zip(word, word.dropFirst()).contains { $0.isUppercase && $1.isUppercase }
  }
}

extension Record {
  /// The most members that constructors leave out one after the other.
  private static let leftOutMax = 3

  /// How many members at the end may be left out.
  var leftOutCount: Int { members.reversed().prefix { $0.absent != nil }.count }

  /// Whether so many members may be left out, or all of them, that each has a method instead of constructors.
  var isFilledByMethods: Bool {
    leftOutCount > Self.leftOutMax || !members.isEmpty && leftOutCount == members.count
  }
}

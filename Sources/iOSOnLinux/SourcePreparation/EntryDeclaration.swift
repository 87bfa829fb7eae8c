/// `@Entry var name: Type = value` among the environment's values, as what the macro makes of it, in its line.
struct EntryDeclaration {
  /// What is changed; empty where it cannot be told what the macro would make of it.
  private(set) var edits: [Edit] = []
  /// The type that is extended: `EnvironmentValues`; empty where there is none.
  let extended: String

  /// Reads the declaration by its attribute.
  init(at index: Int, _ reading: SourceReading) {
    let header = Self.header(around: index, reading)
    extended = header.name
    guard extended == "EnvironmentValues" else { return }
    var keyword = index + 1
    while keyword < reading.tokens.count, reading.text(keyword) != "var" {
      // `@available(iOS 17, *)` behind it has parentheses; anything else is no declaration of one variable.
      if let partner = reading.nesting.partner(of: keyword), partner > keyword {
        keyword = partner
      } else if reading.tokens[keyword].kind != .attribute || reading.text(keyword) == "@Entry",
        !SourceReading.modifiers.contains(reading.text(keyword))
      {
        return
      }
      keyword += 1
    }
    guard keyword + 2 < reading.tokens.count else { return }
    let start = reading.start(ofDeclarationAt: index)
    let own = reading.access(between: start, and: keyword)
    let parts = Parts(behind: keyword + 1, reading)
    guard let parts, reading.nesting.isWhole(index...parts.last) else { return }
    edits = [.blank(reading.tokens[index].range)]
    edits += parts.edits(reading, access: own, around: header.access)
  }

  /// The name and the access of the extension around a token.
  private static func header(
    around index: Int, _ reading: SourceReading
  ) -> (name: String, access: String) {
    guard let open = reading.opening(aroundDeclarationAt: index), open > 1,
      reading.text(open - 2) == "extension" || reading.text(open - 2) == "."
    else { return ("", "") }
    var keyword = open - 2
    while keyword > 0, reading.text(keyword) == "." { keyword -= 2 }
    guard keyword >= 0, reading.text(keyword) == "extension" else { return ("", "") }
    let start = reading.start(ofDeclarationAt: keyword)
    return (reading.text(open - 1), reading.access(between: start, and: keyword))
  }

  /// What stands behind `var`, token by token.
  private struct Parts {
    let name: String
    /// The type as it is written; `nil` where the value says it.
    private(set) var type: String?
    /// The sign before the value, and the last token of the value; the type's last token where there is none.
    private(set) var sign: Int?
    private(set) var last: Int

    init?(behind name: Int, _ reading: SourceReading) {
      guard reading.tokens[name].kind == .word else { return nil }
      self.name = reading.text(name).filter { $0 != "`" }
      last = name
      var next = name + 1
      if reading.text(next) == ":" {
        let end = reading.end(ofPartFrom: next + 1)
        let sign = (next + 1..<end).first { reading.text($0) == "=" }
        guard next + 1 < (sign ?? end), !reading.hasOthers(in: next..<(sign ?? end)) else {
          return nil
        }
        type = reading.line(next + 1..<(sign ?? end))
        next = sign ?? end
        last = next - 1
      }
      guard reading.text(next) == "=" else {
        // What need not be there is not there at first.
        guard let type, type.hasSuffix("?") || type.hasSuffix("!") else { return nil }
        return
      }
      let end = reading.end(ofPartFrom: next + 1)
      guard end > next + 1, !reading.hasOthers(in: next..<end) else {
        return nil
      }
      (sign, last) = (next, end - 1)
    }

    /// What a value of an unknown type needs to be kept by a type; nothing of this package says so of its own values.
    private static let unchecked = ["nonisolated", "(unsafe)"].joined()

    /// Writes the variable, with the access to it, and its key; what stands in a public extension is public without a word.
    func edits(_ reading: SourceReading, access: String, around: String) -> [Edit] {
      let key = "__Key_\(name)"
      let accessors = "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
      let end = reading.tokens[last].range.upperBound
      func behind(_ text: String) -> Edit { Edit(range: end..<end, bytes: Array(text.utf8)) }
      func atSign(_ text: String) -> Edit {
        Edit(range: reading.tokens[sign ?? last].range, bytes: Array(text.utf8))
      }
      let ownKey = "; private struct \(key): EnvironmentKey { static var defaultValue"
      if let type {
        guard sign != nil else { return [behind(" \(accessors)\(ownKey): \(type) { nil } }")] }
        return [atSign("\(accessors)\(ownKey): \(type) {"), behind(" } }")]
      }
      // A type that the value says is named by the key, which has to be seen as far as the variable.
      let seen = access.isEmpty ? around : access
      let inner = ["public ", "package "].contains(seen) ? seen : ""
      return [
        atSign(
          ": \(key).Value \(accessors); \(access)struct \(key): EnvironmentKey {"
            + " \(Self.unchecked) \(inner)static var defaultValue ="),
        behind(" }"),
      ]
    }
  }
}

/// A reader of exactly the YAML subset of the official data.
///
/// Block lists and maps, `[]`, plain and quoted scalars (also over several lines), and the block
/// scalars `|`, `|-`, `>` and `>-`. Anything else is an error, so that no case passes unread.
struct YAMLReader {
  struct Problem: Error {
    let line: Int
    let reason: String
  }

  private var lines: [String]
  private var position = 0

  static func read(_ text: String) throws -> YAMLValue {
    var reader = YAMLReader(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    reader.skipBlank()
    let value = try reader.block(indent: reader.indent)
    reader.skipBlank()
    guard reader.isAtEnd else { throw reader.problem("unexpected text") }
    return value
  }

  private init(lines: [Substring]) {
    self.lines = lines.map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }
  }

  private var isAtEnd: Bool { position >= lines.count }
  private var line: String { isAtEnd ? "" : lines[position] }
  private var indent: Int { Self.indent(of: line) }
  private var content: String { String(line.dropFirst(indent)) }
  private var isItem: Bool { content == "-" || content.hasPrefix("- ") }

  private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

  private func problem(_ reason: String) -> Problem { Problem(line: position + 1, reason: reason) }

  private mutating func skipBlank() {
    while !isAtEnd, content.isEmpty || content == "---" || content.hasPrefix("#") {
      position += 1
    }
  }

  private mutating func block(indent: Int) throws -> YAMLValue {
    isItem ? try list(indent: indent) : try map(indent: indent)
  }

  private mutating func list(indent: Int) throws -> YAMLValue {
    var values: [YAMLValue] = []
    while !isAtEnd, self.indent == indent, isItem {
      let rest = String(content.dropFirst(2))
      if Self.key(of: rest) != nil {
        // A map that begins behind the dash goes on two columns further in.
        lines[position] = String(repeating: " ", count: indent + 2) + rest
        values.append(try map(indent: indent + 2))
      } else {
        position += 1
        values.append(try value(rest, parentIndent: indent))
      }
      skipBlank()
    }
    return .list(values)
  }

  private mutating func map(indent: Int) throws -> YAMLValue {
    var entries: [String: YAMLValue] = [:]
    while !isAtEnd, self.indent == indent, !isItem {
      guard let key = Self.key(of: content) else { throw problem("no key") }
      let rest = String(content.dropFirst(key.count + 1)).trimmingPrefix { $0 == " " }
      position += 1
      entries[key] = try value(String(rest), parentIndent: indent)
      skipBlank()
    }
    guard !entries.isEmpty else { throw problem("no entries") }
    return .map(entries)
  }

  private static func key(of content: String) -> String? {
    let key = content.prefix { $0.isLetter || $0 == "_" }
    let rest = content.dropFirst(key.count)
    return !key.isEmpty && (rest == ":" || rest.hasPrefix(": ")) ? String(key) : nil
  }

  /// Reads what stands behind a key or a dash, on the same line or below.
  private mutating func value(_ rest: String, parentIndent: Int) throws -> YAMLValue {
    switch rest.first {
    case nil:
      skipBlank()
      let isNested = indent > parentIndent || (indent == parentIndent && isItem)
      return isAtEnd || !isNested ? .null : try block(indent: indent)
    case "|", ">":
      return .text(try blockScalar(header: rest, parentIndent: parentIndent))
    case "\"", "'":
      return .text(try quoted(rest))
    case "[":
      guard rest == "[]" else { throw problem("only empty flow lists are read") }
      return .list([])
    default:
      return plain(rest, parentIndent: parentIndent)
    }
  }

  private mutating func plain(_ first: String, parentIndent: Int) -> YAMLValue {
    var text = first
    while !isAtEnd, !content.isEmpty, indent > parentIndent {
      text += " " + content
      position += 1
    }
    return text == "null" || text == "~" ? .null : .text(text)
  }

  private mutating func blockScalar(header: String, parentIndent: Int) throws -> String {
    guard ["|", "|-", ">", ">-"].contains(header) else { throw problem("header \(header)") }
    var body: [String] = []
    while !isAtEnd, content.isEmpty || indent > parentIndent {
      body.append(line)
      position += 1
    }
    while body.last?.allSatisfy({ $0 == " " }) == true {
      body.removeLast()
    }
    let margin = body.first.map(Self.indent) ?? 0
    let text = body.map { String($0.dropFirst(margin)) }
      .joined(separator: header.hasPrefix("|") ? "\n" : " ")
    return header.hasSuffix("-") ? text : text + "\n"
  }

  private mutating func quoted(_ first: String) throws -> String {
    var scanner = QuotedScalar(first)
    while try !scanner.scan() {
      guard !isAtEnd else { throw problem("a quote is not closed") }
      scanner.append(line: String(content))
      position += 1
    }
    return scanner.text
  }
}

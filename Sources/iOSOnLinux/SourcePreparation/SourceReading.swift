/// The tokens of a source with what they mean to each other.
struct SourceReading {
  let bytes: [UInt8]
  let tokens: [Token]
  let nesting: Nesting
  /// The tokens before which an attribute of the Objective-C runtime stood.
  let behindRuntime: Set<Int>
  /// What is blanked whatever stands around it.
  let blanks: [Edit]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var kept: [Token] = []
    var blanks: [Edit] = []
    var behindRuntime: Set<Int> = []
    for token in SwiftTokens(bytes) {
      if token.isBlanked(in: bytes) {
        blanks.append(.blank(token.range))
        behindRuntime.insert(kept.count)
      } else {
        kept.append(token)
      }
    }
    (tokens, self.blanks, self.behindRuntime) = (kept, blanks, behindRuntime)
    nesting = Nesting(kept, of: bytes)
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text(in: bytes) : ""
  }

  /// What is written between two tokens, these included, in one line and without comments.
  func line(_ range: Range<Int>) -> String {
    var line = ""
    for index in range {
      if index > range.lowerBound,
        tokens[index - 1].range.upperBound < tokens[index].range.lowerBound
      {
        line += " "
      }
      line += text(index)
    }
    return line
  }

  /// The first token of a declaration: that of its attributes and words before the keyword.
  func start(ofDeclarationAt keyword: Int, words: Set<String> = Self.modifiers) -> Int {
    var start = keyword
    while start > 0 {
      var before = start - 1
      if text(before) == ")", let open = nesting.partner(of: before), open > 0 {
        // `@available(iOS 17, *)`, `private(set)`.
        before = open - 1
      }
      guard tokens[before].kind == .attribute || words.contains(text(before)) else { break }
      start = before
    }
    return start
  }

  /// The bracket that is open around a declaration; conditions in between are seen through.
  func opening(aroundDeclarationAt index: Int) -> Int? {
    var open = nesting.opening(around: index)
    while let condition = open, text(condition) == "#if" {
      open = nesting.opening(around: condition)
    }
    return open
  }

  /// The first token behind an expression, a type or a requirement that stands among declarations.
  func end(ofPartFrom start: Int) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if index > start, tokens[index - 1].lastLine < token.line, isDeclarationStart(index) { break }
      if [";", "}", ")", "]"].contains(text(index)) { break }
      guard let partner = nesting.partner(of: index), partner > index else {
        index += 1
        continue
      }
      index = partner + 1
    }
    return index
  }

  /// Whether what is read as one declaration has another one in it, as in code that is being written.
  ///
  /// What stands between braces, as in a closure, may have some.
  func hasOthers(in range: Range<Int>) -> Bool {
    let words: Set = ["#Preview", "#if", "@Entry", "func", "import", "optional", "protocol"]
    var index = range.lowerBound
    while index < range.upperBound {
      if words.contains(text(index)) { return true }
      let isBrace = text(index) == "{"
      index = (isBrace ? nesting.partner(of: index) ?? index : index) + 1
    }
    return false
  }

  private func isDeclarationStart(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .attribute, .directive: true
    case .word:
      Self.modifiers.contains(text(index)) || Self.declarationWords.contains(text(index))
    case .literal, .symbol: false
    }
  }

  /// Words that stand before the keyword of a declaration.
  static let modifiers: Set = [
    "class", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy", "mutating",
    "nonisolated", "open", "optional", "override", "package", "private", "public", "static",
    "unowned", "weak",
  ]
  private static let declarationWords: Set = [
    "actor", "associatedtype", "case", "deinit", "enum", "extension", "func", "import", "init",
    "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The word for the access to a declaration, with a space behind it; empty where none is said.
  func access(between start: Int, and keyword: Int) -> String {
    let words: Set = ["fileprivate", "internal", "package", "private", "public"]
    for index in start..<keyword where words.contains(text(index)) && text(index + 1) != "(" {
      return text(index) + " "
    }
    return ""
  }
}

extension Token {
  /// Whether it speaks of the Objective-C runtime alone, which nothing on Linux asks.
  ///
  /// What does ask it, by `#selector`, is told where it does.
  fileprivate func isBlanked(in bytes: [UInt8]) -> Bool {
    guard kind == .attribute else { return false }
    let name = bytes[range].prefix { $0 != UInt8(ascii: "(") }
    return ["@objc", "@objcMembers", "@IBOutlet"].contains { name.elementsEqual($0.utf8) }
  }
}

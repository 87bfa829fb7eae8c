/// A parser of tag expressions: precedence climbing over `or`, `and` and `not`.
struct TagExpressionParser {
  /// How deep brackets and `not` may be nested.
  static let depthBound = 100

  /// How many words and brackets an expression may have; it also bounds the depth of its tree.
  static let tokensBound = 10_000

  private let source: String
  private var tokens: [TagToken] = []
  private var index = 0
  private var depth = 0

  init(_ source: String) {
    self.source = source
  }

  /// Returns whether a character stands for itself only after a backslash.
  static func isEscapable(_ character: Character) -> Bool {
    character == "(" || character == ")" || character == "\\" || character.isWhitespace
  }

  mutating func parse() throws(TagExpressionError) -> TagNode {
    tokens = try tokenized()
    guard !tokens.isEmpty else { return .always }
    let node = try disjunction()
    guard let token = current else { return node }
    throw fault(token.kind == .closing ? .unmatchedClosing : .expectedOperator, token.offset)
  }

  private mutating func disjunction() throws(TagExpressionError) -> TagNode {
    var node = try conjunction()
    while current?.kind == .or {
      index += 1
      node = .or(node, try conjunction())
    }
    return node
  }

  private mutating func conjunction() throws(TagExpressionError) -> TagNode {
    var node = try operand()
    while current?.kind == .and {
      index += 1
      node = .and(node, try operand())
    }
    return node
  }

  private mutating func operand() throws(TagExpressionError) -> TagNode {
    guard let token = current else { throw fault(.expectedOperand, source.count) }
    index += 1
    switch token.kind {
    case .tag(let name):
      return .tag(name)
    case .not:
      return .not(
        try nested(at: token) { parser throws(TagExpressionError) in try parser.operand() })
    case .opening:
      let node = try nested(at: token) { parser throws(TagExpressionError) in
        try parser.disjunction()
      }
      try close(token)
      return node
    case .closing, .and, .or:
      throw fault(.expectedOperand, token.offset)
    }
  }

  private mutating func close(_ opening: TagToken) throws(TagExpressionError) {
    guard let token = current else { throw fault(.unmatchedOpening, opening.offset) }
    guard token.kind == .closing else { throw fault(.expectedOperator, token.offset) }
    index += 1
  }

  private mutating func nested(
    at token: TagToken,
    _ parse: (inout Self) throws(TagExpressionError) -> TagNode
  ) throws(TagExpressionError) -> TagNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthBound else {
      throw fault(.tooDeep(bound: Self.depthBound), token.offset)
    }
    return try parse(&self)
  }

  private var current: TagToken? { index < tokens.count ? tokens[index] : nil }

  private func fault(_ kind: TagExpressionErrorKind, _ offset: Int) -> TagExpressionError {
    TagExpressionError(expression: source, kind: kind, offset: offset)
  }

  private func tokenized() throws(TagExpressionError) -> [TagToken] {
    var tokens: [TagToken] = []
    var word = ""
    var start = 0
    var isEscaped = false
    func endWord() {
      if !word.isEmpty { tokens.append(TagToken(word: word, offset: start)) }
      word = ""
    }
    for (offset, character) in source.enumerated() {
      if isEscaped {
        guard Self.isEscapable(character) else { throw fault(.illegalEscape(character), offset) }
        word.append(character)
        isEscaped = false
      } else if character == "(" || character == ")" || character.isWhitespace {
        endWord()
        if character == "(" { tokens.append(TagToken(kind: .opening, offset: offset)) }
        if character == ")" { tokens.append(TagToken(kind: .closing, offset: offset)) }
      } else {
        if character == "," { throw fault(.comma, offset) }
        if word.isEmpty { start = offset }
        if character == "\\" { isEscaped = true } else { word.append(character) }
      }
    }
    if isEscaped { throw fault(.illegalEscape(nil), source.count) }
    endWord()
    guard tokens.count <= Self.tokensBound else {
      throw fault(.tooLong(bound: Self.tokensBound), 0)
    }
    return tokens
  }
}

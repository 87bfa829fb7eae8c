/// An expression as fixed text, choices between fixed texts, and parameters.
struct ExpressionShape: Hashable, Sendable {
  /// One part of a shape.
  enum Segment: Hashable, Sendable {
    /// Text that stands there in any case.
    case literal(String)
    /// Texts of which one stands there, in the order in which they are tried.
    case choice([String])
    /// A parameter, counted from 0.
    case parameter(Int)

    /// The texts it can be, as UTF-8; nil for a parameter.
    var fixedTexts: [[UInt8]]? {
      switch self {
      case .literal(let text): [Array(text.utf8)]
      case .choice(let texts): texts.map { Array($0.utf8) }
      case .parameter: nil
      }
    }

    /// The fewest bytes it can be, 0 for a parameter.
    var lengthMin: Int {
      switch self {
      case .literal(let text): text.utf8.count
      case .choice(let texts): texts.reduce(Int.max) { min($0, $1.utf8.count) }
      case .parameter: 0
      }
    }

    /// The text, if it can be only one.
    var onlyText: String? {
      if case .literal(let text) = self { text } else { nil }
    }

    /// Tells whether it is a parameter.
    var isParameter: Bool {
      if case .parameter = self { true } else { false }
    }
  }

  /// The most optionals in one alternative; each doubles the texts it can be.
  static let optionalsMax = 8

  private(set) var segments: [Segment] = []

  /// The shape that every text may have.
  static let anything = ExpressionShape(segments: [.parameter(0)])

  private init(segments: [Segment]) {
    self.segments = segments
  }

  /// Takes the shape from an expression without optionals and alternations.
  init(_ plain: PlainExpression) {
    segments = plain.segments
  }

  /// Takes the shape from a checked syntax tree.
  init(_ tree: Node) {
    var parameterCount = 0
    for node in tree.children {
      append(node, &parameterCount)
    }
  }

  private mutating func append(_ node: Node, _ parameterCount: inout Int) {
    switch node.type {
    case .text:
      append(literal: node.text)
    case .optional:
      segments.append(.choice([node.text, ""]))
    case .alternation:
      segments.append(.choice(node.children.flatMap(Self.variants)))
    case .parameter:
      segments.append(.parameter(parameterCount))
      parameterCount += 1
    case .alternative, .expression:
      for child in node.children {
        append(child, &parameterCount)
      }
    }
  }

  private mutating func append(literal text: String) {
    if case .literal(let before) = segments.last {
      segments[segments.count - 1] = .literal(before + text)
    } else {
      segments.append(.literal(text))
    }
  }

  /// Lists the texts one alternative stands for.
  private static func variants(of alternative: Node) -> [String] {
    alternative.children.reduce([""]) { texts, node in
      guard node.type == .optional else { return texts.map { $0 + node.text } }
      return texts.flatMap { [$0 + node.text, $0] }
    }
  }

  /// Tells whether at least one letter stands in the expression's fixed text.
  var hasFixedWords: Bool {
    segments.contains { segment in
      (segment.onlyText ?? "").unicodeScalars.contains(where: \.properties.isAlphabetic)
    } || segments.contains { if case .choice = $0 { true } else { false } }
  }

  /// The number of bytes of fixed text that stand there in any case.
  var fixedLength: Int {
    segments.reduce(0) { $0 + ($1.onlyText?.utf8.count ?? 0) }
  }

  /// Writes the shape as a regular expression.
  func pattern(parameter: (Int) -> String) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): Self.escaped(text)
      case .choice(let texts): "(?:" + texts.map(Self.escaped).joined(separator: "|") + ")"
      case .parameter(let index): parameter(index)
      }
    }.joined()
  }

  /// Escapes text for the compiler of patterns.
  ///
  /// It reads whole characters, so a combining mark or a joiner would fuse with the syntax before
  /// it; code points outside ASCII are written by number.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result += RegexRewriter.escaped(String(scalar))
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }
}

/// The third stage of the official implementations: writes a checked syntax tree as a regular expression.
///
/// Nothing is matched with it: it is what other implementations compile, and what ours is compared with.
struct RegexRewriter {
  /// The types of the parameters that are still to be met, in order.
  private var parameterTypes: ArraySlice<ParameterType>
  /// The official regular expression of what was rewritten.
  private(set) var source = ""

  /// Rewrites a whole expression, whose parameters are of these types.
  init(_ tree: Node, _ parameterTypes: [ParameterType]) {
    self.parameterTypes = parameterTypes[...]
    source = "^"
    rewrite(tree.children)
    source += "$"
  }

  private mutating func rewrite(_ nodes: [Node]) {
    for node in nodes {
      rewrite(node)
    }
  }

  private mutating func rewrite(_ node: Node) {
    switch node.type {
    case .text:
      source += Self.escaped(node.text)
    case .optional:
      source += "(?:"
      rewrite(node.children)
      source += ")?"
    case .alternation:
      rewriteAlternation(node)
    case .parameter:
      source += parameterTypes.popFirst()?.captureSource ?? ""
    case .alternative, .expression:
      rewrite(node.children)
    }
  }

  private mutating func rewriteAlternation(_ node: Node) {
    source += "(?:"
    for (index, alternative) in node.children.enumerated() {
      if index > 0 { source += "|" }
      rewrite(alternative)
    }
    source += ")"
  }

  /// Puts a backslash before every special character; unless others are given, before those of regular expressions.
  static func escaped(
    _ text: String, _ special: [Unicode.Scalar] = RegexRewriter.special
  ) -> String {
    // Most texts are words.
    guard text.unicodeScalars.contains(where: special.contains) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static let special = Array(#"\^[({$.|?*+})]"#.unicodeScalars)
}

/// A condition on tags in the official language: `@a and not (@b or @c)`.
public struct TagExpression: Hashable, Sendable, CustomStringConvertible {
  /// The expression as written.
  public let source: String
  let root: TagNode

  /// Parses an expression; a blank one holds for all tags.
  ///
  /// - Throws: `TagExpressionError` with the official text and the place of the fault.
  public init(_ source: String) throws(TagExpressionError) {
    self.source = source
    var parser = TagExpressionParser(source)
    root = try parser.parse()
  }

  /// Returns whether the condition holds for these tags, written with their at signs.
  public func matches(_ tags: [String]) -> Bool {
    root.matches(tags)
  }

  /// The expression in the official normal form, with brackets around every operation.
  public var description: String { root.description }
}

/// A node of a tag expression.
indirect enum TagNode: Hashable, Sendable {
  case always
  case tag(String)
  case not(TagNode)
  case and(TagNode, TagNode)
  case or(TagNode, TagNode)

  func matches(_ tags: [String]) -> Bool {
    switch self {
    case .always: true
    case .tag(let name): tags.contains(name)
    case .not(let node): !node.matches(tags)
    case .and(let left, let right): left.matches(tags) && right.matches(tags)
    case .or(let left, let right): left.matches(tags) || right.matches(tags)
    }
  }

  /// The tags that are named, in order; and whether each must be there rather than be missing.
  func names(isWanted: Bool = true) -> [(tag: String, isWanted: Bool)] {
    switch self {
    case .always: []
    case .tag(let name): [(name, isWanted)]
    case .not(let node): node.names(isWanted: !isWanted)
    case .and(let left, let right), .or(let left, let right):
      left.names(isWanted: isWanted) + right.names(isWanted: isWanted)
    }
  }

  var description: String {
    switch self {
    case .always: "true"
    case .tag(let name): Self.escaped(name)
    case .not(let node):
      node.isOperation ? "not \(node.description)" : "not ( \(node.description) )"
    case .and(let left, let right): "( \(left.description) and \(right.description) )"
    case .or(let left, let right): "( \(left.description) or \(right.description) )"
    }
  }

  private var isOperation: Bool {
    switch self {
    case .and, .or: true
    case .always, .tag, .not: false
    }
  }

  private static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      if TagExpressionParser.isEscapable(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}

/// A word or bracket of a tag expression.
struct TagToken {
  enum Kind: Equatable {
    case tag(String)
    case and
    case or
    case not
    case opening
    case closing
  }

  let kind: Kind
  /// The number of characters in front of it.
  let offset: Int

  init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  init(word: String, offset: Int) {
    switch word {
    case "and": kind = .and
    case "or": kind = .or
    case "not": kind = .not
    default: kind = .tag(word)
    }
    self.offset = offset
  }
}

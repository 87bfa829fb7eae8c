/// A node of an expression's syntax tree.
struct Node: Hashable, Sendable {
  let type: NodeType
  /// The text of a text node; nil for every other kind.
  let token: String?
  let children: [Node]
  /// The code points it covers.
  let range: Range<Int>

  init(text: String, range: Range<Int>) {
    type = .text
    token = text
    children = []
    self.range = range
  }

  init(_ type: NodeType, _ children: [Node], range: Range<Int>) {
    self.type = type
    token = nil
    self.children = children
    self.range = range
  }

  /// The text of the node and of all nodes below it.
  var text: String {
    token ?? children.map(\.text).joined()
  }
}

/// The kinds of node of an expression's syntax tree, named as the official tools name them.
enum NodeType: String, Sendable {
  case expression = "EXPRESSION_NODE"
  case text = "TEXT_NODE"
  case optional = "OPTIONAL_NODE"
  case alternation = "ALTERNATION_NODE"
  case alternative = "ALTERNATIVE_NODE"
  case parameter = "PARAMETER_NODE"
}

/// The kinds of node of an expression's syntax tree, named as the official tools name them.
enum NodeType: String, Sendable {
  case expression = "EXPRESSION_NODE"
  case text = "TEXT_NODE"
  case optional = "OPTIONAL_NODE"
  case alternation = "ALTERNATION_NODE"
  case alternative = "ALTERNATIVE_NODE"
  case parameter = "PARAMETER_NODE"
}

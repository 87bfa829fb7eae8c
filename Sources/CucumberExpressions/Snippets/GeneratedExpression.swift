/// An expression made from a text, for the snippet of an undefined step.
public struct GeneratedExpression: Sendable {
  /// The expression, with the language's own characters escaped.
  public let source: String
  /// The types of its parameters, in order.
  public let parameterTypes: [ParameterType]

  /// A name for each parameter: the name of its type, numbered from the second use on.
  public var parameterNames: [String] {
    var names: [String] = []
    for (index, type) in parameterTypes.enumerated() {
      let count = parameterTypes[...index].count { $0.name == type.name }
      names.append(count == 1 ? type.name : "\(type.name)\(count)")
    }
    return names
  }
}

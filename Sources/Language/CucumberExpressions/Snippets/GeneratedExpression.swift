/// An expression made from a text, for the snippet of an undefined step.
public struct GeneratedExpression: Sendable {
  /// The expression, with the language's own characters escaped.
  public let source: String
  /// The types of its parameters, in order.
  public let parameterTypes: [ParameterType]

  /// Joins fixed texts with a parameter between each two.
  init(fixedTexts: [String], parameterTypes: [ParameterType]) {
    self.parameterTypes = parameterTypes
    var source = ""
    for (index, text) in fixedTexts.enumerated() {
      source += Self.escaped(text)
      if index < parameterTypes.count { source += "{\(parameterTypes[index].name)}" }
    }
    self.source = source
  }

  /// The parameters by name and Swift type, for the closure of a snippet.
  ///
  /// A parameter is named after its type, and numbered from the type's second use on.
  public var parameters: [GeneratedParameter] {
    parameterTypes.indices.map { index in
      let type = parameterTypes[index]
      let count = parameterTypes[...index].count { $0.name == type.name }
      let name = type.name.isEmpty ? "text" : type.name
      return GeneratedParameter(
        name: count == 1 ? name : "\(name)\(count)", valueType: type.valueType)
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static let special: [Unicode.Scalar] = ["(", "{", "/", "\\"]
}

/// A parameter of a generated expression, as a snippet declares it.
public struct GeneratedParameter: Hashable, Sendable {
  /// The name, such as `int` or, the second time, `int2`.
  public let name: String
  /// The Swift type of its values.
  public let valueType: String
}

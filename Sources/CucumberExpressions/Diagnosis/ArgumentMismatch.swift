/// Words that stand where a parameter is expected, but are not of its type.
public struct ArgumentMismatch: Sendable {
  /// The type that is expected; its documentation and example tell how to write it.
  public let parameterType: ParameterType
  /// Which parameter of the expression, from 0.
  public let parameterIndex: Int
  /// The words that stand there.
  public let text: String
  /// The Unicode code points of the step's text before the words.
  public let start: Int

  /// The fault and the remedy: what is not of the type, and an example of what is.
  public var message: String {
    "“\(text)” is not \(parameterType.documentation); write for example “\(parameterType.example)”"
  }
}

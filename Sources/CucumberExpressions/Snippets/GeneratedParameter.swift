/// A parameter of a generated expression, as a snippet declares it.
public struct GeneratedParameter: Hashable, Sendable {
  /// The name, such as `int` or, the second time, `int2`.
  public let name: String
  /// The Swift type of its values.
  public let valueType: String
}

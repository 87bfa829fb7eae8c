/// One argument of a step: the words that stand for a parameter, and their value.
public struct Argument: Sendable {
  /// The type of the parameter.
  public let parameterType: ParameterType
  /// The words and their place.
  public let group: ArgumentGroup
  /// The value, or the reason why words of the right form have none.
  ///
  /// Nil is the value of a parameter that took no part in the match, as in an alternative or an optional group.
  public let result: Result<any Sendable, any Error>

  init(_ parameterType: ParameterType, _ group: ArgumentGroup) {
    self.parameterType = parameterType
    self.group = group
    let isAbsent = group.text == nil && !parameterType.isNameless && !parameterType.name.isEmpty
    result =
      isAbsent
      ? .success(Int?.none) : Result { try parameterType.value(from: group.values) }
  }

  /// The words as written.
  public var text: String { group.text ?? "" }

  /// Returns the value.
  ///
  /// - Throws: What the parameter type's transform threw.
  public func value() throws -> any Sendable {
    try result.get()
  }
}

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

/// A capture group of a match: its words and where they stand in the step's text.
public struct ArgumentGroup: Hashable, Sendable {
  /// The words; nil for a group that took no part in the match.
  public let text: String?
  /// The Unicode code points of the step's text before the words; nil where there are none.
  public let start: Int?
  /// The groups inside this one.
  public let children: [ArgumentGroup]

  /// The texts that the value is made from: of the groups just inside, or its own.
  public var values: [String?] {
    children.isEmpty ? [text] : children.map(\.text)
  }
}

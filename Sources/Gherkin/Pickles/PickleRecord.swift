/// A compiled scenario as indices into the document's tables.
struct PickleRecord: Sendable {
  static let none = UInt32.max

  var id: UInt32
  var scenario: UInt32
  /// The rule around the scenario, or `none`.
  var rule = Self.none
  /// For an outline the examples and their row, or `none`.
  var examples = Self.none
  var row = Self.none

  var isOutline: Bool { row != Self.none }
}

/// A table of events of whatever world, for code that does not know which.
protocol EventTable: Sendable {
  /// A table without rows, for checking a body's types.
  static var empty: Self { get }
  /// Whether its events are deeds: neither what arranges something nor what checks something.
  static var isOfDeeds: Bool { get }
}

/// Stands in for the system's log.
public struct Logger: Sendable {
  /// Creates a log that belongs to no system.
  public init(subsystem: String, category: String) {}

  /// Prints a line.
  public func info(_ text: String) { print(text) }
}

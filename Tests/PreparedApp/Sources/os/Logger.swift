/// Stands in for the system's log.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}

  public func info(_ text: String) { print(text) }
}

/// A document that would make more pickles, steps or text than is accepted.
public struct PickleLimitError: Error, Hashable, Sendable {
  /// The name of the source.
  public let uri: String
  /// Where the bound is passed: a scenario or a row of examples.
  public let location: Location
  /// The bound that is passed.
  public let limit: Limit
  /// Its value.
  public let bound: Int

  /// What is wrong, and where.
  public var message: String {
    "(\(location.line):\(location.column ?? 0)): more than \(bound) \(limit.rawValue)"
  }

  /// The same in plain words: what is wrong and what to do.
  public var explanation: String {
    "From this line on there are more than \(bound) \(limit.rawValue). \(limit.advice)"
  }
}

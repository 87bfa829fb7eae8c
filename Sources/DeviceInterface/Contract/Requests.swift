/// The platform as an app meets it while it handles one signal: facts to read, and a list to put requests on.
public struct Requests: Hashable, Sendable {
  /// What the app can read now.
  public let facts: Facts
  /// What the app has asked for while handling this signal, in order.
  public private(set) var list: [Request]

  /// Creates an empty list of requests over the facts.
  public init(_ facts: Facts) {
    self.facts = facts
    self.list = []
  }

  /// Puts a request at the end of the list.
  public mutating func add(_ request: Request) {
    list.append(request)
  }
}

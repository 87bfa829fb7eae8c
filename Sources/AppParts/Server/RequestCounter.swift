/// The numbers of a process's requests to servers, shared by all parts of a flow that send some.
public struct RequestCounter: Hashable, Sendable {
  /// The latest number given; zero before the first.
  public private(set) var last = 0

  /// Creates a counter that has given none.
  public init() {}

  /// Gives the next number.
  public mutating func next() -> Int {
    last += 1
    return last
  }
}

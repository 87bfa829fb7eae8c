import Synchronization

/// A watch over plays that may take long: it tells where one is, and lets somebody else end it.
///
/// It is no part of what a world is: two worlds are the same, whoever watches them.
public final class PlayWatch: Hashable, Sendable {
  private let stopped = Atomic<Bool>(false)
  private let current = Mutex<Place?>(nil)

  /// A step of a scenario on one of its platforms.
  public struct Place: Hashable, Sendable {
    /// The step's line in the feature.
    public let line: Int
    /// The profile on which it is played, such as `iOS`.
    public let profile: String

    /// Creates a place.
    public init(line: Int, profile: String) { (self.line, self.profile) = (line, profile) }
  }

  /// Creates a watch that lets everything be played.
  public init() {}

  /// Has what is played now end as soon as it can; what comes of it counts for nothing.
  public func stop() { stopped.store(true, ordering: .relaxed) }

  /// Lets everything be played again.
  public func goOn() {
    current.withLock { $0 = nil }
    stopped.store(false, ordering: .relaxed)
  }

  /// Whether what is played is to end.
  public var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// The step that is played; nil where none is.
  public var place: Place? { current.withLock(\.self) }

  /// Takes note that a step is played.
  func enter(_ place: Place) { current.withLock { $0 = place } }

  /// Whether both are watches.
  public static func == (one: PlayWatch, other: PlayWatch) -> Bool { true }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

import Synchronization

/// A watch over plays that may take long: it tells which line is played, and lets somebody else end them.
///
/// It is no part of what a world is: two worlds are the same, whoever watches them.
public final class PlayWatch: Hashable, Sendable {
  private let stopped = Atomic<Bool>(false)
  private let current = Atomic<Int>(0)

  /// Creates a watch that lets everything be played.
  public init() {}

  /// Has what is played now end as soon as it can; what comes of it counts for nothing.
  public func stop() { stopped.store(true, ordering: .relaxed) }

  /// Lets everything be played again.
  public func goOn() {
    current.store(0, ordering: .relaxed)
    stopped.store(false, ordering: .relaxed)
  }

  /// Whether what is played is to end.
  public var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// The line in the feature of the step that is played; nil where none is.
  public var line: Int? {
    let line = current.load(ordering: .relaxed)
    return line > 0 ? line : nil
  }

  /// Takes note that the step of a line is played.
  func enter(_ line: Int) { current.store(line, ordering: .relaxed) }

  /// Whether both are watches.
  public static func == (one: PlayWatch, other: PlayWatch) -> Bool { true }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

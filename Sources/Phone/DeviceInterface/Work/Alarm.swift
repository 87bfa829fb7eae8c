/// A moment at which Android wakes or starts the app (`A-74`); Android only.
public struct Alarm: Hashable, Sendable {
  /// The name by which the app knows it; an alarm of the same name is replaced.
  public var name: String
  /// How long it takes until it rings.
  public var delay: Duration
  /// Whether it rings at that very moment, which the user may have to allow; such an alarm may start a service (`A-43`).
  public var isExact: Bool
  /// Whether it rings while the phone rests too, though not often (`A-72`).
  public var ringsInDoze: Bool

  /// Creates an inexact alarm that waits while the phone rests, unless said otherwise.
  public init(name: String, delay: Duration, isExact: Bool = false, ringsInDoze: Bool = false) {
    self.name = name
    self.delay = delay
    self.isExact = isExact
    self.ringsInDoze = ringsInDoze
  }
}

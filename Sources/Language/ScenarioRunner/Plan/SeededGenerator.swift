import Explorer

/// SplitMix64: a small generator of chance whose numbers are the same on every machine.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var choice: SeededChoice

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    choice = SeededChoice(seed: seed)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 { choice.next() }
}

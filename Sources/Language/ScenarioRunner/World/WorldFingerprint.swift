/// What a world is recognised by, so that worlds that have the same future are played once.
///
/// It is 128 bits long: of a million worlds, two different ones are taken for the same with a chance of one in 10^26.
public struct WorldFingerprint: Hashable, Sendable {
  private let first: Int
  private let second: Int

  /// Creates the fingerprint of what is fed: everything on which the world's future depends, and nothing else.
  public init(_ feed: (inout Hasher) -> Void) {
    var hasher = Hasher()
    feed(&hasher)
    // The same state goes on in two ways, so that the world is read once.
    var other = hasher
    hasher.combine(1)
    other.combine(2)
    (first, second) = (hasher.finalize(), other.finalize())
  }
}

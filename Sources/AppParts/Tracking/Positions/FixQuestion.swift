public import DeviceInterface

/// A question for the present position that is put once more where its answer is an old one (`I-92`).
///
/// Once is enough: a phone that answers from its cache again would do so for ever.
public struct FixQuestion: Hashable, Sendable {
  /// How long the receiver may search.
  let timeout: Duration
  /// Whether it was put a second time.
  private(set) var wasRepeated = false

  /// Puts the question, beside the updates, which go on: starting them anew in the background would end them (`I-54`).
  public init(timeout: Duration, _ platform: inout Requests) {
    self.timeout = timeout
    platform.add(.requestFix(FixRequest(timeout: timeout)))
  }

  /// Takes note that the answer was stale.
  public mutating func answeredStale(_ platform: inout Requests) {
    guard !wasRepeated else { return }
    wasRepeated = true
    platform.add(.requestFix(FixRequest(timeout: timeout)))
  }
}

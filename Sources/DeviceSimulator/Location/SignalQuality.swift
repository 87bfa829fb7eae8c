/// How well the location receiver hears.
public enum SignalQuality: String, Hashable, Sendable, CaseIterable {
  /// Positions are as accurate as the profile says.
  case good
  /// Positions are coarse, and a request for one fix waits in the hope of better.
  case weak
  /// There is no position to be had.
  case none
}

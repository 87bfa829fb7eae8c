/// Where the life of an app outside of the phone first went another way than that of the same app in another world.
public struct AppDifference: Hashable, Sendable {
  /// How many signals the app had been told before the one in question, in all of its processes.
  public let signalsBefore: Int
  /// What it was told: "its start", "signal 7 (tapped)".
  public let told: String
  /// What came of it in the other world, where the scenario was played first.
  public let first: String
  /// What came of it in this one.
  public let second: String

  /// Creates a difference.
  public init(signalsBefore: Int, told: String, first: String, second: String) {
    (self.signalsBefore, self.told, self.first, self.second) = (signalsBefore, told, first, second)
  }
}

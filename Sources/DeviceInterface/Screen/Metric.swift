/// A figure on the screen under a label, such as the distance travelled.
public struct Metric: Hashable, Sendable {
  /// What the figure is.
  public enum Value: Hashable, Sendable {
    /// A text that stands until the app changes it.
    case text(String)
    /// A time as HH:MM:SS, which goes on by itself while it runs.
    case time(RunningTime)
  }

  /// What the figure tells.
  public var label: String
  /// The figure.
  public var value: Value

  /// Creates a metric.
  public init(_ label: String, _ value: Value) {
    self.label = label
    self.value = value
  }
}

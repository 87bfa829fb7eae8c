/// What an app reports when something that it has recorded is over, such as an execution or a shift.
public protocol ClosingReport: Hashable, Sendable {
  /// How many points the app says there are.
  var pointCount: Int { get }
}

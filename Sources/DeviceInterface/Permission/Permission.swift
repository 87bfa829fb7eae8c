/// The permission to use location as an app sees it: a status and an accuracy, always delivered together (`I-32`).
public struct Permission: Hashable, Sendable {
  /// The app's authorization status.
  public var status: AuthorizationStatus
  /// The accuracy the user allows; meaningless until the status allows location (`I-41`).
  public var accuracy: AccuracyAuthorization

  /// Creates a permission, with full accuracy unless said otherwise.
  public init(_ status: AuthorizationStatus, accuracy: AccuracyAuthorization = .full) {
    self.status = status
    self.accuracy = accuracy
  }
}

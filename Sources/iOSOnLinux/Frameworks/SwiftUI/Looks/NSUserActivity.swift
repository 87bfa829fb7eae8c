/// What the user has begun, for other devices; there are none here.
open class NSUserActivity: NSObject {
  /// What it is.
  public let activityType: String
  /// How it is called.
  open var title: String?
  /// What belongs to it.
  open var userInfo: [AnyHashable: Any]?
  /// The address of it.
  open var webpageURL: URL?

  /// Begins something.
  public init(activityType: String) { self.activityType = activityType }
}

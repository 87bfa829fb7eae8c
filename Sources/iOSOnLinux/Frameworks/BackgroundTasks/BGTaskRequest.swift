public import Foundation

/// Work that an app wants to be started for in the background.
open class BGTaskRequest: NSObject {
  /// Which work it is: one of the names that the `Info.plist` permits.
  public let identifier: String
  /// Before which it is not started.
  open var earliestBeginDate: Date?

  fileprivate init(identifier: String) { self.identifier = identifier }
}

/// Work that takes half a minute at most, such as loading what is new (`I-95`).
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  override public init(identifier: String) { super.init(identifier: identifier) }
}

/// Work that takes minutes (`I-95`).
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether it waits for a network.
  open var requiresNetworkConnectivity = false
  /// Whether it waits for the phone to be connected to power.
  open var requiresExternalPower = false

  /// Creates a request.
  override public init(identifier: String) { super.init(identifier: identifier) }
}

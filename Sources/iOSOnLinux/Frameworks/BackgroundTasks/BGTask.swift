public import Foundation

/// Work that the phone has started the app for, or woken it.
open class BGTask: NSObject {
  /// Which work it is.
  public let identifier: String
  /// What is done when the time is over, and the work is not.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Says that the work is over; one that was not successful has to be asked for anew, as on the platform (`I-95`).
  open func setTaskCompleted(success: Bool) {
    BGTaskScheduler.shared.finish(self, isDone: success)
  }
}

/// Work that takes half a minute at most.
open class BGAppRefreshTask: BGTask {}

/// Work that takes minutes.
open class BGProcessingTask: BGTask {}

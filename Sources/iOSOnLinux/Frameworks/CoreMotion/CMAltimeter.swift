public import Foundation

/// A measure of how high the phone is, where it has a barometer; the phone here has none, and says so.
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  override public init() {}

  /// Whether changes of the height are told: false.
  open class func isRelativeAltitudeAvailable() -> Bool { false }

  /// Whether heights above the sea are told: false.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }

  /// Whether the app may use it; no phone here asks its user.
  open class func authorizationStatus() -> CMAuthorizationStatus { .authorized }

  /// Ends with `CMErrorNotAvailable`, on the queue.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    queue.addOperation { handler(nil, CMErrorNotAvailable.told) }
  }

  /// Ends what has never begun.
  open func stopRelativeAltitudeUpdates() {}

  /// Ends with `CMErrorNotAvailable`, on the queue.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {
    queue.addOperation { handler(nil, CMErrorNotAvailable.told) }
  }

  /// Ends what has never begun.
  open func stopAbsoluteAltitudeUpdates() {}
}

/// Who is told of changes of the height.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Who is told of heights.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Something that was measured, of which there is nothing here.
open class CMLogItem: NSObject {
  /// When it was, in seconds since the phone's start.
  public let timestamp: TimeInterval

  /// Made by nobody: the phone here measures nothing.
  init(at timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// A change of the height, of which none is told here.
open class CMAltitudeData: CMLogItem {
  /// How much higher the phone is than at first, in metres.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure of the air, in kilopascals.
  open var pressure: NSNumber { 0 }
}

/// A height, of which none is told here.
open class CMAbsoluteAltitudeData: CMLogItem {
  /// Metres above the sea.
  open var altitude: Double { 0 }
  /// How wrong it may be, in metres.
  open var accuracy: Double { 0 }
  /// The smallest difference that is seen, in metres.
  open var precision: Double { 0 }
}

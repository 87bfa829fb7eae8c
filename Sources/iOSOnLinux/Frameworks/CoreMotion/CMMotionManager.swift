public import Foundation
internal import VirtualTime

/// A measure of how the phone is shaken and turned; the phone here measures none of it, and says so.
open class CMMotionManager: NSObject {
  /// How often accelerations are wanted, in seconds; kept.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// How often turns are wanted, in seconds; kept.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// How often all of it is wanted, in seconds; kept.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  /// Creates a manager.
  override public init() {}

  /// Whether accelerations are measured: false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether they are measured now: false.
  open var isAccelerometerActive: Bool { false }
  /// The latest of them: none.
  open var accelerometerData: CMAccelerometerData? { nil }

  /// Begins nothing, as on every phone without the sensor.
  open func startAccelerometerUpdates() {}

  /// Ends with `CMErrorNotAvailable`, on the queue.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    queue.addOperation { handler(nil, CMErrorNotAvailable.told) }
  }

  /// Ends what has never begun.
  open func stopAccelerometerUpdates() {}

  /// Whether turns are measured: false.
  open var isGyroAvailable: Bool { false }
  /// Whether they are measured now: false.
  open var isGyroActive: Bool { false }
  /// The latest of them: none.
  open var gyroData: CMGyroData? { nil }

  /// Begins nothing, as on every phone without the sensor.
  open func startGyroUpdates() {}

  /// Ends with `CMErrorNotAvailable`, on the queue.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    queue.addOperation { handler(nil, CMErrorNotAvailable.told) }
  }

  /// Ends what has never begun.
  open func stopGyroUpdates() {}

  /// Whether all of it is measured together: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether it is measured now: false.
  open var isDeviceMotionActive: Bool { false }
  /// The latest of it: none.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Begins nothing, as on every phone without the sensors.
  open func startDeviceMotionUpdates() {}

  /// Ends with `CMErrorNotAvailable`, on the queue.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    queue.addOperation { handler(nil, CMErrorNotAvailable.told) }
  }

  /// Ends what has never begun.
  open func stopDeviceMotionUpdates() {}
}

/// Who is told of accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// Who is told of turns.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// Who is told of all of it.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where the errors of motion come from.
public let CMErrorDomain = "CMErrorDomain"

/// An error of motion, by the platform's numbers.
public struct CMError: Error, Hashable, RawRepresentable, Sendable {
  /// The platform's number.
  public let rawValue: UInt32

  /// Creates an error.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates an error.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// How handlers are told of it.
  var told: any Error {
    let code = Int(rawValue)
    return NSError(
      domain: CMErrorDomain, code: code, userInfo: ErrorWords.plain(CMErrorDomain, code))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user does not let the app use it.
public let CMErrorNotAuthorized = CMError(111)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How the phone moves is not known to it.
public let CMErrorMotionActivityNotAvailable = CMError(104)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user does not let the app know how the phone moves.
public let CMErrorMotionActivityNotAuthorized = CMError(105)

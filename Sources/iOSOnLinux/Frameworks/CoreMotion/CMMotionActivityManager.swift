internal import DeviceInterface
public import Foundation

/// The teller of how the phone moves, by what its sensors judge.
///
/// Its handler is called on the queue that is named.
open class CMMotionActivityManager: NSObject {
  private var handler: (queue: OperationQueue, call: (CMMotionActivity?) -> Void)?

  /// Creates a manager, which tells nothing before it is started.
  override public init() {
    super.init()
    MotionCenter.shared.add(self)
  }

  deinit { MotionCenter.shared.follow() }

  /// Whether there are sensors: every phone here has them.
  open class func isActivityAvailable() -> Bool { true }

  /// Whether the app may use them; no phone here asks its user.
  open class func authorizationStatus() -> CMAuthorizationStatus { .authorized }

  /// Tells how the phone moves, at first and at each change; another call replaces the handler.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    self.handler = (queue, handler)
    MotionCenter.shared.follow(for: self)
  }

  /// Tells nothing any more.
  open func stopActivityUpdates() {
    handler = nil
    MotionCenter.shared.follow()
  }

  /// Asks how the phone moved before: nobody knows, and the handler is told `CMErrorNotAvailable` on the queue.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    queue.addOperation { handler(nil, CMErrorNotAvailable.told) }
  }

  var isListening: Bool { handler != nil }

  func deliver(_ activity: CMMotionActivity) {
    // Who has stopped meanwhile is told nothing.
    handler?.queue.addOperation { [weak self] in self?.handler?.call(activity) }
  }
}

/// Who is told how the phone moved.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Who is told how the phone moves.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// The permission of an app to use the sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined = 0
  /// The device forbids it.
  case restricted = 1
  /// The user forbids it.
  case denied = 2
  /// It may.
  case authorized = 3
}

/// The certainty of the sensors.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Not very.
  case low = 0
  /// Rather.
  case medium = 1
  /// Very; what every phone here is, also where it is mistaken.
  case high = 2
}

/// How the phone moves.
open class CMMotionActivity: NSObject {
  private let motion: Motion

  /// Since when.
  public let startDate = Date()
  /// How sure the sensors are.
  public let confidence = CMMotionActivityConfidence.high

  init(_ motion: Motion) { self.motion = motion }

  /// It rests.
  open var stationary: Bool { motion == .stationary }
  /// Its user walks; runs count too.
  open var walking: Bool { motion == .walking }
  /// Its user runs; never here.
  open var running: Bool { false }
  /// It is in a vehicle.
  open var automotive: Bool { motion == .driving }
  /// Its user rides a bicycle; never here.
  open var cycling: Bool { false }
  /// Nothing is known yet.
  open var unknown: Bool { motion == .unknown }
}

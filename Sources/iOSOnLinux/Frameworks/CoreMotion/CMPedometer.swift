public import Foundation

/// A counter of steps, on phones that can; the phone here cannot, and says so.
open class CMPedometer: NSObject {
  /// Creates a pedometer.
  override public init() {}

  /// Whether steps are counted: false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are guessed from steps: false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted: false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the pace is told: false.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether steps a second are told: false.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether the user's pauses are told: false.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  /// Whether the app may use it; no phone here asks its user.
  open class func authorizationStatus() -> CMAuthorizationStatus { .authorized }

  /// Ends with `CMErrorNotAvailable`, on a queue that is not main.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    refuse(handler)
  }

  /// Ends with `CMErrorNotAvailable`, on a queue that is not main.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    refuse(handler)
  }

  /// Ends what has never begun.
  open func stopUpdates() {}

  /// Ends with `CMErrorNotAvailable`, on a queue that is not main.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { refuse(handler) }

  /// Ends what has never begun.
  open func stopEventUpdates() {}

  private func refuse<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, CMErrorNotAvailable.told) }
  }
}

/// Who is told of steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Who is told of pauses.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// The steps of a while, of which there are none here.
open class CMPedometerData: NSObject {
  /// Since when they are counted.
  public let startDate: Date
  /// Until when they are counted.
  public let endDate: Date
  /// How many there were.
  public let numberOfSteps: NSNumber
  /// How far they led, in metres.
  open var distance: NSNumber? { nil }
  /// Floors that were climbed.
  open var floorsAscended: NSNumber? { nil }
  /// Floors that were descended.
  open var floorsDescended: NSNumber? { nil }
  /// Seconds for a metre, now.
  open var currentPace: NSNumber? { nil }
  /// Steps a second, now.
  open var currentCadence: NSNumber? { nil }
  /// Seconds for a metre, without the pauses.
  open var averageActivePace: NSNumber? { nil }

  /// Made by nobody: the phone here counts no steps.
  init(from startDate: Date, to endDate: Date, steps: Int) {
    (self.startDate, self.endDate) = (startDate, endDate)
    numberOfSteps = NSNumber(value: steps)
  }
}

/// The thing that a user who walks has begun or ended.
public enum CMPedometerEventType: Int, Sendable {
  /// A pause.
  case pause = 0
  /// The walk again.
  case resume = 1
}

/// A pause, of which none is told here.
open class CMPedometerEvent: NSObject {
  /// When it was.
  public let date: Date
  /// What it was.
  public let type: CMPedometerEventType

  /// Made by nobody: the phone here counts no steps.
  init(_ type: CMPedometerEventType, at date: Date) { (self.type, self.date) = (type, date) }
}

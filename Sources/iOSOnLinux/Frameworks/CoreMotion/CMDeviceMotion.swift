public import Foundation

/// An acceleration, in units of that by which things fall.
public struct CMAcceleration: Sendable {
  /// Towards the phone's right.
  public var x = 0.0
  /// Towards the phone's top.
  public var y = 0.0
  /// Towards whoever looks at the phone.
  public var z = 0.0

  /// Creates none.
  public init() {}

  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn, in radians a second.
public struct CMRotationRate: Sendable {
  /// Around the axis to the phone's right.
  public var x = 0.0
  /// Around the axis to the phone's top.
  public var y = 0.0
  /// Around the axis towards whoever looks at it.
  public var z = 0.0

  /// Creates none.
  public init() {}

  /// Creates a turn.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured acceleration, of which none is told here.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration, with that of gravity.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured turn, of which none is told here.
open class CMGyroData: CMLogItem {
  /// The turn.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The attitude in which the phone lies, of which nothing is told here.
open class CMAttitude: NSObject {
  /// Around the axis from bottom to top, in radians.
  open var roll: Double { 0 }
  /// Around the axis from left to right, in radians.
  open var pitch: Double { 0 }
  /// Around the axis upwards, in radians.
  open var yaw: Double { 0 }
}

/// The common knowledge of all sensors, of which nothing is told here.
open class CMDeviceMotion: CMLogItem {
  /// How the phone lies.
  open var attitude: CMAttitude { CMAttitude() }
  /// How it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The part of the acceleration that is gravity's.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The part of it that is the user's.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Where the phone's top points, in degrees from north; -1 where that is not known.
  open var heading: Double { -1 }
}

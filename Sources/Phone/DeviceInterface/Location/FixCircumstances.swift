/// What a phone tells at the moment of a position beside where it is, for apps that want to know more.
public struct FixCircumstances: Hashable, Sendable {
  /// Which way the phone moved, in whole degrees from north, 0 to 359; `nil` where the receiver could not tell.
  public var courseDegrees: Int? {
    get { extras.courseDegrees }
    set { extras.courseDegrees = newValue }
  }
  /// How high above the sea it was, in metres; `nil` where the receiver could not tell.
  public var altitudeMeters: Int? {
    get { extras.altitudeMeters }
    set { extras.altitudeMeters = newValue }
  }
  /// The battery; its charge is kept within 0 to 100.
  public var battery: Battery {
    get { Battery(percentage: Int(charge), isCharging: isCharging) }
    set {
      charge = Int8(max(0, min(100, newValue.percentage)))
      isCharging = newValue.isCharging
    }
  }
  /// How the phone's motion sensors judged its movement.
  public var motion: Motion
  private var extras: FixExtras
  private var charge: Int8 = 0
  private var isCharging = false

  /// Creates circumstances.
  public init(courseDegrees: Int?, altitudeMeters: Int?, battery: Battery, motion: Motion) {
    extras = FixExtras(courseDegrees: courseDegrees, altitudeMeters: altitudeMeters)
    self.motion = motion
    self.battery = battery
  }
}

extension FixCircumstances: Packable {
  /// Writes the circumstances down, given those before them.
  public func pack(after previous: FixCircumstances?, into packer: inout Packer) {
    packer.write(flags: courseDegrees != nil, altitudeMeters != nil, battery.isCharging)
    if let courseDegrees { packer.write(courseDegrees, after: previous?.courseDegrees) }
    if let altitudeMeters { packer.write(altitudeMeters, after: previous?.altitudeMeters) }
    packer.write(battery.percentage, after: previous?.battery.percentage)
    packer.write(motion.packedNumber, after: previous?.motion.packedNumber)
  }

  /// Reads circumstances that were written after others.
  public init(after previous: FixCircumstances?, from reader: inout PackReader) {
    let flags = reader.flags()
    let course = flags[0] ? reader.number(after: previous?.courseDegrees) : nil
    let altitude = flags[1] ? reader.number(after: previous?.altitudeMeters) : nil
    let charge = reader.number(after: previous?.battery.percentage)
    let motion = Motion(packedNumber: reader.number(after: previous?.motion.packedNumber))
    self.init(
      courseDegrees: course, altitudeMeters: altitude,
      battery: Battery(percentage: charge, isCharging: flags[2]), motion: motion)
  }
}

extension Motion {
  /// The place among all cases.
  fileprivate var packedNumber: Int {
    switch self {
    case .unknown: 0
    case .stationary: 1
    case .walking: 2
    case .driving: 3
    }
  }

  fileprivate init(packedNumber: Int) {
    switch packedNumber {
    case 1: self = .stationary
    case 2: self = .walking
    case 3: self = .driving
    default: self = .unknown
    }
  }
}

/// How the phone's motion sensors judge its movement.
public enum Motion: String, Hashable, Sendable, CaseIterable {
  /// Nothing is known yet.
  case unknown
  /// The phone rests.
  case stationary
  /// Its user walks or runs.
  case walking
  /// Its user is in a vehicle.
  case driving
}

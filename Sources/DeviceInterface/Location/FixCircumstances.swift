/// What a phone tells at the moment of a position beside where it is, for apps that want to know more.
public struct FixCircumstances: Hashable, Sendable {
  /// Which way the phone moved, in whole degrees from north, 0 to 359; `nil` where the receiver could not tell.
  public var courseDegrees: Int?
  /// How high above the sea it was, in metres; `nil` where the receiver could not tell.
  public var altitudeMeters: Int?
  /// The battery.
  public var battery: Battery
  /// How the phone's motion sensors judged its movement.
  public var motion: Motion

  /// Creates circumstances.
  public init(courseDegrees: Int?, altitudeMeters: Int?, battery: Battery, motion: Motion) {
    self.courseDegrees = courseDegrees
    self.altitudeMeters = altitudeMeters
    self.battery = battery
    self.motion = motion
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
    courseDegrees = flags[0] ? reader.number(after: previous?.courseDegrees) : nil
    altitudeMeters = flags[1] ? reader.number(after: previous?.altitudeMeters) : nil
    battery = Battery(
      percentage: reader.number(after: previous?.battery.percentage), isCharging: flags[2])
    motion = Motion(packedNumber: reader.number(after: previous?.motion.packedNumber))
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

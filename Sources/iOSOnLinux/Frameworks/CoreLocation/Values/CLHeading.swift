public import Foundation

/// Every turn of the device counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// A part of the earth's field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction in which the device points; no phone here has a compass, so none is ever told but an app's own.
open class CLHeading: NSObject, NSSecureCoding {
  private let values: [String: Double]
  private let moment: Date

  private func value(_ key: String) -> Double { values[key] ?? 0 }

  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { value("magneticHeading") }
  /// Degrees from true north.
  open var trueHeading: CLLocationDirection { value("trueHeading") }
  /// How sure it is, in degrees; negative where it is not valid.
  open var headingAccuracy: CLLocationDirection { value("headingAccuracy") }
  /// When it was measured.
  open var timestamp: Date { moment }
  /// The earth's field along the device's breadth, in microteslas.
  open var x: CLHeadingComponentValue { 0 }
  /// The earth's field along the device's height, in microteslas.
  open var y: CLHeadingComponentValue { 0 }
  /// The earth's field through the device, in microteslas.
  open var z: CLHeadingComponentValue { 0 }

  /// Creates a heading of nothing.
  public override init() {
    values = ["headingAccuracy": -1]
    moment = Date()
  }

  /// Reads a heading from an archive; nil where that has none.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "trueHeading") else { return nil }
    values = Dictionary(
      uniqueKeysWithValues: ["magneticHeading", "trueHeading", "headingAccuracy"]
        .map { ($0, coder.decodeDouble(forKey: $0)) })
    moment = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
  }

  /// The heading in words, for logs.
  open override var description: String {
    "magneticHeading \(magneticHeading) trueHeading \(trueHeading) accuracy \(headingAccuracy)"
      + " @ \(timestamp)"
  }

  /// Headings can be read from archives that others may have changed.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the heading into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(magneticHeading, forKey: "magneticHeading")
    coder.encode(trueHeading, forKey: "trueHeading")
    coder.encode(headingAccuracy, forKey: "headingAccuracy")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }
}

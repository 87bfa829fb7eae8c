internal import DeviceInterface
public import Foundation

/// A stay at one place, as the phone has noticed it (`I-45`).
public final class CLVisit: NSObject, Sendable {
  /// When the phone came.
  public let arrivalDate: Date
  /// When it left; `Date.distantFuture` while it is still there.
  public let departureDate: Date
  /// Where it stayed.
  public let coordinate: CLLocationCoordinate2D
  /// How accurate that is, in metres.
  public let horizontalAccuracy: CLLocationAccuracy

  init(_ visit: Visit) {
    arrivalDate = Date(visit.arrival)
    departureDate = visit.departure.map { Date($0) } ?? .distantFuture
    coordinate = CLLocationCoordinate2D(visit.position)
    horizontalAccuracy = Double(visit.accuracyMeters)
  }
}

/// Every turn of the device counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// A part of the earth's field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction in which the device points; no phone here has a compass, so none is ever told.
public final class CLHeading: NSObject, Sendable {
  /// Degrees from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// Degrees from true north.
  public let trueHeading: CLLocationDirection
  /// How sure it is, in degrees; negative where it is not valid.
  public let headingAccuracy: CLLocationDirection
  /// When it was measured.
  public let timestamp: Date
  /// The earth's field along the device's breadth, in microteslas.
  public let x: CLHeadingComponentValue = 0
  /// The earth's field along the device's height, in microteslas.
  public let y: CLHeadingComponentValue = 0
  /// The earth's field through the device, in microteslas.
  public let z: CLHeadingComponentValue = 0

  /// Creates a heading of nothing.
  public convenience override init() { self.init(magnetic: 0, true: 0, at: Date()) }

  init(magnetic: CLLocationDirection, true north: CLLocationDirection, at time: Date) {
    (magneticHeading, trueHeading, headingAccuracy, timestamp) = (magnetic, north, -1, time)
  }
}

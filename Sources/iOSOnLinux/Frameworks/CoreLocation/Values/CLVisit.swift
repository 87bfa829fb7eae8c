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
  /// The stay in words, for logs.
  public override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
      + " (\(arrivalDate) to \(departureDate))"
  }
}

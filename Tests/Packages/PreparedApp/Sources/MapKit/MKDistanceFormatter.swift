import Foundation

/// Stands in for MapKit: of its classes the app uses only this one.
open class MKDistanceFormatter: Formatter {
  /// Writes metres, and kilometres from one on.
  open func string(fromDistance distance: Double) -> String {
    distance < 1000
      ? "\(Int(distance.rounded())) m" : String(format: "%.1f km", distance / 1000)
  }
}

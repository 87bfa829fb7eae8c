public import CoreLocation
internal import DeviceInterface
internal import VirtualTime

/// As the user enters or leaves a region, also where the app does not run by then.
///
/// The system watches the region as it watches those of the app's location managers, with the app's permission to use the
/// location; it is not counted among them. Which of both boundaries counts is what the region says.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The region.
  public let region: CLRegion

  /// Creates a trigger; the app is ended where it repeats, or where the region is no circle on the earth.
  public init(region: CLRegion, repeats: Bool) {
    Self.refuseRepeats(repeats)
    self.region = region
    super.init()
    if watched == nil {
      HostPhone.refuse("UNLocationNotificationTrigger: no phone here watches \(region)")
    }
  }

  /// What the phone is told to watch; nil for what is no circle on the earth.
  var watched: Region? { (region as? CLCircularRegion).flatMap { Region($0) } }
}

/// A circle, as it is kept beyond the process.
struct PostedCircle: Codable {
  private let identifier: String
  private let latitude: Double
  private let longitude: Double
  private let radius: Double
  private let notifiesOnEntry: Bool
  private let notifiesOnExit: Bool

  /// Keeps a circle; nil for another region.
  init?(_ region: CLRegion) {
    guard let circle = region as? CLCircularRegion else { return nil }
    identifier = circle.identifier
    (latitude, longitude) = (circle.center.latitude, circle.center.longitude)
    radius = circle.radius
    (notifiesOnEntry, notifiesOnExit) = (circle.notifyOnEntry, circle.notifyOnExit)
  }

  /// The circle again.
  var region: CLRegion {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius,
      identifier: identifier)
    (circle.notifyOnEntry, circle.notifyOnExit) = (notifiesOnEntry, notifiesOnExit)
    return circle
  }
}

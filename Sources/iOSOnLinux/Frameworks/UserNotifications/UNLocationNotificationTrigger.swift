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

internal import DeviceInterface
internal import Foundation

/// Regions.
extension CLLocationManager {
  /// The largest radius that is watched, in metres (`I-81`).
  public var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }

  /// All that the app has watched, by whatever manager and process (`I-69`, `I-78`).
  public var monitoredRegions: Set<CLRegion> { Set(center.regions.regions) }

  /// Whether regions of a kind can be watched; those of beacons cannot.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self || regionClass == CLRegion.self
  }

  /// Watches a region, also where the app does not run (`I-67`, `I-78` to `I-87`).
  public func startMonitoring(for region: CLRegion) {
    guard let circle = region as? CLCircularRegion, let watched = Region(circle) else {
      let error = CLError(.regionMonitoringFailure)
      return center.later(self) {
        $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: error)
      }
    }
    center.regions.add(circle)
    center.ask(.monitor(watched))
    // Of one too many, the phone tells that it failed, and nothing else (I-79).
    guard center.regions.regions.count <= RegionBook.regionsMax else { return }
    center.later(self) { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
  }

  /// Stops watching the region of that name.
  public func stopMonitoring(for region: CLRegion) {
    center.regions.remove(region.identifier)
    center.ask(.stopMonitoring(id: region.identifier))
  }

  /// Asks where the phone is with regard to a region (`I-84`).
  public func requestState(for region: CLRegion) {
    center.ask(.requestRegionState(id: region.identifier))
  }
}

extension Region {
  /// What a phone watches of a circle; nil for one that is not on the earth.
  init?(_ circle: CLCircularRegion) {
    guard let center = Position(circle.center), let radius = Distance(meters: circle.radius) else {
      return nil
    }
    self.init(
      id: circle.identifier, center: center, radius: radius, notifiesOnEntry: circle.notifyOnEntry,
      notifiesOnExit: circle.notifyOnExit)
  }
}

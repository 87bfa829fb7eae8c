#if os(Linux)
  import CoreLocation
  import Foundation

  /// What apps of long ago asked a manager for; a protocol may name it without a warning.
  protocol LongAgo {
    func startRangingBeacons(in region: CLBeaconRegion)
    func allowDeferredLocationUpdates(
      untilTraveled distance: CLLocationDistance, timeout: TimeInterval)
  }

  extension CLLocationManager: LongAgo {}

  /// Ranges beacons and defers positions in every way there has been, and tells what it is told.
  final class BeaconProbe: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let till = CLBeaconRegion(uuid: UUID(), major: 7, minor: 8, identifier: "Till")
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
      self.tell = tell
      super.init()
      manager.delegate = self
    }

    func range() {
      manager.startRangingBeacons(satisfying: till.beaconIdentityConstraint)
      let old: any LongAgo = manager
      old.startRangingBeacons(in: till)
      old.allowDeferredLocationUpdates(untilTraveled: 100, timeout: 60)
    }

    func archive() {
      guard
        let data = try? NSKeyedArchiver.archivedData(
          withRootObject: till, requiringSecureCoding: true),
        let read = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CLBeaconRegion.self, from: data)
      else { return tell("no archive") }
      tell("\(read.identifier) \(read.uuid == till.uuid) \(read.major ?? 0) \(read.minor ?? 0)")
    }

    func locationManager(
      _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint,
      error: any Error
    ) {
      tell("ranges no \(constraint.major ?? 0) \(code(error))")
    }

    func locationManager(
      _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
      withError error: any Error
    ) {
      tell("ranges no \(region.identifier) \(code(error))")
    }

    func locationManager(
      _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
    ) {
      tell("defers nothing \(error.map(code) ?? 0)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      tell("failed \(code(error))")
    }

    private func code(_ error: any Error) -> Int { (error as? CLError)?.errorCode ?? -1 }
  }
#endif

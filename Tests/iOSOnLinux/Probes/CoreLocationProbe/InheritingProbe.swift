#if os(Linux)
  import CoreLocation
  import Foundation

  /// A manager of an app's own, which walks by itself where it is told to start.
  private final class WalkingManager: CLLocationManager {
    private(set) var steps = 0

    override var location: CLLocation? { CLLocation(latitude: Double(steps), longitude: 0) }

    override class func locationServicesEnabled() -> Bool { false }

    override func startUpdatingLocation() {
      steps += 1
      delegate?.locationManager(self, didUpdateLocations: [location].compactMap(\.self))
      super.startUpdatingLocation()
    }
  }

  /// Has no method of its own.
  private final class Listener: NSObject, CLLocationManagerDelegate {}

  /// Inherits from a manager, and passes on what it is told to somebody who lacks the methods for it.
  final class InheritingProbe: NSObject, CLLocationManagerDelegate {
    private let manager: CLLocationManager = WalkingManager()
    private let listener: any CLLocationManagerDelegate = Listener()
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
      self.tell = tell
      super.init()
      manager.delegate = self
    }

    func start() {
      manager.startUpdatingLocation()
      let isEnabled = type(of: manager).locationServicesEnabled()
      tell("is at \(manager.location?.coordinate.latitude ?? -1), services \(isEnabled)")
    }

    /// Tells what an app says of a place of its own.
    func tellOwnPlace() {
      let place = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 0,
        horizontalAccuracy: 5, verticalAccuracy: -1, course: 90, courseAccuracy: 1, speed: 2,
        speedAccuracy: 1, timestamp: Date(),
        sourceInfo: CLLocationSourceInformation(
          softwareSimulationState: true, andExternalAccessoryState: false))
      tell("simulated \(place.sourceInformation?.isSimulatedBySoftware ?? false)")
      tell("says \(CLError(.rangingFailure).userInfo.count)")
    }

    /// Tells what becomes of a condition that no phone here can watch.
    @MainActor func watchBeacon() {
      Task {
        let monitor = await CLMonitor("doors")
        let door = CLMonitor.BeaconIdentityCondition(uuid: UUID(), major: 1)
        await monitor.add(door, identifier: "Door")
        for try await event in await monitor.events {
          tell("\(event.identifier) \(event.state) \(event.refinement == nil)")
        }
      }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
      tell("walked to \(all.map(\.coordinate.latitude))")
      listener.locationManager(manager, didUpdateLocations: all)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      tell("passes on \((error as? CLError)?.errorCode ?? -1)")
      listener.locationManager(manager, didFailWithError: error)
    }
  }
#endif

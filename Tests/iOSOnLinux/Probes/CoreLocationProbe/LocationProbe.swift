#if os(Linux)
  import AppHost
  import CoreLocation
  import Foundation
  import VirtualTime

  /// An app that does with location managers what apps do with them; the tests of `CoreLocation` play it.
  final class LocationProbe: ScreenApp {
    private var lines: [String] = []
    private var delegates: [String: any NSObject & CLLocationManagerDelegate] = [:]
    private var managers: [String: CLLocationManager] = [:]
    private var listening: Task<Void, Never>?
    private var session: CLServiceSession?
    private var other: CLServiceSession?
    private var monitor: CLMonitor?
    private let geocoder = CLGeocoder()
    private lazy var inheriting = InheritingProbe { [unowned self] in note($0) }
    private lazy var beacons = BeaconProbe { [unowned self] in note($0) }

    init(_ phone: HostPhone) {}

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text(lines.joined(separator: "|"))
      for (label, action) in actions { content.button(label, action: action) }
      return content
    }

    private var actions: [(String, @MainActor () -> Void)] {
      [
        ("Make A", { self.make("A") }), ("Make B", { self.make("B") }),
        ("Make C without a delegate", { self.managers["C"] = CLLocationManager() }),
        ("Give C its delegate", { self.delegate("C", to: self.managers["C"]) }),
        ("Ask and start", { self.askAndStart() }),
        ("Ask for always", { self.managers["A"]?.requestAlwaysAuthorization() }),
        ("Start A", { self.managers["A"]?.startUpdatingLocation() }),
        ("Start B", { self.managers["B"]?.startUpdatingLocation() }),
        ("Every 50 m", { self.managers["A"]?.distanceFilter = 50 }),
        ("Stop A", { self.managers["A"]?.stopUpdatingLocation() }),
        ("Stop B", { self.managers["B"]?.stopUpdatingLocation() }),
        ("Release A", { self.managers["A"] = nil }),
        ("Once", { self.managers["A"]?.requestLocation() }),
        ("Twice", { for _ in 0..<2 { self.managers["A"]?.requestLocation() } }),
        ("Rough", { self.managers["A"]?.desiredAccuracy = kCLLocationAccuracyThreeKilometers }),
        ("Words", { self.note((self.delegates["A"] as? Teller)?.words ?? "") }),
        ("Source", { self.tellSource() }), ("Full", { self.askForFullAccuracy() }),
        ("Heading", { self.managers["A"]?.startUpdatingHeading() }),
        ("Watch", { self.watch() }), ("Watched", { self.tellWatched() }),
        ("Beacon", { self.watchBeacon() }), ("Old", { self.makeOld() }),
        ("Range", { self.beacons.range() }), ("Archive a beacon", { self.beacons.archive() }),
        ("Walk", { self.inheriting.start() }),
        ("Own place", { self.inheriting.tellOwnPlace() }),
        ("Watch beacons", { self.inheriting.watchBeacon() }),
        ("Careless", { self.makeCareless() }), ("Thread", { self.useThread() }),
        ("Detached", { Task.detached { _ = CLLocationManager() } }),
        ("Services elsewhere", { self.askServicesElsewhere() }),
        ("Live", { self.listen() }), ("No more", { self.listening?.cancel() }),
        ("Session", { self.session = CLServiceSession(authorization: .always) }),
        ("End session", { self.session = nil }),
        ("Session while in use", { self.other = CLServiceSession(authorization: .whenInUse) }),
        ("Precise session", { self.beginPreciseSession() }),
        ("Diagnose", { self.diagnose() }), ("Archive", { self.archive() }),
        ("End session while in use", { self.other = nil }),
        ("Never", { self.managers["A"]?.distanceFilter = CLLocationDistanceMax }),
        ("Not a number", { self.managers["A"]?.distanceFilter = .nan }),
        ("Coarse", { self.startCoarse() }),
        ("Monitor", { self.startMonitor() }), ("Add", { self.addCondition() }),
        ("Count", { UserDefaults.standard.set(self.count + 1, forKey: "count") }),
        ("Counted", { self.note("\(self.count)") }),
        ("Name", { self.nameThePlace() }), ("Find", { self.findTheAddress() }),
        ("Take back", { self.geocoder.cancelGeocode() }),
        ("Record", { self.tellRecord() }), ("Full, awaited", { self.awaitFullAccuracy() }),
      ]
    }

    func note(_ line: String) { lines.append(line) }

    private func make(_ name: String) {
      let manager = CLLocationManager()
      managers[name] = manager
      delegate(name, to: manager)
    }

    private func delegate(_ name: String, to manager: CLLocationManager?) {
      let teller = Teller { [unowned self] in note("\(name) \($0)") }
      delegates[name] = teller
      manager?.delegate = teller
    }

    private func askAndStart() {
      managers["A"]?.requestWhenInUseAuthorization()
      managers["A"]?.startUpdatingLocation()
    }

    private var count: Int { UserDefaults.standard.integer(forKey: "count") }

    private func nameThePlace() {
      let place = CLLocation(latitude: 52.2297, longitude: 21.0122)
      geocoder.reverseGeocodeLocation(place) { places, error in
        let words = places?.map { place in
          let radius = (place.region as? CLCircularRegion)?.radius
          let more = [place.timeZone?.identifier, radius.map { "\($0)" }].compactMap(\.self)
          return ([place.name ?? "-", place.locality ?? "-"] + more).joined(separator: " ")
        }
        self.note("\(words ?? []) \((error as? CLError).map { $0.code.rawValue } ?? -1)")
      }
    }

    private func findTheAddress() {
      Task {
        do {
          let place = try await geocoder.geocodeAddressString("Long Street 5").first?.location
          note("\(place?.coordinate.latitude ?? 0)")
        } catch { note("\((error as? CLError)?.code == .geocodeFoundNoResult)") }
      }
    }

    private func askForFullAccuracy() {
      managers["A"]?.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Way") { error in
        self.note(error.map { "\(($0 as? CLError)?.code == .promptDeclined)" } ?? "asked")
      }
    }

    private func watch() {
      let middle = CLLocationCoordinate2D(latitude: 1, longitude: 2)
      let region = CLCircularRegion(center: middle, radius: 300, identifier: "Hut")
      managers["A"]?.startMonitoring(for: region)
    }

    private func tellWatched() {
      note("\(managers["A"]?.monitoredRegions.map(\.identifier).sorted() ?? [])")
    }

    private func watchBeacon() {
      managers["A"]?.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "Till"))
    }

    private func tellSource() {
      guard let source = managers["A"]?.location?.sourceInformation else { return }
      note("\(source.isSimulatedBySoftware) \(source.isProducedByAccessory)")
    }

    private func startCoarse() {
      managers["A"]?.startMonitoringSignificantLocationChanges()
      managers["A"]?.startMonitoringVisits()
    }

    private func makeOld() {
      let manager = CLLocationManager()
      let old = OldTeller { [unowned self] in note("old \($0)") }
      (managers["A"], delegates["A"]) = (manager, old)
      manager.delegate = old
    }

    private func makeCareless() {
      let manager = CLLocationManager()
      let careless = CarelessTeller()
      (managers["A"], delegates["A"]) = (manager, careless)
      manager.delegate = careless
      manager.startUpdatingLocation()
    }

    private func useThread() {
      DispatchQueue.global().async { _ = CLLocationManager() }
    }

    /// As the platform wants it: the main thread is not to wait for the answer.
    private func askServicesElsewhere() {
      Task.detached {
        let areOn = CLLocationManager.locationServicesEnabled()
        await self.note("services \(areOn)")
      }
    }

    private func startMonitor() {
      Task {
        let monitor = await CLMonitor("huts")
        self.monitor = monitor
        note("\(await monitor.identifiers)")
        for try await event in await monitor.events { note("\(event.identifier) \(event.state)") }
      }
    }

    private func addCondition() {
      Task {
        let middle = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let circle = CLMonitor.CircularGeographicCondition(center: middle, radius: 300)
        await monitor?.add(circle, identifier: "Hut")
      }
    }

    private func tellRecord() {
      Task {
        guard let record = await monitor?.record(for: "Hut") else { return note("no record") }
        note("last \(record.lastEvent.state)")
      }
    }

    private func awaitFullAccuracy() {
      Task {
        do {
          try await managers["A"]?.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Way")
          note("asked")
        } catch CLError.promptDeclined {
          note("declined")
        } catch { note("\(error)") }
      }
    }

    private func beginPreciseSession() {
      other = CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "Walk")
    }

    /// Writes a place and regions into an archive, and tells what is read from it.
    private func archive() {
      let middle = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.25)
      let place = CLLocation(
        coordinate: middle, altitude: 34, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90,
        speed: 1.5, timestamp: Date(timeIntervalSinceReferenceDate: 7))
      let circle = CLCircularRegion(center: middle, radius: 150, identifier: "home")
      circle.notifyOnExit = false
      let beacon = CLBeaconRegion(uuid: UUID(), identifier: "door")
      do {
        let read = try again(place)
        note(
          "\(read.coordinate.latitude) \(read.altitude) \(read.speed) \(read.timestamp == place.timestamp)"
        )
        let region = try again(circle)
        note("\(region.identifier) \(region.radius) \(region.notifyOnExit) \(region == circle)")
        note(
          "\(try again(beacon).beaconIdentityConstraint.uuid == beacon.beaconIdentityConstraint.uuid)"
        )
      } catch { note("\(error)") }
      note("\(place.sourceInformation?.isSimulatedBySoftware == false)")
    }

    private func again<Kept: NSObject & NSSecureCoding>(_ kept: Kept) throws -> Kept {
      let data = try NSKeyedArchiver.archivedData(withRootObject: kept, requiringSecureCoding: true)
      guard let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: Kept.self, from: data) else {
        throw CocoaError(.coderReadCorrupt)
      }
      return read
    }

    /// Tells what keeps the sessions from giving what they say.
    private func diagnose() {
      for (name, session) in [("always", session), ("in use", other)] {
        guard let diagnostics = session?.diagnostics else { continue }
        Task {
          for try await found in diagnostics {
            let obstacles = [
              ("asking", found.authorizationRequestInProgress),
              ("hidden", found.insufficientlyInUse), ("denied", found.authorizationDenied),
              ("off", found.authorizationDeniedGlobally),
              ("restricted", found.authorizationRestricted),
              ("not always", found.alwaysAuthorizationDenied), ("rough", found.fullAccuracyDenied),
            ]
            note(([name] + obstacles.filter(\.1).map(\.0)).joined(separator: " "))
          }
          note("\(name) over")
        }
      }
    }

    private func listen() {
      listening = Task {
        do {
          for try await update in CLLocationUpdate.liveUpdates() {
            let obstacles = [
              (update.serviceSessionRequired, "no session"),
              (update.authorizationRequestInProgress, "asking"),
              (update.insufficientlyInUse, "hidden"),
            ]
            let nothing = obstacles.first(where: \.0)?.1 ?? "nowhere"
            note(update.location.map { "live \($0.coordinate.latitude)" } ?? nothing)
          }
          note("no more")
        } catch { note("\(error)") }
      }
    }
  }

  /// Tells everything that it is told.
  private final class Teller: NSObject, CLLocationManagerDelegate {
    private let tell: (String) -> Void
    /// What the last error said of itself.
    private(set) var words = ""

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      tell("may \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
      tell("at \(all.map(\.coordinate.latitude))")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      tell("failed \((error as? CLError)?.errorCode ?? -1)")
      words = error.localizedDescription
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      tell("in \(region.identifier) \((region as? CLCircularRegion)?.radius ?? 0)")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
      tell("watches \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
      tell("stays at \(visit.coordinate.latitude)")
    }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
      withError error: any Error
    ) {
      tell("watches no \(region?.identifier ?? "") \((error as? CLError)?.errorCode ?? -1)")
    }
  }

  /// Was written before iOS 14.
  private final class OldTeller: NSObject, CLLocationManagerDelegate {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
      tell("may \(status.rawValue)")
    }

    func locationManager(
      _ manager: CLLocationManager, didUpdateTo new: CLLocation, from old: CLLocation
    ) {
      tell("\(old.coordinate.latitude) to \(new.coordinate.latitude)")
    }
  }

  /// Has forgotten that positions may fail.
  private final class CarelessTeller: NSObject, CLLocationManagerDelegate {}
#endif

@main enum Main {
  static func main() {
    #if os(Linux)
      AppHost.run { LocationProbe($0) }
    #endif
  }
}

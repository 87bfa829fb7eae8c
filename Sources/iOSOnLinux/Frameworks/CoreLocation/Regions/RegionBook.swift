package import DeviceInterface
internal import Foundation
internal import VirtualTime

/// The regions that an app has watched: the phone goes on watching them when the app's process ends (`I-69`).
///
/// The phone does not tell a new process which ones there are, as the platform does, so they are kept in the app's home.
final class RegionBook {
  /// The most regions that an app can watch (`I-79`).
  static let regionsMax = 20

  private let file = HomeFile<[RegionRecord]>("regions.json")
  private lazy var circles = (file.read() ?? []).map(\.region)

  /// All that are watched, by their names.
  var regions: [CLCircularRegion] { circles.sorted { $0.identifier < $1.identifier } }

  func add(_ region: CLCircularRegion) {
    write(circles.filter { $0.identifier != region.identifier } + [region])
  }

  func remove(_ id: String) { write(circles.filter { $0.identifier != id }) }

  private func write(_ new: [CLCircularRegion]) {
    circles = new
    file.write(new.map(RegionRecord.init))
  }

  /// Tells all managers what the phone says of a region that one of them watches; conditions of monitors are none.
  func deliver(_ signal: Signal, to managers: [CLLocationManager]) {
    func notify(_ id: String, _ body: (CLLocationManager, CLRegion) -> Void) {
      guard let region = circles.first(where: { $0.identifier == id }) else { return }
      for manager in managers { body(manager, region) }
    }
    switch signal {
    case .regionEntered(let id, _):
      notify(id) { $0.delegate?.locationManager($0, didEnterRegion: $1) }
    case .regionExited(let id, _):
      notify(id) { $0.delegate?.locationManager($0, didExitRegion: $1) }
    case .regionState(let id, let state):
      notify(id) {
        $0.delegate?.locationManager($0, didDetermineState: CLRegionState(state), for: $1)
      }
    case .regionFailed(let id, let failure):
      notify(id) {
        $0.delegate?.locationManager($0, monitoringDidFailFor: $1, withError: CLError(failure))
      }
      if failure == .tooMany || failure == .tooLarge { remove(id) }
    default: break
    }
  }
}

extension CLRegionState {
  init(_ state: RegionState) {
    self =
      switch state {
      case .unknown: .unknown
      case .inside: .inside
      case .outside: .outside
      }
  }
}

extension CLError {
  init(_ failure: RegionFailure) {
    switch failure {
    case .tooMany, .tooLarge, .unavailable: self.init(.regionMonitoringFailure)
    case .denied: self.init(.regionMonitoringDenied)
    }
  }
}

extension Region {
  /// What a phone watches of a circle; nil for one that is not on the earth.
  package init?(_ circle: CLCircularRegion) {
    guard let center = Position(circle.center), let radius = Distance(meters: circle.radius) else {
      return nil
    }
    self.init(
      id: circle.identifier, center: center, radius: radius, notifiesOnEntry: circle.notifyOnEntry,
      notifiesOnExit: circle.notifyOnExit)
  }
}

/// A circle that is watched, as it stands in a file of the app's home.
package struct RegionRecord: Codable {
  private let id: String
  private let circle: CircleRecord
  private let onEntry: Bool
  private let onExit: Bool

  /// Describes a circle.
  package init(_ region: CLCircularRegion) {
    (id, circle) = (region.identifier, CircleRecord(region.center, region.radius))
    (onEntry, onExit) = (region.notifyOnEntry, region.notifyOnExit)
  }

  /// The circle again.
  package var region: CLCircularRegion {
    let region = CLCircularRegion(center: circle.center, radius: circle.radius, identifier: id)
    (region.notifyOnEntry, region.notifyOnExit) = (onEntry, onExit)
    return region
  }
}

/// A circle on the earth, as it stands in a file of the app's home.
struct CircleRecord: Codable {
  private let latitude: Double
  private let longitude: Double
  let radius: Double

  init(_ center: CLLocationCoordinate2D, _ radius: Double) {
    (latitude, longitude, self.radius) = (center.latitude, center.longitude, radius)
  }

  var center: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

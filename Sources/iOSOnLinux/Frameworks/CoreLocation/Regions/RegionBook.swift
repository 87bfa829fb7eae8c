internal import DeviceInterface
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
  func tell(_ signal: Signal, _ managers: [CLLocationManager]) {
    guard let id = Self.region(of: signal),
      let region = circles.first(where: { $0.identifier == id })
    else { return }
    for manager in managers { Self.tell(signal, region, manager) }
    switch signal {
    case .regionFailed(_, .tooMany), .regionFailed(_, .tooLarge): remove(id)
    default: break
    }
  }

  private static func tell(
    _ signal: Signal, _ region: CLRegion, _ manager: CLLocationManager
  ) {
    let delegate = manager.delegate
    switch signal {
    case .regionEntered: delegate?.locationManager(manager, didEnterRegion: region)
    case .regionExited: delegate?.locationManager(manager, didExitRegion: region)
    case .regionState(_, let state):
      delegate?.locationManager(manager, didDetermineState: CLRegionState(state), for: region)
    case .regionFailed(_, let failure):
      delegate?.locationManager(
        manager, monitoringDidFailFor: region, withError: CLError(failure))
    default: break
    }
  }

  private static func region(of signal: Signal) -> String? {
    switch signal {
    case .regionEntered(let id, _), .regionExited(let id, _), .regionState(let id, _),
      .regionFailed(let id, _):
      id
    default: nil
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

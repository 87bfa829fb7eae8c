internal import DeviceInterface
internal import Foundation

/// The regions that an app has watched: the phone goes on watching them when the app's process ends (`I-69`).
///
/// The phone does not tell a new process which ones there are, as the platform does, so they are kept in the app's home.
final class RegionBook {
  private struct Entry: Codable {
    let id: String
    let latitude: Double
    let longitude: Double
    let radius: Double
    let onEntry: Bool
    let onExit: Bool
  }

  private var circles: [CLCircularRegion]?

  /// All that are watched, by their names.
  var regions: [CLCircularRegion] { (circles ?? read()).sorted { $0.identifier < $1.identifier } }

  /// Returns the one of a name; a bare circle where it is not known any more.
  func region(_ id: String) -> CLRegion {
    regions.first { $0.identifier == id } ?? CLRegion(identifier: id)
  }

  func add(_ region: CLCircularRegion) {
    write(regions.filter { $0.identifier != region.identifier } + [region])
  }

  func remove(_ id: String) { write(regions.filter { $0.identifier != id }) }

  /// Tells all managers what the phone says of a region that one of them watches; conditions of monitors are none.
  func tell(_ signal: Signal, _ managers: [CLLocationManager]) {
    for one in managers where regions.contains(where: { $0.identifier == Self.region(of: signal) })
    {
      switch signal {
      case .regionEntered(let id, _):
        one.delegate?.locationManager(one, didEnterRegion: region(id))
      case .regionExited(let id, _):
        one.delegate?.locationManager(one, didExitRegion: region(id))
      case .regionState(let id, let state):
        one.delegate?.locationManager(
          one, didDetermineState: CLRegionState(state), for: region(id))
      case .regionFailed(let id, let failure):
        one.delegate?.locationManager(
          one, monitoringDidFailFor: region(id), withError: CLError(failure))
      default: break
      }
    }
    if case .regionFailed(let id, .tooMany) = signal { remove(id) }
    if case .regionFailed(let id, .tooLarge) = signal { remove(id) }
  }

  private static func region(of signal: Signal) -> String? {
    switch signal {
    case .regionEntered(let id, _), .regionExited(let id, _), .regionState(let id, _),
      .regionFailed(let id, _):
      id
    default: nil
    }
  }

  private static var file: URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".regions.json")
  }

  private func read() -> [CLCircularRegion] {
    let data = try? Data(contentsOf: Self.file)
    let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
    let found = entries.map { entry in
      let middle = CLLocationCoordinate2D(latitude: entry.latitude, longitude: entry.longitude)
      let region = CLCircularRegion(center: middle, radius: entry.radius, identifier: entry.id)
      (region.notifyOnEntry, region.notifyOnExit) = (entry.onEntry, entry.onExit)
      return region
    }
    circles = found
    return found
  }

  private func write(_ new: [CLCircularRegion]) {
    circles = new
    let entries = new.map {
      Entry(
        id: $0.identifier, latitude: $0.center.latitude, longitude: $0.center.longitude,
        radius: $0.radius, onEntry: $0.notifyOnEntry, onExit: $0.notifyOnExit)
    }
    // Where a home cannot be written to, only the next process knows less than on a phone.
    try? JSONEncoder().encode(entries).write(to: Self.file, options: .atomic)
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

import DeviceInterface
import ScenarioRunner

extension InstalledApp {
  /// What the app has recorded of its user's way: stretches without gaps, and what is missing between them.
  var recording: (segments: [[RouteMap.Sample]], gaps: [RouteMap.Gap]) {
    switch self {
    // They look where the user is and write nothing down.
    case .probe, .petListing: ([], [])
    }
  }
}

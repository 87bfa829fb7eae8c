import Flows

extension InstalledApp {
  /// What the app has recorded of its user's way, as far as it remembers it.
  var pointLogs: [PointLog] {
    switch self {
    // They look where the user is and write nothing down.
    case .probe, .petListing: []
    case .campaign(let flow): flow.journal.logs
    }
  }
}

import Flows

extension InstalledApp {
  /// What the app has recorded of its user's way, as far as it remembers it.
  var pointLogs: [PointLog] {
    // Apps without a journal look where the user is and write nothing down.
    trackJournal?.logs ?? []
  }
}

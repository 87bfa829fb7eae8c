import DeviceInterface
import Flows

extension InstalledApp {
  /// What an app that records points has of them; `nil` where it records none.
  var trackJournal: TrackJournal? {
    switch self {
    case .probe, .petListing: nil
    case .campaign(let flow): flow.journal
    }
  }

  /// What the app is recording for, active or paused; `nil` while it is nothing.
  var activity: TrackedActivity? {
    switch self {
    case .probe, .petListing: nil
    case .campaign(let flow):
      flow.execution.map {
        TrackedActivity(
          owner: $0.id, name: $0.campaign.name, isActive: $0.status == .active,
          stopwatch: $0.stopwatch)
      }
    }
  }

  /// What the app does with the points that it has recorded, for a new process that looks at its storage.
  var emptyJournal: TrackJournal? {
    switch self {
    case .probe, .petListing: nil
    case .campaign(let flow):
      TrackJournal(namespace: flow.journal.namespace, configuration: flow.journal.configuration)
    }
  }
}

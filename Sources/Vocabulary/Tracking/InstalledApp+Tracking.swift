import DeviceInterface
import Flows

extension InstalledApp {
  /// What an app that records points has of them; `nil` where it records none.
  var trackJournal: TrackJournal? {
    switch self {
    case .probe, .petListing: nil
    case .campaign(let flow): flow.value.journal
    case .clockIn(let flow): flow.value.journal
    }
  }

  /// What the app is recording for, active or paused; `nil` while it is nothing.
  var activity: TrackedActivity? {
    switch self {
    case .probe, .petListing: nil
    case .campaign(let flow):
      flow.value.execution.map {
        TrackedActivity(
          owner: $0.id, name: $0.campaign.name, isActive: $0.status == .active,
          stopwatch: $0.stopwatch)
      }
    case .clockIn(let flow):
      // A shift is never paused: interruptions of its tracking are gaps, and its time goes on.
      flow.value.shift.flatMap {
        $0.clockedOutAtMilliseconds == nil
          ? TrackedActivity(
            owner: $0.id, name: "the shift", isActive: true,
            isInterrupted: flow.value.openGap != nil, stopwatch: $0.stopwatch) : nil
      }
    }
  }

  /// Whose route the app's page shows on a map; `nil` where it shows none.
  var shownRoute: String? {
    switch self {
    case .probe, .petListing: nil
    case .campaign(let flow): flow.value.execution?.id
    case .clockIn(let flow): flow.value.showsRoute ? flow.value.route?.summary.id : nil
    }
  }

  /// A journal like the app's that has read nothing yet, as a new process has it.
  var emptyJournal: TrackJournal? {
    trackJournal.map { TrackJournal(namespace: $0.namespace, configuration: $0.configuration) }
  }
}

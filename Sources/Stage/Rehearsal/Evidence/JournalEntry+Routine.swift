import DeviceInterface
import DeviceSimulator
import Storyboards

extension JournalEntry {
  /// What it is one of many of; nil for what decides how a scenario goes on.
  var routine: TraceEvent.Routine? {
    switch what {
    case .received(_, .response(let response, _)): response.isSuccess ? .request : nil
    case .received, .dialogAppeared, .dialogClosed: nil
    case .phone(let item): item.routine
    }
  }
}

extension PhoneLogItem {
  fileprivate var routine: TraceEvent.Routine? {
    switch self {
    case .told(let signal), .held(let signal): signal.routine
    case .asked(let request): request.routine
    case .sent: .request
    case .notificationHidden: .notification
    default: nil
    }
  }
}

extension Signal {
  fileprivate var routine: TraceEvent.Routine? {
    switch self {
    case .fix: .position
    case .response(_, let response): response.isSuccess ? .request : nil
    case .transfersFinished: .request
    case .timerFired: .timer
    case .workStarted, .alarmRang: .work
    case .notificationDue: .notification
    case .batteryChanged: .battery
    case .motionChanged: .motion
    default: nil
    }
  }
}

extension Request {
  fileprivate var routine: TraceEvent.Routine? {
    switch self {
    case .requestFix: .position
    case .store, .append, .delete: .storage
    case .schedule, .cancel: .timer
    case .send, .transfer: .request
    case .deferWork, .finishWork, .cancelWork, .setAlarm, .cancelAlarm, .beginBackgroundTask,
      .endBackgroundTask:
      .work
    case .post, .withdraw: .notification
    default: nil
    }
  }
}

extension ServerResponse {
  fileprivate var isSuccess: Bool { (200..<400).contains(status) }
}

public import DeviceInterface

/// Something that happens on the phone by itself, as long as nothing else changes it.
public struct DueItem: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A timer of the app runs out.
    case timer(String)
    /// An alarm of the app rings (`A-74`).
    case alarm(String)
    /// Deferred work starts (`I-95`, `A-68`).
    case workStarts(String)
    /// The time for deferred work is over.
    case workEnds(String)
    /// A notification with the title is shown.
    case notification(String)
    /// A request reaches its server.
    case requestArrives
    /// The answer of a server arrives.
    case replyArrives
    /// The connection of a request breaks.
    case connectionBreaks
    /// The app gives up waiting for an answer.
    case patienceEnds
    /// The phone has found out where it is, for an app that has asked once.
    case fixArrives
    /// The phone gives up finding out where it is (`I-62`).
    case fixFails
    /// The way leads into a region that the app watches.
    case regionReached(String)
    /// The way leads out of a region that the app watches.
    case regionLeft(String)
    /// A change of a region is told to the app (`I-82`, `I-83`).
    case regionTold(String)
    /// The stay in a region has lasted long enough (`A-52`).
    case stayLasted(String)
    /// The phone comes to the end of its way.
    case arrival
    /// The receiver hears or measures in another way.
    case receptionChanges
    /// The audio file is at its end.
    case audioEnds
    /// The phone goes to rest, or deeper (`A-72`).
    case restBegins
    /// A window of Doze lets through what waits (`A-72`).
    case windowOpens
    /// A window of Doze closes (`A-72`).
    case windowCloses
    /// The system suspends the app.
    case suspension
    /// The time for the app's tasks in the background is over (`I-52`).
    case backgroundTimeEnds
    /// A permission for this one time lapses (`I-37`, `A-34`, `A-36`).
    case grantLapses
    /// The process of the app is started again.
    case restart
    /// The time zone's offset changes.
    case zoneChanges
  }

  /// When it happens.
  public let instant: Instant
  /// What it is.
  public let kind: Kind
}

extension Occurrence {
  /// What it is for those who want to know what lies ahead; nil for what only the phone's own bookkeeping needs.
  func kind(isResting: Bool, isInWindow: Bool) -> DueItem.Kind? {
    switch self {
    case .timer(let name): .timer(name)
    case .alarmDue(let name): .alarm(name)
    case .workDue(let name): .workStarts(name)
    case .workExpires(let name): .workEnds(name)
    case .notificationDue(let notification): .notification(notification.title)
    case .outgoing, .requestArrived, .transferStarts: .requestArrives
    case .replyArrived, .transferAnswered: .replyArrives
    case .connectionBroke, .transferBroke: .connectionBreaks
    case .sendTimedOut: .patienceEnds
    case .fixMeasured: .fixArrives
    case .fixTimedOut: .fixFails
    case .regionHeld(.ofApp(let id)): .regionTold(id)
    case .regionReported(let report):
      if case .ofApp(let id) = report.purpose { .regionTold(id) } else { nil }
    case .regionStayDue(.ofApp(let id)): .stayLasted(id)
    case .regionHeld(.ofNotification), .regionStayDue(.ofNotification): nil
    case .receptionChanged: .receptionChanges
    case .audioEnded: .audioEnds
    case .dozeDue: isInWindow ? .windowCloses : isResting ? .windowOpens : .restBegins
    case .suspensionDue, .suspended: .suspension
    case .backgroundTimeOver, .backgroundTimeOverdrawn: .backgroundTimeEnds
    case .temporaryGrantLapsed: .grantLapses
    case .serviceRestart, .relaunchForUpdates: .restart
    case .zoneChanges: .zoneChanges
    case .processStarted, .processEnded, .signal, .authorizationCallback, .inUseGraceEnded,
      .furtherAuthorizationCallback, .updateDue, .motionChecked, .visitDue, .motionJudged,
      .batteryDue, .restrictionDue, .newDay, .pushesDue:
      nil
    }
  }
}

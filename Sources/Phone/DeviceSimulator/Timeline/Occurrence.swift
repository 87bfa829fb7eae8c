import DeviceInterface

/// Something that lies ahead on the phone's timeline.
enum Occurrence: Hashable, Sendable {
  /// A process of the app starts.
  case processStarted(LaunchReason)
  /// A process of the app has ended.
  case processEnded(TerminationReason)
  /// The app is told something.
  case signal(Signal)
  /// The app is told its permission, as it is when the callback runs (`I-32`).
  case authorizationCallback
  /// A request leaves the phone.
  indirect case outgoing(ServerRequest)
  /// A request that was on its way reaches its server; the process counts those that had ended when it left.
  indirect case requestArrived(ServerRequest, process: Int)
  /// The answer to the request with this id arrives.
  case replyArrived(id: Int, ServerResponse)
  /// The connection of the request with this id breaks.
  case connectionBroke(id: Int)
  /// The app's patience with the request with this id is over.
  case sendTimedOut(id: Int)
  /// A timer of the app runs out.
  case timer(String)
  /// An app in the background has used up its time.
  case suspensionDue
  /// The app stops running until it is resumed.
  case suspended
  /// The time for the app's background tasks is over (`I-52`).
  case backgroundTimeOver
  /// The app was told so, and has not ended them.
  case backgroundTimeOverdrawn
  /// The app stops counting as in use after it left the front (`I-36`).
  case inUseGraceEnded
  /// A temporary grant lapses (`I-37`, `A-34`, `A-36`).
  case temporaryGrantLapsed
  /// The location receiver has a position for a request of one fix.
  case fixMeasured
  /// The time for a request of one fix is over (`I-62`).
  case fixTimedOut
  /// A further location manager is told the permission (`I-29`).
  case furtherAuthorizationCallback
  /// The next of the updates one after the other.
  case updateDue
  /// The phone looks where it is with regard to regions, significant changes and stays.
  case motionChecked
  /// A change of a region's state has held long enough (`I-82`).
  case regionHeld(WatchedRegion)
  /// A change of a region's state is reported, as late as the platform is (`I-83`).
  indirect case regionReported(RegionReport)
  /// The stay in a region has lasted long enough (`A-52`).
  case regionStayDue(WatchedRegion)
  /// The stay at a place has lasted long enough (`I-45`).
  case visitDue
  /// A terminated app is started again for its live updates (`I-59`).
  case relaunchForUpdates
  /// The motion sensors judge the movement.
  case motionJudged
  /// A stretch of time begins or ends in which the receiver hears or measures in a way of its own.
  case receptionChanged
  /// The audio file that plays is at its end.
  case audioEnded
  /// The battery's percentage changes, or was changed by something at this instant.
  case batteryDue
  /// The phone falls into Doze, deeper into it, or lets things through for a while (`A-72`).
  case dozeDue
  /// The service of an app whose use of the battery is restricted has lasted long enough out of sight (`A-77`).
  case restrictionDue
  /// The process of a killed foreground service is started again (`A-50`).
  case serviceRestart
  /// A new day begins, of which a running app of iOS is told (`I-100`).
  case newDay
  /// iOS lets a silent push through that it has held back (`I-103`).
  case pushesDue
  /// An alarm of the app is to ring (`A-74`).
  case alarmDue(name: String)
  /// The time zone's offset changes.
  case zoneChanges
  /// Deferred work starts, as its conditions have held long enough (`I-95`, `A-68`).
  case workDue(name: String)
  /// The time for deferred work that was started is over.
  case workExpires(name: String)
  /// A background transfer leaves the phone, if it can (`I-94`).
  case transferStarts(id: Int)
  /// The answer to a background transfer arrives.
  indirect case transferAnswered(id: Int, ServerResponse)
  /// A notification is shown for which the app has set a delay.
  indirect case notificationDue(AppNotification)
  /// The connection of a background transfer breaks.
  case transferBroke(id: Int)

  var diesWithProcess: Bool {
    switch self {
    case .signal, .authorizationCallback, .replyArrived, .connectionBroke, .sendTimedOut, .timer,
      .suspensionDue, .suspended, .inUseGraceEnded, .fixMeasured, .fixTimedOut, .processStarted,
      .furtherAuthorizationCallback, .updateDue, .motionJudged, .audioEnded,
      .workExpires, .newDay, .backgroundTimeOver, .backgroundTimeOverdrawn, .restrictionDue:
      true
    case .processEnded, .outgoing, .requestArrived, .temporaryGrantLapsed, .motionChecked,
      .regionHeld, .regionReported, .regionStayDue, .visitDue, .relaunchForUpdates,
      .receptionChanged, .batteryDue, .dozeDue, .serviceRestart, .zoneChanges, .workDue,
      .transferStarts, .transferAnswered, .transferBroke, .notificationDue,
      .pushesDue, .alarmDue:
      false
    }
  }

  func concerns(_ region: WatchedRegion) -> Bool {
    switch self {
    case .regionHeld(let other), .regionStayDue(let other): other == region
    case .regionReported(let report): report.purpose == region
    default: false
    }
  }

  /// Whether it is that the timer with the name runs out, or that the app is told so; cheaper than a comparison.
  func isOfTimer(_ name: String) -> Bool {
    switch self {
    case .timer(let other), .signal(.timerFired(let other)): other == name
    default: false
    }
  }

  /// Whether it lies ahead for a background transfer that has left the phone.
  var isOfTransferUnderWay: Bool {
    switch self {
    case .transferAnswered, .transferBroke: true
    default: false
    }
  }

  func isOfNotification(_ id: String) -> Bool {
    if case .notificationDue(let notification) = self { notification.id == id } else { false }
  }

  /// Whether this is the next of the updates one after the other; cheaper than a comparison.
  var isUpdateDue: Bool { if case .updateDue = self { true } else { false } }

  /// Whether it belongs to a request for one fix; cheaper than a comparison.
  var isOfOneShot: Bool {
    switch self {
    case .fixMeasured, .fixTimedOut: true
    default: false
    }
  }

  /// Whether Doze is looked at; cheaper than a comparison.
  var isDozeDue: Bool { if case .dozeDue = self { true } else { false } }

  /// Whether the battery is looked at; cheaper than a comparison.
  var isBatteryDue: Bool { if case .batteryDue = self { true } else { false } }

  /// Whether the phone looks where it is; cheaper than a comparison.
  var isMotionChecked: Bool { if case .motionChecked = self { true } else { false } }
}

public import DeviceInterface

extension Phone {
  /// Takes the next event that is due at the present instant; first come, first served.
  public mutating func nextEvent() -> PhoneEvent? {
    var isRested = false
    repeat {
      while let occurrence = core.timeline.takeDue(by: core.now) {
        if let event = happen(occurrence) { return event }
      }
      observeReceiver()
      observePowerDemand()
      isRested = observeRest()
    } while observeWork() || observePushes() || isRested
    return nil
  }

  /// The instant, later than now, at which something is due next; `nil` when nothing lies ahead.
  public var nextDeadline: Instant? { deadlineAfterQuietPolls }

  /// Moves time to the instant, or to the next deadline where that comes first; never back.
  ///
  /// Take every event of the present instant before time moves on.
  public mutating func advance(to instant: Instant) {
    let target = passQuietPolls(until: instant).map { min($0, instant) } ?? instant
    core.advance(to: target)
  }

  private mutating func happen(_ occurrence: Occurrence) -> PhoneEvent? {
    switch occurrence {
    case .processStarted(let reason):
      core.record(.system, .processStarted(reason))
      return .processStarted(reason)
    case .processEnded(let reason):
      core.record(.system, .processEnded(reason))
      return .processEnded(reason)
    case .signal(let signal): return tell(signal)
    case .authorizationCallback: return tellPermission()
    case .outgoing(let request): return leave(request)
    case .requestArrived(let request, let process): return network.arrived(request, of: process)
    case .replyArrived(let id, let response): return replyArrived(id, response)
    case .connectionBroke(let id): return sendFailed(id, .connectionLost)
    case .sendTimedOut(let id): return sendFailed(id, .timedOut)
    case .timer(let name): return tell(.timerFired(name))
    case .fixMeasured: return fixMeasured()
    case .fixTimedOut: return fixTimedOut()
    case .updateDue: return updateDue()
    case .motionJudged: return motionJudged()
    case .furtherAuthorizationCallback:
      return lifecycle.state.isRunning ? tell(.authorizationChanged(permission)) : nil
    case .audioEnded: return audioEnded()
    case .workExpires(let name): return workExpires(name)
    case .transferStarts(let id): return transferStarts(id)
    // Of the rest the world hears only by what follows.
    case .suspensionDue: suspensionDue()
    case .suspended: suspended()
    case .backgroundTimeOver: backgroundTimeOver()
    case .backgroundTimeOverdrawn: backgroundTimeOverdrawn()
    case .inUseGraceEnded: inUseGraceEnded()
    case .temporaryGrantLapsed: temporaryGrantLapsed()
    case .motionChecked: motionChecked()
    case .regionHeld(let region): regionHeld(region)
    case .regionReported(let report): regionReported(report)
    case .regionStayDue(let region): regionStayDue(region)
    case .visitDue: visitDue()
    case .relaunchForUpdates: relaunchForUpdates()
    case .receptionChanged: receptionChanged()
    case .batteryDue: batteryDue()
    case .dozeDue: dozeDue()
    case .restrictionDue: restrictionDue()
    case .serviceRestart: restartService()
    case .zoneChanges: zoneChanges()
    case .newDay: newDay()
    case .pushesDue:
      // What is held is looked at at the end of every instant, and this makes one.
      break
    case .alarmDue(let name): alarmDue(name)
    case .workDue(let name): workDue(name)
    case .transferAnswered(let id, let response): transferAnswered(id, response)
    case .transferBroke(let id): network.transferBroke(id, &core)
    case .notificationDue(let notification): notificationDue(notification)
    }
    return nil
  }

  /// Tells the app something, if it runs; a suspended app is told when it runs again, a dead one never.
  mutating func tell(_ signal: Signal) -> PhoneEvent? {
    switch lifecycle.state {
    case .active, .inactive, .background:
      if case .fix = signal, owesPermission { return tellPermission(before: signal) }
      core.record(.system, .told(signal))
      return .signal(signal)
    case .suspended:
      core.news.hold(signal)
      core.record(.system, .held(signal))
      return nil
    case .notInstalled, .notRunning:
      return nil
    }
  }

  /// Whether anything happened since the log was last drained.
  public var hasLogEntries: Bool { core.hasLogEntries }

  /// Returns what happened since the last call, and forgets it.
  public mutating func drainLog() -> [PhoneLogEntry] {
    var entries: [PhoneLogEntry] = []
    core.drainLog(into: &entries)
    return entries
  }

  /// Puts what happened since the last call in the place of what the list holds, and forgets it.
  ///
  /// The list's room is used for what happens next, so that who drains again and again asks for no memory.
  public mutating func drainLog(into entries: inout [PhoneLogEntry]) {
    core.drainLog(into: &entries)
  }
}

/// Something that happened on the phone and concerns those around it: the app's process, or a server.
public enum PhoneEvent: Hashable, Sendable {
  /// A new process of the app started; it remembers nothing but what it stored.
  case processStarted(LaunchReason)
  /// The app's process is told something, and may answer with requests.
  case signal(Signal)
  /// The app's process is gone.
  case processEnded(TerminationReason)
  /// A request reaches a server; `Phone.deliver(_:for:)` brings what becomes of it.
  indirect case outgoing(ServerRequest)
  /// A request reaches a server late, when the process that sent it is gone: its reply reaches nobody.
  indirect case strayed(ServerRequest)
  /// A background transfer reaches a server; `Phone.deliverTransfer(_:for:)` brings what becomes of it (`I-94`).
  indirect case transferring(ServerRequest)
}

public import DeviceInterface

extension PhoneLogItem: CustomStringConvertible {
  /// The event in one line.
  public var description: String {
    switch self {
    case .processStarted(let reason): "the app's process started (\(reason))"
    case .processEnded(let reason): "the app's process ended (\(reason.words))"
    case .told(let signal): "the app is told: \(signal)"
    case .held(let signal): "held until the app runs again: \(signal)"
    case .asked(let request): "the app asks: \(request)"
    case .ignored(let rule): "the platform ignores it (\(rule))"
    case .undeclared(let what): "the platform refuses it: the app does not declare \(what)"
    case .withheld(let rule): "the platform keeps it from the app (\(rule))"
    case .alertShown(let title, _): "alert: \(title)"
    case .alertAnswered(let label): "alert answered: \(label)"
    case .alertWithdrawn: "alert withdrawn"
    case .alertPreciseChosen(let on): "alert: precise \(on ? "on" : "off")"
    case .cameToFront(let front): "in front: \(front.words)"
    case .choseInSettings(let label): "Settings: \(label)"
    case .turnedPrecise(let on): "Settings: precise \(on ? "on" : "off")"
    case .permissionChanged(let permission):
      "permission: \(permission.status.rawValue), \(permission.accuracy.rawValue)"
    case .locationServicesTurned(let on): "Location Services \(on ? "on" : "off")"
    case .networkChanged(let isOnline): isOnline ? "online" : "offline"
    case .sent(let request): "sent: \(request.method.rawValue) \(request.path)"
    case .answerLost(let id): "an answer to request \(id) came too late"
    case .installed(let name): "installed: \(name)"
    case .updated(let version): "updated to version \(version)"
    case .choseBatteryUse(let use): "Settings: battery use \(use.rawValue)"
    case .fellIntoBucket(let bucket): "standby bucket: \(bucket.words)"
    case .turnedPauseIfUnused(let on): "Settings: pause if unused \(on ? "on" : "off")"
    case .stoppedAmongActiveApps: "stopped in the list of active apps"
    case .putAt(let position): "the phone is at \(position)"
    case .setOut(let count): "the phone sets out along \(count) waypoints"
    case .stopped(let duration):
      "the user stops on the way" + (duration.map { " for \($0)" } ?? "")
    case .wentOn: "the user goes on"
    case .turnedBack: "the user turns back"
    case .signalZoneAdded(let signal, let center, let radius):
      "location signal within \(radius.wholeMeters) m of \(center): \(signal.rawValue)"
    case .signalStretchAdded(let signal, let start, let end):
      "location signal from \(start.sinceStart) to \(end.sinceStart): \(signal.rawValue)"
    case .fixRepeated(let end): "the receiver repeats its position until \(end.sinceStart)"
    case .signalChanged(let signal): "location signal: \(signal.rawValue)"
    case .positionsMocked(let mock):
      "positions come from \(mock?.source.rawValue ?? "the receiver")\(mock?.place.map { ": \($0)" } ?? "")"
    case .receiverClockSet(let error):
      error == .zero
        ? "the receiver's clock is right"
        : "the receiver's clock is "
          + (error > .zero
            ? "\(DurationText.render(error)) ahead"
            : "\(DurationText.render(.zero - error)) behind")
    case .switched(let what, let isOn): "\(what.rawValue) \(isOn ? "on" : "off")"
    case .dozed(let depth, let inWindow):
      depth.map { "Doze: \(inWindow ? "a maintenance window" : $0.rawValue)" } ?? "Doze is over"
    case .restarted: "the phone restarts"
    case .clockSet: "the clock was set"
    case .languageSet(let code): "the phone's language: \(code)"
    case .timeZoneSet(let offset): "the clock shows the zone \(offset / 60) minutes east of UTC"
    case .wentOff(let isEmpty): isEmpty ? "the battery is empty: the phone goes off" : "turned off"
    case .switchedOn: "turned on"
    case .callReceived: "a call comes in"
    case .callAccepted: "call accepted"
    case .callEnded: "the call is over"
    case .soundBegan(let sound): "heard: \(sound.words)"
    case .soundEnded(let sound): "no longer heard: \(sound.words)"
    case .headphones(let on): on ? "headphones connected" : "headphones unplugged"
    case .audioRefused: "the loudspeaker is not free for the app"
    case .notificationHidden(let id): "notification not shown, as they are off: \(id)"
    case .serviceNoticeDismissed: "the foreground service's notification dismissed"
    case .notificationDismissed(let id): "notification dismissed: \(id)"
    case .notificationTapped(let id): "notification tapped: \(id)"
    case .pushed(let push): "the server pushes\(push.kind.words): \(push.text)"
    case .storageChanged(let free):
      free.map { "storage: \($0) bytes free" } ?? "storage: no bound"
    case .batterySet(let percentage): "battery: \(percentage)%"
    case .batteryDraining(let on): "battery: \(on ? "drains" : "does not drain")"
    case .charging(let on): on ? "charger connected" : "charger taken away"
    }
  }
}

extension Push.Kind {
  /// What is said of the kind, after "the server pushes".
  fileprivate var words: String {
    switch self {
    case .urgent: ""
    case .normal: " with normal priority"
    case .visible: " the notification"
    }
  }
}

extension TerminationReason {
  /// The words for it in a message.
  var words: String {
    switch self {
    case .killedBySystem: "killed by the system"
    case .overdrewBackgroundTime:
      "killed by the system, as it did not end its background tasks in time"
    case .closedByUser: "closed by the user"
    case .forceStopped: "force-stopped"
    case .crashed: "crashed"
    case .securityException: "crashed by a SecurityException that it does not catch, A-66"
    case .permissionRevoked: "a permission was taken away"
    case .rebooted: "the phone restarted"
    case .phoneOff: "the phone went off"
    case .removed: "removed from the phone"
    case .updated: "updated to a later version"
    case .stoppedByUser: "stopped by the user in the list of active apps"
    case .restricted: "its use of the battery is restricted, A-77"
    }
  }
}

extension StandbyBucket {
  /// The words for it in sentences and messages.
  public var words: String {
    switch self {
    case .active: "active"
    case .workingSet: "working set"
    case .frequent: "frequent"
    case .rare: "rare"
    case .restricted: "restricted"
    }
  }
}

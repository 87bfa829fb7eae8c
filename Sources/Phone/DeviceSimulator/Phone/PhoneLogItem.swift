public import DeviceInterface

/// What happened, kept as a value and put into words only where someone reads it.
public enum PhoneLogItem: Hashable, Sendable {
  /// A process of the app started.
  case processStarted(LaunchReason)
  /// The app's process ended.
  case processEnded(TerminationReason)
  /// The app was told something.
  case told(Signal)
  /// Something meant for the app waits until it runs again.
  case held(Signal)
  /// The app asked for something.
  case asked(Request)
  /// The platform did nothing about what the app asked, by this rule.
  case ignored(RuleID)
  /// The platform did not give what the app asked for, as the app does not declare what that needs.
  case undeclared(Declaration)
  /// The platform kept a location or an event from the app, by this rule.
  case withheld(RuleID)
  /// A question of the system came up.
  case alertShown(title: String, isAboutPermission: Bool)
  /// The user pressed a button of it.
  case alertAnswered(label: String)
  /// The question went away without an answer.
  case alertWithdrawn
  /// The user turned the choice of precise location in the question.
  case alertPreciseChosen(Bool)
  /// Something came to the front.
  case cameToFront(FrontApp)
  /// The user chose a line in Settings.
  case choseInSettings(label: String)
  /// The user turned the switch for precise location in Settings.
  case turnedPrecise(Bool)
  /// The permission that the app can see became another one.
  case permissionChanged(Permission)
  /// The Location Services switch was turned.
  case locationServicesTurned(Bool)
  /// The network came or went.
  case networkChanged(isOnline: Bool)
  /// A request left for a server.
  indirect case sent(ServerRequest)
  /// An answer came for which nobody waited any more.
  case answerLost(requestID: Int)
  /// The app was put on the phone.
  case installed(name: String)
  /// A later version took the app's place.
  case updated(version: String)
  /// The user chose how the app may use the battery out of sight.
  case choseBatteryUse(BatteryUse)
  /// The app fell into a standby bucket.
  case fellIntoBucket(StandbyBucket)
  /// The user turned the switch "Pause app activity if unused".
  case turnedPauseIfUnused(Bool)
  /// The user stopped the app in the list of active apps.
  case stoppedAmongActiveApps
  /// The phone was put somewhere, at rest.
  case putAt(Position)
  /// The phone set out along waypoints.
  case setOut(waypointCount: Int)
  /// The user stopped on the way, for a time or until further notice.
  case stopped(for: Duration?)
  /// The user went on after a stop.
  case wentOn
  /// The user turned back on the way.
  case turnedBack
  /// The location receiver hears differently.
  case signalChanged(SignalQuality)
  /// The location receiver hears differently around a place.
  case signalZoneAdded(SignalQuality, center: Position, radius: Distance)
  /// The location receiver hears differently for a stretch of time.
  case signalStretchAdded(SignalQuality, start: Instant, end: Instant)
  /// The location receiver repeats its position until then.
  case fixRepeated(until: Instant)
  /// Somebody else than the receiver tells where the phone is, or nobody does any more.
  case positionsMocked(PositionMock?)
  /// The receiver's clock was set ahead of the time, or behind it.
  case receiverClockSet(ahead: Duration)
  /// A switch of the device was turned.
  case switched(DeviceSwitch, isOn: Bool)
  /// The phone fell into Doze, deeper into it, or out of it, or a maintenance window opened or closed.
  case dozed(DozeDepth?, inWindow: Bool)
  /// The phone was restarted.
  case restarted
  /// The phone's clock was set.
  case clockSet(WallTime)
  /// The user chose another language.
  case languageSet(String)
  /// The phone's clock shows another time zone.
  case timeZoneSet(offsetSeconds: Int)
  /// The phone went off.
  case wentOff(batteryEmpty: Bool)
  /// The phone was turned on.
  case switchedOn
  /// A phone call came in.
  case callReceived
  /// The user accepted it.
  case callAccepted
  /// The call ended, accepted before or not.
  case callEnded
  /// Something else than the app or a call began to be heard.
  case soundBegan(OtherSound)
  /// It was over.
  case soundEnded(OtherSound)
  /// Headphones were connected or taken away.
  case headphones(Bool)
  /// The loudspeaker was not given to the app, as a call has it or the app is out of sight.
  case audioRefused
  /// A notification was not shown, as the user has turned the app's notifications off.
  case notificationHidden(id: String)
  /// The user swiped a notification away.
  case notificationDismissed(id: String)
  /// The user swiped the foreground service's own notice away.
  case serviceNoticeDismissed
  /// The user tapped a notification.
  case notificationTapped(id: String)
  /// The app's server has sent a push.
  case pushed(Push)
  /// The room on the phone's storage was changed; `nil` where there is no bound.
  case storageChanged(freeBytes: Int?)
  /// The battery was set to a charge.
  case batterySet(percentage: Int)
  /// The battery was let drain, or kept as it is.
  case batteryDraining(Bool)
  /// A charger was connected or taken away.
  case charging(Bool)
}

/// One line of the phone's diary: what happened, when, and who caused it.
public struct PhoneLogEntry: Hashable, Sendable {
  /// Who caused it.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The user did it.
    case user
    /// The app asked for it.
    case app
    /// The platform did it.
    case system
    /// The scenario arranged it.
    case scenario
  }

  /// When it happened.
  public let instant: Instant
  /// Who caused it.
  public let cause: Cause
  /// What happened.
  public let what: PhoneLogItem

  /// Whether app and phone told each other something: a signal that reached the app, or what it asked for.
  public var isExchange: Bool {
    switch what {
    case .told, .asked: true
    default: false
    }
  }
}

/// A fact that the platform tells an app.
public enum Signal: Hashable, Sendable {
  // MARK: Lifecycle

  /// The process has started; the app remembers nothing but what it stored.
  case launched(LaunchReason)
  /// The app is in front and receives the user's touches.
  case becameActive
  /// Something is about to cover the app: an alert, the app switcher, another app (`I-21`).
  case willResignActive
  /// The app is no longer visible.
  case enteredBackground
  /// The app is about to stop running until it is resumed.
  case willSuspend
  /// The app runs again after a suspension.
  case resumed

  // MARK: Permission

  /// The permission changed, or a new process learns it for the first time (`I-27`, `I-28`, `I-31`); iOS only.
  case authorizationChanged(Permission)
  /// An Android permission request of this app ended (`A-05`: Android tells an app nothing else about its grants).
  case permissionRequestFinished(PermissionResult)
  /// A request for temporary full accuracy ended, declined or not (`I-46`, `I-47`); iOS only.
  case temporaryFullAccuracyFinished(promptDeclined: Bool)

  // MARK: Location

  /// A position arrived.
  case fix(Fix)
  /// A position was asked for and could not be given.
  case locationFailed(LocationFailure)

  /// The platform paused the updates because the phone rests (`I-58`, `I-60`); iOS only.
  case updatesPaused
  /// The updates go on after a pause (`I-58`); iOS only.
  case updatesResumed
  /// Whether locations can be had now changed (`A-56`); Android only.
  case locationAvailabilityChanged(isAvailable: Bool)
  /// The phone came to stay somewhere, or left (`I-45`); iOS only.
  indirect case visited(Visit)
  /// The user answered whether to turn the device's location on (`A-57`); Android only.
  case turnLocationOnFinished(isOn: Bool)

  // MARK: Regions

  /// The phone entered the region with this id; Android tells the fix that triggered it, iOS none.
  indirect case regionEntered(id: String, fix: Fix?)
  /// The phone left the region with this id; Android tells the fix that triggered it, iOS none.
  indirect case regionExited(id: String, fix: Fix?)
  /// The phone stayed in the region with this id (`A-52`); Android only, with the fix that triggered it.
  indirect case regionDwelled(id: String, fix: Fix?)
  /// Where the phone is with regard to the region with this id (`I-84`); iOS only.
  case regionState(id: String, RegionState)
  /// The region with this id is not watched.
  case regionFailed(id: String, RegionFailure)

  // MARK: Services

  /// The foreground service did not start (`A-42`, `A-43`); Android only.
  case foregroundServiceFailed(ForegroundServiceFailure)
  /// The phone had been started while the app could not be told (`A-49`); Android only.
  case bootCompleted

  // MARK: Servers

  /// A server answered the request with this id.
  case response(id: Int, ServerResponse)
  /// The request with this id got no answer.
  case requestFailed(id: Int, ServerFailure)
  /// All background transfers are done, for which the app was started or woken (`I-94`); iOS only.
  case transfersFinished
  /// The phone lost or found a network.
  case connectivityChanged(isOnline: Bool)

  // MARK: Audio

  /// The playback has reached the end of the file.
  case audioFinished
  /// Something else has the loudspeaker, such as a call; the playback stands where it was.
  ///
  /// Not every interruption has an end that is told: a silenced app that is in front again may play at once.
  case audioInterrupted
  /// The loudspeaker is free again; the playback goes on only if the app asks for it, and where it should (`I-97`).
  case audioInterruptionEnded(shouldResume: Bool)
  /// Another app has the loudspeaker for good; the playback stands, and no end is told (`A-70`); Android only.
  case audioLost
  /// The headphones are gone and the audio is heard by everyone; an app is expected to pause (`I-97`, `A-70`).
  case headphonesUnplugged

  // MARK: Device

  /// The charge of the battery fell or rose by a percent, or the phone was connected to power or taken from it.
  case batteryChanged(Battery)
  /// The phone began or ceased to save energy: Low Power Mode (`I-76`) or Battery Saver (`A-46`).
  case powerSavingChanged(isOn: Bool)
  /// What was to be stored under the key was not, as the storage is full; what was there before is unchanged.
  case storageFailed(key: String)
  /// What was to be changed under the key was not, as the phone waits for its first unlock (`I-96`, `A-69`).
  case storageLocked(key: String)
  /// The phone was unlocked for the first time, and storage can be read from now on (`I-96`, `A-69`).
  case storageUnlocked
  /// The phone's clock shows another time, or another day, than the time that has passed explains (`I-100`, `A-74`).
  ///
  /// `ACTION_TIME_CHANGED` or `ACTION_TIMEZONE_CHANGED`; on iOS a significant change of time, or a change of zone.
  case clockChanged(ClockChange)
  /// The user has chosen another language, such as "pl", which may have woken or started the app (`A-74`); Android only.
  case languageChanged(String)
  /// The motion sensors judge the movement differently than before, or for the first time.
  case motionChanged(Motion)

  // MARK: Deferred work

  /// The platform starts the deferred work with this name; the app says when it is finished (`I-95`, `A-68`).
  case workStarted(name: String)
  /// The time for the work or background task with this name is over, or on Android a condition of it; the app should stop it.
  case workExpired(name: String)

  /// The app's alarm with this name rings, which may have woken or started the app (`A-74`); Android only.
  case alarmRang(name: String)

  // MARK: Notifications

  /// A notification of the app's is due while the user has the app in front, and is not shown; iOS only.
  ///
  /// An app that wants it seen all the same posts it now: `willPresent` of the platform's delegate.
  case notificationDue(id: String)
  /// The user tapped a notification of the app's, which has come to the front by that: `didReceive`, or an intent.
  case notificationTapped(id: String)

  /// The app's request to notify ended, with a question or without (`I-98`, `A-71`).
  case notificationRequestFinished(isAllowed: Bool)

  // MARK: Pushes

  /// A push of the app's server arrived, which may have woken or started the app (`I-103`, `A-43`).
  case pushReceived(data: String)

  // MARK: Time

  /// The app's timer with this name has run out.
  case timerFired(String)

  // MARK: The user

  /// The app's screen came into view.
  case screenAppeared
  /// The app's screen left the view, for another screen of the same app.
  case screenDisappeared
  /// The user tapped the control or dialog button with this label.
  case tapped(String)
  /// The user tapped the point of the map with this number.
  case tappedPoint(Int)
  /// The user has put a text into the field with the label, in the place of what stood there.
  case entered(String, field: String)
  /// The user tapped the button of the audio player while nothing played.
  case tappedPlay
  /// The user tapped the button of the audio player while it played.
  case tappedPause
  /// The user dragged the progress bar of the audio player to this time of the file.
  case draggedPlayer(to: Duration)
  /// The user pulled the list down.
  case pulledToRefresh
}

/// The sort of a signal, whatever it carries.
public enum SignalKind: Int, Hashable, Sendable, CaseIterable {
  case launched, becameActive, willResignActive, enteredBackground, willSuspend, resumed
  case authorizationChanged, permissionRequestFinished, temporaryFullAccuracyFinished
  case fix, locationFailed, updatesPaused, updatesResumed, locationAvailabilityChanged, visited
  case turnLocationOnFinished
  case regionEntered, regionExited, regionDwelled, regionState, regionFailed
  case foregroundServiceFailed, bootCompleted
  case response, requestFailed, transfersFinished, connectivityChanged
  case audioFinished, audioInterrupted, audioInterruptionEnded, audioLost, headphonesUnplugged
  case batteryChanged, powerSavingChanged, storageFailed, storageLocked, storageUnlocked
  case clockChanged, languageChanged, motionChanged
  case workStarted, workExpired, alarmRang
  case notificationDue, notificationTapped, notificationRequestFinished, pushReceived
  case timerFired
  case screenAppeared, screenDisappeared, tapped, tappedPoint, entered, tappedPlay, tappedPause
  case draggedPlayer, pulledToRefresh

  /// The name by which the line and the SDKs call it.
  public var name: String { String(describing: self) }
}

extension Signal {
  /// The sort of the signal.
  public var kind: SignalKind {
    switch self {
    case .launched: .launched
    case .becameActive: .becameActive
    case .willResignActive: .willResignActive
    case .enteredBackground: .enteredBackground
    case .willSuspend: .willSuspend
    case .resumed: .resumed
    case .authorizationChanged: .authorizationChanged
    case .permissionRequestFinished: .permissionRequestFinished
    case .temporaryFullAccuracyFinished: .temporaryFullAccuracyFinished
    case .fix: .fix
    case .locationFailed: .locationFailed
    case .updatesPaused: .updatesPaused
    case .updatesResumed: .updatesResumed
    case .locationAvailabilityChanged: .locationAvailabilityChanged
    case .visited: .visited
    case .turnLocationOnFinished: .turnLocationOnFinished
    case .regionEntered: .regionEntered
    case .regionExited: .regionExited
    case .regionDwelled: .regionDwelled
    case .regionState: .regionState
    case .regionFailed: .regionFailed
    case .foregroundServiceFailed: .foregroundServiceFailed
    case .bootCompleted: .bootCompleted
    case .response: .response
    case .requestFailed: .requestFailed
    case .transfersFinished: .transfersFinished
    case .connectivityChanged: .connectivityChanged
    case .audioFinished: .audioFinished
    case .audioInterrupted: .audioInterrupted
    case .audioInterruptionEnded: .audioInterruptionEnded
    case .audioLost: .audioLost
    case .headphonesUnplugged: .headphonesUnplugged
    case .batteryChanged: .batteryChanged
    case .powerSavingChanged: .powerSavingChanged
    case .storageFailed: .storageFailed
    case .storageLocked: .storageLocked
    case .storageUnlocked: .storageUnlocked
    case .clockChanged: .clockChanged
    case .languageChanged: .languageChanged
    case .motionChanged: .motionChanged
    case .workStarted: .workStarted
    case .workExpired: .workExpired
    case .alarmRang: .alarmRang
    case .notificationDue: .notificationDue
    case .notificationTapped: .notificationTapped
    case .notificationRequestFinished: .notificationRequestFinished
    case .pushReceived: .pushReceived
    case .timerFired: .timerFired
    case .screenAppeared: .screenAppeared
    case .screenDisappeared: .screenDisappeared
    case .tapped: .tapped
    case .tappedPoint: .tappedPoint
    case .entered: .entered
    case .tappedPlay: .tappedPlay
    case .tappedPause: .tappedPause
    case .draggedPlayer: .draggedPlayer
    case .pulledToRefresh: .pulledToRefresh
    }
  }
}

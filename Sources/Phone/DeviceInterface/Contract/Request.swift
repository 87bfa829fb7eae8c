/// Something that an app asks of its platform.
///
/// What is large and rare is kept aside, so that long diaries of what is small and frequent stay small.
public enum Request: Hashable, Sendable {
  /// Asks the user for permission.
  case askForPermission(PermissionRequest)
  /// Asks for one fix; a second request replaces the first (`I-62`).
  case requestFix(FixRequest)
  /// Starts locations one after the other; a second request replaces the first.
  indirect case startUpdates(UpdateRequest)
  /// Stops locations one after the other, and a request for one fix (`I-62`).
  case stopUpdates
  /// Starts coarse, rare locations that can wake the app (`I-88`); iOS only.
  case startSignificantChanges
  /// Stops them.
  case stopSignificantChanges
  /// Starts reports of stays at one place (`I-45`); iOS only.
  case startVisits
  /// Stops them.
  case stopVisits
  /// Watches a region.
  indirect case monitor(Region)
  /// Stops watching the region with this id.
  case stopMonitoring(id: String)
  /// Asks where the phone is with regard to the region with this id (`I-84`); iOS only.
  case requestRegionState(id: String)
  /// Creates a further location manager, which is told the permission on its own (`I-27`, `I-29`); iOS only.
  case createLocationManager
  /// Starts a session that asks for what it declares, again and again where needed (`I-25`); iOS only.
  case startServiceSession(ServiceSessionKind)
  /// Ends that session.
  case endServiceSession
  /// Starts or rejoins a session that keeps the app in use in the background (`I-57`); iOS only.
  case startBackgroundSession
  /// Ends that session.
  case endBackgroundSession
  /// Starts a foreground service of type location, with its notification (`A-41`); Android only.
  case startForegroundService
  /// Stops it.
  case stopForegroundService
  /// Asks the user to turn the device's location on (`A-57`); Android only.
  case askToTurnLocationOn
  /// Sends a request to a server.
  indirect case send(ServerRequest)
  /// Hands a request to the system, which performs it also while the app does not run (`I-94`); iOS only.
  ///
  /// Its id must differ from that of every other transfer, also of an earlier process.
  indirect case transfer(ServerRequest)
  /// Stops waiting for the answer to the request or transfer with this id.
  case cancelSend(id: Int)
  /// Fires the named timer once after the duration; a timer of the same name is replaced.
  case schedule(timer: String, after: Duration)
  /// Cancels the named timer.
  case cancel(timer: String)
  /// Writes a value to durable storage under the key.
  case store(key: String, value: String)
  /// Adds a line to what durable storage holds under the key, as to the end of a file.
  case append(key: String, line: String)
  /// Deletes what durable storage holds under the key.
  case delete(key: String)
  /// Shows a notification; one with the same id is replaced.
  indirect case post(AppNotification)
  /// Takes the notification with this id away.
  case withdraw(id: String)
  /// Asks the user whether the app may notify, on iOS also quietly and without a question (`I-98`, `A-71`).
  case askForNotifications(provisional: Bool)
  /// Registers the app for the pushes of its server, until it is removed (`I-103`, `A-43`).
  case registerForPushes
  /// Starts reports of how the phone moves.
  case startMotionUpdates
  /// Stops them.
  case stopMotionUpdates
  /// Makes the player ready to play the file from its beginning; a file loaded before is released.
  case loadAudio(AudioFile)
  /// Arranges how the app's sound gets along with that of others (`I-97`, `A-70`).
  case setAudioSession(AudioSession)
  /// Plays the loaded file from where the playback is; a refusal is told as an interruption.
  case playAudio
  /// Halts the playback where it is.
  case pauseAudio
  /// Sets the playback to a time of the file, playing or not.
  case seekAudio(to: Duration)
  /// Stops the playback and lets the file and the player go.
  case releaseAudio
  /// Leaves work to the platform, which starts it later; work of the same name is replaced (`I-95`, `A-68`).
  indirect case deferWork(DeferredWork)
  /// Takes deferred work back.
  case cancelWork(name: String)
  /// Says that deferred work, which was started, is over.
  case finishWork(name: String, WorkResult)
  /// Has Android wake or start the app after a while; an alarm of the same name is replaced (`A-74`); Android only.
  indirect case setAlarm(Alarm)
  /// Takes the alarm with this name back.
  case cancelAlarm(name: String)
  /// Lets the app go on for a while after it has left the front, to end what it is at (`I-52`); iOS only.
  case beginBackgroundTask(name: String)
  /// Says that it has ended that; whoever does not, and is told of the time's end, is ended.
  case endBackgroundTask(name: String)
  /// Hands an address to the app that it belongs to, such as `tel:` to the dialler and `geo:` to the maps.
  case open(address: String)
  /// Opens this app's page in the Settings app.
  case openSettings
}

/// The sort of a request, whatever it carries.
public enum RequestKind: Int, Hashable, Sendable, CaseIterable {
  case askForPermission, requestFix, startUpdates, stopUpdates, startSignificantChanges
  case stopSignificantChanges, startVisits, stopVisits, monitor, stopMonitoring
  case requestRegionState, createLocationManager, startServiceSession, endServiceSession
  case startBackgroundSession, endBackgroundSession, startForegroundService
  case stopForegroundService, askToTurnLocationOn, send, transfer, cancelSend, schedule, cancel
  case store, append, delete, post, withdraw, askForNotifications, registerForPushes
  case startMotionUpdates, stopMotionUpdates, loadAudio
  case setAudioSession, playAudio, pauseAudio, seekAudio, releaseAudio, deferWork, cancelWork
  case finishWork, setAlarm, cancelAlarm, beginBackgroundTask, endBackgroundTask, open
  case openSettings

  /// The name by which the line and the SDKs call it.
  public var name: String { String(describing: self) }
}

extension Request {
  /// The sort of the request.
  public var kind: RequestKind {
    switch self {
    case .askForPermission: .askForPermission
    case .requestFix: .requestFix
    case .startUpdates: .startUpdates
    case .stopUpdates: .stopUpdates
    case .startSignificantChanges: .startSignificantChanges
    case .stopSignificantChanges: .stopSignificantChanges
    case .startVisits: .startVisits
    case .stopVisits: .stopVisits
    case .monitor: .monitor
    case .stopMonitoring: .stopMonitoring
    case .requestRegionState: .requestRegionState
    case .createLocationManager: .createLocationManager
    case .startServiceSession: .startServiceSession
    case .endServiceSession: .endServiceSession
    case .startBackgroundSession: .startBackgroundSession
    case .endBackgroundSession: .endBackgroundSession
    case .startForegroundService: .startForegroundService
    case .stopForegroundService: .stopForegroundService
    case .askToTurnLocationOn: .askToTurnLocationOn
    case .send: .send
    case .transfer: .transfer
    case .cancelSend: .cancelSend
    case .schedule: .schedule
    case .cancel: .cancel
    case .store: .store
    case .append: .append
    case .delete: .delete
    case .post: .post
    case .withdraw: .withdraw
    case .askForNotifications: .askForNotifications
    case .registerForPushes: .registerForPushes
    case .startMotionUpdates: .startMotionUpdates
    case .stopMotionUpdates: .stopMotionUpdates
    case .loadAudio: .loadAudio
    case .setAudioSession: .setAudioSession
    case .playAudio: .playAudio
    case .pauseAudio: .pauseAudio
    case .seekAudio: .seekAudio
    case .releaseAudio: .releaseAudio
    case .deferWork: .deferWork
    case .cancelWork: .cancelWork
    case .finishWork: .finishWork
    case .setAlarm: .setAlarm
    case .cancelAlarm: .cancelAlarm
    case .beginBackgroundTask: .beginBackgroundTask
    case .endBackgroundTask: .endBackgroundTask
    case .open: .open
    case .openSettings: .openSettings
    }
  }
}

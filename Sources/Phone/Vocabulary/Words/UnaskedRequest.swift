/// A sort of request that an app can be kept from making; its raw value completes "the app never …".
public enum UnaskedRequest: String, Hashable, Sendable, CaseIterable {
  /// Asks the user for permission, or to turn location on.
  case askForPermission = "asks for permission"
  /// Asks for one position.
  case requestFix = "asks for one position"
  /// Starts positions one after the other.
  case startUpdates = "starts positions"
  /// Stops them.
  case stopUpdates = "stops positions"
  /// Starts or stops coarse reports of changes and stays.
  case watchPlaces = "starts or stops coarse changes and visits"
  /// Watches a region.
  case monitor = "watches a region"
  /// Stops watching one.
  case stopMonitoring = "stops watching a region"
  /// Asks whether the phone is in a region.
  case askRegionState = "asks whether the phone is in a region"
  /// Opens or closes a session or a manager that location needs.
  case session = "opens or closes a location session"
  /// Starts its foreground service.
  case startService = "starts its service"
  /// Stops it.
  case stopService = "stops its service"
  /// Asks a server.
  case send = "sends a request"
  /// Hands a request to the system.
  case transfer = "hands a request to the system"
  /// Stops waiting for an answer.
  case cancelSend = "gives a request up"
  /// Sets a timer.
  case schedule = "sets a timer"
  /// Cancels one.
  case cancelTimer = "cancels a timer"
  /// Stores a value.
  case store = "stores a value"
  /// Stores a line.
  case append = "stores a line"
  /// Deletes what it stored.
  case delete = "deletes what it stored"
  /// Shows a notification.
  case post = "shows a notification"
  /// Takes one away.
  case withdraw = "takes a notification away"
  /// Listens to the motion sensors, or stops.
  case motion = "starts or stops the motion sensors"
  /// Loads audio.
  case loadAudio = "loads audio"
  /// Says how its sound gets along with others.
  case arrangeSound = "arranges its sound"
  /// Plays.
  case playAudio = "plays audio"
  /// Pauses.
  case pauseAudio = "pauses audio"
  /// Seeks.
  case seekAudio = "seeks in audio"
  /// Releases.
  case releaseAudio = "releases audio"
  /// Leaves work to the platform.
  case deferWork = "defers work"
  /// Takes it back.
  case cancelWork = "takes deferred work back"
  /// Says that it is over.
  case finishWork = "says that work is finished"
  /// Wants to go on for a while after it has left the front.
  case beginTask = "begins a background task"
  /// Says that it is done.
  case endTask = "ends a background task"
  /// Opens an address or Settings.
  case open = "opens Settings or another app"
}

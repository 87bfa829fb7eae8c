import DeviceInterface

extension NoticePhrase {
  /// All phrases, in the order in which the catalogue lists them.
  ///
  /// What `Signal.notice(on:)` can say is among them, or no scenario could ask for it.
  static let all = lifecycle + permission + location + regions + services + device + screen

  private static let lifecycle = [
    NoticePhrase(
      "launched by the user", "The user opened the app, and its process started.",
      known: "didFinishLaunching onCreate"),
    NoticePhrase(
      "launched for location", "The platform started the app for a change of the location.",
      known: "UIApplicationLaunchOptionsLocationKey didFinishLaunching"),
    NoticePhrase(
      "launched by a geofence", "The platform started the app for a geofence.",
      known: "GeofencingEvent BroadcastReceiver onReceive"),
    NoticePhrase(
      "launched by the phone's start", "The platform started the app as the phone had started.",
      known: "BOOT_COMPLETED LOCKED_BOOT_COMPLETED RECEIVE_BOOT_COMPLETED onReceive"),
    NoticePhrase(
      "launched by a message", "A message from outside started the app.",
      known: "FirebaseMessagingService onMessageReceived didReceiveRemoteNotification"),
    NoticePhrase(
      "launched by its notification", "The user tapped a notification of the app.",
      known: "PendingIntent userNotificationCenter"),
    NoticePhrase(
      "launched by the phone's start, before the first unlock",
      "The platform started the app before the user unlocked the phone.", on: .android,
      known: "LOCKED_BOOT_COMPLETED directBootAware"),
    NoticePhrase(
      "launched for deferred work", "The platform started the app for work put off until now.",
      known: "BGTaskScheduler WorkManager JobScheduler doWork"),
    NoticePhrase(
      "launched for transfers", "The platform started the app as its transfers are over.",
      known: "handleEventsForBackgroundURLSession"),
    NoticePhrase(
      "launched for its service", "The platform started the app for its service.",
      known: "onStartCommand START_STICKY"),
    NoticePhrase(
      "came to the front", "The app is in front and takes the user's touches.",
      iOS: "became active", android: "resumed",
      known: "applicationDidBecomeActive sceneDidBecomeActive didBecomeActive onResume onStart"),
    NoticePhrase(
      "no longer in front", "Something covers the app, or is about to.",
      iOS: "will resign active", android: "paused",
      known: "applicationWillResignActive sceneWillResignActive willResignActive onPause"),
    NoticePhrase(
      "out of sight", "Nothing of the app can be seen any more.",
      iOS: "entered background", android: "stopped",
      known: "applicationDidEnterBackground sceneDidEnterBackground didEnterBackground onStop "
        + "onUserLeaveHint"),
    NoticePhrase(
      "about to stand still", "The app stays in memory, and its code is about to run no more.",
      iOS: "will suspend", android: "will be frozen", known: "suspended cached freezer"),
    NoticePhrase(
      "runs again", "The app's code runs again after it stood still.",
      iOS: "resumed", android: "unfrozen", known: "willEnterForeground onRestart"),
    NoticePhrase(
      "boot completed", "The phone had been started while the app could not be told.",
      on: .android, known: "BOOT_COMPLETED"),
  ]

  private static let permission =
    ["not determined", "restricted", "denied", "while using", "always"].map {
      NoticePhrase(
        "permission \($0)", "The permission that the app sees became \($0), or it learns so.",
        on: .iOS,
        known: "didChangeAuthorization locationManagerDidChangeAuthorization "
          + "authorizationStatus didChangeAuthorizationStatus")
    }
    + ["while using", "always"].map {
      NoticePhrase(
        "permission \($0) with reduced accuracy", "The same, and positions are approximate.",
        on: .iOS,
        known: "didChangeAuthorization locationManagerDidChangeAuthorization accuracyAuthorization")
    } + [
      NoticePhrase(
        "permission request granted …",
        "The app's question ended: coarse, fine, background, or several with commas.",
        of: .oneOf(grants),
        on: .android, known: "onRequestPermissionsResult PERMISSION_GRANTED RequestPermission"),
      NoticePhrase(
        "permission request denied", "The app's question ended with nothing granted.",
        on: .android, known: "onRequestPermissionsResult PERMISSION_DENIED RequestPermission"),
      NoticePhrase(
        "permission request cancelled", "The app's question went away without an answer.",
        on: .android, known: "onRequestPermissionsResult"),
      NoticePhrase(
        "full accuracy request finished", "The user decided about full accuracy for a while.",
        on: .iOS, known: "requestTemporaryFullAccuracyAuthorization"),
      NoticePhrase(
        "full accuracy request failed",
        "The platform did not ask for full accuracy, or was refused.",
        on: .iOS, known: "requestTemporaryFullAccuracyAuthorization promptDeclined"),
    ]

  private static let location = [
    NoticePhrase(
      "a fix", "A position reached the app.",
      known: "didUpdateLocations onLocationChanged onLocationResult liveUpdates getCurrentLocation"),
    NoticePhrase(
      "location failed: …", "No position could be given: location unknown, or denied.",
      of: .oneOf(locationFailures),
      known: "didFailWithError kCLErrorDenied kCLErrorLocationUnknown onFailure"),
    NoticePhrase(
      "updates paused", "The platform paused the updates, as the phone rests.", on: .iOS,
      known: "locationManagerDidPauseLocationUpdates didPauseLocationUpdates stationary"),
    NoticePhrase(
      "updates resumed", "The updates go on after such a pause.", on: .iOS,
      known: "locationManagerDidResumeLocationUpdates didResumeLocationUpdates"),
    NoticePhrase(
      "location available", "Positions can be had again.", on: .android,
      known: "onLocationAvailability onProviderEnabled isLocationAvailable"),
    NoticePhrase(
      "location not available", "Positions cannot be had now.", on: .android,
      known: "onLocationAvailability onProviderDisabled isLocationAvailable"),
    NoticePhrase(
      "visit began", "The phone came to stay somewhere.", on: .iOS, known: "didVisit CLVisit"),
    NoticePhrase(
      "visit ended", "The phone left where it stayed.", on: .iOS, known: "didVisit CLVisit"),
    NoticePhrase(
      "turn location on: on", "The user turned the device's location on when asked.", on: .android,
      known: "ResolvableApiException SettingsClient startResolutionForResult onActivityResult"),
    NoticePhrase(
      "turn location on: off", "The user refused to turn the device's location on.", on: .android,
      known: "ResolvableApiException SettingsClient startResolutionForResult onActivityResult"),
  ]

  private static let regions =
    [
      NoticePhrase(
        "entered region …", "The phone came into the region with this name.", of: .name(.region),
        known: "didEnterRegion GEOFENCE_TRANSITION_ENTER"),
      NoticePhrase(
        "left region …", "The phone left the region with this name.", of: .name(.region),
        known: "didExitRegion GEOFENCE_TRANSITION_EXIT"),
      NoticePhrase(
        "dwelled in region …", "The phone stayed in the region with this name.", of: .name(.region),
        on: .android,
        known: "GEOFENCE_TRANSITION_DWELL loiteringDelay"),
    ]
    + RegionState.allCases.map {
      NoticePhrase(
        "region … is \($0.rawValue)", "Where the phone is with regard to the region.",
        of: .name(.region), on: .iOS,
        known: "didDetermineState CLMonitor")
    }
    + [RegionFailure.tooMany, .tooLarge, .denied, .unavailable].map {
      NoticePhrase(
        "region … failed: \($0.words)", "The region with this name is not watched.",
        of: .name(.region),
        known: "monitoringDidFailForRegion GEOFENCE_NOT_AVAILABLE GEOFENCE_TOO_MANY_GEOFENCES")
    }

  private static let services =
    [ForegroundServiceFailure.startNotAllowed, .securityException].map {
      NoticePhrase(
        "service failed: \($0.words)", "The foreground service did not start.", on: .android,
        known: "ForegroundServiceStartNotAllowedException SecurityException startForeground")
    } + [
      NoticePhrase("an answer", "A server answered a request of the app.", known: "onResponse"),
      NoticePhrase(
        "request failed: …", "A request got no answer: offline, timed out, or connection lost.",
        of: .oneOf(requestFailures),
        known: "didCompleteWithError onFailure"),
      NoticePhrase(
        "online", "The phone found a network.", known: "NWPathMonitor onAvailable"),
      NoticePhrase("offline", "The phone lost its network.", known: "NWPathMonitor onLost"),
    ]

  private static let device = [
    NoticePhrase(
      "audio finished", "The playback has reached the end of the file.",
      known: "audioPlayerDidFinishPlaying onCompletion"),
    NoticePhrase(
      "audio interrupted", "Something else has the loudspeaker, such as a call.",
      known: "AVAudioSessionInterruption AUDIOFOCUS_LOSS AUDIOFOCUS_LOSS_TRANSIENT"),
    NoticePhrase(
      "audio interruption ended", "The loudspeaker is free again.",
      known: "AVAudioSessionInterruption AUDIOFOCUS_GAIN"),
    NoticePhrase(
      "audio interruption ended, without resuming",
      "The loudspeaker is free again, and the app had better stay silent.",
      known: "shouldResume AVAudioSessionInterruption"),
    NoticePhrase(
      "audio lost", "Another app has the loudspeaker for good.", known: "AUDIOFOCUS_LOSS"),
    NoticePhrase(
      "headphones unplugged", "The headphones were taken away.",
      known: "oldDeviceUnavailable ACTION_AUDIO_BECOMING_NOISY"),
    NoticePhrase(
      "transfers finished", "All transfers that the system had are over.",
      known: "urlSessionDidFinishEvents"),
    NoticePhrase(
      "work started: …", "The deferred work with this name may run now.", of: .name(.work),
      known: "BGTask doWork onStartJob"),
    NoticePhrase(
      "work expired: …", "The deferred work with this name has to end.", of: .name(.work),
      known: "expirationHandler onStopJob onStopped"),
    NoticePhrase(
      "notification due: …",
      "The notification with this name is due, and not shown as the app is in front.",
      of: .name(.notification), known: "willPresent UNUserNotificationCenterDelegate"),
    NoticePhrase(
      "notification tapped: …", "The user has tapped the notification with this name.",
      of: .name(.notification), known: "didReceive UNNotificationResponse onNewIntent"),
    NoticePhrase(
      "storage locked: …", "What is stored under this name cannot be read before the first unlock.",
      of: .name(.key),
      known: "protectedDataWillBecomeUnavailable isUserUnlocked"),
    NoticePhrase(
      "storage unlocked", "What is stored can be read, as the user has unlocked the phone.",
      known: "protectedDataDidBecomeAvailable ACTION_USER_UNLOCKED"),
    NoticePhrase(
      "clock changed", "The phone's clock was set.",
      known: "significantTimeChangeNotification ACTION_TIME_CHANGED"),
    NoticePhrase(
      "battery …", "The charge changed: battery 18%, or battery 18%, charging.", of: .charge,
      known: "batteryLevelDidChange ACTION_BATTERY_CHANGED"),
    NoticePhrase(
      "power saving …", "The phone began or ceased to save energy.", of: .oneOf(["on", "off"]),
      known: "NSProcessInfoPowerStateDidChange ACTION_POWER_SAVE_MODE_CHANGED"),
    NoticePhrase(
      "storage full: …", "What was to be stored under this name was not.", of: .name(.key),
      known: "NSFileWriteOutOfSpaceError ENOSPC"),
    NoticePhrase(
      "motion …", "The sensors judge the movement: unknown, stationary, walking, driving.",
      of: .oneOf(Motion.allCases.map(\.rawValue)),
      known: "CMMotionActivity ActivityTransition"),
  ]

  private static let screen = [
    NoticePhrase(
      "timer …", "The app's timer with this name has run out.", of: .name(.timer),
      known: "Timer Handler"),
    NoticePhrase("screen appeared", "The app's screen came into view.", known: "viewDidAppear"),
    NoticePhrase(
      "screen disappeared", "The app's screen left the view for another of the same app.",
      known: "viewDidDisappear"),
    NoticePhrase("tapped …", "The user tapped this.", of: .name(.label), known: "onClick"),
    NoticePhrase(
      "wrote into …", "The user put a text into the field with this label.", of: .name(.label),
      known:
        "textFieldDidChangeSelection editingChanged onTextChanged afterTextChanged onValueChange"),
    NoticePhrase("dragged the player to …", "The user dragged the audio to this time.", of: .time),
    NoticePhrase("pulled to refresh", "The user pulled the list down.", known: "onRefresh"),
  ]

  /// What Android can grant at once.
  private static let grants: [String] = [
    [.coarse], [.fine], [.background], [.coarse, .fine], [.coarse, .background],
    [.fine, .background], [.coarse, .fine, .background],
  ].map { (granted: AndroidPermissions) in
    PermissionResult.answered(granted: granted).notice.split(separator: " ").dropFirst()
      .joined(separator: " ")
  }

  private static let locationFailures = [LocationFailure.locationUnknown, .denied].map(\.text)

  private static let requestFailures = [ServerFailure.offline, .timedOut, .connectionLost].map(
    \.text)
}

import DeviceInterface

/// One value of each kind that goes over the line, and some with everything that can be left out.
enum Samples {
  static let position: Position = {
    guard let warsaw = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000) else {
      preconditionFailure("Warsaw is on the earth")
    }
    return warsaw
  }()
  static let wallTime = WallTime(millisecondsSince1970: 1_767_600_123_456, zoneOffsetSeconds: 3_600)
  static let fix = Fix(
    position: position, accuracyMeters: 8, timestamp: wallTime, speedMillimetersPerSecond: 1_400,
    courseDegrees: 359, altitudeMeters: -3, age: .milliseconds(1_500), isSimulated: true,
    isFromAccessory: true)
  static let bareFix = Fix(position: position, accuracyMeters: -1, timestamp: wallTime)

  static let signals: [Signal] =
    [
      .user, .location, .geofence, .boot, .message, .notification, .service, .work, .transfers,
      .lockedBoot, .motion, .clock, .update,
    ].map(Signal.launched) + [
      .becameActive, .willResignActive, .enteredBackground, .willSuspend, .resumed,
      .authorizationChanged(Permission(.always)),
      .authorizationChanged(Permission(.whenInUse, accuracy: .reduced)),
      .permissionRequestFinished(.answered(granted: [.coarse, .background])),
      .permissionRequestFinished(.answered(granted: [])), .permissionRequestFinished(.cancelled),
      .temporaryFullAccuracyFinished(promptDeclined: true), .fix(fix), .fix(bareFix),
      .locationFailed(.denied), .locationFailed(.locationUnknown), .updatesPaused, .updatesResumed,
      .locationAvailabilityChanged(isAvailable: false),
      .visited(Visit(position: position, accuracyMeters: 50, arrival: wallTime)),
      .visited(
        Visit(position: position, accuracyMeters: 50, arrival: wallTime, departure: wallTime)),
      .turnLocationOnFinished(isOn: true), .regionEntered(id: "a", fix: nil),
      .regionEntered(id: "a", fix: fix), .regionExited(id: "a", fix: nil),
      .regionDwelled(id: "a", fix: fix), .regionState(id: "a", .inside),
      .regionFailed(id: "a", .tooMany), .foregroundServiceFailed(.startNotAllowed), .bootCompleted,
      .response(id: 3, ServerResponse(status: 200, body: "{\"ü\": \"\u{1F600}\\n\"}")),
      .response(id: 4, ServerResponse(status: 204)), .requestFailed(id: 3, .timedOut),
      .requestFailed(id: 3, .offline), .requestFailed(id: 3, .connectionLost), .transfersFinished,
      .connectivityChanged(isOnline: true), .audioFinished, .audioInterrupted,
      .audioInterruptionEnded(shouldResume: true), .audioLost, .headphonesUnplugged,
      .batteryChanged(Battery(percentage: 7, isCharging: true)), .powerSavingChanged(isOn: true),
      .storageFailed(key: "k"),
      .storageLocked(key: "k"), .storageUnlocked, .clockChanged(.newDay), .motionChanged(.driving),
      .workStarted(name: "w"), .workExpired(name: "w"),
      .notificationDue(id: "n"), .notificationTapped(id: "n"), .pushReceived(data: "shift"),
      .alarmRang(name: "sync"), .languageChanged("pl"),
      .notificationRequestFinished(isAllowed: true),
      .timerFired("t"), .screenAppeared,
      .screenDisappeared, .tapped("Clock \"in\""), .tappedPoint(4), .entered("text", field: "Name"),
      .tappedPlay, .tappedPause, .draggedPlayer(to: .milliseconds(61_250)), .pulledToRefresh,
    ]

  static let requests: [Request] = [
    .askForPermission(.whenInUse), .askForPermission(.always),
    .askForPermission(.temporaryFullAccuracy(purposeKey: "Map")),
    .askForPermission(.android([.coarse, .fine])), .requestFix(FixRequest(timeout: .seconds(20))),
    .requestFix(FixRequest(timeout: .seconds(20), desiredAccuracyMeters: 3_000)),
    .startUpdates(UpdateRequest()),
    .startUpdates(
      UpdateRequest(
        interface: .live, desiredAccuracyMeters: 100, distanceFilter: .meters(25),
        interval: .seconds(5), allowsBackground: true, showsBackgroundIndicator: true,
        pausesAutomatically: false)),
    .stopUpdates, .startSignificantChanges, .stopSignificantChanges, .startVisits, .stopVisits,
    .monitor(Region(id: "r", center: position, radius: Distance(centimeters: 15_050))),
    .monitor(
      Region(
        id: "r", center: position, radius: .meters(100), notifiesOnEntry: false,
        notifiesOnExit: false, dwell: .seconds(60), triggersWhenInside: false, isCondition: true)),
    .stopMonitoring(id: "r"), .requestRegionState(id: "r"), .createLocationManager,
    .startServiceSession(.always), .endServiceSession, .startBackgroundSession,
    .endBackgroundSession, .startForegroundService, .stopForegroundService, .askToTurnLocationOn,
    .send(ServerRequest(id: 1, .get, "/animals")),
    .send(
      ServerRequest(
        id: 1, .post, "/animals", query: [.init("a", "1"), .init("a", "2")], body: "{}",
        idempotencyKey: "k", timeout: .seconds(5), sentAtMilliseconds: 1,
        authorization: "Bearer x", isClear: true)
    ),
    .transfer(ServerRequest(id: 2, .put, "/animals/1", body: "x")), .cancelSend(id: 1),
    .schedule(timer: "t", after: .microseconds(1_500_001)), .cancel(timer: "t"),
    .store(key: "k", value: "v\u{0}\n"), .append(key: "k", line: "l"), .delete(key: "k"),
    .post(
      AppNotification(
        id: "n", title: "T", text: "x", isOngoing: true, delay: .seconds(9),
        region: Region(id: "r", center: position, radius: .meters(150)))),
    .withdraw(id: "n"),
    .askForNotifications(provisional: true), .registerForPushes,
    .startMotionUpdates, .stopMotionUpdates,
    .loadAudio(AudioFile(id: "a", title: "T", length: .seconds(90))),
    .setAudioSession(AudioSession(mixing: .duckOthers, isSpeech: true)), .playAudio, .pauseAudio,
    .seekAudio(to: .seconds(9)), .releaseAudio,
    .deferWork(
      DeferredWork(
        name: "w", kind: .refresh, needsNetwork: true, needsCharging: true, earliest: .seconds(9))),
    .beginBackgroundTask(name: "t"), .endBackgroundTask(name: "t"),
    .setAlarm(Alarm(name: "a", delay: .seconds(60), isExact: true, ringsInDoze: true)),
    .cancelAlarm(name: "a"), .cancelWork(name: "w"), .finishWork(name: "w", .retry),
    .open(address: "tel:+48"),
    .openSettings,
  ]

  static var screen: Screen {
    var screen = Screen(title: "T")
    screen.badges = [Badge("Active", .green), Badge("Offline")]
    (screen.progress, screen.message, screen.toast) = ("p", "m", "t")
    screen.metrics = [
      Metric("Distance", .text("2 km")),
      Metric("Time", .time(RunningTime(.seconds(3), runningSince: .seconds(9)))),
      Metric("Rest", .time(RunningTime(.zero))),
    ]
    screen.map = MapView(
      marker: position, lines: [[position, position], []],
      points: [
        .init(
          number: 1, position: position, isFaint: true, title: "p", detail: "q", color: .red),
        .init(number: 2, position: position),
      ],
      circles: [.init(center: position, radius: .meters(100), style: .pulsingOrange)],
      camera: .init(center: position, zoom: 16), markerTitle: "You",
      markerColor: .green, coloredLines: [.init([position, position], .yellow, title: "Slow")])
    screen.player = PlayerView(
      title: "T", length: .seconds(90), position: RunningTime(.seconds(1)), isPlaying: true)
    screen.items = [ListItem(title: "a", detail: "b", isTappable: true), ListItem(title: "c")]
    screen.fields = [TextField("Name", text: "x")]
    screen.controls = [Control("Go"), Control("Stop", isEnabled: false)]
    screen.canPullToRefresh = true
    screen.dialog = Dialog(title: "T", message: "", buttons: ["OK"])
    return screen
  }

  static var facts: Facts {
    var facts = Facts(
      platform: .android, permission: Permission(.whenInUse, accuracy: .reduced),
      shouldExplainPermission: true, locationServicesEnabled: false, isOnline: false,
      uptime: .milliseconds(12_345), wallClock: wallTime, storage: ["b": "2", "a": "1"])
    (facts.isSavingPower, facts.backgroundRefreshEnabled, facts.bootCount) = (true, false, 3)
    facts.networkLocationEnabled = false
    (facts.notificationsEnabled, facts.backgroundTimeLeft) = (false, .milliseconds(29_500))
    (facts.notificationPermission, facts.shouldExplainNotifications) = (.denied, true)
    (facts.awaitedNotifications, facts.shownNotifications) = (["later"], ["now", "too"])
    (facts.previousExit, facts.previousExitAt) = (.crashed, wallTime)
    (facts.battery, facts.storageFreeBytes) = (Battery(percentage: 5), 1_000)
    (facts.batteryUse, facts.standbyBucket) = (.restricted, .workingSet)
    (facts.isPausedIfUnused, facts.appVersion) = (true, "2.0")
    (facts.audioPosition, facts.storageIsReadable) = (.seconds(4), false)
    return facts
  }
}

import DeviceInterface

@testable import AppParts
@testable import PetListingApp

/// A small phone that a random walk plays with, recording every breach of the flow's invariants.
///
/// It sends only what a real one could, in any order that the platforms leave open.
struct WalkingPhone {
  enum Place { case front, underAlert, background }

  var facts: Facts
  var flow = StartupListingFlow()
  var place = Place.front
  var screenIsShown = true
  /// Whether this phone ignores questions without a word, as iOS does without a usage text (`I-12`).
  let ignoresQuestions: Bool
  var alertIsUp = false
  var fixIsWanted = false
  var timers: [String: Duration] = [:]
  var waitingRequest: Int?
  var oldRequest: Int?
  private var toldStatus: AuthorizationStatus
  private var popupCount = 0
  private var popupWasUp = false
  private(set) var breaches: [String] = []
  /// What has happened, in short: the twin of the invariants that shows they were tried.
  private(set) var seen: Set<String> = []

  init(_ platform: PlatformKind, _ status: AuthorizationStatus, ignoresQuestions: Bool) {
    facts = Facts(platform: platform, permission: Permission(status))
    toldStatus = status
    self.ignoresQuestions = ignoresQuestions && platform == .iOS
    start()
  }

  /// Starts a new process with the startup screen in front.
  mutating func start() {
    flow = StartupListingFlow()
    (place, screenIsShown, alertIsUp, fixIsWanted, waitingRequest) = (
      .front, true, false, false, nil
    )
    (timers, popupCount, popupWasUp) = ([:], 0, false)
    send(.launched(.user))
    tellPermission(always: true)
    send(.becameActive)
    send(.screenAppeared)
  }

  mutating func send(_ signal: Signal) {
    var platform = Requests(facts)
    flow.handle(signal, &platform)
    checkScreen()
    for request in platform.list { perform(request) }
  }

  /// Reports the permission as iOS does: when it has changed, or unasked for a new manager (`I-27`).
  mutating func tellPermission(always: Bool = false) {
    guard facts.platform == .iOS, always || toldStatus != facts.permission.status else { return }
    toldStatus = facts.permission.status
    send(.authorizationChanged(facts.permission))
  }

  mutating func leaveFront() {
    if place == .front { send(.willResignActive) }
    place = .background
    send(.enteredBackground)
  }

  mutating func comeBack(toldFirst: Bool) {
    place = .front
    if toldFirst { tellPermission() }
    send(.becameActive)
    tellPermission()
    if alertIsUp && place == .front {
      place = .underAlert
      send(.willResignActive)
    }
  }

  mutating func answerAlert(_ status: AuthorizationStatus, toldFirst: Bool) {
    alertIsUp = false
    facts.permission.status = status
    place = .front
    let result: PermissionResult =
      status == .notDetermined
      ? .cancelled : .answered(granted: status.allowsLocation ? [.fine, .coarse] : [])
    if !toldFirst { send(.becameActive) }
    tellPermission()
    if facts.platform == .android { send(.permissionRequestFinished(result)) }
    if toldFirst { send(.becameActive) }
  }

  mutating func fireTimer(_ name: String) {
    guard let due = timers.removeValue(forKey: name) else { return }
    facts.uptime = max(facts.uptime, due)
    send(.timerFired(name))
  }

  mutating func reply(_ signal: (Int) -> Signal) {
    guard let id = waitingRequest else { return }
    waitingRequest = nil
    oldRequest = id
    send(signal(id))
  }

  private mutating func perform(_ request: Request) {
    switch request {
    case .askForPermission: askForPermission()
    case .requestFix:
      if !LocationAccess.allowed.isNow(facts) {
        breaches.append("a fix was asked for without permission")
      }
      fixIsWanted = true
    case .send(let request): receive(request)
    case .schedule(let timer, let after): timers[timer] = facts.uptime + after
    case .cancel(let timer): timers[timer] = nil
    case .openSettings:
      seen.insert("settings")
      leaveFront()
    case .cancelSend, .store, .delete, .startUpdates, .stopUpdates, .startSignificantChanges,
      .stopSignificantChanges, .startVisits, .stopVisits, .monitor, .stopMonitoring,
      .requestRegionState, .createLocationManager, .startServiceSession, .endServiceSession,
      .startBackgroundSession, .endBackgroundSession, .startForegroundService,
      .stopForegroundService, .askToTurnLocationOn, .append, .post, .withdraw,
      .askForNotifications, .registerForPushes, .setAlarm, .cancelAlarm,
      .startMotionUpdates, .stopMotionUpdates, .loadAudio, .playAudio, .pauseAudio, .seekAudio,
      .releaseAudio, .deferWork, .cancelWork, .finishWork, .transfer, .setAudioSession,
      .open, .beginBackgroundTask, .endBackgroundTask:
      breaches.append("unexpected request \(request)")
    }
  }

  private mutating func askForPermission() {
    if facts.permission.status != .notDetermined { breaches.append("asked when already decided") }
    if alertIsUp { breaches.append("asked while the alert is up") }
    if place != .front { breaches.append("asked while not in front") }
    if ignoresQuestions { return }
    seen.insert("alert")
    alertIsUp = true
    place = .underAlert
    send(.willResignActive)
  }

  private mutating func receive(_ request: ServerRequest) {
    if waitingRequest != nil { breaches.append("a second query while one is on its way") }
    if !request.query.isEmpty {
      seen.insert("coordinates")
      if !LocationAccess.allowed.isNow(facts) { breaches.append("coordinates without permission") }
    }
    waitingRequest = request.id
  }

  private mutating func checkScreen() {
    let screen = flow.screen
    let popupIsUp = screen.dialog != nil
    if popupIsUp && !popupWasUp { popupCount += 1 }
    popupWasUp = popupIsUp
    if popupIsUp { seen.insert("popup") }
    if popupCount > 1 { breaches.append("the popup was shown twice in a session") }
    if popupIsUp && (screen.progress != nil || screen.canPullToRefresh || screen.controls != []) {
      breaches.append("something goes on under the popup")
    }
    if !screen.controls.isEmpty && (screen.message == nil || screen.progress != nil) {
      breaches.append("“Try again” without a reason, or while trying")
    }
    if !screen.items.isEmpty && screen.badges.isEmpty { breaches.append("a listing of nothing") }
  }
}

extension LocationAccess {
  /// Whether this is the access that the facts give.
  func isNow(_ facts: Facts) -> Bool { self == LocationAccess(facts) }
}

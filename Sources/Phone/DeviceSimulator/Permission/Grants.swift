import DeviceInterface

/// What the user lets the app know of its place: the platform's permission, the question about it that is up, the
/// device's switch, and how long a grant outlives the app's use.
struct Grants: Hashable, Sendable {
  private var granted: PlatformPermission
  private var choosesPrecise = true
  private var askedToTurnLocationOn = false
  private var servicesEnabled = true
  private var grace = InUseGrace()
  private var overdue = false
  private var noticedInBackground = false

  /// Creates the permission of an app that nobody has asked anything yet.
  init(_ platform: PlatformKind) { granted = PlatformPermission(platform) }

  /// The platform's machine, as it is now.
  var machine: PlatformPermission { granted }
  /// The permission as the app sees it.
  @inline(__always)
  var permission: Permission { granted.permission }
  var shouldExplain: Bool { granted.shouldExplain }
  /// Whether the device's Location Services switch is on (`I-06`, `A-56`).
  var areServicesEnabled: Bool { servicesEnabled }
  /// Whether precise location is chosen in the question that is up (`I-42`, `A-12`).
  var isAlertPrecise: Bool { choosesPrecise }
  /// Whether the user is asked to turn the device's location on (`A-57`).
  var isAskedToTurnLocationOn: Bool { askedToTurnLocationOn }
  /// Whether the app still counts as in use after what kept it so has ended (`I-36`).
  var hasGrace: Bool { grace.isRunning }
  /// Whether a temporary grant has outlived its time, because the app is kept in use (`I-38`, `A-35`).
  var isOverdue: Bool { overdue }
  /// Whether the app got a location in the background since it was granted, and the user was told (`A-32`).
  var hasBackgroundNotice: Bool { noticedInBackground }

  /// Puts a stimulus into the machine of iOS, and returns what follows; nothing on Android.
  mutating func handle(_ stimulus: IOSPermissionStimulus) -> [IOSPermissionEffect] {
    guard case .iOS(var machine) = granted else { return [] }
    let effects = machine.handle(stimulus)
    granted = .iOS(machine)
    return effects
  }

  /// Puts a stimulus into the machine of Android, and returns what follows; nothing on iOS.
  mutating func handle(_ stimulus: AndroidPermissionStimulus) -> [AndroidPermissionEffect] {
    guard case .android(var machine) = granted else { return [] }
    let effects = machine.handle(stimulus)
    granted = .android(machine)
    return effects
  }

  mutating func setServices(_ on: Bool) { servicesEnabled = on }
  mutating func choose(precise: Bool) { choosesPrecise = precise }
  mutating func askToTurnLocationOn(_ isAsked: Bool) { askedToTurnLocationOn = isAsked }
  mutating func setOverdue(_ isOverdue: Bool) { overdue = isOverdue }
  mutating func noticeBackgroundAccess() { noticedInBackground = true }

  /// Takes in whether something keeps the app in use now, and sets when it counts as in use no more (`I-36`).
  mutating func observeUse(isKept: Bool, _ core: inout PhoneCore) {
    switch grace.observe(isKept: isKept) {
    case nil: break
    case .isCancelled: core.timeline.removeAll { $0 == .inUseGraceEnded }
    case .begins:
      core.timeline.move(.inUseGraceEnded, to: core.now + core.profile.constants.inUseGrace)
    }
  }

  mutating func endGrace() { grace.end() }

  /// Forgets what kept the ended process in use.
  mutating func endUse() { grace = InUseGrace() }

  /// Starts the time after which a temporary grant lapses, now that the app left the front.
  func armTemporary(_ core: inout PhoneCore) {
    core.timeline.removeAll { $0 == .temporaryGrantLapsed }
    let constants = core.profile.constants
    switch granted {
    case .iOS(let machine):
      guard machine.grant == .temporaryWhenInUse || machine.hasTemporaryFullAccuracy else { return }
      core.timeline.add(.temporaryGrantLapsed, at: core.now + constants.temporaryGrantGrace)
    case .android(let machine):
      guard !machine.oneTime.isEmpty else { return }
      // the timer runs without a break; coming back to the front stops it.
      core.timeline.add(.temporaryGrantLapsed, at: core.now + constants.oneTimeGrantTimeout)
    }
  }

  /// Forgets what concerned the ended process alone.
  mutating func lostProcess() { (overdue, askedToTurnLocationOn) = (false, false) }

  mutating func appWasRemoved() { noticedInBackground = false }
}

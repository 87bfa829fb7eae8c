import DeviceInterface
import DeviceSimulator

/// The numbers of events that checks count, since the scenario's start and since the app's.
struct JournalCounts: Hashable, Sendable {
  /// The kind of event that is counted.
  enum Subject: Hashable, Sendable {
    /// The app asked the phone for its location, once.
    case fixRequest
    /// A position reached the app.
    case fix
    /// An answer of a server reached the app.
    case answer
    /// The app handed a request over to the system, to be sent whenever it can be.
    case transfer
    /// The app had an audio file made ready to be played.
    case audioFile
    /// Another app began to play music.
    case otherMusic
    /// The app asked for permission, whatever became of it.
    case permissionRequest
    /// The system asked the user for location permission.
    case permissionAlert
    /// The system asked the user anything.
    case alert
    /// A dialog with the title came up on the app's screen.
    case dialog(String)
  }

  private var all = Tally()
  private var ofSession = Tally()
  /// Whether the user has touched anything on the app's screen.
  private(set) var hasTouches = false
  /// The last fix that reached the app.
  private(set) var lastFix: Fix?
  /// When it did.
  var lastFixAt = Instant.start
  /// What of the clock's changes the app was told last.
  private(set) var lastClockChange: ClockChange?
  /// The dialogs that came up, in the order of their first time.
  private(set) var dialogs: [String] = []
  /// The names of the work that the app has left to the platform.
  private(set) var deferredWork: Set<String> = []
  /// The names of the background tasks that the app has begun.
  private(set) var backgroundTasks: Set<String> = []
  /// The ids of the notifications that the app has posted.
  private(set) var notifications: Set<String> = []
  /// The titles of the notifications that the app has posted, or its server has pushed.
  private(set) var notificationTitles: Set<String> = []
  /// Whether the app has asked whether it may notify.
  private(set) var asksToNotify = false
  /// Whether the app has had itself told how the phone moves.
  private(set) var asksForMotion = false
  /// Whether the app was updated.
  private(set) var isUpdated = false
  /// Whether a process of the app was started ahead of its user.
  private(set) var isPrewarmed = false
  /// The keys of the purposes for which the app has asked for full accuracy for a while.
  private(set) var purposeKeys: Set<String> = []
  /// What the app's server has put into pushes.
  private(set) var pushes: Set<String> = []
  /// The names of the alarms that the app has set.
  private(set) var alarms: Set<String> = []
  /// The languages to which the phone was switched.
  private(set) var languages: Set<String> = []
  /// The ids of the requests that the app has handed over to the system.
  private(set) var transfers: Set<Int> = []
  /// The ids of the regions that the app has had watched.
  private(set) var regions: Set<String> = []
  /// The names of the timers that the app has set.
  private(set) var timers = SeenNames()
  /// The names under which the app has stored anything.
  private(set) var storedKeys = SeenNames()

  /// How often it happened since the scenario's start, or since the app's process started.
  func count(_ subject: Subject, thisSession: Bool = false) -> Int {
    (thisSession ? ofSession : all)[subject]
  }

  mutating func beginSession() {
    ofSession = Tally()
    lastClockChange = nil
  }

  /// Forgets what the app was told of the clock.
  mutating func forgetClockChange() { lastClockChange = nil }

  /// Counts what the entry is an instance of.
  mutating func add(_ what: JournalEntry.What) {
    switch what {
    case .phone(let item): add(item)
    case .dialogAppeared(let title):
      add(.dialog(title))
      if !dialogs.contains(title) { dialogs.append(title) }
    case .received, .dialogClosed:
      // Servers count what they receive, and what goes away has come before.
      break
    }
  }

  /// Counts what the line of the phone's diary is an instance of.
  mutating func add(_ item: PhoneLogItem) {
    switch item {
    case .asked(let request): add(request)
    case .told(.fix(let fix)):
      add(.fix)
      lastFix = fix
    case .told(.response): add(.answer)
    case .told(.clockChanged(let change)): lastClockChange = change
    case .told(.tapped), .told(.tappedPoint), .told(.entered): hasTouches = true
    case .pushed(let push):
      pushes.insert(push.text)
      guard push.kind == .visible else { break }
      notifications.insert(push.text)
      notificationTitles.insert(push.text)
    case .updated: isUpdated = true
    case .processStarted(.prewarming): isPrewarmed = true
    case .languageSet(let code): languages.insert(code)
    case .soundBegan(.music): add(.otherMusic)
    case .alertShown(_, let isAboutPermission):
      add(.alert)
      if isAboutPermission { add(.permissionAlert) }
    default: break
    }
  }

  /// Counts what the app has asked for.
  private mutating func add(_ request: Request) {
    switch request {
    case .requestFix: add(.fixRequest)
    case .transfer(let request):
      add(.transfer)
      transfers.insert(request.id)
    case .deferWork(let work): deferredWork.insert(work.name)
    case .setAlarm(let alarm): alarms.insert(alarm.name)
    case .beginBackgroundTask(let name): backgroundTasks.insert(name)
    case .post(let notification):
      notifications.insert(notification.id)
      notificationTitles.insert(notification.title)
    case .askForNotifications: asksToNotify = true
    case .startMotionUpdates: asksForMotion = true
    case .monitor(let region): regions.insert(region.id)
    case .schedule(let timer, _): timers.insert(timer)
    case .store(let key, _), .append(let key, _): storedKeys.insert(key)
    case .loadAudio: add(.audioFile)
    case .askForPermission(let asked):
      add(.permissionRequest)
      if case .temporaryFullAccuracy(let key) = asked { purposeKeys.insert(key) }
    default: break
    }
  }

  private mutating func add(_ subject: Subject) {
    all[subject] += 1
    ofSession[subject] += 1
  }
}

/// The count of each subject.
private struct Tally: Hashable, Sendable {
  /// By the place of the subject; only dialogs have names, and most of what happens is none.
  private var counts = Array(repeating: 0, count: 10)
  private var dialogs: [String: Int] = [:]

  subscript(subject: JournalCounts.Subject) -> Int {
    get {
      if case .dialog(let title) = subject { return dialogs[title] ?? 0 }
      return counts[Self.place(of: subject)]
    }
    set {
      if case .dialog(let title) = subject {
        dialogs[title] = newValue
      } else {
        counts[Self.place(of: subject)] = newValue
      }
    }
  }

  private static func place(of subject: JournalCounts.Subject) -> Int {
    switch subject {
    case .fixRequest: 0
    case .fix: 1
    case .answer: 2
    case .transfer: 3
    case .audioFile: 4
    case .otherMusic: 5
    case .permissionRequest: 6
    case .permissionAlert: 7
    case .alert: 8
    case .dialog: 9
    }
  }
}

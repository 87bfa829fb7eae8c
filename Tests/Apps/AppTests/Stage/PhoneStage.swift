import DeviceInterface

@testable import AppParts

/// A user's phone in short: facts that a test sets, time that it lets pass, a receiver, storage, and a server.
struct PhoneStage<App: StagedFlow> {
  var facts: Facts
  var flow: App
  var server = App.Server()
  /// Everything the flow asked for since the test last looked, in order.
  private(set) var requests: [Request] = []
  /// The requests to the server that are not answered.
  private(set) var waiting: [ServerRequest] = []
  private(set) var timers: [String: Duration] = [:]
  private var inbox: [Signal] = []
  /// Whether the server answers at once.
  var answersAtOnce = true
  /// How many more requests are performed before the process dies; `nil` for all.
  var requestsLeft: Int?
  /// How far north of the start the phone is, in metres.
  var north = 0
  /// How fast the receiver says that it is, in millimetres per second; zero for as fast as it came.
  var speed: Int? = 0
  /// Where it was told to be last, in metres north, and when.
  private var told = (north: 0, at: Duration.zero)
  var accuracy = 5
  /// Whether the receiver answers a question for one position.
  var hasSignal = App.hasSignal
  /// How many bytes storage holds; `nil` for any number.
  var capacity: Int?
  private(set) var isUpdating = false
  private(set) var hasService = false
  private(set) var notifications: [String: AppNotification] = [:] {
    didSet { facts.shownNotifications = notifications.keys.sorted() }
  }

  init(
    _ status: AuthorizationStatus, on platform: PlatformKind = .iOS,
    accuracy: AccuracyAuthorization = .full, configuration: App.Configuration
  ) {
    facts = Facts(platform: platform, permission: Permission(status, accuracy: accuracy))
    flow = App(configuration: configuration)
  }

  var isDead: Bool { requestsLeft == 0 }

  /// Returns what was asked for since the last look.
  mutating func newRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  /// Hands signals to the flow, and with each whatever follows from it at once.
  mutating func give(_ signals: Signal...) {
    for signal in signals where !isDead {
      inbox.append(signal)
      for _ in 0..<1_000 where !inbox.isEmpty && !isDead { handleNext() }
    }
  }

  private mutating func handleNext() {
    let signal = inbox.removeFirst()
    var platform = Requests(facts)
    flow.handle(signal, &platform)
    for request in platform.list { perform(request) }
    if answersAtOnce { answerAll() }
  }

  /// Ends the process, and if wanted the phone's present start with it.
  mutating func kill(rebooting: Bool = false) {
    waiting = []
    timers = [:]
    inbox = []
    isUpdating = false
    hasService = false
    facts.audioPosition = nil
    requestsLeft = nil
    flow = App(configuration: flow.configuration)
    guard rebooting else { return }
    facts.bootCount += 1
    facts.uptime = .zero
  }
}

// MARK: The user

extension PhoneStage {
  mutating func open() {
    give(.launched(.user), .becameActive, .screenAppeared)
  }

  mutating func leave() {
    give(.willResignActive, .enteredBackground)
  }

  mutating func tap(_ labels: String...) {
    for label in labels { give(.tapped(label)) }
  }

  mutating func set(_ status: AuthorizationStatus, _ accuracy: AccuracyAuthorization = .full) {
    facts.permission = Permission(status, accuracy: accuracy)
    if facts.platform == .iOS { give(.authorizationChanged(facts.permission)) }
  }
}

// MARK: Time, place and power

extension PhoneStage {
  /// Lets time pass and fires what is due on the way.
  mutating func pass(_ duration: Duration) {
    let end = facts.uptime + duration
    for _ in 0..<100_000 {
      guard let next = timers.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
        next.value <= end, !isDead
      else { break }
      advance(to: max(next.value, facts.uptime))
      timers[next.key] = nil
      give(.timerFired(next.key))
    }
    advance(to: end)
  }

  private mutating func advance(to uptime: Duration) {
    facts.wallClock = facts.wallClock + (uptime - facts.uptime)
    facts.uptime = uptime
  }

  /// The fix of the present moment.
  private mutating func fix(age: Duration) -> Fix? {
    let measuredAt = facts.uptime - age
    let time = Int((measuredAt - told.at).wholeMilliseconds)
    let came = time > 0 ? abs(north - told.north) * 1_000_000 / time : 0
    told = (north, measuredAt)
    return Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000).map {
      let isReduced = facts.permission.accuracy == .reduced
      return Fix(
        position: $0.position(at: .meters(north), bearing: 0),
        accuracyMeters: isReduced ? 5_000 : accuracy, timestamp: facts.wallClock + (.zero - age),
        speedMillimetersPerSecond: isReduced ? nil : speed.map { $0 == 0 ? came : $0 }, age: age)
    }
  }

  /// Delivers one position.
  mutating func deliverFix(age: Duration = .zero) {
    if let fix = fix(age: age) { give(.fix(fix)) }
  }

  mutating func set(battery percentage: Int, charging: Bool = false) {
    facts.battery = Battery(percentage: percentage, isCharging: charging)
    give(.batteryChanged(facts.battery))
  }
}

// MARK: The network

extension PhoneStage {
  mutating func setOnline(_ isOnline: Bool) {
    facts.isOnline = isOnline
    if !isOnline { fail(.connectionLost) }
    give(.connectivityChanged(isOnline: isOnline))
  }

  private mutating func answerAll() {
    for _ in 0..<1_000 where !waiting.isEmpty && !isDead {
      let request = waiting.removeFirst()
      inbox.append(.response(id: request.id, server.serve(request)))
    }
  }

  /// Takes the oldest request to the server and loses the answer.
  mutating func loseAnswer() {
    guard !waiting.isEmpty, !isDead else { return }
    let request = waiting.removeFirst()
    _ = server.serve(request)
    give(.requestFailed(id: request.id, .connectionLost))
  }

  /// Lets all requests that wait fail.
  private mutating func fail(_ failure: ServerFailure) {
    let failed = waiting
    waiting = []
    for request in failed { give(.requestFailed(id: request.id, failure)) }
  }
}

// MARK: The platform

extension PhoneStage {
  private mutating func perform(_ request: Request) {
    if let left = requestsLeft {
      if left == 0 { return }
      requestsLeft = left - 1
    }
    requests.append(request)
    switch request {
    case .store(let key, let value): write(key, value)
    case .append(let key, let line): write(key, facts.storage[key, default: ""] + line + "\n")
    case .delete(let key): facts.storage[key] = nil
    case .schedule(let timer, let delay): timers[timer] = facts.uptime + delay
    case .cancel(let timer): timers[timer] = nil
    case .startUpdates: isUpdating = true
    case .stopUpdates: isUpdating = false
    case .startForegroundService: hasService = true
    case .stopForegroundService: hasService = false
    case .post(let notification):
      // What is to come is not seen yet.
      if notification.delay == .zero { notifications[notification.id] = notification }
    case .withdraw(let id): notifications[id] = nil
    case .requestFix:
      if hasSignal, let fix = fix(age: .zero) { inbox.append(.fix(fix)) }
    case .send(let request):
      if facts.isOnline {
        waiting.append(request)
      } else {
        inbox.append(.requestFailed(id: request.id, .offline))
      }
    case .cancelSend(let id): waiting.removeAll { $0.id == id }
    default: break
    }
    if let capacity { facts.storageFreeBytes = max(0, capacity - used) }
  }

  private var used: Int { facts.storage.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }

  private mutating func write(_ key: String, _ value: String) {
    let old = facts.storage[key]
    facts.storage[key] = value
    guard let capacity, used > capacity else { return }
    facts.storage[key] = old
    inbox.append(.storageFailed(key: key))
  }
}

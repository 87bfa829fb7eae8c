import DeviceInterface
import Testing

@testable import Flows

/// A promoter's phone in short: facts that a test sets, time that it lets pass, storage, and a server that keeps points.
struct CampaignStage {
  var facts: Facts
  var flow: CampaignFlow
  /// Everything the flow asked for since the test last looked, in order.
  var requests: [Request] = []
  /// The requests to the server that are not answered.
  private(set) var waiting: [ServerRequest] = []
  var timers: [String: Duration] = [:]
  /// How many more requests are performed before the process dies; `nil` for all.
  var requestsLeft: Int?
  var server = CampaignServerDouble()
  /// Whether the server answers at once.
  var answersAtOnce = true
  var isUpdating = false

  init(
    _ status: AuthorizationStatus = .whenInUse, on platform: PlatformKind = .iOS,
    accuracy: AccuracyAuthorization = .full, configuration: CampaignFlow.Configuration = .init()
  ) {
    facts = Facts(platform: platform, permission: Permission(status, accuracy: accuracy))
    flow = CampaignFlow(configuration: configuration)
  }

  var isDead: Bool { requestsLeft == 0 }

  mutating func give(_ signals: Signal...) {
    for signal in signals where !isDead {
      var platform = Requests(facts)
      flow.handle(signal, &platform)
      for request in platform.list { perform(request) }
      if answersAtOnce { answerAll() }
    }
  }

  mutating func open() {
    give(.launched(.user), .becameActive, .screenAppeared)
  }

  /// Opens the app and starts the campaign.
  mutating func start(_ name: String = "Spring leaflets") {
    open()
    tap(name, "Start")
  }

  mutating func tap(_ labels: String...) {
    for label in labels { give(.tapped(label)) }
  }

  /// Lets time pass and fires what is due on the way.
  mutating func pass(_ duration: Duration) {
    let end = facts.uptime + duration
    while let next = timers.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }), next.value <= end
    {
      advance(to: next.value)
      timers[next.key] = nil
      give(.timerFired(next.key))
      if isDead { return }
    }
    advance(to: end)
  }

  private mutating func advance(to uptime: Duration) {
    facts.wallClock = facts.wallClock + (uptime - facts.uptime)
    facts.uptime = uptime
  }

  /// A fix so many metres north of the start.
  mutating func fix(
    north meters: Int, accuracy: Int = 5, age: Duration = .zero, speed: Int? = 1_390
  ) {
    guard let origin = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000) else { return }
    let place = origin.position(at: .meters(meters), bearing: 0)
    give(
      .fix(
        Fix(
          position: place, accuracyMeters: accuracy, timestamp: facts.wallClock + (.zero - age),
          speedMillimetersPerSecond: speed, age: age)))
  }

  /// Walks north, with a fix every ten seconds.
  mutating func walk(from start: Int, to end: Int, by step: Int = 14) {
    for meters in stride(from: start, through: end, by: step) {
      pass(.seconds(10))
      fix(north: meters)
    }
  }

  mutating func set(_ status: AuthorizationStatus, _ accuracy: AccuracyAuthorization = .full) {
    facts.permission = Permission(status, accuracy: accuracy)
    if facts.platform == .iOS { give(.authorizationChanged(facts.permission)) }
  }

  mutating func setOnline(_ isOnline: Bool) {
    facts.isOnline = isOnline
    if !isOnline { fail(.connectionLost) }
    give(.connectivityChanged(isOnline: isOnline))
  }

  mutating func answerAll() {
    for _ in 0..<1_000 where !waiting.isEmpty && !isDead {
      let request = waiting.removeFirst()
      answer(request, server.serve(request))
    }
  }

  /// Takes the oldest request to the server and loses the answer.
  mutating func loseAnswer() {
    guard !waiting.isEmpty, !isDead else { return }
    let request = waiting.removeFirst()
    _ = server.serve(request)
    give(.requestFailed(id: request.id, .connectionLost))
  }

  mutating func answer(_ request: ServerRequest, _ response: ServerResponse) {
    give(.response(id: request.id, response))
  }

  /// Lets all requests that wait fail.
  mutating func fail(_ failure: ServerFailure) {
    let failed = waiting
    waiting = []
    for request in failed { give(.requestFailed(id: request.id, failure)) }
  }

  /// Ends the process.
  mutating func kill() {
    waiting = []
    timers = [:]
    isUpdating = false
    facts.audioPosition = nil
    requestsLeft = nil
    flow = CampaignFlow(configuration: flow.configuration)
  }

  /// Returns what was asked for since the last look.
  mutating func newRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  private mutating func perform(_ request: Request) {
    if let left = requestsLeft {
      if left == 0 { return }
      requestsLeft = left - 1
    }
    requests.append(request)
    switch request {
    case .store(let key, let value): facts.storage[key] = value
    case .append(let key, let line): facts.storage[key, default: ""] += line + "\n"
    case .delete(let key): facts.storage[key] = nil
    case .schedule(let timer, let delay): timers[timer] = facts.uptime + delay
    case .cancel(let timer): timers[timer] = nil
    case .startUpdates: isUpdating = true
    case .stopUpdates: isUpdating = false
    case .send(let request):
      if facts.isOnline {
        waiting.append(request)
      } else {
        give(.requestFailed(id: request.id, .offline))
      }
    case .cancelSend(let id): waiting.removeAll { $0.id == id }
    default: break
    }
  }
}

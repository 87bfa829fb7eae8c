import DeviceInterface

@testable import AppParts

/// A phone with durable storage, a server that keeps points by number, and a journal on it.
struct JournalPhone {
  var facts = Facts(platform: .iOS, permission: Permission(.whenInUse))
  var journal: TrackJournal
  var requests = RequestCounter()
  /// What was sent and is not answered.
  private(set) var waiting: [ServerRequest] = []
  /// Everything that was sent.
  private(set) var sent: [ServerRequest] = []
  private(set) var timers: [String: Duration] = [:]
  private(set) var news: [TrackJournal.News] = []
  /// How many more requests are performed before the process dies; `nil` for all.
  var requestsLeft: Int?
  /// How many characters storage holds at most.
  var capacity = Int.max
  private(set) var failedKeys: [String] = []
  private(set) var server = PointServerDouble()

  init(batchSize: Int = 3, keptPointsMax: Int = 20_000) {
    var configuration = TrackJournal.Configuration()
    configuration.batchSize = batchSize
    configuration.keptPointsMax = keptPointsMax
    journal = TrackJournal(namespace: "test", configuration: configuration)
  }

  var isDead: Bool { requestsLeft == 0 }

  /// Lets the journal do something and performs what it asks for.
  mutating func act(
    _ body: (inout TrackJournal, inout RequestCounter, inout Requests) -> Void
  ) {
    if isDead { return }
    var platform = Requests(facts)
    body(&journal, &requests, &platform)
    for request in platform.list { perform(request) }
    while let key = failedKeys.popLast() {
      act { journal, _, platform in _ = journal.receiveStorageFailure(key: key, &platform) }
    }
  }

  mutating func open(_ owner: String = "e") {
    act { journal, _, platform in
      journal.open(owner, PointLog.Destination(path: "/\(owner)/points"), &platform)
    }
  }

  mutating func record(_ count: Int = 1, owner: String = "e") throws {
    for _ in 0..<count {
      let number = journal.log(of: owner)?.recordedCount ?? 0
      facts.wallClock = facts.wallClock + .seconds(1)
      let position = try Position(text: "52.\(1_000 + number), 21")
      let point = TrackPoint(
        number: 0, timeMilliseconds: facts.wallClock.millisecondsSince1970, position: position,
        accuracyMeters: 5)
      act { journal, requests, platform in
        journal.record(point, owner: owner, &requests, &platform)
      }
    }
  }

  mutating func flush(_ owner: String = "e") {
    act { $0.flush(owner, &$1, &$2) }
  }

  /// Reports the end and finishes.
  mutating func end(_ owner: String = "e") {
    act { journal, requests, platform in
      journal.report("end", owner: owner, path: "/\(owner)/end", body: "{}", &requests, &platform)
    }
    act { journal, _, platform in journal.finish(owner, &platform) }
  }

  mutating func setOnline(_ isOnline: Bool) {
    facts.isOnline = isOnline
    act { $0.changeConnectivity(isOnline: isOnline, &$1, &$2) }
  }

  /// Takes the oldest waiting request to the server and its answer back, until none waits.
  mutating func answerAll() {
    for _ in 0..<1_000 where !waiting.isEmpty && !isDead { answer() }
  }

  /// Lets the server handle the oldest request; its answer may get lost.
  mutating func answer(isLost: Bool = false, status: Int? = nil, body: String? = nil) {
    guard !waiting.isEmpty else { return }
    let request = waiting.removeFirst()
    let response =
      status == nil && body == nil
      ? server.serve(request) : ServerResponse(status: status ?? 200, body: body ?? "")
    if isLost {
      act { journal, _, platform in
        _ = journal.receiveFailure(.connectionLost, of: request.id, &platform)
      }
    } else {
      var told: TrackJournal.News?
      act { told = $0.receive(response, to: request.id, &$1, &$2) }
      if let told { news.append(told) }
    }
  }

  mutating func fireTimers() {
    let names = timers.keys.sorted()
    timers = [:]
    for name in names { act { _ = $0.receiveTimer(name, &$1, &$2) } }
  }

  /// Starts a new process on the same storage.
  mutating func restart() {
    requestsLeft = nil
    waiting = []
    timers = [:]
    requests = RequestCounter()
    journal = TrackJournal(namespace: "test", configuration: journal.configuration)
    act { $0.restore(&$1, &$2) }
  }

  private mutating func perform(_ request: Request) {
    if let left = requestsLeft {
      if left == 0 { return }
      requestsLeft = left - 1
    }
    switch request {
    case .store(let key, let value): write(key, value)
    case .append(let key, let line): write(key, facts.storage[key, default: ""] + line + "\n")
    case .delete(let key): facts.storage[key] = nil
    case .schedule(let timer, let delay): timers[timer] = delay
    case .cancel(let timer): timers[timer] = nil
    case .send(let request):
      waiting.append(request)
      sent.append(request)
    default: break
    }
  }

  private mutating func write(_ key: String, _ value: String) {
    let others = facts.storage.reduce(0) { $0 + ($1.key == key ? 0 : $1.value.utf8.count) }
    if others + value.utf8.count > capacity {
      failedKeys.append(key)
    } else {
      facts.storage[key] = value
    }
  }
}

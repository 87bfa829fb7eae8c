import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Storyboards

/// What happened to the subject of a lane.
extension Lane {
  /// Creates a lane from the states that were seen and from the journal.
  init(_ recorder: StateRecorder, _ world: World, steps: [Int], lastStep: Int) {
    self.init(
      recorder.subject, spans: recorder.spans(until: world.virtualTime, step: lastStep),
      points: zip(world.journal.entries, steps).compactMap { entry, step in
        guard let (label, tone) = recorder.subject.point(entry) else { return nil }
        return Point(time: entry.at.sinceStart, label: label, tone: tone, step: step)
      })
  }

  /// Creates the lane of what was sent to servers: each request lasts until its answer.
  init(requests exchanges: [ServerExchange], until end: Duration) {
    self.init(
      .requests,
      spans: exchanges.map { exchange in
        let answered = exchange.delay.map { exchange.time + $0 }
        return Span(
          start: exchange.time, end: min(answered ?? end, end),
          label: "\(exchange.method) \(exchange.path)", tone: exchange.tone,
          steps: exchange.step...exchange.step, isOver: answered.map { $0 <= end } ?? false)
      })
  }
}

extension Lane.Subject {
  /// Returns what an entry of the journal says about the subject; nil where it says nothing.
  fileprivate func point(_ entry: JournalEntry) -> (String, Lane.Tone)? {
    guard case .phone(let item) = entry.what else { return nil }
    switch self {
    case .permission: return Self.permissionPoint(item, entry)
    case .lifecycle: return Self.lifecyclePoint(item, entry)
    case .tracking: return Self.trackingPoint(item, entry)
    case .dialogs:
      guard case .alertAnswered(let label) = item else { return nil }
      return ("the user taps \"\(label)\"", .info)
    case .accuracy, .network, .battery, .requests, .appState: return nil
    }
  }

  private static func permissionPoint(
    _ item: PhoneLogItem, _ entry: JournalEntry
  ) -> (String, Lane.Tone)? {
    switch item {
    case .asked(.askForPermission): ("the app \(entry.text)", .neutral)
    case .choseInSettings, .turnedPrecise, .permissionChanged: (entry.text, .info)
    case .ignored, .undeclared, .withheld: (entry.text, .warning)
    default: nil
    }
  }

  private static func lifecyclePoint(
    _ item: PhoneLogItem, _ entry: JournalEntry
  ) -> (String, Lane.Tone)? {
    switch item {
    case .processStarted: (entry.text, .good)
    case .processEnded: (entry.text, .bad)
    case .restarted: (entry.text, .warning)
    default: nil
    }
  }

  private static func trackingPoint(
    _ item: PhoneLogItem, _ entry: JournalEntry
  ) -> (String, Lane.Tone)? {
    switch item {
    case .asked(.startUpdates), .asked(.stopUpdates), .asked(.requestFix):
      ("the app \(entry.text)", .neutral)
    case .told(.fix): (entry.text, .good)
    case .told(.locationFailed), .told(.locationAvailabilityChanged(isAvailable: false)):
      (entry.text, .bad)
    default: nil
    }
  }
}

extension ServerExchange {
  /// What became of it.
  fileprivate var tone: Lane.Tone {
    switch status {
    case nil: .bad
    case .some(200..<400): .good
    case .some(400..<500): .warning
    case .some: .bad
    }
  }

  /// Creates what the journal holds of a request and its reply.
  init(_ request: ServerRequest, _ reply: ServerReply, at instant: Instant, step: Int) {
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    self.init(
      time: instant.sinceStart, method: request.method.rawValue,
      path: request.path + (query.isEmpty ? "" : "?" + query), body: request.body,
      key: request.idempotencyKey, step: step)
    switch reply {
    case .response(let response, let delay):
      status = response.status
      responseBody = response.body
      self.delay = delay
    case .connectionLost(let delay):
      self.delay = delay
    case .none:
      break
    }
  }
}

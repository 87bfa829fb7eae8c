import AppParts
import DeviceInterface

/// What the promoter has yet to read, stored as long as nobody has looked.
struct UnreadNews: Hashable, Sendable {
  /// What there is to read.
  struct Content: Hashable, Sendable {
    /// Why tracking has stopped (`campaign:2.4`).
    var stopped: CampaignFlow.TrackingLoss?
    /// How the latest execution ended (`campaign:1.4`, `campaign:5.2`).
    var ending: CampaignFlow.Ending?
    /// What the server has refused (`campaign:4.4`, `campaign:5.1`).
    var refusals: Refusals?
  }

  /// What durable storage holds of it, or should.
  private var written = Content()
  /// Whether storage lacks it.
  private var debt = StorageDebt()

  /// Where it is stored.
  static let key = "campaign.unread"

  /// Returns what an earlier process has left unread.
  mutating func restore(_ storage: [String: String]) -> Content {
    written = storage[Self.key].flatMap { JSONValue.answer($0) }.map(Content.init) ?? Content()
    return written
  }

  /// Stores what is unread now, where that is another thing than before.
  mutating func settle(_ content: Content, _ platform: inout Requests) {
    guard content != written || debt.isPayable(platform.facts) else { return }
    written = content
    debt.pay()
    platform.add(
      content == Content()
        ? .delete(key: Self.key) : .store(key: Self.key, value: content.json.text))
  }

  /// It found no room; it is stored again at once where some was made, and otherwise once there is some.
  mutating func receiveStorageFailure(hasRoom: Bool, _ platform: inout Requests) {
    guard written != Content() else { return }
    if hasRoom {
      platform.add(.store(key: Self.key, value: written.json.text))
    } else {
      debt.incur(platform.facts)
    }
  }
}

extension UnreadNews.Content {
  /// The news for durable storage; what there is nothing of is left out.
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let stopped { members.append(.init("stopped", .string(stopped.word))) }
    if let ending {
      members += [
        .init("execution", .string(ending.execution)), .init("name", .string(ending.campaignName)),
        .init("outcome", ending.outcome.map { .string($0.rawValue) } ?? .null),
        .init("lost", .integer(Int64(ending.lostCount))),
      ]
    }
    if let refusals {
      members += [
        .init("points", .integer(Int64(refusals.pointCount))),
        .init("reports", .integer(Int64(refusals.reportCount))),
      ]
    }
    return .object(members)
  }

  /// Reads the news; what is damaged is none.
  fileprivate init(_ json: JSONValue) {
    func count(_ name: String) -> Int {
      json[name]?.integer.flatMap { Int(exactly: $0) }.map { max(0, $0) } ?? 0
    }
    stopped = json["stopped"]?.string.flatMap(CampaignFlow.TrackingLoss.init(word:))
    if let execution = json["execution"]?.string, let name = json["name"]?.string {
      ending = CampaignFlow.Ending(
        execution: execution, campaignName: name,
        outcome: json["outcome"]?.string.flatMap(CampaignExecution.Outcome.init(rawValue:)),
        lostCount: count("lost"))
    }
    let refused = Refusals(unreadPoints: count("points"), reports: count("reports"))
    refusals = refused.isUnread ? refused : nil
  }
}

extension CampaignFlow.TrackingLoss {
  /// What is stored of it: a process that reads it asks the platform itself what stands in the way now.
  fileprivate var word: String {
    switch passed {
    case .wasImprecise: "imprecise"
    case .wasRevoked: "revoked"
    case .wasOff, .obstacle: "off"
    }
  }

  fileprivate init?(word: String) {
    switch word {
    case "imprecise": self = .wasImprecise
    case "revoked": self = .wasRevoked
    case "off": self = .wasOff
    default: return nil
    }
  }
}

extension CampaignFlow {
  /// Stores what nobody has read, and forgets what the promoter has.
  mutating func settleNews(_ platform: inout Requests) {
    if core.updates.isInFront, !dialog.exists { readMessage() }
    var content = UnreadNews.Content()
    if case .trackingStopped(let loss) = notice { content.stopped = loss.passed }
    if let lastEnding, !lastEnding.isRead { content.ending = lastEnding }
    if refusals.isUnread { content.refusals = refusals }
    unread.settle(content, &platform)
  }

  /// The promoter reads what the page says.
  private mutating func readMessage() {
    guard refusals.isUnread || lastEnding?.isRead == false else { return }
    let message = screen.message
    if refusals.isUnread, message == CampaignWording.refused(refusals) { refusals.read() }
    if let ending = lastEnding, message == CampaignWording.message(ending) {
      lastEnding?.isRead = true
    }
  }

  /// Takes up what an earlier process has left unread.
  mutating func restoreNews(_ storage: [String: String], _ facts: Facts) {
    let content = unread.restore(storage)
    if let refused = content.refusals { refusals = refused }
    guard let execution else {
      lastEnding = content.ending
      return
    }
    if execution.status == .paused, let loss = content.stopped {
      notice = .trackingStopped(TrackingAccess(facts).obstacle.map(TrackingLoss.obstacle) ?? loss)
    }
  }
}

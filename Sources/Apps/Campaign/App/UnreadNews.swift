import AppParts
import DeviceInterface

/// What the promoter has yet to read, stored as long as nobody has looked (`campaign:1.4`, `campaign:2.4`, `campaign:5.2`).
struct UnreadNews: Hashable, Sendable {
  /// What there is to read.
  struct Content: Hashable, Sendable {
    /// Whether tracking has stopped.
    var hasStopped = false
    /// How the latest execution ended.
    var ending: CampaignFlow.Ending?

    /// Whether there is nothing.
    var isEmpty: Bool { !hasStopped && ending == nil }
  }

  /// What durable storage holds of it.
  private var written = Content()

  private static let key = "campaign.unread"

  /// Returns what an earlier process has left unread.
  mutating func restore(_ storage: [String: String]) -> Content {
    written = storage[Self.key].map(Content.init(text:)) ?? Content()
    return written
  }

  /// Stores what is unread now, where that is news.
  mutating func settle(_ content: Content, _ platform: inout Requests) {
    guard content != written else { return }
    written = content
    platform.add(
      content.isEmpty
        ? .delete(key: Self.key) : .store(key: Self.key, value: content.text))
  }
}

extension UnreadNews.Content {
  /// The news as text: whether tracking has stopped, and the ending with its name at the end.
  fileprivate var text: String {
    guard let ending else { return "stopped" }
    let outcome = ending.outcome?.rawValue ?? ""
    return [
      hasStopped ? "stopped" : "", ending.execution, outcome, "\(ending.lostCount)",
      ending.campaignName,
    ].joined(separator: "\n")
  }

  /// Reads the text; what is damaged is no news.
  fileprivate init(text: String) {
    let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
    hasStopped = lines.first == "stopped"
    guard lines.count == 5, let lost = Int(lines[3]), lost >= 0 else { return }
    ending = CampaignFlow.Ending(
      execution: String(lines[1]), campaignName: String(lines[4]),
      outcome: CampaignExecution.Outcome(rawValue: String(lines[2])), lostCount: lost)
  }
}

extension CampaignFlow {
  /// Stores what nobody has read, and forgets it once the promoter has the page in front.
  mutating func settleNews(_ platform: inout Requests) {
    if core.updates.isInFront, let lastEnding,
      screen.message == CampaignWording.message(lastEnding),
      dialog == nil
    {
      isEndingRead = true
    }
    var content = UnreadNews.Content(ending: isEndingRead ? nil : lastEnding)
    if case .trackingStopped = notice { content.hasStopped = true }
    unread.settle(content, &platform)
  }

  /// Takes up what an earlier process has left unread.
  mutating func restoreNews(_ storage: [String: String], _ facts: Facts) {
    let content = unread.restore(storage)
    if execution == nil { lastEnding = content.ending }
    if content.hasStopped, execution?.status == .paused, notice == nil {
      notice = .trackingStopped(
        TrackingAccess(facts).obstacle.map(TrackingLoss.obstacle) ?? .wasOff)
    }
  }
}

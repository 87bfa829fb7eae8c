import DeviceInterface
import Testing

@testable import CampaignApp

struct UnreadNewsTests {
  private static let key = "campaign.unread"
  private static let ending = CampaignFlow.Ending(
    execution: "e-1", campaignName: "Spring\n\"leaflets\"", outcome: nil, lostCount: 3)
  private static let refusals = Refusals(unreadPoints: 2, reports: 1)

  private func stored(_ contents: [UnreadNews.Content]) -> [Request] {
    var news = UnreadNews()
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    for content in contents { news.settle(content, &platform) }
    return platform.list
  }

  @Test(arguments: [
    UnreadNews.Content(stopped: .wasOff), UnreadNews.Content(stopped: .wasImprecise),
    UnreadNews.Content(stopped: .wasRevoked), UnreadNews.Content(ending: ending),
    UnreadNews.Content(refusals: refusals),
    UnreadNews.Content(stopped: .wasOff, ending: ending, refusals: refusals),
  ])
  func `what is unread is stored once, and found again`(content: UnreadNews.Content) {
    let requests = stored([content, content])
    guard case .store(Self.key, let text) = requests.first, requests.count == 1 else {
      Issue.record("\(requests)")
      return
    }
    var next = UnreadNews()
    #expect(next.restore([Self.key: text]) == content)
  }

  @Test func `what was read is stored no more`() {
    #expect(stored([.init(stopped: .wasOff), .init()]).last == .delete(key: Self.key))
    #expect(stored([.init()]).isEmpty)
  }

  @Test(arguments: [
    "", "stopped", "[]", #"{"stopped":"for fun"}"#, #"{"execution":"e-1","lost":1}"#,
    #"{"points":-1,"reports":"many"}"#,
  ])
  func `what is damaged is no news`(text: String) {
    var news = UnreadNews()
    #expect(news.restore([Self.key: text]) == UnreadNews.Content())
  }

  @Test(arguments: [(true, [1, 0]), (false, [0, 1])])
  func `what found no room is stored in the list's place, or once there is room`(
    hasRoom: Bool, stores: [Int]
  ) {
    var news = UnreadNews()
    var content = UnreadNews.Content()
    content.refusals = Refusals(unreadPoints: 3, reports: 0)
    var facts = Facts(platform: .iOS, permission: Permission(.always))
    func count(_ platform: Requests) -> Int {
      platform.list.count { if case .store = $0 { true } else { false } }
    }
    var first = Requests(facts)
    news.settle(content, &first)
    #expect(count(first) == 1)
    facts.storageFreeBytes = 0
    var failed = Requests(facts)
    news.receiveStorageFailure(hasRoom: hasRoom, &failed)
    news.settle(content, &failed)
    facts.uptime += .seconds(1)
    facts.storageFreeBytes = 1 << 20
    var later = Requests(facts)
    news.settle(content, &later)
    #expect([count(failed), count(later)] == stores)
  }
}

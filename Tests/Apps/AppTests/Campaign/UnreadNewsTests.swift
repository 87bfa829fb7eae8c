import DeviceInterface
import Testing

@testable import CampaignApp

struct UnreadNewsTests {
  private static let key = "campaign.unread"
  private static let ending = CampaignFlow.Ending(
    execution: "e-1", campaignName: "Spring\nleaflets", outcome: nil, lostCount: 3)

  private func stored(_ contents: [UnreadNews.Content]) -> (UnreadNews, [Request]) {
    var news = UnreadNews()
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    for content in contents { news.settle(content, &platform) }
    return (news, platform.list)
  }

  @Test(arguments: [
    UnreadNews.Content(hasStopped: true), UnreadNews.Content(ending: ending),
    UnreadNews.Content(hasStopped: true, ending: ending),
  ])
  func `what is unread is stored once, and found again`(content: UnreadNews.Content) throws {
    let (_, requests) = stored([content, content])
    guard case .store(Self.key, let text) = requests.first, requests.count == 1 else {
      Issue.record("\(requests)")
      return
    }
    var next = UnreadNews()
    #expect(next.restore([Self.key: text]) == content)
  }

  @Test func `what was read is stored no more`() {
    let (_, requests) = stored([.init(hasStopped: true), .init()])
    #expect(requests.last == .delete(key: Self.key))
  }

  @Test(arguments: ["", "nonsense", "\n\n\n", "stopped\ne-1\n\n-1\nname", "\ne-1\n\nmany\nname"])
  func `what is damaged says nothing of an ending`(text: String) {
    var news = UnreadNews()
    #expect(news.restore([Self.key: text]).ending == nil)
  }
}

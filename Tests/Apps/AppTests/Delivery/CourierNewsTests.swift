import DeviceInterface
import Testing

@testable import DeliveryApp

struct CourierNewsTests {
  private static let key = "delivery.unread"

  private func last(_ requests: [Request]) -> String? {
    guard case .store(Self.key, let text) = requests.last else { return nil }
    return text
  }

  @Test func `news is read in the order in which it came, in another process, too`() {
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    var news = CourierNews()
    news.add(.wish("Ring \"twice\"\nplease"), &platform)
    news.add(.settledElsewhere(stop: 2), &platform)
    news.add(reason: "PIN: expected 2222", ofStop: 0, &platform)
    var next = CourierNews()
    next.restore([Self.key: last(platform.list) ?? ""])
    #expect(next == news)
    #expect(next.items == [.wish("Ring \"twice\"\nplease"), .settledElsewhere(stop: 2)])
    next.readFirst(&platform)
    next.readFirst(&platform)
    next.readFirst(&platform)
    next.readReason(ofStop: 0, &platform)
    #expect(next == CourierNews())
    #expect(platform.list.last == .delete(key: Self.key))
  }

  @Test func `only so much waits, and another route forgets it`() {
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    var news = CourierNews()
    for number in 1...25 { news.add(.wish("\(number)"), &platform) }
    #expect(news.items.first == .wish("6") && news.items.count == CourierNews.countMax)
    news.add(reason: String(repeating: "a", count: 1_000), ofStop: 1, &platform)
    #expect(news.reasons[1]?.count == CourierNews.reasonLengthMax)
    news.forget(&platform)
    #expect(news == CourierNews())
    let count = platform.list.count
    news.forget(&platform)
    #expect(platform.list.count == count)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"news\":[null,1.5,{}],\"reasons\":[{\"stop\":\"1\"}]}", "{\"news\"",
  ])
  func `what is damaged is no news`(text: String) {
    var news = CourierNews()
    news.restore([Self.key: text])
    #expect(news == CourierNews())
  }
}

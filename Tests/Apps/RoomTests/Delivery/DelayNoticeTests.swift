import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// When customers are told that the courier is late.
struct DelayNoticeTests {
  /// A route of so many stops that is promised at so many minutes after the start, each 5 minutes after the one before.
  private static func desk(_ stopCount: Int = 1, promisedAfterMinutes minutes: Int64 = 30)
    throws -> DeliveryDesk
  {
    var desk = DeliveryDesk()
    let stops = try (0..<stopCount).map { index in
      RouteDraft.Stop(
        customer: "C", address: "A",
        position: try #require(Position(latitudeE7: 522_000_000, longitudeE7: 210_122_000)),
        promisedAtMilliseconds: 1_767_600_000_000 + (minutes + 5 * Int64(index)) * 60_000)
    }
    #expect(desk.server.arrange(RouteDraft(stops: stops)) == nil)
    desk.consent(true)
    desk.start()
    return desk
  }

  private static func minutes(_ minutes: Int) -> Instant { .start + .seconds(minutes * 60) }

  @Test(arguments: [(44, 0), (45, 1), (59, 1), (60, 2), (75, 3)])
  func `a courier who does not come is told of every quarter of an hour`(
    minute: Int, count: Int
  ) throws {
    var desk = try Self.desk()
    desk.server.settle(at: Self.minutes(minute))
    #expect(desk.server.messages.count == count)
    #expect(desk.server.messages.map(\.time) == (0..<count).map { Self.minutes(45 + 15 * $0) })
    #expect(
      desk.told
        == ["8:45 AM", "9:00 AM", "9:15 AM"].prefix(count).map {
          "customer-1: Your delivery is running late. New ETA: \($0)"
        })
  }

  @Test func `how often somebody looks changes nothing`() throws {
    var once = try Self.desk(5)
    var often = once
    once.server.settle(at: Self.minutes(200))
    for minute in 0...200 { often.server.settle(at: Self.minutes(minute)) }
    #expect(once.server.messages == often.server.messages)
    #expect(once.server.orders == often.server.orders)
    let times = once.server.messages.map(\.time)
    #expect(times == times.sorted())
  }

  @Test
  func `a courier who comes in time gives no reason for a notice, and one who turns back does`()
    throws
  {
    var desk = try Self.desk()
    desk.now = Self.minutes(20)
    desk.locate("52.2")
    #expect(desk.told.isEmpty)
    // 111 km as the crow flies are 148 by road: almost 297 minutes at 30 km/h.
    desk.locate("53.2")
    #expect(desk.told == ["customer-1: Your delivery is running late. New ETA: 1:16 PM"])
    #expect(desk.server.messages[0].time == desk.now)
    let eta = try #require(desk.server.order("order-1")?.promisedAtMilliseconds)
    #expect(WallTime(millisecondsSince1970: eta).onTwelveHours == "1:16 PM")
  }

  @Test func `what is over, or has not begun, is late for nobody`() throws {
    var desk = try Self.desk(2)
    #expect(desk.report(1).status == 200)
    desk.server.settle(at: Self.minutes(300))
    let late = desk.server.messages.filter { $0.text.contains("late") }
    #expect(Set(late.map(\.userID)) == ["customer-2"])
    var idle = DeliveryDesk()
    idle.server.settle(at: Self.minutes(10_000))
    #expect(idle.told.isEmpty)
  }

  @Test func `a courier who never comes is told of for a day, however long nobody looks`() throws {
    var desk = try Self.desk(3)
    desk.server.settle(at: Self.minutes(400 * 24 * 60))
    #expect(desk.server.messages.count == 3 * DelayWatch.noticeCountMax)
  }

  @Test(arguments: [
    (0, "12:00 AM"), (11, "12:11 AM"), (600, "10:00 AM"), (719, "11:59 AM"), (720, "12:00 PM"),
    (885, "2:45 PM"), (1_439, "11:59 PM"),
  ])
  func `a customer reads the time of day on twelve hours`(minute: Int64, text: String) {
    #expect(WallTime(millisecondsSince1970: minute * 60_000 + 59_999).onTwelveHours == text)
  }
}

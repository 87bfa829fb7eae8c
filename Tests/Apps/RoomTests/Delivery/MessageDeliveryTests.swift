import BackendSimulator
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// A message is sent, and reaches a phone when that is on.
struct MessageDeliveryTests {
  @Test func `what is sent to a phone that is off is delivered when it is on again`() {
    var desk = DeliveryDesk.underWay()
    desk.server.setReachable(false, "customer-1", at: desk.now)
    desk.now = .start + .seconds(60)
    #expect(desk.report(1).status == 200)
    let sent = desk.server.messages
    #expect(sent.map(\.userID) == ["customer-1", "merchant-1"])
    #expect(sent.map(\.deliveredAt) == [nil, desk.now])
    desk.server.setReachable(true, "customer-2", at: desk.now)
    #expect(desk.server.messages == sent)
    let metrics = DeliveryMetrics(desk.server, of: "courier-1")
    #expect(metrics.value(of: .notifications) == 1)
    #expect(metrics.value(of: .deliveredNotifications) == 0)
    #expect(metrics.value(of: .notificationDelivery) == 0)
    let later = Instant.start + .seconds(300)
    desk.server.setReachable(true, "customer-1", at: later)
    #expect(desk.server.messages.map(\.deliveredAt) == [later, desk.now])
    #expect(DeliveryMetrics(desk.server, of: "courier-1").value(of: .notificationDelivery) == 1_000)
  }
}

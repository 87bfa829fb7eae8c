import DeviceInterface
import Testing

@testable import AppParts
@testable import DeliveryApp

/// A courier whose phone is full.
struct DeliveryFlowStorageTests {
  @Test func `an outcome that cannot be kept is with the courier again, filled in as it was`() {
    var stage = DeliveryStage()
    stage.capacity = 0
    stage.start()
    stage.setOnline(false)
    stage.tap("Deliver", "Failed", "Other")
    stage.give(.entered("A flood", field: "Notes"))
    stage.tap("Submit")
    #expect(stage.outcomes == [nil, nil, nil])
    #expect(stage.flow.screen.message == DeliveryWording.storageFull)
    #expect(stage.flow.sheet?.text(.notes) == "A flood")
    stage.capacity = nil
    stage.tap("Submit")
    #expect(stage.outcomes == [.failed, nil, nil])
    stage.kill()
    stage.setOnline(true)
    stage.open()
    #expect(stage.server.outcomes == ["o-1 failed"])
  }

  @Test func `nobody is asked where it is sent at once`() {
    var stage = DeliveryStage()
    stage.capacity = 0
    stage.start()
    stage.deliver()
    #expect(stage.flow.sheet == nil)
    #expect(stage.server.outcomes == ["o-1 delivered"])
  }

  @Test func `the last outcome is taken back like any other, and the route goes on`() {
    var stage = DeliveryStage()
    stage.capacity = 0
    stage.start()
    stage.deliver()
    stage.deliver()
    stage.setOnline(false)
    stage.deliver()
    #expect(stage.outcomes == [.delivered, .delivered, nil])
    #expect(stage.flow.isTracking)
    stage.tap("Go on unsaved")
    #expect(stage.outcomes == [.delivered, .delivered, .delivered])
    #expect(!stage.flow.isTracking)
  }

  @Test(arguments: [0, 15_000, 25_000])
  func `fifty stops without a network end, whatever can be kept`(capacity: Int) {
    var stage = DeliveryStage()
    stage.server.body = DeliveryServerDouble.answer(DeliveryServerDouble.route(count: 50))
    stage.capacity = capacity
    stage.start()
    stage.setOnline(false)
    for number in 1...50 {
      stage.drive(to: 1_000 * number - 10)
      stage.drive(to: 1_000 * number)
      stage.deliver()
      if stage.flow.sheet != nil { stage.tap("Go on unsaved") }
    }
    #expect(stage.flow.work?.isOver == true)
    #expect(stage.flow.journal.endlessRetry == nil)
    stage.setOnline(true)
    stage.pass(.seconds(600))
    #expect(stage.server.outcomes.count == 50)
  }
}

import DeviceInterface
import Testing

@testable import AppParts
@testable import DeliveryApp

/// What becomes of outcomes between the courier and the server.
struct DeliveryFlowOutcomeTests {
  @Test func `each outcome is sent once, and the route ends with the last`() {
    var stage = DeliveryStage()
    stage.start()
    for _ in 0..<3 { stage.deliver() }
    stage.pass(.seconds(60))
    #expect(stage.server.outcomes == ["o-1 delivered", "o-2 delivered", "o-3 delivered"])
    #expect(stage.flow.work?.isClosed == true)
    #expect(!stage.flow.isTracking)
    #expect(stage.facts.storage.keys.filter { $0.hasPrefix("delivery/") }.isEmpty)
  }

  @Test func `the refusal of the last outcome opens the route again`() {
    var stage = DeliveryStage()
    stage.start()
    stage.deliver()
    stage.deliver()
    stage.server.outcomeAnswer = ServerResponse(
      status: 400, body: #"{"error":"no such PIN","reason":"invalid"}"#)
    stage.deliver()
    #expect(stage.outcomes == [.delivered, .delivered, nil])
    #expect(stage.flow.dialog?.message == "The server has not taken your report: no such PIN.")
    #expect(stage.flow.isTracking)
    stage.server.outcomeAnswer = ServerResponse(status: 200, body: "{}")
    stage.tap("Fill in again", "Delivered", "Take photo", "Submit")
    #expect(stage.outcomes == [.delivered, .delivered, .delivered])
    #expect(stage.flow.work?.isClosed == true)
  }

  @Test(arguments: [301, 400, 401, 403, 404, 409, 413, 422, 500])
  func `an answer that says nothing of the outcome opens no stop again`(status: Int) {
    var stage = DeliveryStage()
    stage.start()
    stage.server.status = status
    stage.deliver()
    stage.pass(.seconds(600))
    #expect(stage.outcomes == [.delivered, nil, nil])
    #expect(stage.flow.dialog == nil)
    #expect(stage.flow.screen.badges.contains { $0.label == "Not sent yet" })
    #expect(stage.flow.screen.message?.contains("(\(status))") == true)
    stage.server.status = nil
    stage.pass(.seconds(300))
    #expect(stage.server.outcomes == ["o-1 delivered"])
    #expect(stage.flow.journal.problem == nil)
  }

  @Test func `a stop that was settled elsewhere takes over what the server has`() {
    var stage = DeliveryStage()
    stage.start()
    stage.server.body = DeliveryServerDouble.answer(
      DeliveryServerDouble.route(), done: [("s-1", "returned")])
    stage.server.outcomeAnswer = ServerResponse(
      status: 409, body: #"{"reason":"reported-otherwise"}"#)
    stage.deliver()
    #expect(stage.outcomes == [.returned, nil, nil])
    #expect(stage.flow.dialog?.title == "Stop 1 was settled elsewhere")
  }

  @Test func `what is on its way to the server is not overruled by it`() {
    var stage = DeliveryStage()
    stage.start()
    stage.setOnline(false)
    stage.deliver()
    stage.facts.isOnline = true
    stage.server.status = nil
    stage.answersAtOnce = false
    stage.give(.pulledToRefresh)
    stage.answersAtOnce = true
    stage.give(.pulledToRefresh)
    #expect(stage.outcomes == [.delivered, nil, nil])
  }

  @Test func `a process that ends behind the report finds the outcome in it`() {
    var stage = DeliveryStage()
    stage.start()
    stage.setOnline(false)
    stage.tap("Deliver", "Delivered", "Signature")
    // The report is stored, the progress is not.
    stage.requestsLeft = 1
    stage.tap("Submit")
    stage.kill()
    stage.open()
    #expect(stage.outcomes == [.delivered, nil, nil])
    stage.setOnline(true)
    #expect(stage.server.outcomes == ["o-1 delivered"])
  }

  @Test func `a stop that the server knows as done is not driven to again after a reinstallation`()
  {
    var stage = DeliveryStage()
    stage.server.body = DeliveryServerDouble.answer(
      DeliveryServerDouble.route(), done: [("s-1", "failed")])
    stage.start()
    #expect(stage.outcomes == [.failed, nil, nil])
    #expect(stage.flow.work?.next == 1)
  }

}

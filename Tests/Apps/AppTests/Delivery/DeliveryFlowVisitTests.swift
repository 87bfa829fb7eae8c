import DeviceInterface
import Testing

@testable import AppParts
@testable import DeliveryApp

/// What is told of the circles around stops, and how long a visit was.
struct DeliveryFlowVisitTests {
  /// How long the visit of the first stop is known to have been, in seconds.
  private static func stay(_ stage: DeliveryStage) -> Int64? {
    stage.flow.work?.progress[0].visit.map { $0.known.wholeMilliseconds / 1_000 }
  }

  @Test func `each visit is told once, also by a later process`() {
    var stage = DeliveryStage()
    stage.start()
    stage.drive(to: 600)
    stage.drive(to: 980)
    stage.kill()
    stage.open()
    stage.drive(to: 990)
    stage.drive(to: 1_010)
    stage.pass(.seconds(150))
    stage.drive(to: 1_020)
    stage.drive(to: 1_300)
    #expect(stage.server.events == ["entered 500", "entered 50", "dwelling 50", "exited 50"])
    stage.drive(to: 990)
    stage.drive(to: 600)
    #expect(stage.server.events.dropFirst(4) == ["entered 50", "exited 50"])
  }

  @Test func `a tap far from the stop is a visit of its own`() {
    var stage = DeliveryStage()
    stage.start()
    stage.tap("Arrived")
    #expect(stage.flow.work?.progress[0].isThere == true)
    stage.drive(to: 70)
    #expect(stage.flow.work?.progress[0].isThere == true)
    stage.drive(to: 90)
    #expect(stage.flow.work?.progress[0].isThere == false)
    #expect(stage.flow.screen.controls.contains { $0.label == "Arrived" })
    stage.drive(to: 1_000)
    #expect(stage.server.events == ["entered 50", "exited 50", "entered 50"])
  }

  @Test func `a tap a little too early is the visit that follows`() {
    var stage = DeliveryStage()
    stage.start()
    stage.drive(to: 920)
    stage.tap("Arrived")
    stage.drive(to: 960)
    stage.drive(to: 1_040)
    #expect(stage.flow.work?.progress[0].isThere == true)
    stage.drive(to: 1_070)
    #expect(stage.server.events == ["entered 500", "entered 50", "exited 50"])
  }

  @Test(arguments: [(1_400, Int64(330)), (1_600, 30)])
  func `who is first seen beyond the larger circle has left at a time that nobody knows`(
    meters: Int, seconds: Int64
  ) {
    var stage = DeliveryStage()
    stage.start()
    stage.drive(to: 990)
    stage.drive(to: 1_000)
    stage.pass(.seconds(270))
    stage.drive(to: meters)
    #expect(Self.stay(stage) == seconds)
  }

  @Test(arguments: [(1_000, Int64(690)), (1_100, 30)])
  func `a gap counts where the courier is seen at the stop on both sides of it`(
    meters: Int, seconds: Int64
  ) {
    var stage = DeliveryStage()
    stage.start()
    stage.drive(to: 990)
    stage.drive(to: 1_000)
    stage.setOnline(false)
    stage.give(.locationFailed(.locationUnknown))
    stage.pass(.seconds(630))
    stage.drive(to: meters)
    #expect(Self.stay(stage) == seconds)
  }

  @Test func `until reception is lost, no news is that the courier stays`() {
    var stage = DeliveryStage()
    stage.start()
    stage.drive(to: 990)
    stage.pass(.seconds(100))
    stage.give(.locationFailed(.locationUnknown))
    stage.pass(.seconds(600))
    stage.drive(to: 1_200)
    #expect(Self.stay(stage) == 100)
  }

  @Test func `the stay at the last stop ends with the route`() {
    var stage = DeliveryStage()
    stage.server.body = DeliveryServerDouble.answer(DeliveryServerDouble.route(count: 1))
    stage.start()
    stage.drive(to: 990)
    stage.pass(.seconds(100))
    stage.deliver()
    #expect(stage.server.events == ["entered 50", "exited 50"])
    #expect(Self.stay(stage) == 100)
  }
}

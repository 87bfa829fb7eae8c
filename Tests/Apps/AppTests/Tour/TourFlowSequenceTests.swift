import DeviceInterface
import Testing

@testable import AppParts
@testable import TourApp

struct TourFlowSequenceTests {
  @Test(arguments: PlatformKind.allCases)
  func `a walk past every point plays each once, in order`(platform: PlatformKind) {
    var phone = TourStage(on: platform)
    phone.start()
    for (index, meters) in [400, 800, 1_200].enumerated() {
      phone.fix(north: meters)
      #expect(phone.loaded() == ["P\(index + 1)"])
      #expect(phone.states[index] == .active)
      phone.hearOut()
      phone.fix(north: meters)
      #expect(phone.loaded() == [])
      #expect(phone.states[index] == .completed)
    }
    #expect(phone.flow.walks[0].status == .completed)
    #expect(!phone.isUpdating)
  }

  @Test func `the next point waits for the end of the story, and the one after it for its turn`() {
    var phone = TourStage()
    phone.start()
    phone.fix(north: 400)
    phone.fix(north: 800)
    phone.fix(north: 1_200)
    #expect(phone.states == [.active, .queued, .notReached])
    #expect(phone.loaded() == ["P1"])
    phone.hearOut()
    #expect(phone.loaded() == ["P2"])
    #expect(phone.states == [.completed, .active, .notReached])
    phone.fix(north: 1_200)
    #expect(phone.states == [.completed, .active, .queued])
  }

  @Test(arguments: [
    (meters: 301, accuracy: 5, age: 0, isReached: true),
    (meters: 299, accuracy: 5, age: 0, isReached: false),
    (meters: 400, accuracy: 100, age: 0, isReached: true),
    (meters: 400, accuracy: 101, age: 0, isReached: false),
    (meters: 400, accuracy: -1, age: 0, isReached: false),
    (meters: 400, accuracy: 5, age: 10, isReached: true),
    (meters: 400, accuracy: 5, age: 11, isReached: false),
  ])
  func `a position triggers by its distance, accuracy and age`(
    meters: Int, accuracy: Int, age: Int, isReached: Bool
  ) {
    var phone = TourStage()
    phone.start()
    phone.fix(north: meters, accuracy: accuracy, age: .seconds(age))
    #expect((phone.states[0] == .active) == isReached)
  }

  @Test func `a circle pulses for who is in it, whatever is heard`() {
    var phone = TourStage()
    phone.start()
    func looks() -> [MapView.Circle.Style] { phone.flow.screen.map?.circles.map(\.style) ?? [] }
    #expect(looks() == [.gray, .gray, .gray])
    phone.fix(north: 800)
    #expect(looks() == [.gray, .pulsingOrange, .gray])
    phone.fix(north: 400)
    #expect(looks() == [.pulsingOrange, .gray, .gray])
    #expect(phone.flow.screen.items.first?.detail == "Heard now")
    phone.fix(north: 600)
    #expect(looks() == [.gray, .gray, .gray])
    #expect(phone.states[0] == .active)
    phone.hearOut()
    phone.fix(north: 400)
    #expect(looks() == [.checkedGreen, .gray, .gray])
  }

  @Test func `one wild position triggers nothing, and two that agree do`() {
    var phone = TourStage()
    phone.start()
    phone.facts.uptime += .seconds(1)
    (phone.north, phone.accuracy) = (400, 5)
    phone.deliverFix()
    #expect(phone.states[0] == .notReached)
    phone.facts.uptime += .seconds(1)
    phone.deliverFix()
    #expect(phone.states[0] == .active)
  }

  @Test func `a circle triggers its own point only while that is the next one`() {
    var phone = TourStage()
    phone.start()
    phone.give(.regionEntered(id: "point 2", fix: nil))
    #expect(phone.states[1] == .notReached)
    phone.give(.regionEntered(id: "point 1", fix: nil))
    #expect(phone.states[0] == .active)
    phone.give(.regionEntered(id: "point 1", fix: nil))
    #expect(phone.states == [.active, .notReached, .notReached])
  }

  @Test func `one circle is watched at a time, and none where none may be`() {
    var phone = TourStage()
    phone.start()
    phone.fix(north: 400)
    phone.fix(north: 800)
    phone.hearOut()
    var watched: [String] = []
    for request in phone.newRequests() {
      switch request {
      case .monitor(let region): watched.append("+" + region.id)
      case .stopMonitoring(let id): watched.append("-" + id)
      default: break
      }
    }
    #expect(watched == ["+point 1", "-point 1", "+point 2", "-point 2", "+point 3"])
    var android = TourStage(.whenInUse, on: .android)
    android.start()
    let asked = android.newRequests()
    #expect(!asked.contains { if case .monitor = $0 { true } else { false } })
  }

  @Test func `a refused circle is not asked for again and again`() {
    var phone = TourStage()
    phone.start()
    _ = phone.newRequests()
    phone.give(.regionFailed(id: "point 1", .unavailable))
    phone.fix(north: 10)
    let asked = phone.newRequests()
    #expect(!asked.contains { if case .monitor = $0 { true } else { false } })
  }
}

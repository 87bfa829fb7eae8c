import DeviceInterface
import Testing

@testable import DeliveryApp

/// How often positions are wanted, by how the courier moves and what the battery holds.
struct CourierPaceTests {
  private static let rules = CourierPace.Rules()

  private static func facts(_ percentage: Int, charging: Bool = false, saving: Bool = false)
    -> Facts
  {
    var facts = Facts(platform: .iOS, permission: Permission(.always))
    facts.battery = Battery(percentage: percentage, isCharging: charging)
    facts.isSavingPower = saving
    return facts
  }

  @Test(arguments: [
    (21, false, false, CourierPace.Mode.usual), (20, false, false, .saving),
    (5, true, false, .usual), (100, false, true, .saving),
  ])
  func `little power saves`(
    _ percentage: Int, _ charging: Bool, _ saving: Bool, _ mode: CourierPace.Mode
  ) {
    let pace = CourierPace(at: .zero)
    let facts = Self.facts(percentage, charging: charging, saving: saving)
    #expect(
      pace.mode(at: .seconds(299), isNearStop: false, Self.rules, facts) == mode)
  }

  @Test(arguments: [(299, CourierPace.Mode.usual), (300, .resting), (10_000, .resting)])
  func `five minutes at one place are a rest`(_ seconds: Int, _ mode: CourierPace.Mode) throws {
    var pace = CourierPace(at: .zero)
    let place = try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000))
    for time in stride(from: 0, to: seconds, by: 10) {
      // Within its own inaccuracy, a position is no movement.
      let shown = place.position(at: .meters(time % 20 == 0 ? 0 : 9), bearing: 0)
      pace.receive(
        Fix(position: shown, accuracyMeters: 10, timestamp: .scenarioStart), at: .seconds(time),
        Self.rules)
    }
    #expect(
      pace.mode(at: .seconds(seconds), isNearStop: false, Self.rules, Self.facts(100)) == mode)
  }

  @Test(arguments: [Motion.walking, .driving])
  func `what the sensors feel ends a rest`(motion: Motion) {
    var pace = CourierPace(at: .zero)
    pace.receive(motion, at: .seconds(400))
    #expect(
      pace.mode(at: .seconds(410), isNearStop: false, Self.rules, Self.facts(100)) == .usual)
  }

  @Test(arguments: [(4_999, CourierPace.Mode.usual), (5_000, .fast)])
  func `speed makes it fast`(_ speed: Int, _ mode: CourierPace.Mode) throws {
    var pace = CourierPace(at: .zero)
    let place = try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000))
    pace.receive(
      Fix(
        position: place, accuracyMeters: 5, timestamp: .scenarioStart,
        speedMillimetersPerSecond: speed), at: .seconds(10), Self.rules)
    #expect(pace.mode(at: .seconds(10), isNearStop: false, Self.rules, Self.facts(100)) == mode)
    #expect(pace.mode(at: .seconds(10), isNearStop: true, Self.rules, Self.facts(100)) == .near)
  }
}

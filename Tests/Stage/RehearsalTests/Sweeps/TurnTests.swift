import DeviceInterface
import DeviceSimulator
import Testing

@testable import Rehearsal

/// Events at one time of which the later undoes the earlier, and places to which nobody ever came near.
struct TurnTests {
  private typealias Deed = @Sendable (inout Phone) -> Void

  private static let offline: Deed = { $0.setOnline(false) }
  private static let online: Deed = { $0.setOnline(true) }
  private static let charging: Deed = { $0.setCharging(true) }

  /// The row that the last of the deeds has undone, a time before each.
  private func undone(_ deeds: [(after: Duration, deed: Deed)]) -> Int? {
    var phone = Phone(profile: .iOS, seed: 0)
    var turns = Turns()
    var found: Int?
    for (index, (wait, deed)) in deeds.enumerated() {
      phone.advance(to: phone.now + wait)
      turns.begin(index + 1, with: phone)
      deed(&phone)
      found = turns.end(with: phone)
    }
    return found
  }

  @Test func `what is undone at the same time is told by its row`() {
    #expect(undone([(.zero, Self.offline), (.zero, Self.online)]) == 1)
    #expect(
      undone([(.seconds(60), Self.charging), (.zero, Self.offline), (.zero, Self.online)]) == 2)
    #expect(
      undone([(.seconds(60), Self.offline), (.zero, Self.charging), (.zero, Self.online)]) == 1)
  }

  @Test func `what is undone later, or not at all, is not`() {
    #expect(undone([(.zero, Self.offline), (.milliseconds(1), Self.online)]) == nil)
    #expect(undone([(.zero, Self.offline), (.zero, Self.charging)]) == nil)
    #expect(undone([(.zero, Self.offline)]) == nil)
    #expect(undone([(.zero, Self.online), (.zero, Self.online)]) == nil)
  }

  @Test(arguments: [
    ("10, 10", true), ("52.2297, 21.0122", false), ("53.0, 21.0122", false),
    ("54.0, 21.0122", true), ("50.0647, 19.9450", false),
  ])
  func `a place is far where nobody was within a hundred kilometres`(
    text: String, isFar: Bool
  ) throws {
    var whereabouts = Whereabouts()
    for place in ["Warsaw", "Kraków", "Warsaw"] {
      whereabouts.note(try #require(Places.position(of: place)))
    }
    #expect(whereabouts.areFar(from: try Position(text: text)) == isFar)
  }

  @Test func `a walk is no more than a place`() throws {
    var whereabouts = Whereabouts()
    let start = try #require(Places.position(of: "Warsaw"))
    for step in 0..<1_000 {
      whereabouts.note(start.position(at: .meters(step), bearing: 0))
    }
    var once = Whereabouts()
    once.note(start)
    #expect(whereabouts == once)
  }
}

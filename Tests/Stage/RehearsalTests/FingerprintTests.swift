import DeviceInterface
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// Worlds that are recognised as equal have equal futures.
struct FingerprintTests {
  /// Deeds of the phone, the user and the app, as chance chooses them.
  private static let deeds = [
    "the phone goes offline", "the phone comes online again", "the user leaves the app",
    "the user opens the app", "the system ends the app", "40 seconds pass", "3 minutes pass",
    "the app crashes", "the user locks the phone", "the user unlocks the phone",
    "the user taps \"Pause\"", "the user taps \"Resume\"", "the user walks 300 m north at 2 m/s",
  ]

  private static let starts = [
    "the campaign \"Spring leaflets\" is running", "the employee is clocked in",
    "the delivery route is under way", "the pet listing app is installed",
  ]

  /// What is to be seen of a world, and what may become of it.
  private struct Future: Hashable {
    let fingerprint: WorldFingerprint?
    let isBroken: Bool
    let screen: [String]
  }

  private let player = SentencePlayer(ScenarioFiles.library)

  /// The world behind sentences; what cannot happen is left out.
  private func world(after sentences: [String], from start: World) throws -> World {
    var world = start
    for sentence in sentences {
      var next = world
      if try player.play(sentence, in: &next) { world = next }
    }
    return world
  }

  private func start(_ sentence: String, _ profile: String) throws -> World {
    var world = player.makeWorld(ScenarioSetup(profile: profile, seed: 15))
    #expect(try player.play(sentence, in: &world))
    world.beginSearch()
    return world
  }

  private func future(of world: World, _ sentences: [String]) -> Future {
    do {
      let end = try self.world(after: sentences, from: world)
      return Future(
        fingerprint: end.fingerprint(), isBroken: false, screen: end.evidence().screen)
    } catch {
      return Future(fingerprint: nil, isBroken: true, screen: [])
    }
  }

  private func chosen(_ count: Int, _ numbers: inout SeededNumbers) -> [String] {
    (0..<count).map { _ in Self.deeds[numbers.number(below: Self.deeds.count)] }
  }

  @Test(arguments: ["iOS", "Android"], starts)
  func `equal worlds go on alike whatever happens to them`(
    profile: String, sentence: String
  ) throws {
    let start = try start(sentence, profile)
    var numbers = SeededNumbers(seed: 15)
    var first: [WorldFingerprint: (way: [String], world: World)] = [:]
    var pairCount = 0
    for _ in 0..<400 {
      let way = chosen(3, &numbers)
      guard let world = try? world(after: way, from: start), let print = world.fingerprint() else {
        continue
      }
      guard let other = first[print] else {
        first[print] = (way, world)
        continue
      }
      guard other.way != way else { continue }
      pairCount += 1
      let rest = chosen(5, &numbers)
      #expect(
        future(of: world, rest) == future(of: other.world, rest), "\(way), \(other.way), \(rest)")
    }
    #expect(pairCount > 10)
  }

  @Test func `worlds at different times are different`() throws {
    let start = try start("the campaign \"Spring leaflets\" is running", "iOS")
    let one = try world(after: ["40 seconds pass"], from: start)
    let other = try world(after: ["3 minutes pass"], from: start)
    #expect(one.fingerprint() != other.fingerprint())
    #expect(try one.fingerprint() == world(after: ["40 seconds pass"], from: start).fingerprint())
  }

  @Test func `what only reports look at makes no difference`() throws {
    let start = try start("the campaign \"Spring leaflets\" is running", "iOS")
    var filmed = start
    filmed.beginStoryboard()
    filmed.addToStoryboard(afterStep: 0)
    #expect(filmed.fingerprint() == start.fingerprint())
  }
}

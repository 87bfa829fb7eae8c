import DeviceInterface
import Testing

@testable import DeviceSimulator

/// A region under watch by itself: what changes, and what of it lasts.
struct RegionWatchTests {
  private static func watch(known: RegionState) throws -> RegionWatch {
    let center = try #require(Position(latitudeE7: 0, longitudeE7: 0))
    return RegionWatch(Region(id: "home", center: center, radius: .meters(100)), known: known)
  }

  @Test(arguments: [
    ([RegionState.inside], [RegionWatch.Change.none]),
    ([.outside, .outside], [.begins, .none]),
    ([.outside, .inside, .outside], [.begins, .ends, .begins]),
    ([.outside, nil, nil], [.begins, .ends, .none]),
  ])
  func `a change begins once and ends where it does not last`(
    looks: [RegionState?], changes: [RegionWatch.Change]
  ) throws {
    var watch = try Self.watch(known: .inside)
    #expect(looks.map { watch.observe($0) } == changes)
    #expect(watch.known == .inside, "only what has lasted is known")
  }

  @Test func `what has lasted is taken once`() throws {
    var watch = try Self.watch(known: .inside)
    _ = watch.observe(.outside)
    #expect(watch.takeCandidate() == .outside)
    #expect(watch.takeCandidate() == nil)
    #expect(watch.known == .inside)
  }

  @Test func `what is judged anew forgets what had begun to differ`() throws {
    var watch = try Self.watch(known: .inside)
    _ = watch.observe(.outside)
    watch.know(.outside)
    #expect(watch.candidate == nil)
    #expect(watch.observe(.inside) == .begins)
  }

  @Test(arguments: [(Int32(0), RegionState.inside), (90_000, .inside), (91_000, .outside)])
  func `a watch begins with what is true, by the bare radius`(
    north: Int32, expected: RegionState
  ) throws {
    var watch = try Self.watch(known: .unknown)
    watch.begin(at: try #require(Position(latitudeE7: north / 10, longitudeE7: 0)))
    #expect(watch.known == expected)
  }
}

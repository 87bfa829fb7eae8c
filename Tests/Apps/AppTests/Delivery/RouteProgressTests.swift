import DeviceInterface
import Testing

@testable import AppParts
@testable import DeliveryApp

/// What follows from the stops of a route, worked out as they change.
struct RouteProgressTests {
  private static let visit = StopVisit(
    cameAt: Stopwatch.Moment(
      uptime: .seconds(77), wallMilliseconds: 1_767_600_000_000, bootCount: 1))

  /// The changes that a stop goes through, and those that take something back.
  private static let changes: [@Sendable (inout StopProgress) -> Void] = [
    { $0.hasApproached = true },
    { $0.visit = visit },
    { $0.visit?.hasDwelled = true },
    { $0.visit?.hasLeft = true },
    { $0.outcome = .delivered },
    { $0.outcome = .failed },
    { $0.outcome = nil },
    { $0.isRefusalUnread = true },
    { $0.isRefusalUnread = false },
    { $0.reportCount += 9 },
  ]

  @Test(arguments: [1, 2, 7])
  func `it follows as from a new look at the stops, whatever changes`(_ count: Int) {
    var progress = RouteProgress(Array(repeating: StopProgress(), count: count))
    for turn in 0..<400 {
      // All stops and all changes meet, as the steps have no divisor in common with their numbers.
      Self.changes[turn * 7 % Self.changes.count](&progress[turn * 11 / 3 % count])
      if turn.isMultiple(of: 3) { progress.writeDown() }
      let fresh = RouteProgress(Array(progress))
      #expect(progress == fresh)
      #expect(progress.next == fresh.next, "turn \(turn)")
      #expect(progress.there == fresh.there, "turn \(turn)")
      #expect(progress.refused == fresh.refused, "turn \(turn)")
      #expect(progress.text == fresh.text, "turn \(turn)")
    }
  }

  @Test func `a stop is next, left to be left and refused by what was seen of it`() {
    var progress = RouteProgress(Array(repeating: StopProgress(), count: 3))
    progress[0].visit = Self.visit
    progress[2].visit = Self.visit
    progress[0].outcome = .delivered
    #expect(progress.next == 1)
    #expect(progress.there == [0, 2])
    progress[0].visit?.hasLeft = true
    progress[0].outcome = nil
    progress[0].isRefusalUnread = true
    #expect(progress.next == 0)
    #expect(progress.there == [2])
    #expect(progress.refused == [0])
    let stay = ";0;77000,1767600000000,1,0,1;"
    #expect(progress.text == "\n\(stay)lr\n;0;;\n\(stay)")
  }
}

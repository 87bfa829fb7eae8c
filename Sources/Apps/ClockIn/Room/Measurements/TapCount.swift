import DeviceInterface
import ScenarioRunner

/// How many taps lead from the shift history to a route (`clock-in:SC-009`).
struct TapCount: Hashable, Sendable {
  /// The taps to each route.
  private(set) var taps = Distribution()
  /// The taps since the history was on the screen; `nil` elsewhere.
  private var sinceHistory: Int?

  /// Takes in a tap, and where it has led to.
  mutating func tapped(showsHistory: Bool, showsRoute: Bool, at now: Instant) {
    if let count = sinceHistory {
      sinceHistory = count + 1
      if showsRoute {
        taps.add(.init(Int64(count + 1), at: now.sinceStart))
        sinceHistory = nil
      } else if !showsHistory {
        sinceHistory = nil
      }
    } else if showsHistory {
      sinceHistory = 0
    }
  }
}

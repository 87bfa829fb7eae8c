import ClockInApp
import DeviceInterface
import ScenarioRunner

/// The clock-in app's public words on itself at one moment, as far as figures need them.
struct ShiftLook {
  /// Whether a shift is going on.
  let isOnShift: Bool
  /// Whether its route is being recorded.
  let isTracking: Bool
  /// Whether the app knows that tracking is interrupted.
  let isInterrupted: Bool
  /// How many interruptions it has reported.
  let gapCount: Int
  /// The time between two points that the app keeps to at present.
  let interval: Duration
  /// How much later than its time a point counts as missed.
  let latenessMax: Duration

  /// Looks at a running app, so long after the phone was started; `nil` while it cannot read what is going on.
  init?(at flow: borrowing ClockInFlow, uptime: Duration) {
    guard !flow.isLaunchOwed else { return nil }
    isOnShift = flow.isOnShift
    isTracking = flow.isTracking
    isInterrupted = flow.openGap != nil
    gapCount = flow.shift?.gapCount ?? 0
    interval = flow.interval(at: uptime)
    latenessMax = flow.configuration.latenessMax
  }
}

/// The number of points that kept their time on the server, or else in the phone's storage (`clock-in:SC-007`).
struct StampCheck: Hashable, Sendable {
  /// How many points were compared.
  private(set) var count = 0
  /// How far the times of those that are changed have moved, in milliseconds.
  private(set) var changed = Distribution()

  /// Compares the time of a point with the one it was recorded with.
  mutating func compare(_ recorded: Int64, with found: Int64, number: Int, at time: Duration) {
    count += 1
    guard recorded != found else { return }
    changed.add(.init(abs(found - recorded), at: time, number: number))
  }

  /// The figure; nil where nothing was compared.
  var figure: Figure? {
    guard count > 0 else { return nil }
    let permille = (count - changed.count) * 1_000 / count
    return Figure(
      name: "Timestamps kept", requirement: Criterion.timestamps.rawValue,
      value: "\(FigureText.percent(permille: permille)) unchanged",
      worst: changed.worst.map { "\(FigureText.duration($0.amount)) off" },
      worstAt: changed.worst?.at, count: count, badness: Int64(1_000 - permille))
  }
}

/// The time for which a shift was tracked, and the part with the notification in sight (`clock-in:SC-008`).
struct TrackedTime: Hashable, Sendable {
  /// The time tracked, up to the latest look.
  private(set) var total = Duration.zero
  /// How much of it the notification was visible.
  private(set) var visible = Duration.zero
  /// The stretches without it, in milliseconds, each at its end.
  private(set) var hidden = Distribution()
  private var isTracked = false
  private var isVisible = false
  private var lookedAt = Instant.start
  private var hiddenSince: Instant?

  /// Takes in what is so from the instant on; what was found before held until then.
  mutating func look(isTracked: Bool, isVisible: Bool, at now: Instant) {
    if self.isTracked {
      total += now - lookedAt
      if self.isVisible { visible += now - lookedAt }
    }
    lookedAt = now
    (self.isTracked, self.isVisible) = (isTracked, isVisible)
    if isTracked, !isVisible {
      hiddenSince = hiddenSince ?? now
    } else if let since = hiddenSince {
      hiddenSince = nil
      // What was set right at the same instant nobody has seen.
      if now > since { hidden.add(.init((now - since).wholeMilliseconds, at: since.sinceStart)) }
    }
  }
}

/// The number of taps from the shift history to a route (`clock-in:SC-009`).
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

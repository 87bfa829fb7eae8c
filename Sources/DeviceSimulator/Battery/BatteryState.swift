import DeviceInterface

/// The phone's battery: a charge that follows a straight line from a known instant on, and what has been used.
struct BatteryState: Hashable, Sendable {
  /// One percent, in the unit of the charge: rates times milliseconds.
  static let percent = 1_000_000 * PowerDraw.amountPerMicroPercent
  /// A full battery.
  static let full = 100 * percent

  /// The charge at the known instant.
  private(set) var charge = BatteryState.full
  /// The percentage that is shown: it changes when the charge arrives at a whole percent.
  private(set) var percentage = 100
  /// Whether a charger is connected.
  var isCharging = false
  /// Whether the scenario lets the charge fall.
  var isDraining = false
  /// What the line follows from; `nil` where it must be looked at again.
  var demand: PowerDemand?
  /// The battery that the running app knows of.
  var told = Battery()

  /// The known instant, in whole milliseconds since the scenario's start.
  private var knownAt = 0
  /// The rates at which power is taken.
  private var draw = PowerDraw()
  /// The rate at which the charge changes.
  private var slope = 0
  /// What has been used until the known instant.
  private(set) var used = PowerDraw()

  /// The battery as an app reads it.
  var reading: Battery { Battery(percentage: percentage, isCharging: isCharging) }

  /// Whether nothing is left.
  var isEmpty: Bool { charge == 0 }

  /// Follows the line up to the instant.
  mutating func settle(at now: Instant) {
    let instant = Int(now.sinceStart.wholeMilliseconds)
    let elapsed = instant - knownAt
    guard elapsed > 0 else { return }
    knownAt = instant
    used.add(draw, for: elapsed)
    guard slope != 0 else { return }
    var next = charge
    next.accrue(slope, for: elapsed)
    move(to: next)
  }

  /// Takes a new line from the instant on.
  mutating func follow(
    _ demand: PowerDemand, _ draw: PowerDraw, charging: Int, from now: Instant
  ) {
    settle(at: now)
    self.demand = demand
    self.draw = draw
    slope = (demand.isCharging ? charging : 0) - (demand.isDraining ? draw.total : 0)
  }

  /// Takes an amount at once, for what does not last.
  mutating func spend(_ amount: PowerDraw, at now: Instant) {
    settle(at: now)
    used.add(amount, for: 1)
    if isDraining { move(to: charge - amount.total) }
  }

  /// Sets the charge to a whole percentage.
  mutating func set(percentage: Int, at now: Instant) {
    settle(at: now)
    charge = percentage * Self.percent
    self.percentage = percentage
  }

  /// The instant at which the shown percentage changes next, as things stand.
  var nextChange: Instant? {
    let distance: Int
    if slope < 0, charge > 0 {
      distance = charge - max(0, percentage - 1) * Self.percent
    } else if slope > 0, charge < Self.full {
      distance = min(100, percentage + 1) * Self.percent - charge
    } else {
      return nil
    }
    let rate = abs(slope)
    let milliseconds = max(1, (distance + rate - 1) / rate)
    return Instant(sinceStart: .milliseconds(knownAt + milliseconds))
  }

  private mutating func move(to next: Int) {
    charge = max(0, min(next, Self.full))
    if charge <= (percentage - 1) * Self.percent {
      percentage = (charge + Self.percent - 1) / Self.percent
    } else if charge >= (percentage + 1) * Self.percent {
      percentage = charge / Self.percent
    }
  }
}

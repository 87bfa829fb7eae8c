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

/// What empties and fills a phone's battery, in millionths of a percent of a full one.
///
/// A full battery is taken to hold 15.4 Wh (4,000 mAh at 3.85 V), so that 1 % is 554 J and 1 mW costs about 6,500
/// millionths of a percent an hour. The numbers are of an ordinary phone and no promise for any one; all can be changed.
public struct BatteryModel: Hashable, Sendable {
  /// What the phone takes per hour at rest with the screen off; 77 mW.
  ///
  /// Carroll and Heiser, "An Analysis of Power Consumption in a Smartphone" (USENIX 2010): 69 mW suspended.
  public var idlePerHour = 500_000
  /// What the screen takes per hour while it is on; an assumption (0.9 W).
  public var screenPerHour = 6_000_000
  /// What the location receiver takes per hour while it is on; 150 mW.
  ///
  /// Carroll and Heiser: 143 mW with the internal antenna, 166 mW with an external one.
  public var receiverPerHour = 975_000
  /// How long the receiver is on for one fix, where fixes are wanted less often than that; an assumption.
  public var receiverTimePerFix = Duration.seconds(10)
  /// From which wanted accuracy on, in metres, the satellites are not needed; an assumption, iOS's hundred metres.
  public var coarseAccuracyMeters = 100
  /// What waking for one fix takes, beside the receiver; an assumption (0.1 J).
  public var perFix = 180
  /// What one request to a server takes with the radio's long wait after it; 12 J.
  ///
  /// Huang and others, "A Close Examination of Performance and Power Characteristics of 4G LTE Networks" (MobiSys 2012):
  /// the tail lasts 11.6 s at 1.06 W. Requests that share a tail are counted as if each had its own.
  public var perUpload = 21_700
  /// What playing sound takes per hour; 250 mW.
  ///
  /// Carroll and Heiser: 320 mW playing from a file, of which 69 mW are the suspended phone's.
  public var audioPerHour = 1_600_000
  /// What looking for a network takes per hour while there is none, outside airplane mode; an assumption (0.3 W).
  public var searchPerHour = 2_000_000
  /// How many percent of rest and screen the power saver spares; an assumption.
  public var savedPercentage = 30
  /// What a charger brings per hour; an assumption, two hours from empty to full.
  public var chargingPerHour = 50_000_000

  /// The model to take unless told.
  public static let typical = BatteryModel()
}

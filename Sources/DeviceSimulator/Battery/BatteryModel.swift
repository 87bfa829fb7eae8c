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

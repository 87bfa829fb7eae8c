public import DeviceInterface

/// What is wrong with the positions of a receiver, drawn anew for each of them from the phone's seed.
///
/// The error to the north and the one to the east are independent, each close to a normal distribution (a sum of
/// twelve even draws, so never beyond six standard deviations). Its radius so follows Rayleigh's distribution:
/// 68 % of the positions are within the reported accuracy, 95 % within 1.62 times, 99 % within 2.01 times of it, and
/// the mean error is 0.83 times of it. 68 % is what both platforms mean by the accuracy of a position.
public struct ReceiverNoise: Hashable, Sendable {
  /// The size of the errors in percent of what the accuracy says; 0 for none but outliers.
  public var errorPercent: Int
  /// How many of a thousand measurements are outliers, which say nothing of it in their accuracy.
  public var outliersPerThousand: Int
  /// How far an outlier lies from the true position, in an even direction, beside its error.
  public var outlierDistance: Distance
  /// Whether measurements fail as often as `Constants` says for the quality of the signal.
  public var missesMeasurements: Bool

  /// Creates noise as large as the accuracy says, without outliers.
  public init(
    errorPercent: Int = 100, outliersPerThousand: Int = 0, outlierDistance: Distance = .zero,
    missesMeasurements: Bool = false
  ) {
    self.errorPercent = errorPercent
    self.outliersPerThousand = outliersPerThousand
    self.outlierDistance = outlierDistance
    self.missesMeasurements = missesMeasurements
  }
}

public import Foundation

extension URLResourceKey {
  /// How much room there is for what the user has asked for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")

  /// How much room there is for what may be of use some day.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

/// The room on the phone, which here has none that it could make by deleting what others can get again.
extension URLResourceValues {
  /// How much room there is for what the user has asked for, in bytes.
  public var volumeAvailableCapacityForImportantUsage: Int64? { free }

  /// How much room there is for what may be of use some day, in bytes.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { free }

  private var free: Int64? {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    let values = try? home.resourceValues(forKeys: [.volumeAvailableCapacityKey])
    return values?.volumeAvailableCapacity.map(Int64.init)
  }
}

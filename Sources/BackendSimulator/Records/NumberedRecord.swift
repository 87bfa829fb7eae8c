public import DeviceInterface

/// What an app records piece by piece and uploads in batches, each piece with a number of its own.
public protocol NumberedRecord: Packable {
  /// The number, counted from 1 and unique within the owner.
  var number: Int { get }
}

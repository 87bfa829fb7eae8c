import DeviceInterface

/// One point of a recorded route.
public struct RecordedPoint: NumberedRecord {
  /// The number, counted from 1 and unique within the execution or shift.
  public let number: Int
  /// Where and when.
  public let fix: RecordedFix

  /// Creates a point.
  public init(number: Int, fix: RecordedFix) {
    self.number = number
    self.fix = fix
  }

  /// The point as the server's answers hold it.
  var json: JSONValue { .object([.init("n", .integer(Int64(number)))] + fix.members) }
}

extension RecordedPoint: UploadedRecord {
  static let plural = "points"

  init(number: Int, _ fields: RequestFields) throws(Refusal) {
    self.init(number: number, fix: try RecordedFix(fields))
  }
}

public import DeviceInterface

/// One point of a recorded route.
public struct RecordedPoint: NumberedRecord {
  /// The number, counted from 1 and unique within the execution or shift.
  public let number: Int
  /// Where and when.
  public let fix: RecordedFix
  /// Whether tracking was off before it, so that no line leads to it.
  public let beginsStretch: Bool
  /// Whether the app says that it only scatters, so that no way leads to it and a line passes it by.
  public let isWithinScatter: Bool
  /// Whether it shows that the position before its stretch was the wrong one.
  public let refutesLast: Bool

  /// Creates a point, to which a line leads unless said otherwise.
  public init(
    number: Int, fix: RecordedFix, beginsStretch: Bool = false, isWithinScatter: Bool = false,
    refutesLast: Bool = false
  ) {
    self.number = number
    self.fix = fix
    self.beginsStretch = beginsStretch
    self.isWithinScatter = isWithinScatter
    self.refutesLast = refutesLast
  }

  /// The point as the server's answers hold it.
  public var json: JSONValue {
    var members = [JSONValue.Member("n", .integer(Int64(number)))] + fix.members
    if beginsStretch { members.append(.init("stretch", .bool(true))) }
    if isWithinScatter { members.append(.init("scatter", .bool(true))) }
    if refutesLast { members.append(.init("refutesLast", .bool(true))) }
    return .object(members)
  }
}

extension RecordedPoint: UploadedRecord {
  /// Points come as an array of this name.
  public static let plural = "points"

  /// Reads a point of an upload; throws 400 where a member is missing or no possible value.
  public init(number: Int, _ fields: RequestFields) throws(Refusal) {
    self.init(
      number: number, fix: try RecordedFix(fields), beginsStretch: try fields.flag("stretch"),
      isWithinScatter: try fields.flag("scatter"),
      refutesLast: try fields.flag("refutesLast"))
  }
}

extension RecordedPoint {
  /// Writes the point down, given the one before it.
  public func pack(after previous: RecordedPoint?, into packer: inout Packer) {
    packer.write(number, after: previous?.number)
    fix.pack(after: previous?.fix, into: &packer)
    packer.write(flags: beginsStretch, refutesLast, isWithinScatter)
  }

  /// Reads a point that was written after another one.
  public init(after previous: RecordedPoint?, from reader: inout PackReader) {
    number = reader.number(after: previous?.number)
    fix = RecordedFix(after: previous?.fix, from: &reader)
    let flags = reader.flags()
    beginsStretch = flags[0]
    refutesLast = flags[1]
    isWithinScatter = flags[2]
  }
}

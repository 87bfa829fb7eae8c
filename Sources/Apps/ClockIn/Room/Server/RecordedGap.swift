public import BackendSimulator
public import DeviceInterface

/// A stretch of a shift without points, and why.
public struct RecordedGap: NumberedRecord {
  /// Why nothing was recorded.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The app may not use the location.
    case noPermission
    /// The receiver found no position.
    case noSignal
    /// The app was ended or did not run.
    case appNotRunning
    /// The phone was switched off or out of power.
    case phoneOff
    /// The phone had no room for points.
    case storageFull
    /// The user stopped it to save the battery.
    case lowBattery
  }

  /// The number, counted from 1 and unique within the shift.
  public let number: Int
  /// When it began, in milliseconds since 1970-01-01 00:00 UTC.
  public let fromMilliseconds: Int64
  /// When it ended, in milliseconds since 1970-01-01 00:00 UTC.
  public let toMilliseconds: Int64
  /// Why there is nothing in it.
  public let reason: Reason
}

extension RecordedGap: UploadedRecord {
  /// Gaps come as an array of this name.
  public static let plural = "gaps"

  /// Reads a gap; that it ends before it begins is possible where the clock was turned back.
  public init(number: Int, _ fields: RequestFields) throws(Refusal) {
    self.init(
      number: number,
      fromMilliseconds: try fields.integer("fromMs", in: RequestFields.times),
      toMilliseconds: try fields.integer("toMs", in: RequestFields.times),
      reason: try fields.word("reason"))
  }
}

extension RecordedGap {
  /// Writes the gap down, given the one before it.
  public func pack(after previous: RecordedGap?, into packer: inout Packer) {
    packer.write(number, after: previous?.number)
    packer.write(fromMilliseconds, after: previous?.fromMilliseconds)
    packer.write(toMilliseconds, after: previous?.toMilliseconds)
    packer.write(Reason.allCases.firstIndex(of: reason) ?? 0, after: nil)
  }

  /// Reads a gap that was written after another one.
  public init(after previous: RecordedGap?, from reader: inout PackReader) {
    number = reader.number(after: previous?.number)
    fromMilliseconds = reader.number(after: previous?.fromMilliseconds)
    toMilliseconds = reader.number(after: previous?.toMilliseconds)
    reason = Reason.allCases[reader.number(after: nil)]
  }
}

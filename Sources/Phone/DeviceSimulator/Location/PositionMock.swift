public import DeviceInterface

/// Positions that the phone's own receiver has not measured (`I-108`, `A-80`).
public struct PositionMock: Hashable, Sendable {
  /// Who tells the positions.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Software that makes them up, such as a mock app of Android.
    case software = "a mock app"
    /// Something that is connected to the phone; iOS alone tells so.
    case accessory = "an accessory"
  }

  /// Who tells them.
  public let source: Source
  /// Where the phone is said to rest; `nil` where they are as true as those of a good receiver.
  public let place: Position?

  /// Says who tells where the phone is.
  public init(by source: Source, at place: Position? = nil) {
    self.source = source
    self.place = place
  }
}

extension Phone {
  /// Who tells the positions instead of the phone's receiver, and where; `nil` where nobody does.
  public var positionMock: PositionMock? { location.mock }

  /// Lets somebody else than the receiver tell where the phone is, however well that hears.
  ///
  /// Regions, significant changes and visits go by where the phone really is. Throws `PhoneError.notOnPlatform` for an
  /// accessory on Android, which does not tell of one.
  public mutating func mockPositions(_ mock: PositionMock) throws(PhoneError) {
    if mock.source == .accessory { try check(.iOS, has: "word of accessories", .iOS(108)) }
    location.setMock(mock)
    core.record(.scenario, .positionsMocked(mock))
    receptionChanged()
  }

  /// Lets the receiver tell again where the phone is; throws `PhoneError.missing` where it does already.
  public mutating func endPositionMock() throws(PhoneError) {
    guard location.mock.exists else {
      throw .missing(wanted: "positions that do not come from the receiver")
    }
    location.setMock(nil)
    core.record(.scenario, .positionsMocked(nil))
    receptionChanged()
  }

  /// How far the receiver's clock is ahead of the time; negative where it is behind.
  public var receiverClockError: Duration { location.clockError }

  /// Lets the receiver, whose clock is its satellites', stamp its positions with another time than the phone's.
  public mutating func setReceiverClockError(_ error: Duration) {
    location.setClockError(error)
    core.record(.scenario, .receiverClockSet(ahead: error))
  }
}

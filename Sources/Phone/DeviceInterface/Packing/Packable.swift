/// A value that can be kept as the difference from the one before it, and be read back exactly as it was.
public protocol Packable: Hashable, Sendable {
  /// Writes the value down, given the one before it; `nil` for the first of a block.
  func pack(after previous: Self?, into packer: inout Packer)

  /// Reads what `pack` wrote, given the same value before it.
  init(after previous: Self?, from reader: inout PackReader)
}

/// A writer of whole numbers, of which small ones take little room.
public struct Packer {
  /// What was written.
  @usableFromInline var bytes: [UInt8] = []

  @inlinable init() {}

  /// Writes a number, seven bits in a byte.
  @inlinable public mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes how far a number is from the one before it; numbers near each other take little room.
  @inlinable public mutating func write(_ number: Int64, after previous: Int64?) {
    let difference = number &- (previous ?? 0)
    // Zigzag: a small step back is as short as a small step ahead.
    write(UInt64(bitPattern: (difference << 1) ^ (difference >> 63)))
  }

  /// Writes how far a number is from the one before it.
  @inlinable public mutating func write(_ number: Int, after previous: Int?) {
    write(Int64(number), after: previous.map { Int64($0) })
  }

  /// Writes a stretch of time after the one before it, to the last of its digits; the same once more is one byte.
  @inlinable public mutating func write(_ duration: Duration, after previous: Duration?) {
    let isRepeated = duration == previous
    write(flags: isRepeated)
    if isRepeated { return }
    let (seconds, attoseconds) = duration.components
    let before = previous?.components
    write(seconds, after: before?.seconds)
    write(attoseconds, after: before?.attoseconds)
  }

  /// Writes a position after the one before it.
  @inlinable public mutating func write(_ position: Position, after previous: Position?) {
    write(Int64(position.latitudeE7), after: previous.map { Int64($0.latitudeE7) })
    write(Int64(position.longitudeE7), after: previous.map { Int64($0.longitudeE7) })
  }

  /// Writes flags; they take one byte, and two where the eighth is set.
  @inlinable public mutating func write(
    flags first: Bool, _ second: Bool = false, _ third: Bool = false, _ fourth: Bool = false,
    _ fifth: Bool = false, _ sixth: Bool = false, _ seventh: Bool = false,
    _ eighth: Bool = false
  ) {
    var bits: UInt64 = first ? 1 : 0
    if second { bits |= 1 << 1 }
    if third { bits |= 1 << 2 }
    if fourth { bits |= 1 << 3 }
    if fifth { bits |= 1 << 4 }
    if sixth { bits |= 1 << 5 }
    if seventh { bits |= 1 << 6 }
    if eighth { bits |= 1 << 7 }
    write(bits)
  }
}

/// A reader of what a packer wrote, in the same order.
public struct PackReader {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline var place = 0

  @inlinable init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a number.
  @inlinable public mutating func number() -> UInt64 {
    // Most differences are small.
    var number = UInt64(bytes[place])
    place += 1
    if number < 0x80 { return number }
    number &= 0x7F
    var shift: UInt64 = 7
    while true {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads a number that was written after another one.
  @inlinable public mutating func number(after previous: Int64?) -> Int64 {
    let zigzag = number()
    let difference = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
    return difference &+ (previous ?? 0)
  }

  /// Reads a number that was written after another one.
  @inlinable public mutating func number(after previous: Int?) -> Int {
    Int(number(after: previous.map { Int64($0) }))
  }

  /// Reads a stretch of time that was written after another one.
  @inlinable public mutating func duration(after previous: Duration?) -> Duration {
    let isRepeated = flags()[0]
    if let previous, isRepeated { return previous }
    let before = previous?.components
    let seconds = number(after: before?.seconds)
    let attoseconds = number(after: before?.attoseconds)
    return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }

  /// Reads a position that was written after another one.
  @inlinable public mutating func position(after previous: Position?) -> Position {
    let latitude = number(after: previous.map { Int64($0.latitudeE7) })
    let longitude = number(after: previous.map { Int64($0.longitudeE7) })
    guard
      let position = Position(latitudeE7: Int32(latitude), longitudeE7: Int32(longitude))
    else { preconditionFailure("only positions are written") }
    return position
  }

  /// Reads flags, the first one at the place 0.
  @inlinable public mutating func flags() -> Flags { Flags(bits: number()) }

  /// Flags that were written together.
  public struct Flags {
    @usableFromInline let bits: UInt64

    @inlinable init(bits: UInt64) {
      self.bits = bits
    }

    /// The flag that was written at the place.
    @inlinable public subscript(place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }
  }
}

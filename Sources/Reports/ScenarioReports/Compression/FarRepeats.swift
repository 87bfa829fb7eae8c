/// Text in which what has been said far before is not said again.
///
/// DEFLATE looks back 32 KB, which is less than most scenarios have to tell; this looks back to the beginning of the text.
/// What is left of it is for DEFLATE. First come numbers: how many bytes the text has, how many repeats there are, and for
/// each of them how many new bytes stand before it, how many bytes it has and how far back they begin. Then come all new
/// bytes, with those behind the last repeat. A number has seven bits in a byte, the lowest first; the eighth says that more
/// follow. No repeat reaches into itself.
enum FarRepeats {
  /// The fewest bytes that are worth three numbers.
  static let lengthMin = RollingHash.length

  private struct Repeat {
    let start: Int
    let count: Int
    let distance: Int
  }

  /// Returns a text in this form; it has 2 GB at most.
  static func folded(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { text in
      let repeats = repeats(in: text)
      var bytes: [UInt8] = []
      append(text.count, to: &bytes)
      append(repeats.count, to: &bytes)
      var told = 0
      for found in repeats {
        append(found.start - told, to: &bytes)
        append(found.count, to: &bytes)
        append(found.distance, to: &bytes)
        told = found.start + found.count
      }
      told = 0
      for found in repeats {
        bytes += text[told..<found.start]
        told = found.start + found.count
      }
      return bytes + text[told...]
    }
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func repeats(in text: UnsafeBufferPointer<UInt8>) -> [Repeat] {
    guard text.count >= lengthMin else { return [] }
    var repeats: [Repeat] = []
    // The last place of each hash.
    var places = [Int32](repeating: -1, count: 1 << RollingHash.slotBits)
    var hash = RollingHash(text)
    var told = 0
    places.withUnsafeMutableBufferPointer { places in
      while hash.place + lengthMin <= text.count {
        let place = hash.place
        let candidate = Int(places[hash.slot])
        places[hash.slot] = Int32(truncatingIfNeeded: place)
        hash.move()
        guard candidate >= 0, let found = longest(text, candidate, place, from: told) else {
          continue
        }
        repeats.append(found)
        told = found.start + found.count
        while hash.place < told, hash.place + lengthMin <= text.count {
          places[hash.slot] = Int32(truncatingIfNeeded: hash.place)
          hash.move()
        }
      }
    }
    return repeats
  }

  /// What two places have in common, from them on and before them; nil where that is less than is worth it.
  private static func longest(
    _ text: UnsafeBufferPointer<UInt8>, _ one: Int, _ other: Int, from told: Int
  ) -> Repeat? {
    let distance = other - one
    var (start, end) = (other, other)
    let bound = min(text.count, other + distance)
    while end < bound, text[end] == text[end - distance] { end += 1 }
    guard end - start >= lengthMin else { return nil }
    while start > max(told, distance), end - start < distance,
      text[start - 1] == text[start - 1 - distance]
    {
      start -= 1
    }
    return Repeat(start: start, count: end - start, distance: distance)
  }
}

/// A number that stands for the bytes from a place on, and is soon known for the next place.
private struct RollingHash {
  /// How many bytes it stands for.
  static let length = 48
  /// How many bits a slot of a table has.
  static let slotBits = 18

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// What the first of the bytes is multiplied with.
  private static let oldest = (1..<length).reduce(1) { power, _ in power &* factor }

  /// The place from which on it is.
  private(set) var place = 0
  private let text: UnsafeBufferPointer<UInt8>
  private var value: UInt64 = 0
  private let oldest: UInt64

  /// Creates the hash of a text's first bytes, of which there must be so many.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    oldest = Self.oldest
    for byte in text.prefix(Self.length) { value = value &* Self.factor &+ UInt64(byte) }
  }

  /// The place in a table.
  var slot: Int {
    Int((value &* 0xC2B2_AE3D_27D4_EB4F) >> UInt64(64 - Self.slotBits))
  }

  /// Goes on by a byte.
  mutating func move() {
    let next = place + Self.length
    if next < text.count {
      value = (value &- UInt64(text[place]) &* oldest) &* Self.factor &+ UInt64(text[next])
    }
    place += 1
  }
}

/// A search for what comes next among what has been passed.
///
/// Places are found by the four bytes that stand there; those with equal hashes are linked, the nearest first.
struct MatchFinder: ~Copyable {
  /// Bytes that have been seen before: how many, and how far back, from 1.
  struct Match {
    var length = 0
    var distance = 0
  }

  /// How far back a match may begin, and how many bytes it may have (RFC 1951, 3.2.5).
  static let distanceMax = 32_768
  static let lengthMax = 258
  /// The fewest bytes that are looked for: shorter matches hardly save anything in text.
  static let lengthMin = 4

  /// The most places that are tried, and the length that is good enough to try no more.
  private static let triesMax = 24
  private static let lengthGood = 96
  private static let hashBits = 15

  private let text: UnsafeRawBufferPointer
  /// The last place for each hash, and the one before each place, in a ring; -1 where there is none.
  private let heads: UnsafeMutableBufferPointer<Int32>
  private let links: UnsafeMutableBufferPointer<Int32>

  /// Creates a search in a text, which must outlive it and have 2 GB at most.
  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    heads = .allocate(capacity: 1 << Self.hashBits)
    links = .allocate(capacity: Self.distanceMax)
    heads.initialize(repeating: -1)
    links.initialize(repeating: -1)
  }

  deinit {
    heads.deallocate()
    links.deallocate()
  }

  /// Remembers that a place has been passed; places come in order, and each once.
  func pass(_ place: Int) {
    guard place + Self.lengthMin <= text.count else { return }
    let hash = hash(at: place)
    links[place & (Self.distanceMax - 1)] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  /// Returns the longest match for what stands at a place that is longer than a length; the nearest of equal ones.
  func match(at place: Int, longerThan length: Int = lengthMin - 1) -> Match? {
    let room = min(Self.lengthMax, text.count - place)
    guard room >= Self.lengthMin, length < room else { return nil }
    var best = Match(length: length)
    var candidate = Int(heads[hash(at: place)])
    var triesLeft = Self.triesMax
    while candidate >= 0, place - candidate <= Self.distanceMax, triesLeft > 0 {
      // Only what goes on where the best one ended can be longer.
      if text[candidate + best.length] == text[place + best.length] {
        let count = commonCount(candidate, place, atMost: room)
        if count > best.length {
          best = Match(length: count, distance: place - candidate)
          if count >= min(room, Self.lengthGood) { break }
        }
      }
      candidate = Int(links[candidate & (Self.distanceMax - 1)])
      triesLeft -= 1
    }
    return best.distance > 0 ? best : nil
  }

  private func hash(at place: Int) -> Int {
    let word = text.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return Int((UInt32(littleEndian: word) &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  private func commonCount(_ one: Int, _ other: Int, atMost room: Int) -> Int {
    var count = 0
    while count + 8 <= room {
      let difference =
        text.loadUnaligned(fromByteOffset: one + count, as: UInt64.self)
        ^ text.loadUnaligned(fromByteOffset: other + count, as: UInt64.self)
      if difference != 0 {
        return count + UInt64(littleEndian: difference).trailingZeroBitCount / 8
      }
      count += 8
    }
    while count < room, text[one + count] == text[other + count] { count += 1 }
    return count
  }
}

import TestSupport
import Testing

@testable import ScenarioReports

/// What others can unpack is unpacked here too, and nothing that arrives can do harm.
struct GzipTests {
  private static let text = Array(
    String(repeating: "the user taps “Allow”; ", count: 60).utf8)
  private static let bytesMax = 1 << 20

  private static func unpacked(
    _ bytes: [UInt8], bytesMax: Int = bytesMax
  ) -> Result<[UInt8], Gzip.Fault> {
    Result { () throws(Gzip.Fault) in try Gzip.unpacked(bytes, bytesMax: bytesMax) }
  }

  private static func numbers(_ seed: UInt64, count: Int, below bound: Int = 256) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in UInt8(numbers.number(below: bound)) }
  }

  @Test(arguments: [
    [], [65], text, numbers(1, count: 70_000), numbers(2, count: 70_000, below: 3),
    [UInt8](repeating: 0, count: 300_000),
  ])
  func `what is packed is unpacked as it was`(bytes: [UInt8]) {
    let packed = Gzip.member(of: bytes)
    #expect(Gzip.isMeant(by: packed))
    #expect(Self.unpacked(packed) == .success(bytes))
    #expect(Self.unpacked(packed + packed) == .success(bytes + bytes))
    #expect(packed == Gzip.member(of: bytes))
  }

  /// Files that another program has written.
  private static let foreign: KeyValuePairs<String, [UInt8]> = [
    "a fixed code": [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0x54, 0x28, 0x4A, 0x4D,
      0xCE, 0x2F, 0x4A, 0xD1, 0x51, 0x48, 0x84, 0xB2, 0x00, 0x2A, 0x77, 0x87, 0xB7, 0x12, 0x00,
      0x00, 0x00,
    ],
    "bytes as they are": [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x03, 0x01, 0x08, 0x00, 0xF7, 0xFF,
      0x61, 0x20, 0x72, 0x65, 0x63, 0x6F, 0x72, 0x64, 0xE2, 0x78, 0x28, 0x9C, 0x08, 0x00, 0x00,
      0x00,
    ],
    "a head with all that it can have": [
      0x1F, 0x8B, 0x08, 0x1F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x03, 0x00, 0x78, 0x79, 0x7A,
      0x31, 0x2E, 0x72, 0x65, 0x63, 0x6F, 0x72, 0x64, 0x00, 0x72, 0x65, 0x6D, 0x61, 0x72, 0x6B,
      0x00, 0xD6, 0xEC, 0x4B, 0x54, 0x28, 0x4A, 0x4D, 0xCE, 0x2F, 0x4A, 0x01, 0x00, 0xE2, 0x78,
      0x28, 0x9C, 0x08, 0x00, 0x00, 0x00,
    ],
  ]

  @Test(arguments: [
    ("a fixed code", "a record, a record"), ("bytes as they are", "a record"),
    ("a head with all that it can have", "a record"),
  ])
  func `what others pack is unpacked`(name: String, text: String) throws {
    let packed = try #require(Self.foreign.first { $0.key == name }?.value)
    #expect(Self.unpacked(packed) == .success(Array(text.utf8)))
    for count in 0..<packed.count {
      #expect(Self.unpacked(Array(packed.prefix(count))) != .success(Array(text.utf8)), "\(count)")
    }
  }

  @Test func `what is cut is said to be cut, wherever it is`() {
    let packed = Gzip.member(of: Self.text)
    for count in 0..<packed.count {
      #expect(Self.unpacked(Array(packed.prefix(count))) == .failure(.cut), "\(count) bytes")
      #expect(
        count == 0 || Self.unpacked(packed + packed.prefix(count)) == .failure(.cut),
        "\(count) bytes of the second")
    }
    #expect(Self.unpacked(packed + [0]) == .failure(.damaged))
  }

  @Test func `no bit of the text can change unseen`() {
    let packed = Gzip.member(of: Self.text)
    for bit in 0..<(8 * packed.count) {
      var other = packed
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      // The time and the system in the head mean nothing to the text, nor what fills the last byte of the stream.
      if case .success(let bytes) = Self.unpacked(other) {
        #expect(bytes == Self.text, "bit \(bit)")
        let isIdle = (4..<10).contains(bit / 8) || bit == 24 || bit / 8 == packed.count - 9
        #expect(isIdle, "bit \(bit)")
      }
    }
  }

  @Test(.tags(.sweep), arguments: 0..<(40 * Sweep.scale))
  func `whatever arrives ends with a fault and not with harm`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let head = Array(Gzip.member(of: []).prefix(10))
    for _ in 0..<50 {
      let lot = Self.numbers(
        UInt64(numbers.number(below: 1 << 30)), count: numbers.number(below: 400))
      #expect((try? Self.unpacked(head + lot).get()) == nil)
      var packed = Gzip.member(of: Self.text + lot)
      for _ in 0...numbers.number(below: 8) {
        packed[10 + numbers.number(below: packed.count - 10)] = UInt8(numbers.number(below: 256))
      }
      if let bytes = try? Self.unpacked(packed).get() { #expect(bytes == Self.text + lot) }
    }
  }

  @Test func `a bomb goes no further than there is room`() {
    let zeros = [UInt8](repeating: 0, count: 3 << 20)
    let bomb = Gzip.member(of: zeros)
    #expect(bomb.count < 8_192)
    #expect(Self.unpacked(bomb) == .failure(.tooLong))
    #expect(Self.unpacked(bomb, bytesMax: zeros.count) == .success(zeros))
    #expect(Self.unpacked(bomb, bytesMax: zeros.count - 1) == .failure(.tooLong))
    // The room is that of all members together, and bytes as they are take it as well.
    let many = Array(repeatElement(Gzip.member(of: Array(zeros.prefix(1_000))), count: 9).joined())
    #expect(Self.unpacked(many, bytesMax: 8_999) == .failure(.tooLong))
    for (_, packed) in Self.foreign {
      #expect(Self.unpacked(packed, bytesMax: 7) == .failure(.tooLong))
    }
  }

  @Test func `nothing before a member can be repeated in it`() {
    var bits = BitWriter()
    // A last block with the fixed code: three bytes from one byte back, and the end.
    for (value, count) in [(1, 1), (1, 2), (0b100_0000, 7), (0, 5), (0, 7)] as [(UInt32, Int)] {
      bits.write(value, bitCount: count)
    }
    let first = Gzip.member(of: [65])
    let both = first + first.prefix(10) + bits.finish() + first.suffix(8)
    #expect(Self.unpacked(both) == .failure(.damaged))
  }

  @Test(arguments: [
    [7], [5, 30, 255, 255], [1, 1, 0, 255, 255], [5 | 30 << 3, 0xFF, 0xFF],
    // Lengths of which the first repeats nothing, and codes without room or with gaps.
    [5, 0, 18, 0, 0, 0], [5, 0, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [5, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0],
  ])
  func `a stream that nobody can have written is refused`(stream: [UInt8]) {
    let frame = Gzip.member(of: [])
    let packed = Array(frame.prefix(10)) + stream + [UInt8](repeating: 0, count: 40)
    #expect(Self.unpacked(packed) == .failure(.damaged))
  }
}

import TestSupport
import Testing

@testable import ScenarioReports

/// What is compressed is what comes out again, and as small as others make it.
struct DeflateTests {
  private static func numbers(_ seed: UInt64, count: Int, below bound: Int) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in UInt8(numbers.number(below: bound)) }
  }

  private static let far =
    numbers(1, count: 400, below: 256) + [UInt8](repeating: 7, count: 32_768 - 400)

  private static let texts: KeyValuePairs<String, [UInt8]> = [
    "nothing": [],
    "a byte": [65],
    "two equal bytes": [65, 65],
    "bytes that all differ": Array(0...255),
    "the shortest match": Array("abcdabcd".utf8),
    "a match that overlaps itself": [UInt8](repeating: 0, count: 259),
    "the longest match and one byte more": [UInt8](repeating: 9, count: 260),
    "a megabyte of one byte": [UInt8](repeating: 3, count: 1 << 20),
    "bytes by lot": numbers(2, count: 100_000, below: 256),
    "four letters by lot": numbers(3, count: 200_000, below: 4),
    "as far back as can be": far + far.prefix(400),
    "a byte farther back than can be": far + [1] + far.prefix(400),
    "text that repeats": Array(String(repeating: "the user taps “Allow”; ", count: 9_000).utf8),
  ]

  // By their names, as the texts themselves fill the log.
  @Test(arguments: texts.map(\.key))
  func `what is compressed comes out as it was`(name: String) throws {
    let text = try #require(Self.texts.first { $0.key == name }?.value)
    let packed = Deflate.compressed(text)
    #expect(try Inflate.bytes(of: packed) == text)
    #expect(packed == Deflate.compressed(text))
  }

  @Test(.tags(.sweep), arguments: 0..<(20 * Sweep.scale))
  func `whatever repeats comes out as it was`(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var text: [UInt8] = []
    while text.count < 60_000 {
      let length = 1 + numbers.number(below: 400)
      if text.isEmpty || numbers.number(below: 2) == 0 {
        text += Self.numbers(UInt64(text.count), count: length, below: min(256, 1 + seed * 13))
      } else {
        let place = numbers.number(below: text.count)
        text += text[place..<min(place + length, text.count)]
      }
    }
    #expect(try Inflate.bytes(of: Deflate.compressed(text)) == text)
  }

  @Test func `what repeats takes little room, and what does not takes hardly more than it has`() {
    let sentence = Array(String(repeating: "the user taps “Allow”; ", count: 1_000).utf8)
    #expect(Deflate.compressed(sentence).count < sentence.count / 100)
    let lot = Self.numbers(4, count: 100_000, below: 256)
    #expect(Deflate.compressed(lot).count < lot.count + 200)
    // Two bits are all that four letters need, and a few more what repeats by chance.
    let letters = Self.numbers(5, count: 100_000, below: 4)
    #expect(Deflate.compressed(letters).count < letters.count * 30 / 100)
  }
}

import TestSupport
import Testing

@testable import ScenarioReports

/// What is folded is what comes out again, however far back it repeats.
struct FarRepeatsTests {
  private static func numbers(_ seed: UInt64, count: Int) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in UInt8(numbers.number(below: 256)) }
  }

  private static let page = numbers(1, count: 100_000)
  private static let least = Array(page.prefix(FarRepeats.lengthMin))

  private static let texts: KeyValuePairs<String, [UInt8]> = [
    "nothing": [],
    "a byte": [0],
    "less than a repeat": Array(least.dropLast()),
    "just a repeat's length": least,
    "the shortest repeat": least + least,
    "a repeat that is too short": least + least.dropLast(),
    "one byte again and again": [UInt8](repeating: 0, count: 100_000),
    "a repeat that could reach into itself": Array(repeatElement(least, count: 9).joined()),
    "a repeat at the very end": page + page,
    "new bytes at the end": page + page + [7],
    "a byte between": page + [7] + page,
    "a byte that differs": page.prefix(50_000) + [7] + page.dropFirst(50_001) + page,
  ]

  @Test(arguments: texts.map(\.key))
  func `what is folded comes out as it was`(name: String) throws {
    let text = try #require(Self.texts.first { $0.key == name }?.value)
    let folded = FarRepeats.folded(text)
    #expect(try Inflate.unfolded(folded) == text)
    #expect(folded == FarRepeats.folded(text))
  }

  @Test func `what repeats is folded, and what does not grows by a few bytes`() {
    #expect(FarRepeats.folded(Self.page + [7] + Self.page).count < Self.page.count + 16)
    #expect(FarRepeats.folded(Self.page).count == Self.page.count + 4)
    #expect(FarRepeats.folded(Self.least + Self.least).count == Self.least.count + 5)
  }

  @Test(.tags(.sweep), arguments: 0..<(20 * Sweep.scale))
  func `whatever repeats comes out as it was`(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var text: [UInt8] = []
    while text.count < 60_000 {
      let length = 1 + numbers.number(below: 400)
      if text.isEmpty || numbers.number(below: 3) == 0 {
        text += Self.numbers(UInt64(text.count), count: length)
      } else {
        let place = numbers.number(below: text.count)
        text += text[place..<min(place + length, text.count)]
      }
    }
    let folded = FarRepeats.folded(text)
    #expect(folded.count < text.count)
    #expect(try Inflate.unfolded(folded) == text)
  }
}

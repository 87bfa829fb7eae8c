import Testing

@testable import ScenarioReports

/// Codes that others can read: complete, and never longer than the format has room for.
struct HuffmanCodeTests {
  /// How much of all codes is taken, in parts of 2 to the power of 15.
  private static func taken(_ code: HuffmanCode) -> Int {
    code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - Int($1)) }
  }

  @Test func `what occurs more often takes no more bits`() {
    let code = HuffmanCode(frequencies: [5, 0, 1, 1, 2, 40], lengthMax: 15)
    #expect(code.lengths == [2, 0, 4, 4, 3, 1])
  }

  @Test(arguments: [(7, 19), (7, 128), (15, 30), (15, 286)])
  func `the longest code has room, and nothing is left`(lengthMax: Int, count: Int) {
    // Each number is the sum of the two before it: the deepest tree there is.
    var frequencies = [1, 1]
    while frequencies.count < count {
      frequencies.append(min(frequencies.suffix(2).reduce(0, +), 1 << 40))
    }
    let code = HuffmanCode(frequencies: frequencies, lengthMax: lengthMax)
    #expect(code.lengths.allSatisfy { (1...UInt8(lengthMax)).contains($0) })
    #expect(Self.taken(code) == 1 << 15)
    #expect(code.lengths == code.lengths.sorted(by: >))
  }

  @Test(arguments: [([0, 0, 3], 2), ([0, 0, 0], 0)])
  func `a lone symbol has one bit`(frequencies: [Int], symbol: Int) {
    let code = HuffmanCode(frequencies: frequencies, lengthMax: 15)
    #expect(code.lengths.indices.map { code.lengths[$0] } == (0..<3).map { $0 == symbol ? 1 : 0 })
  }
}

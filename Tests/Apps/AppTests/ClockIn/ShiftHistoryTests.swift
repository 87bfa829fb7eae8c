import Testing

@testable import ClockInApp

/// The shifts to look back at.
struct ShiftHistoryTests {
  private static func shift(_ id: String, at begin: Int64, points: Int = 0) -> ShiftSummary {
    ShiftSummary(id: id, clockedInAtMilliseconds: begin, pointCount: points)
  }

  @Test func `the server's, the kept and the present shift are one list, the newest first`() {
    var history = ShiftHistory()
    history.keep(Self.shift("b", at: 2), atMost: 9)
    history.arrange(
      fromServer: [Self.shift("a", at: 1), Self.shift("c", at: 3)], current: Self.shift("d", at: 4))
    #expect(history.rows.map(\.id) == ["d", "c", "b", "a"])
  }

  @Test func `a shift that both know is one row`() {
    var history = ShiftHistory()
    history.keep(Self.shift("a", at: 1, points: 7), atMost: 9)
    history.arrange(fromServer: [Self.shift("a", at: 1, points: 5)], current: nil)
    #expect(
      history.rows == [
        Self.shift("a", at: 1, points: 5).merged(with: Self.shift("a", at: 1, points: 7))
      ])
  }

  @Test func `only so many are kept, each once and the latest first`() {
    var history = ShiftHistory()
    history.restore(kept: [Self.shift("b", at: 2), Self.shift("a", at: 1)])
    history.keep(Self.shift("b", at: 2, points: 3), atMost: 2)
    #expect(history.kept.map(\.id) == ["b", "a"])
    #expect(history.kept.first?.pointCount == 3)
    history.keep(Self.shift("c", at: 3), atMost: 2)
    #expect(history.kept.map(\.id) == ["c", "b"])
  }

  @Test
  func `what waits for the server is kept beyond that, and the oldest that does not wait goes`() {
    var history = ShiftHistory()
    for number in 1...4 {
      history.keep(Self.shift("\(number)", at: Int64(number)), atMost: 2) { $0 != "2" }
    }
    #expect(history.kept.map(\.id) == ["4", "3", "1"])
    history.keep(Self.shift("5", at: 5), atMost: 2) { _ in false }
    #expect(history.kept.map(\.id) == ["5", "4", "3"])
  }
}

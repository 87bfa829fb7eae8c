import Testing

@testable import ScenarioRunner

/// What a report says of a search.
struct HistoryNoteTests {
  private func text(
    _ count: UInt64, of total: Double, worlds: Int = 1, impossible: Int = 0, _ end: HistoryNote.End
  ) -> String? {
    let note = HistoryNote(
      count: count, total: total, length: "3 events", worldCount: worlds,
      impossibleCount: impossible, end: end)
    guard case .text(let text) = note.attachment.content else { return nil }
    return text
  }

  @Test func `a note says how many histories were played of how many there are`() {
    #expect(
      text(1, of: 1, .whole) == "the only history of 3 events was played to its end")
    #expect(
      text(1_000, of: 1_000, .whole) == "all 1,000 histories of 3 events were played to their end")
    #expect(
      text(1, of: 2_000_000, .whole)
        == "1 of 2,000,000 histories of 3 events was played to its end")
    #expect(
      text(7, of: 8, .brokenAtEnd)
        == "7 of 8 histories of 3 events were played to their end until one went wrong")
    #expect(
      text(0, of: 8, .broken(event: 2))
        == "none of 8 histories of 3 events was played to its end, as one went wrong at event 2")
    #expect(
      text(5, of: 1e300, .broken(event: 2))
        == "5 of about 10^300 histories of 3 events were played to their end until one went wrong at event 2"
    )
  }

  @Test func `a note says what different worlds are, and what could not happen`() {
    #expect(
      text(8, of: 9, worlds: 1_234, impossible: 1, .whole)
        == "8 of 9 histories of 3 events were played to their end; on the way were 1,234 different worlds,"
        + " and equal ones were played once; once an event could not happen")
    #expect(
      text(8, of: 9, impossible: 2_000, .whole)?.hasSuffix(
        "; 2,000 times an event could not happen")
        == true)
  }
}

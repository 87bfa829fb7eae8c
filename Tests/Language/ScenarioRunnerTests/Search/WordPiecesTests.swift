import Testing

@testable import ScenarioRunner

struct WordPiecesTests {
  @Test(arguments: [
    "", " ", "'", "The phone's GPS isn’t on", "“Open Settings” – 3 × 20 m", "a-b_c.d/e 1st",
    "I can't, you won’t… it's", "''quoted''", "TAB\tand\nline",
  ])
  func `texts of ASCII and of marks are cut as any text is`(text: String) {
    // The times sign is neither.
    guard let plain = WordPieces.plain(text) else {
      #expect(text.contains("×"))
      return
    }
    #expect(plain == WordPieces.any(text).filter { !$0.isEmpty })
  }

  @Test(arguments: ["zażółć gęślą jaźń", "naïve", "a\u{200D}b", "5 µm", "日本"])
  func `all other texts are cut by their characters`(text: String) {
    #expect(WordPieces.plain(text) == nil)
    #expect(!WordPieces.any(text).isEmpty)
  }

  @Test(arguments: [
    ("stories", "stori"), ("story", "stori"), ("batteries", "batteri"), ("battery", "batteri"),
    ("passes", "pass"), ("pass", "pass"), ("status", "status"), ("stopped", "stop"),
    ("stopping", "stop"), ("missed", "miss"), ("note", "note"), ("noted", "note"), ("not", "not"),
    ("moves", "mov"),
    ("moving", "mov"), ("gps", "gps"), ("pushes", "push"), ("ring", "ring"), ("jaźnie", "jaźni"),
    ("zażółć", "zażółć"),
  ])
  func `two forms of a word look the same`(word: String, stem: String) {
    #expect(SearchWords.stem(word) == stem)
  }
}

import Gherkin
import ScenarioRunner
import TestSupport
import Testing

/// Files of phrases that nobody wrote in good faith.
struct HostilePhraseTests {
  private static let seed = """
    # language: en
    Phrase: a {start:int} and {string} of/with {duration} apple(s)
      Given the basket has <start> apples
      And the customer buys "<string>" for 2 coins
      When <duration> pass

    Phrase: b {what:}:
      Given these <what>:
        | <table> |

    Phrase: c {int}
      Given c <int>
      * this letter:
        \"""md
        <text> <b>
        \"""

    """

  private static let pieces = [
    "<", ">", "{", "}", "(", ")", "/", "\\", "\"", "'", "|", "#", "@", ":", "Phrase:", "\n",
    "\u{0}", "\u{202E}", "é", "\"\"\"", "<text>", "<table>", "{int}", "{a:}", "{:int}", "<>",
  ]

  @Test func `whatever stands in a file, each problem names its place and nothing is endless`()
    async throws
  {
    var numbers = SeededNumbers(seed: 13)
    var problemCount = 0
    var phraseCount = 0
    for _ in 0..<60 * Sweep.scale {
      var text = Array(Self.seed.unicodeScalars)
      for _ in 0..<1 + numbers.number(below: 4) {
        let place = numbers.number(below: text.count)
        if numbers.number(below: 3) == 0 {
          text.removeSubrange(place..<min(text.count, place + 1 + numbers.number(below: 9)))
        } else {
          let piece = Self.pieces[numbers.number(below: Self.pieces.count)]
          text.insert(contentsOf: piece.unicodeScalars, at: place)
        }
      }
      let phrases = String(String.UnicodeScalarView(text))
      let run = try await PhraseRun(
        "    Given a 3 and \"figs\" of 5 minutes apples\n    Then c 3\n", phrases: phrases)
      phraseCount += run.book.phrases.count
      problemCount += run.book.problems.count
      for problem in run.book.problems {
        #expect(problem.uri == "shop/own.phrases")
        #expect(problem.location != nil || problem.severity == .warning, "\(problem.message)")
      }
      #expect(run.results.count == 1)
    }
    #expect(problemCount > 20)
    #expect(phraseCount > 20)
  }
}

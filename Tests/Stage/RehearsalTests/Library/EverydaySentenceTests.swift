import ScenarioRunner
import Testing

@testable import Rehearsal

/// The words of product owners, as `rehearse steps` answers them.
struct EverydaySentenceTests {
  private static let library = StepVocabulary.library(apps: AllApps.rooms)

  private static func sentences(_ answer: StepSearch.Answer) -> [String] {
    answer.hits.map { library.definitions[$0.index].reference.expression }
  }

  /// The place of the first sentence that means it, from 1; `nil` where there is none among those that are told.
  ///
  /// Where no sentence means it, the answer has to say so, which it does unless one of them answers every word.
  private static func place(of row: EverydaySentences.Row, in answer: StepSearch.Answer) -> Int? {
    if row.meant.isEmpty { return answer.isWhole ? nil : 1 }
    return sentences(answer).firstIndex(where: row.meant.contains).map { $0 + 1 }
  }

  @Test func `of 100 everyday sentences 90 find what they mean first and 97 among three`() {
    let search = StepSearch(Self.library)
    var misses: [String] = []
    var places: [Int] = []
    for row in EverydaySentences.rows {
      let answer = search.answer(row.question)
      let place = Self.place(of: row, in: answer) ?? .max
      places.append(place)
      guard place > 1 else { continue }
      let number = place == .max ? "none" : "\(place)"
      misses.append("\(number) \(row.question): \(Self.sentences(answer).prefix(3))")
    }
    let text = misses.joined(separator: "\n")
    #expect(places.count >= 100)
    #expect(places.count { $0 == 1 } >= 90, "\(text)")
    #expect(places.count { $0 <= 3 } >= 97, "\(text)")
  }

  @Test func `every sentence that is meant is one of the library's, and few of them are none`() {
    let sources = Set(Self.library.definitions.map(\.reference.expression))
    for row in EverydaySentences.rows {
      for sentence in row.meant { #expect(sources.contains(sentence), "\(sentence)") }
    }
    #expect(EverydaySentences.rows.count { $0.meant.isEmpty } <= 6)
  }

  @Test(arguments: [
    ("the promoter opens the app", "the user opens the app"),
    ("the walker locks the phone", "the user locks the phone"),
    ("the user clocks in", "the employee clocks in"),
    ("the promoter goes on after a break", "the user resumes the campaign"),
  ])
  func `people are one another, and the word of an app leads to its sentences`(
    question: String, sentence: String
  ) {
    let found = Self.sentences(StepSearch(Self.library).answer(question)).prefix(2)
    #expect(found.contains(sentence), "\(found)")
  }
}

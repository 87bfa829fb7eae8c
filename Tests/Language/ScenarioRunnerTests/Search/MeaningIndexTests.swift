import Testing

@testable import ScenarioRunner

struct MeaningIndexTests {
  private static func index(
    _ titles: [String], _ synonyms: String = "", people: [String] = [],
    alternatives: [Int: [String]] = [:], standings: [Int: Double] = [:]
  ) -> MeaningIndex {
    MeaningIndex(
      titles.enumerated().map { place, title in
        MeaningIndex.Entry(
          parts: [(title, 1)], alternatives: alternatives[place] ?? [],
          standing: standings[place] ?? 1)
      }, Synonyms(synonyms), people: people)
  }

  private static func places(_ index: MeaningIndex, _ question: String) -> [Int] {
    index.hits(question).map(\.index)
  }

  @Test func `a word that people only ask with means nothing where it stands in a text`() {
    let titles = ["the user rests", "the button is still shown", "the user leaves"]
    let asked = Self.index(titles, "rests > still shown, does not move")
    #expect(Self.places(asked, "does not move") == [0])
    // Where it is a word like others, whatever has it is found as well.
    let both = Self.index(titles, "rests, still shown, does not move")
    #expect(Set(Self.places(both, "rests")) == [0, 1])
    #expect(Self.places(asked, "rests") == [0])
  }

  @Test func `a group of synonyms has words for texts, and behind the sign words for questions`() {
    let groups = Synonyms("restart, reboot\n rest , lie down > still , , not move\n").groups
    #expect(groups.map(\.words) == [["restart", "reboot"], ["rest", "lie down"]])
    #expect(groups.map(\.asked) == [[], ["still", "not move"]])
  }

  @Test func `what says what is not comes behind, unless somebody asks for it`() {
    let index = Self.index(["the popup is not shown", "the popup is shown here", "the list"])
    #expect(Self.places(index, "popup shown").first == 1)
    #expect(Self.places(index, "popup not shown").first == 0)
  }

  @Test func `what is said behind a conjunction counts less than what is said before it`() {
    let index = Self.index(["the notice is shown", "the phone is locked", "the app", "the list"])
    #expect(Self.places(index, "the notice is shown while the phone is locked").first == 0)
    #expect(Self.places(index, "the phone is locked while the notice is shown").first == 1)
    #expect(SearchWords.asked("allow while using").map(\.share) == [1, 1])
  }

  @Test func `words of which a sentence has only one do not count against it`() {
    let titles = ["the user quits closes kills the app", "the user kills the time and more"]
    let text = Self.index(titles)
    #expect(Self.places(text, "user kills").first == 1)
    let choice = Self.index(titles, alternatives: [0: ["quits/closes/kills"]])
    #expect(Self.places(choice, "user kills").first == 0)
  }

  @Test func `people answer for one another, the one who is named first`() {
    let titles = [
      "the user clocks in", "the employee clocks in", "the courier clocks in", "the user leaves",
    ]
    let index = Self.index(titles, people: ["user", "employee", "courier"])
    #expect(Self.places(index, "the employee clocks in").first == 1)
    #expect(Self.places(index, "the employee clocks in").prefix(3).sorted() == [0, 1, 2])
    #expect(index.hits("the employee clocks in").prefix(3).map(\.isWhole) == [true, true, true])
  }

  @Test func `of two that answer as well the one of lower standing comes second`() {
    let index = Self.index(["the app stops", "the app stops", "else"], standings: [0: 0.8])
    #expect(Self.places(index, "app stops") == [1, 0])
  }
}

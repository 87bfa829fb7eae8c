import ScenarioRunner
import Testing

/// What a world shows, for those who know what it is.
struct ExhibitTests {
  @Test func `an exhibit is handed out as what it is, and as nothing else`() {
    let exhibit = Exhibit(["a", "b"])
    #expect(exhibit.value(as: [String].self) == ["a", "b"])
    #expect(exhibit.value(as: [Int].self) == nil)
  }

  @Test func `two exhibits are equal where they show the same`() {
    #expect(Exhibit(1) == Exhibit(1))
    #expect(Exhibit(1) != Exhibit(2))
    #expect(Exhibit(1) != Exhibit("1"))
    #expect(Set([Exhibit(1), Exhibit(1), Exhibit("1")]).count == 2)
  }
}

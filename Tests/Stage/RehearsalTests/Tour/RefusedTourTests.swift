import ScenarioRunner
import Testing

/// What editors hand to the tour server, which answers by itself whether or not a phone is there.
struct RefusedTourTests {
  private static let publishing = """
    an editor publishes the tour "Old Town":
          | point | title | position         | radius | audio    |
          | 1     | Gate  | 52.2333, 21.0122 | 50 m   | 1 minute |
    """
  private static let check = #"the tour "Old Town" was refused: "has a radius of 50 m""#

  @Test(arguments: [[], ["the pet listing app is installed"], ["the tour app is installed"]])
  func `a tour is refused whichever app is there`(before: [String]) async throws {
    let result = try #require(
      await Play.sentences([Self.check], after: before + [Self.publishing]).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a tour that nobody looks at came to nothing without the app`() async throws {
    let result = try #require(await Play.sentences([Self.publishing]).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message.contains("nothing came of it") == true)
  }

  @Test func `a tour that nobody has published was not refused`() async throws {
    let result = try #require(await Play.sentences([Self.check]).first)
    #expect(result.status == .failed)
    #expect(
      result.steps.last?.problem?.notes
        == [#"Write before it: When an editor publishes the tour "Old Town":"#])
  }
}

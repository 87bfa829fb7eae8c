import Gherkin
import ScenarioRunner
import Testing

/// What is arranged and then drawn by lot: whether it comes true is the seed's business, and no verdict may hang on it.
struct DrawnByLotTests {
  /// Plays the same walk under many names, each of which has chances of its own.
  private func walks(_ deed: String) async -> [ScenarioResult] {
    var text = "Feature: Lots\n"
    for number in 1...24 {
      text += """

          Scenario: A walk by chance \(number)
            Given the campaign app is installed
            And one in 50 positions is off by 30 m
            And the campaign "Spring leaflets" is running
            When \(deed)
            Then the phone has recorded at least 1 point

        """
    }
    return await Play.results([Source(uri: "lots.feature", text: text)])
  }

  @Test func `positions that may be far off are met by any position, whether or not one was`()
    async throws
  {
    let results = await walks("the user walks 100 m north at 1.5 m/s and arrives")
    #expect(results.count == 24)
    for result in results {
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
    }
  }

  @Test func `where no position is measured, they are refused by every seed`() async throws {
    let text = """
      Feature: Lots

        Scenario: No walk
          Given the pet listing app is installed
          And one in 50 positions is off by 30 m
          And location permission is denied
          When the user opens the app
          And the user taps "Cancel"
          Then the listings are shown
      """
    let result = try #require(await Play.results([Source(uri: "lots.feature", text: text)]).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.compactMap(\.problem).first?.message
        == "This arranges that some positions are far off, but no position was measured since.")
  }
}

import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// A map that the user has moved: what is drawn is what the checks see.
struct MovedMapTests {
  @Test func `the picture shows where the user has moved the map to`() async throws {
    let steps = """
      Given the campaign "Spring leaflets" is running
      When the user moves the map to 50, 20 at zoom level 9
      Then the map is centred on 50, 20
      And the map's zoom level is 12
      """
    let result = try #require(await Play.steps(steps))
    let step = try #require(result.steps.first { $0.status == .failed })
    #expect(step.step.text == "the map's zoom level is 12")
    let drawn = try #require(result.evidence?.screen).joined(separator: " ")
    #expect(drawn.contains(", zoom 9") && !drawn.contains("zoom 16"), "\(drawn)")
  }
}

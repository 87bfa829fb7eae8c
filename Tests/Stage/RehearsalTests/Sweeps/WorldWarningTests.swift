import ScenarioRunner
import Testing

/// Warnings that only the world can give, as they arrive in the result of a scenario that passes.
struct WorldWarningTests {
  private static let walk = """
    Given the user is in Warsaw
        And the campaign "Spring leaflets" is running
        When the user walks 1 km east at 5 km/h and arrives
        Then no line of the map passes within 10 m of 
    """
  private static let shift = """
    Given the employee is clocked in
        When the following happens:
          | after      | event                       |
          | 10 minutes | the phone goes offline      |
          | 10 minutes | the phone comes back online |
        And 1 hour passes
        Then every recorded point is on the server
    """

  private func warnings(_ steps: String) async throws -> [String] {
    let result = try #require(await Play.steps(steps, doubts: .told))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    return result.warnings.map(\.message)
  }

  @Test func `a place to which nobody ever came near is warned of`() async throws {
    let told = try await warnings(Self.walk + "10, 10")
    #expect(told.count == 1)
    #expect(told.first?.contains("Nobody was ever within 100 km of 10, 10") == true, "\(told)")
    // Two kilometres beside the way.
    #expect(try await warnings(Self.walk + "52.2500, 21.0122") == [])
  }

  @Test func `an event that undoes another one at the same time is warned of`() async throws {
    let told = try await warnings(Self.shift)
    #expect(told.count == 1)
    #expect(told.first?.contains("Row 2 undoes what row 1 has done") == true, "\(told)")
    let later = Self.shift.replacing(
      "| 10 minutes | the phone comes", with: "| 20 minutes | the phone comes")
    #expect(try await warnings(later) == [])
  }
}

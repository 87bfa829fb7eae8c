import Rehearsal
import ScenarioRunner
import Testing

/// Points of a tour and stops of a route, by their numbers and by their names.
struct NumberOrNameTests {
  private static let tours = """
    Given the user is in Warsaw
        And the published tours are:
          | tour | point | title  | position         | radius | audio    |
          | Walk | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
          | Walk | 2     | Column | 52.2369, 21.0122 | 100 m  | 1 minute |
          | Walk | 3     | Castle | 52.2405, 21.0122 | 100 m  | 1 minute |
        And the tour "Walk" is running
    """

  private static func status(of steps: String) async throws -> ScenarioResult {
    try #require(await Play.steps(steps))
  }

  @Test func `a point is found by its title, in any case of letters`() async throws {
    let result = try await Self.status(
      of: """
        \(Self.tours)
            When the user walks to point 1 of the tour
            And the user walks to point "column" of the tour
            Then point "Column" of the tour is completed
            And point "COLUMN" of the tour is shown as completed
            And the points triggered so far are "1, Column"
            And the map shows a circle of 100 m around point "Column"
            And the next point is 3
        """)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    (
      "point \"Tower\" of the tour is active", "The tour has no point \"Tower\".",
      "It has these: \"Castle\", \"Column\", \"Castle\"."
    ),
    (
      "the next point is \"Castle\"", "2 points of the tour are called \"Castle\".",
      "Say which one by its number: 1, 3."
    ),
    (
      "the points triggered so far are \"1, Tower\"", "The tour has no point \"Tower\".",
      "It has these: \"Castle\", \"Column\", \"Castle\"."
    ),
  ])
  func `a title that no point has, or two, is told with what there is`(
    check: String, message: String, note: String
  ) async throws {
    let result = try await Self.status(
      of: "\(Self.tours)\n    When the user walks to point 1 of the tour\n    Then \(check)")
    let problem = try #require(result.steps.last?.problem)
    #expect(result.steps.last?.status == .invalid)
    #expect(problem.message == message)
    #expect(problem.notes.contains(note), "\(problem.notes)")
  }

  @Test func `a stop is found by its customer's name`() async throws {
    let result = try await Self.status(
      of: """
        Given the user is at 52.2252, 21.0122
            And the delivery route is under way
            When the courier drives to stop "Maria Nowak"
            Then the courier is at stop "Maria Nowak"
            When the courier delivers the package with a signature
            Then stop "MARIA NOWAK" is delivered
            And the next stop is "Jan Kowalski"
            When the courier drives to stop "jan kowalski"
            Then the courier is at stop "Jan Kowalski"
            And the order of stop "Jan Kowalski" is in transit
        """)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a name that no stop has, or two, is told with what there is`() async throws {
    let unknown = try await Self.status(
      of: """
        Given the delivery route has 2 stops, 300 m apart
            And the delivery route is under way
            Then stop "Nobody" is open
        """)
    #expect(unknown.steps.last?.problem?.message == "The route has no stop \"Nobody\".")
    #expect(
      unknown.steps.last?.problem?.notes
        == ["It has these: \"Customer 1\", \"Customer 2\"."])
    let twice = NumberOrName.name("Ann")
    #expect(throws: InvalidStep.self) {
      try twice.number(among: ["Ann", "Bob", "ann"], ("stop", "stops"), of: "The route")
    }
  }

  @Test(arguments: ["0", "1000001", "-1"])
  func `a number is a place in a row`(number: String) async throws {
    let result = try await Self.status(
      of: "Given the delivery route is under way\n    Then stop \(number) is open")
    #expect(result.steps.last?.status == .invalid)
  }

  @Test func `nobody walks to a point before the tour, or to where they are`() async throws {
    let early = try await Self.status(
      of: "Given the tour app is installed\n    When the user walks to point 1 of the tour")
    #expect(early.steps.last?.status == .failed)
    #expect(early.steps.last?.problem?.message.contains("No tour was begun") == true)
    let twice = try await Self.status(
      of: """
        \(Self.tours)
            When the user walks to point 1 of the tour
            And the user walks to point 1 of the tour
        """)
    #expect(
      twice.steps.last?.problem?.message == "The walker is at point 1 already.",
      "\(Play.explanation(of: twice))")
  }
}

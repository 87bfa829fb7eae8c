import DeviceInterface
import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Where scenarios find the routes they name.
struct RouteShelfTests {
  private func shelf(_ paths: [String]) -> RouteShelf {
    var shelf = RouteShelf()
    for path in paths { shelf.add(.content(Route(name: path)), at: path) }
    return shelf
  }

  @Test(arguments: [
    ("Scenarios/a/x.feature", "Scenarios/a/routes/walk.gpx"),
    ("Scenarios/a/ios/x.feature", "Scenarios/a/routes/walk.gpx"),
    ("Scenarios/b/x.feature", "Scenarios/routes/walk.gpx"),
    ("x.feature", "routes/walk.gpx"),
    ("/tmp/f/x.feature", "/tmp/f/routes/walk.gpx"),
    ("../f/x.feature", "../f/routes/walk.gpx"),
  ])
  func `the nearest folder's route is meant`(uri: String, path: String) throws {
    let shelf = shelf([
      "routes/walk.gpx", "Scenarios/routes/walk.gpx", "Scenarios/a/routes/walk.gpx",
      "/tmp/f/routes/walk.gpx", "../f/routes/walk.gpx",
    ])
    #expect(try shelf.content("routes/walk.gpx", for: uri).name == path)
  }

  @Test func `a route that is not there is told with those that are`() {
    let shelf = shelf(["s/a/routes/old-town.gpx", "s/routes/park.gpx", "s/b/routes/else.gpx"])
    let error = #expect(throws: InvalidStep.self) {
      try shelf.content("routes/oldtown.gpx", for: "s/a/x.feature")
    }
    #expect(error?.message == "There is no route \"routes/oldtown.gpx\".")
    #expect(
      error?.notes == [
        "Did you mean \"routes/old-town.gpx\"?",
        "The routes here are \"routes/old-town.gpx\", \"routes/park.gpx\".",
      ])
    let alone = #expect(throws: InvalidStep.self) {
      try RouteShelf().content("x.gpx", for: "a.feature")
    }
    #expect(
      alone?.notes == [
        "There are no routes beside the feature file: expected them in routes/*.gpx."
      ])
  }

  @Test(arguments: [RouteShelf.Entry.broken, .unread])
  func `a route that was not read is no route`(entry: RouteShelf.Entry) {
    var shelf = RouteShelf()
    shelf.add(entry, at: "routes/a.gpx")
    #expect(throws: InvalidStep.self) { try shelf.content("routes/a.gpx", for: "x.feature") }
  }

  @Test func `the user follows a route from its start, through its gaps, to its end`() async throws
  {
    let places = try ["52.2297, 21.0122", "52.2397, 21.0122", "52.2497, 21.0122"].map {
      RoutePoint(try Position(text: $0))
    }
    let route = Route(segments: [[places[0], places[1]], [places[2]]])
    var shelf = RouteShelf()
    shelf.add(.content(route), at: "s/routes/a.gpx")
    let text = """
      Feature: F
        @ios
        Scenario: S
          When the user follows the route "routes/a.gpx" at 10 m/s
          And 5 minutes pass
        @ios
        Scenario: T
          When the user follows the route "routes/b.gpx"
      """
    let results = await Play.results(
      [Source(uri: "s/x.feature", text: text)],
      library: StepVocabulary.library(apps: AllApps.rooms, routes: shelf))
    #expect(results.map(\.status) == [.passed, .invalid])
    let events = try #require(results.first?.evidence).events.map(\.text)
    #expect(events == ["the phone sets out along 3 waypoints"])
    let problem = results.last?.steps.first?.problem
    #expect(problem?.notes.first == "Did you mean \"routes/a.gpx\"?")
  }

  @Test(arguments: [[5, 5], [6, 5], [nil, 5]] as [[Int64?]])
  func `a route that does not say how fast is walked`(times: [Int64?]) async throws {
    let points = try ["52.2297, 21.0122", "52.2397, 21.0122"].enumerated().map { index, text in
      RoutePoint(
        try Position(text: text),
        time: times[index].map { WallTime(millisecondsSince1970: $0 * 1_000) })
    }
    var shelf = RouteShelf()
    shelf.add(.content(Route(segments: [points])), at: "s/routes/a.gpx")
    let text = """
      Feature: F
        @ios
        Scenario: S
          When the user follows the route "routes/a.gpx"
          And 100 seconds pass
          Then the user has travelled 140 m, give or take 1 m
      """
    let results = await Play.results(
      [Source(uri: "s/x.feature", text: text)],
      library: StepVocabulary.library(apps: AllApps.rooms, routes: shelf))
    #expect(results.map(\.status) == [.passed])
  }
}

import ScenarioRunner
import Testing

/// Bounds that nothing can break: each is refused, and a smaller one is not.
struct BoundTests {
  private static let route = [
    "the delivery route has 3 stops, 900 m apart", "the delivery route is under way",
    "10 minutes pass",
  ]

  @Test(arguments: [
    ("the top speed of the route is at most 10000 km/h", "is never more than 10000 km/h"),
    ("the average speed of the route is at most 99999 km/h", "is never more than"),
    ("the battery use per hour of the route is at most 100%", "is never more than 100%"),
    ("the average accuracy of the route is at most 20000000 m", "is never more than"),
    ("the success rate of the route is at most 100%", "is never more than 100%"),
    ("the idle time of the route is at most 10 minutes", "Only 10 min have passed"),
    ("the app has stored at most 1000 GB", "There is room for"),
    ("the user has travelled 0 m, give or take 2 km", "is true of nearly everything up to 2 km"),
    ("the battery is at least 0%", "At least 0 is true"),
    ("the battery is at most 100%", "At most 100 is true"),
    ("the phone has recorded between 0 and 5 points", "Between 0 and 5 is true of none"),
    ("the phone has recorded at most 1000000 points", "At most 1000000 is true"),
    ("the courier's locations are 0 seconds to 1 hour apart", "No time lies from"),
    ("the last fix is within 20000 km of Warsaw", ""),
  ])
  func `a bound that nothing can break is refused`(
    sentence: String, message: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.route).first)
    let problem = result.steps.last?.problem
    #expect([.invalid, .undefined].contains(result.status), "\(sentence)")
    #expect(
      problem?.message.contains(message) == true || message.isEmpty,
      "\(problem?.message ?? "passed")")
  }

  @Test(arguments: [
    "the top speed of the route is at most 200 km/h",
    "the idle time of the route is at most 9 minutes",
    "the app has stored at most 200 kB", "the user has travelled 0 m, give or take 5 m",
  ])
  func `a bound that something can break is taken`(sentence: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.route).first)
    #expect([.passed, .failed].contains(result.status), "\(Play.explanation(of: result))")
  }

  @Test func `what the phone has no room for, no app stores`() async throws {
    let before = [
      "the clock-in app is installed", "the phone has 200 kB of free storage",
      "the employee is clocked in", "1 hour passes",
    ]
    let sentence = "the app has stored at most 300 kB"
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .invalid)
  }

  @Test(arguments: [
    ("the customer of stop 9 does not see \"progress: 99%\"", "The route has 3 stops"),
    ("the customer of stop 9 sees no courier", "The route has 3 stops"),
    ("the customer of stop 9 was told nothing", "The route has 3 stops"),
    ("there are no geofence events of stop 9", "The route has 3 stops"),
    ("the server knows of no arrival at stop 9", "The route has 3 stops"),
    ("the courier has not arrived at stop 9", "The route has 3 stops"),
    ("the merchant \"Nobody\" was told nothing", "There is no merchant"),
    ("the screen does not show \"Stop 9 of 12\"", "There is no stop 9"),
    ("the popup \"Stop 9 is still open\" is not shown", "There is no stop 9"),
    ("the screen does not show that it is loading", "never shows that it is loading on the page"),
  ])
  func `what there is not does nothing for sure`(
    sentence: String, message: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.route).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid, "\(sentence): \(problem?.message ?? "passed")")
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }

  @Test(arguments: [
    "the screen does not show \"Stop 3 of 3\"", "the popup \"Stop 2 is still open\" is not shown",
    "the customer of stop 3 was told nothing",
  ])
  func `what there is may do nothing`(sentence: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.route).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a tour has no more points than it has`() async throws {
    let tour = ["the tour \"Royal Way\" is running", "1 minute passes"]
    for sentence in [
      "the screen does not show \"Point 99\"", "the screen does not show \"to point 99\"",
      "point 99 of the tour is not reached", "only the circle of point 99 is watched",
    ] {
      let result = try #require(await Play.sentences([sentence], after: tour).first)
      #expect(result.status == .invalid, "\(sentence)")
    }
  }
}

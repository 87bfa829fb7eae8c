import CucumberExpressions
import DeliveryRoom
import Gherkin
import Rehearsal
import ScenarioRunner
import Testing

/// Sentences about customers, merchants and administrators: what fails, and what says nothing.
struct ActorSentenceTests {
  private static let library = StepVocabulary.library(apps: [DeliveryRoom.self])
  private static let installed = ["the delivery app is installed"]
  private static let underWay = [
    "the user is at 52.2252, 21.0122", "the delivery route is under way",
    "the courier drives to stop 1", "1 minute passes",
  ]

  private func result(_ steps: [String]) async throws -> ScenarioResult {
    let lines = steps.map { "    * \($0)\n" }.joined()
    let text = "Feature: Deliveries\n\n  @ios\n  Scenario: Deliveries\n" + lines
    let source = Source(uri: "deliveries.feature", text: text)
    return try #require(await Play.results([source], library: Self.library).first)
  }

  @Test(arguments: [
    (
      #"the customer of stop 1 was told "Your package has been delivered!""#,
      "The customer of stop 1 was not told so."
    ),
    (
      #"the customer of stop 1 was told "Your courier has arrived!" 2 times"#,
      "The customer of stop 1 was told so another number of times."
    ),
    (
      #"the customer of stop 1 was not told "Your courier has arrived!""#,
      "The customer of stop 1 was told so another number of times."
    ),
    ("the customer of stop 1 was told nothing", "The customer of stop 1 was told something."),
    ("the order of stop 1 is delivered", "The order stands otherwise."),
    ("the server knows of no arrival at stop 1", "The server knows of the arrival."),
    ("the server knows of the arrival at stop 2", "The server knows of no arrival."),
    (#"a re-delivery of stop 1 is scheduled for "2026-01-06""#, "No re-delivery is scheduled so."),
    ("a claim for stop 1 is open", "There is no such claim."),
    ("there are no geofence events of stop 1", "There are geofence events."),
    ("the server holds 0 locations of the courier", "The number of locations differs."),
    (
      #"every location on the server tells "altitude""#, "The location of 08:00:00 lacks something."
    ),
    ("the courier's locations are 40 seconds to 50 seconds apart", "The location of"),
    ("the average accuracy of the route is 6 m", "The average accuracy differs."),
    ("the top speed of the route is at most 20 km/h", "The top speed is out of bounds."),
    ("the success rate of the route is 100%", "success rate: nothing was measured."),
  ])
  func `a check fails and says what there is instead`(
    sentence: String, message: String
  ) async throws {
    let result = try await result(Self.underWay + [sentence])
    let problem = try #require(result.steps.last?.problem)
    #expect(result.steps.dropLast().allSatisfy { $0.status == .passed })
    #expect(result.status == .failed, "\(sentence)")
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  @Test(arguments: [
    (
      #"the customer of stop 1 was not told "Your courier has arived!""#,
      "The delivery server tells nobody"
    ),
    (#"the customer of stop 1 was told """#, "The delivery server tells nobody"),
    (#"the administrator was told "Your courier has arrived!""#, "Messages go to customers and"),
    (#"the merchant "Bekery" was told nothing"#, "There is no merchant \"Bekery\"."),
    ("the customer of stop 11 was told nothing", "The route has 10 stops, and no stop 11."),
    (#"the customer of stop 1 does not see "Ariived""#, "No such page ever shows"),
    ("the request was refused with 200", "Nothing is refused with 200."),
    (
      #"the courier sends the request "GET /api/courier/rout""#,
      #"The delivery server knows no request "GET /api/courier/rout"."#
    ),
    (
      #"the courier sends the request "POST /api/courier/route/*/way""#,
      "The delivery server knows no request"
    ),
    (#"the audit log names "everything""#, "The audit log knows no"),
    (#"every location on the server tells "colour""#, "A location tells no “colour”."),
    ("the average accuracy of the route is 5 minutes", "“5 minutes” is no average accuracy."),
    ("the success rate of the route is at least 0%", "At least 0 is true of every number"),
    ("the success rate of the route is at most 100%", "The success rate is never more than 100%"),
    ("the route adherence of the route is at most 150%", "The route adherence is never more"),
    (
      "the time at stop 1 is 2 minutes, give or take 2 minutes", "2 min, give or take 2 min"
    ),
    (
      "every geofence event has a position and a distance within its radius, give or take 50 m",
      "Give or take 50 m is as much as the radius"
    ),
    (#"the customer of stop 1 sees """#, "Nobody sees"),
    (#"the customer of stop 1 was told "D""#, "The delivery server tells nobody"),
    (
      #"the customer of stop 1 was not told "Delivery attempt failed. Reason: Customer not at home""#,
      "The delivery server tells nobody"
    ),
    (
      #"the customer of stop 1 was not told "Your delivery is running late. New ETA: 25:99 XM""#,
      "The delivery server tells nobody"
    ),
    (
      #"the merchant "Bakery" was not told "Your package is coming back. Reason: Nobody said so""#,
      "The delivery server tells nobody"
    ),
    ("a dispatcher arranges a route with 2 stops", "The courier's route is under way"),
    ("the delivery route has 1 stop, 100 m apart", "The courier's route is under way"),
    (
      "the delivery route is:\n      | customer | position |\n      | Olga | 52.2, 21.0 |",
      "The courier's route is under way"
    ),
    (#"the courier reports a failed delivery: "Rain""#, "“Rain” is no reason of the sheet."),
    ("the customer of stop 2 sees the courier live", "The customer of stop 2 has asked nothing"),
    ("the request was answered", "Nobody has asked the delivery server anything"),
    (#"the audit log names "current location""#, "Nobody has asked the delivery server anything"),
    ("the courier drives to stop 1", "The courier is at stop 1 already."),
    ("the administrator looks at the tracking", "The administrator waits for no order."),
    (#"a re-delivery of stop 1 is scheduled for "tomorrow""#, "“tomorrow” is no date."),
  ])
  func `what says nothing is refused by its words`(
    sentence: String, message: String
  ) async throws {
    let result = try await result(Self.underWay + [sentence])
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .invalid, "\(sentence)")
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  /// Sentences that once held though what they say does not.
  @Test(arguments: [
    (
      [
        "2 minutes pass", "the courier delivers the package with a signature",
        "the courier drives to stop 2",
      ],
      "the courier is at stop 1", "By the app the courier is not there."
    ),
    (
      ["the courier reports a failed delivery: \"Wrong address\""],
      "the courier has not arrived at stop 1", "Stop 1 is no longer open"
    ),
    (
      ["the customer of stop 2 looks at the tracking"],
      #"the customer of stop 2 sees "%""#, "The text is not on the page."
    ),
    (
      [#"the courier sends the request "GET /api/courier/route""#],
      "the answer has these members:\n      | member | value |\n      | success | false |",
      "The answer does not have all of these members."
    ),
    (
      ["the customer of stop 1 looks at the tracking of stop 2"],
      "the customer of stop 1 sees no courier",
      "The request of the customer of stop 1 was refused, so nothing was seen."
    ),
    (
      ["the customer of stop 1 looks at the tracking of stop 2"],
      #"the customer of stop 1 does not see "Arrived""#,
      "The request of the customer of stop 1 was refused, so nothing was seen."
    ),
    (
      [
        "the administrator asks where the courier is",
        "the administrator asks where the courier was between 09:00 and 08:00",
      ],
      #"the audit log names "current location""#, "The audit log names something else."
    ),
    (
      ["the administrator asks where the courier was between 08:00 and 09:00"],
      "the administrator sees no courier", "The page shows the courier."
    ),
  ])
  func `what no longer holds, or was not seen, fails`(
    steps: [String], sentence: String, message: String
  ) async throws {
    let result = try await result(Self.underWay + steps + [sentence])
    let problem = try #require(result.steps.last?.problem)
    #expect(result.steps.dropLast().allSatisfy { $0.status == .passed })
    #expect(result.status == .failed, "\(sentence)")
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  @Test func `a route that was taken is none that was refused`() async throws {
    let steps = [
      "the user is at 52.2252, 21.0122", "the delivery app is installed",
      "a dispatcher arranges a route with 5000 stops",
    ]
    let refused = try await result(steps + [#"the route was refused: "has 5000 stops""#])
    #expect(refused.status == .passed, "\(Play.explanation(of: refused))")
    let number = try await result(steps + [#"the route was refused: "5000""#])
    #expect(number.status == .invalid)
    let taken = try await result(
      steps + [
        "a dispatcher arranges a route with 1 stop", #"the route was refused: "has 5000 stops""#,
      ])
    #expect(taken.steps.last?.problem?.message == "The latest route was not refused.")
  }

  @Test(arguments: [
    "Your package has been delivered!", "Delivery attempt failed",
    "Delivery attempt failed. Reason: Wrong address", "Your delivery is running late.",
    "Your delivery is running late. New ETA: 12:45 PM", "Your package is coming back",
    // As the list of what can be told has them.
    "Your delivery is running late. New ETA: …", "Delivery attempt failed. Reason: …",
  ])
  func `a message is named whole, or without what is filled in`(text: String) async throws {
    let result = try await result(
      Self.underWay + [#"the customer of stop 1 was not told "\#(text)""#])
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "the customer of stop 1 was told nothing", "the order of stop 1 is pending",
    "the server knows of no arrival at stop 1", "no re-delivery of stop 1 is scheduled",
    "no claim for stop 1 is open", "there are no geofence events of stop 1",
    "the server holds 0 locations of the courier",
    #"the customer of stop 1 was not told "Your courier has arrived!""#,
  ])
  func `what holds where nothing has happened is refused`(sentence: String) async throws {
    let never = try await result(Self.installed + [sentence])
    #expect(never.status == .invalid, "\(sentence)")
    #expect(never.steps.last?.problem?.message.contains("has never run") == true)
    let asked = Self.installed + ["another courier asks where the courier is", sentence]
    #expect(try await result(asked).status == .passed, "\(sentence)")
  }

  @Test func `tables say when what happened`() async throws {
    let result = try await result(
      Self.underWay + [
        "the administrator asks where the courier is",
        """
        the messages to the customer of stop 1 are:
          | at       | message                         |
          | 08:00:02 | Your courier is 5 minutes away! |
          | 08:00:56 | Your courier has arrived!       |
        """,
        """
        the audit log is:
          | at       | who     | what             | whose     |
          | 08:02:00 | admin-1 | current location | courier-1 |
        """,
        "2 minutes pass", "the courier delivers the package with a signature",
        "the courier drives to stop 2", "1 minute passes",
        """
        the geofence events of stop 1 are:
          | event    | radius | dwell      | manual |
          | entered  | 500 m  |            | no     |
          | entered  | 50 m   |            | no     |
          | dwelling | 50 m   | 2 minutes  | no     |
          | exited   | 50 m   | 3 min 16 s | no     |
        """,
      ])
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `an empty audit log needs somebody who could be in it`() async throws {
    #expect(try await result(Self.underWay + ["the audit log is empty"]).status == .invalid)
  }

  @Test func `every sentence names the app that is missing`() async throws {
    let subjects = [
      "Deliveries seen from elsewhere", "What customers and merchants are told", "Orders",
      "Geofence events", "The courier's locations on the server", "The audit log",
      "Figures of a route",
    ]
    let definitions = Self.library.definitions.filter {
      !$0.isModified && subjects.contains($0.subject)
    }
    #expect(definitions.count > 45)
    for definition in definitions {
      let result = try await result([definition.examples[0]])
      #expect(result.status == .invalid, "\(definition.expression.source)")
      let message = result.steps.first?.problem?.message ?? "passed"
      #expect(message.hasPrefix("This sentence is about the delivery app"), "\(message)")
    }
  }
}

import CucumberExpressions
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

@testable import Authoring

/// What Find answers: values that make sense, lengths of time of one's own, and how each sentence would go.
@Suite(.tags(.sweep))
struct FindingTests {
  private static let places: [(name: String, source: Source)] = [
    ("listing", Desk.feature("Given the pet listing app is installed")),
    (
      "listing, popup",
      Desk.feature(
        "Given the pet listing app is installed", "And location permission is denied",
        "When the user opens the app")
    ),
    ("shift", Desk.feature("Given the employee is clocked in")),
    ("shift, later", Desk.feature("Given the employee is clocked in", "When 10 minutes pass")),
    ("campaign", Desk.feature("Given the campaign \"Spring leaflets\" is running")),
    (
      "campaign, home",
      Desk.feature(
        "Given the campaign \"Spring leaflets\" is running", "When the user leaves the app")
    ),
    ("tours", Desk.feature("Given the tour app is installed", "When the user opens the app")),
    (
      "tour",
      Desk.feature(
        "Given the tour app is installed", "When the user opens the app",
        "And the user taps the row \"Royal Way\"")
    ),
    ("delivery", Desk.feature("Given the delivery route is under way")),
    (
      "delivery, stop",
      Desk.feature(
        "Given the user is at 52.2252, 21.0122", "And the delivery route is under way",
        "When the courier drives to stop 1", "And the user taps \"Deliver\"")
    ),
    (
      "delivery, page",
      Desk.feature(
        "Given the delivery route is under way",
        "When the customer of stop 2 looks at the tracking")
    ),
  ]

  private static func source(_ name: String) -> Source {
    places.first { $0.name == name }?.source ?? Desk.feature()
  }

  /// The words of an expression that are no arguments, as somebody would type them.
  private static func words(of expression: String) -> String {
    expression.replacing(/\{[^}]*\}/, with: " ").replacing(/\([^)]*\)/, with: "")
      .replacing("/", with: " ")
  }

  /// Whoever types a step's own words names no value with them: what stands filled in is what an example has, what was asked
  /// of the server, or what is true or possible there.
  @Test(arguments: places.map(\.name))
  func `a step's own words fill in no value`(place: String) throws {
    let source = Self.source(place)
    let desk = Desk.make()
    let outlook = desk.look(at: source, Stance(seeksChecks: true))
    let here = Set(outlook.deeds + outlook.furtherDeeds + outlook.checks.map(\.sentence))
    var strange: [String] = []
    var count = 0
    // By day a part of the sentences at each place, other ones at each.
    let part = Self.places.firstIndex { $0.name == place } ?? 0
    for (index, definition) in Desk.library.definitions.enumerated()
    where (Sweep.scale > 1 || index % 4 == part % 4) && !definition.isModified
      && definition.takes == .none
      && definition.expression.parameterTypes.contains(where: { $0.example.hasPrefix("\"") })
    {
      let expression = definition.expression.source
      let found = desk.found(Self.words(of: expression), in: source, Stance()).sentences
      for answer in found where answer.expression == expression && answer.standing != .holds {
        count += 1
        let names = QuotedNames(answer.sentence).names
        let usual = Set(definition.examples.flatMap { QuotedNames($0).names })
        let isUsual = names.allSatisfy { usual.contains($0) || $0.contains(" /") }
        if !isUsual, !here.contains(answer.sentence) { strange.append(answer.sentence) }
      }
    }
    #expect(strange == [])
    #expect(count > 5)
  }

  @Test(arguments: [
    (
      "delivery", "reports a failed delivery",
      "the courier reports a failed delivery: \"Customer not home\""
    ),
    (
      "delivery", "reports a failed delivery: \"Deliver\"",
      "the courier reports a failed delivery: \"Deliver\""
    ),
    (
      "tours", "server answers with status 500",
      "the server answers \"GET /api/tours\" with status 500"
    ),
    (
      "listing, popup", "the listing server answers with status 500",
      "the listing server answers \"GET /api/listings\" with status 500"
    ),
    ("listing, popup", "the battery 30%", "the battery falls to 30%"),
    (
      "delivery", "delivers the package with the PIN 4711",
      "the courier delivers the package with the PIN \"4711\""
    ),
    ("listing, popup", "tap cancel", "the user taps \"Cancel\""),
    // A text of the step's own list.
    (
      "delivery", "wrong address", "the courier reports a failed delivery: \"Wrong address\""
    ),
    ("delivery", "app killed", "the system ends the app"),
    ("delivery", "user says never", "the user sets location permission to never in Settings"),
    ("delivery", "someone calls", "a phone call comes in"),
    ("listing, popup", "the screen shows \"Rex\"", "the screen shows \"Rex\""),
    ("tours", "tap the row royal way", "the user taps the row \"Royal Way\""),
    ("listing, popup", "Then the phone goes offline", "the phone goes offline"),
  ])
  func `what is named is filled in, and else what makes sense there`(
    place: String, words: String, sentence: String
  ) {
    let found = Desk.make().found(words, in: Self.source(place), Stance()).sentences
    #expect(found.map(\.sentence).contains(sentence), "\(found.map(\.sentence))")
  }

  @Test(arguments: [
    ("8 hours pass", "8 hours pass"), ("after 90 minutes", "90 minutes pass"),
    ("wait 3 h", "the user waits 3 h"), ("3 hours later", "3 hours pass"),
    ("45 min", "45 min pass"), ("after one hour", "1 hour passes"),
    ("One hour passes", "1 hour passes"), ("An hour passes", "1 hour passes"),
    ("after eleven minutes", "11 minutes pass"), ("forty minutes", "40 minutes pass"),
    ("1 hour 30 minutes pass", "1 hour 30 minutes pass"), ("When 2 days pass", "2 days pass"),
  ])
  func `a length of time of one's own is found first`(words: String, sentence: String) {
    for place in ["listing, popup", "shift", "delivery"] {
      let found = Desk.make().found(words, in: Self.source(place), Stance())
      #expect(found.isWhole, "\(place)")
      let first = found.sentences.prefix(2).map(\.sentence)
      #expect(first.contains(sentence), "\(place): \(found.sentences.map(\.sentence))")
      #expect(found.sentences.first { $0.sentence == sentence }?.standing == .holds)
    }
  }

  @Test(arguments: [
    "half an hour passes", "an hour and a half passes", "twenty five minutes pass",
    "a quarter of an hour passes", "one hundred twenty minutes pass", "once a day",
    "a second phone call", "a second app",
  ])
  func `what is no length of time, or only a part of one, names none`(words: String) {
    for place in ["listing, popup", "delivery"] {
      let found = Desk.make().found(words, in: Self.source(place), Stance()).sentences
      let asked = found.filter(\.isAsked).map(\.sentence)
      #expect(asked.filter { $0.contains(/\d+ (second|minute|hour)/) } == [], "\(place)")
    }
  }

  @Test func `what stands between quotation marks stays as it is`() {
    let text = "the customer writes \"wait a minute please\" to the courier"
    let found = Desk.make().found(text, in: Self.source("delivery, page"), Stance()).sentences
    let sentences = found.map(\.sentence)
    #expect(sentences.contains { $0.contains("writes \"wait a minute please\" to the courier") })
    #expect(sentences.filter { $0.contains("1 minute please") } == [])
  }

  @Test(arguments: places.map(\.name))
  func `no length of time is offered that nobody would write`(place: String) {
    let outlook = Desk.make().look(at: Self.source(place), Stance())
    let offered = outlook.deeds + outlook.furtherDeeds + outlook.due.map(\.sentence)
    #expect(offered.contains { $0.hasSuffix(" pass") })
    #expect(offered.filter { $0.contains(/\d\.\d+ s\b/) } == [])
  }

  @Test(arguments: [
    ("the popup is shown", "the popup \"Location is off\" is shown", SentenceStanding.holds),
    ("the badge is shown", "the badge \"Approximate location\" is shown", .fails),
    ("the phone call ends", "the phone call ends", .impossible),
    ("the phone goes offline", "the phone goes offline", .holds),
  ])
  func `it is told how a sentence would go`(
    words: String, sentence: String, standing: SentenceStanding
  ) throws {
    let desk = Desk.make()
    let source = Self.source("listing, popup")
    let found = desk.found(words, in: source, Stance()).sentences
    let answer = try #require(found.first { $0.sentence == sentence }, "\(found.map(\.sentence))")
    #expect(answer.standing == standing)
    // As it goes where it is written.
    for answer in found where answer.standing != nil {
      let edit = try #require(desk.adding(answer.sentence, to: source, Stance()))
      let after = desk.look(at: Source(uri: source.uri, text: edit.text), Stance())
      let isPassed = after.result?.steps.last?.status == .passed
      #expect(
        isPassed == (answer.standing == .holds || answer.standing == .holdsAlways), "\(answer)")
    }
  }

  @Test(arguments: ["the hamster sings a song", "xylophone", "blockchain invoice for the dentist"])
  func `where nothing fits it is said, and three are told at most`(words: String) {
    let found = Desk.make().found(words, in: Self.source("listing, popup"), Stance())
    #expect(!found.isWhole)
    #expect(found.sentences.count <= 3, "\(found.sentences.map(\.sentence))")
  }
}

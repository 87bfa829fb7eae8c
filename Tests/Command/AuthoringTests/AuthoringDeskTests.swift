import Authoring
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// What is known of a feature while it is being written.
struct AuthoringDeskTests {
  private static let denied = [
    "Given the pet listing app is installed", "And location permission is denied",
    "When the user opens the app",
  ]

  private static func feature(_ more: String...) -> Source {
    let steps = (denied + more).map { "    \($0)\n" }.joined()
    return Source(uri: "test.feature", text: "@ios\nFeature: Test\n  Scenario: Test\n\(steps)")
  }

  @Test func `what is appended is played alone`() throws {
    let desk = Desk.make()
    #expect(desk.look(at: Self.feature(), Stance()).playedCount == 3)
    let longer = desk.look(at: Self.feature("And the user taps \"Cancel\""), Stance())
    #expect(longer.playedCount == 1)
    #expect(longer.result?.status == .passed)
    #expect(longer.stepCount == 4)
  }

  @Test func `every check that holds is offered, however many there are`() {
    let source = Desk.feature("Given the delivery route is under way")
    let outlook = Desk.make().look(at: source, Stance(seeksChecks: true))
    #expect(outlook.checks.count > 60)
    #expect(outlook.checksLeft == 0)
    // What was offered nowhere is found among them, too: the last of all.
    let found = Desk.make().found(outlook.checks.last?.sentence ?? "", in: source, Stance())
    #expect(found.sentences.map(\.sentence).contains(outlook.checks.last?.sentence ?? ""))
  }

  /// The text has one line for a phrase, so nothing can be written between its steps.
  @Test func `in the middle of a phrase nothing is offered, and behind it all is`() throws {
    let text = """
      Phrase: the user says no
        When the user opens the app
        And the user answers "deny"

      """
    let book = PhraseBook([Source(uri: "own.phrases", text: text)], beside: Desk.library)
    var planner = Desk.planner
    planner.phrases = book
    planner.stepMatcher = { StepMatcher(Desk.library.listing(book.phrases)) }
    let desk = AuthoringDesk(Desk.library, planner)
    let source = Desk.feature(
      "Given the pet listing app is installed", "When the user says no",
      "And the user says no more")
    for (count, isWithin) in [(1, false), (2, true), (3, false)] {
      let outlook = desk.look(
        at: source, Stance(line: 3, stepCount: count, seeksChecks: true))
      #expect(outlook.result?.steps.count == 4 && outlook.stepCount == count)
      #expect(outlook.isWithinPhrase == isWithin, "behind \(count)")
      #expect(outlook.deeds.isEmpty == isWithin)
      // Before the app was opened nothing could fail.
      #expect(outlook.checks.isEmpty == (count < 3), "behind \(count)")
      #expect(outlook.due.isEmpty || !isWithin)
    }
    for check in desk.look(at: source, Stance(line: 3, stepCount: 3, seeksChecks: true)).checks {
      let edit = try #require(
        desk.adding(check.sentence, to: source, Stance(line: 3, stepCount: 3)))
      let added = desk.look(at: Source(uri: source.uri, text: edit.text), Stance(line: 3))
      #expect(added.result?.steps[3].status == .passed, "\(check.sentence)")
    }
  }

  @Test func `an edit is played from its line on`() throws {
    let desk = Desk.make()
    let steps = ["And the user taps \"Cancel\"", "And 10 minutes pass", "And 1 minute passes"]
    _ = desk.look(at: Self.feature(steps[0], steps[1], steps[2]), Stance())
    let edited = desk.look(at: Self.feature(steps[0], "And 5 minutes pass", steps[2]), Stance())
    #expect(edited.playedCount == 2)
    let whole = Desk.make().look(
      at: Self.feature(steps[0], "And 5 minutes pass", steps[2]), Stance())
    #expect(edited.result?.evidence == whole.result?.evidence)
    #expect(edited.result?.virtualDuration == .seconds(360))
  }

  @Test func `what takes too long is played in parts, and ends the same`() throws {
    let text =
      "@ios @android\nFeature: Test\n  Scenario: Test\n"
      + (Self.denied + ["And the user taps \"Cancel\"", "And 10 minutes pass"])
      .map { "    \($0)\n" }.joined()
    let source = Source(uri: "test.feature", text: text)
    let desk = Desk.make()
    var unplayed: [Int] = []
    var outlook = desk.look(at: source, Stance()) { true }
    while outlook.unplayedCount > 0, unplayed.count < 20 {
      #expect(outlook.result == nil)
      #expect(outlook.deeds == [])
      unplayed.append(outlook.unplayedCount)
      outlook = desk.look(at: source, Stance()) { true }
    }
    // A step on each of both platforms each time.
    #expect(unplayed == [8, 6, 4, 2])
    let whole = Desk.make().look(at: source, Stance())
    #expect(outlook.result?.evidence == whole.result?.evidence)
    #expect(outlook.others == whole.others)
    #expect(outlook.deeds == whole.deeds)
  }

  @Test func `each platform has a world of its own`() {
    let desk = Desk.make()
    let source = Source(
      uri: "test.feature",
      text: "@ios @android\nFeature: Test\n  Scenario: Test\n"
        + Self.denied.map { "    \($0)\n" }.joined())
    let first = desk.look(at: source, Stance())
    #expect(first.choices.first?.profiles.count == 2)
    #expect(desk.look(at: source, Stance()).playedCount == 0)
    let other = first.choices.first?.profiles.last
    let second = desk.look(at: source, Stance(profile: other))
    #expect(second.playedCount == 0)
    #expect(second.result?.scenario.profile == other)
    #expect(second.others.map(\.profile) == ["iOS"])
  }

  @Test func `it is told how the scenario ends on the other platform`() {
    let source = Source(
      uri: "test.feature",
      text: "@ios @android\nFeature: Test\n  Scenario: Test\n"
        + (Self.denied + ["Then the button \"Try again\" is shown"]).map { "    \($0)\n" }
        .joined())
    let outlook = Desk.make().look(at: source, Stance(profile: "Android"))
    #expect(outlook.others.map(\.line) == [7])
    #expect(outlook.others.map(\.status) == [.failed])
  }

  @Test func `what may happen here is said in sentences that can be written`() throws {
    let desk = Desk.make()
    let deeds = desk.look(at: Self.feature(), Stance()).deeds
    #expect(deeds.contains("the user taps \"Cancel\""))
    let answered = desk.look(at: Self.feature("And the user taps \"Cancel\""), Stance()).deeds
    #expect(!answered.contains("the user taps \"Cancel\""))
  }

  @Test func `pointing at a popup offers the check that it is shown`() {
    let desk = Desk.make()
    let outlook = desk.look(
      at: Self.feature(), Stance(seeksChecks: true, pointed: "Location is off"))
    let sentences = outlook.checks.map(\.sentence)
    #expect(sentences.contains("the popup \"Location is off\" is shown"), "\(sentences)")
    #expect(sentences.allSatisfy { $0.contains("\"Location is off\"") })
  }

  @Test func `numbers that a check names when it fails are offered`() {
    let desk = Desk.make()
    let sentences = desk.look(
      at: Self.feature("And the user taps \"Cancel\""), Stance(seeksChecks: true)
    ).checks
      .map(\.sentence)
    #expect(
      sentences.contains("the server has received 1 listing query without coordinates"),
      "\(sentences)")
  }

  @Test func `what shows less than it seems to is told, as a run tells it`() throws {
    let warned = try #require(Desk.make().look(at: Self.feature(), Stance()).result)
    #expect(warned.status == .passed)
    #expect(warned.isUnchecked)
    #expect(warned.warnings.count == 1)
    let unwatched = Desk.make().look(
      at: Self.feature(
        "Then the popup \"Location is off\" is shown", "When the user taps \"Cancel\""),
      Stance())
    #expect(unwatched.result?.warnings.first?.location?.line == 8)
  }

  @Test func `a place in the middle looks at the world that was there`() {
    let desk = Desk.make()
    let source = Self.feature("And the user taps \"Cancel\"")
    let middle = desk.look(
      at: source, Stance(stepCount: 3, seeksChecks: true, pointed: "Location is off"))
    #expect(middle.checks.map(\.sentence).contains("the popup \"Location is off\" is shown"))
    let end = desk.look(at: source, Stance(seeksChecks: true, pointed: "Location is off"))
    #expect(!end.checks.map(\.sentence).contains("the popup \"Location is off\" is shown"))
    #expect(end.playedCount == 0)
  }

  @Test(arguments: [
    ("Feature: Test\n", 0), ("", 0), ("Feature: Test\n  Scenario: Nothing\n", 1),
    ("Fature: Test\n  Scenario: Test\n", 0), ("\u{0}", 0),
  ])
  func `what is not yet a scenario is no error`(text: String, count: Int) {
    let outlook = Desk.make().look(at: Source(uri: "test.feature", text: text), Stance())
    #expect(outlook.choices.count == (count == 0 ? 0 : 1))
    // Where there is one without steps, its first can be chosen.
    #expect(outlook.deeds.isEmpty == (count == 0))
    #expect(outlook.checks == [])
  }

  @Test func `a sentence that nobody knows ends what can be known`() throws {
    let outlook = Desk.make().look(
      at: Self.feature("And the user tapps \"Cancel\"", "And 1 minute passes"), Stance())
    let steps = try #require(outlook.result?.steps)
    #expect(steps.map(\.status) == [.passed, .passed, .passed, .undefined, .skipped])
    let suggestion = try #require(steps[3].problem?.suggestions.first)
    #expect(suggestion.hasPrefix("the user taps (the button ){string}"))
    #expect(outlook.deeds == [])
  }
}

import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

@testable import Authoring

/// Sentences that are asked for by words, and by touching what has no words.
struct AskingTests {
  private static func feature(_ steps: String...) -> Source {
    Source(
      uri: "test.feature",
      text: "@ios @android\nFeature: Test\n  Scenario: Test\n"
        + steps.map { "    \($0)\n" }.joined())
  }

  private static let listing = feature(
    "Given the pet listing app is installed", "And location permission is denied",
    "When the user opens the app")

  @Test(arguments: [
    ("cancel", "the user taps \"Cancel\""), ("no network", "the phone goes offline"),
    ("reboot", "the phone restarts"), ("swipe the app away", "the user quits the app"),
    ("popup is shown", "the popup \"Location is off\" is shown"),
    ("wait 7 minutes", "the user waits 7 minutes"),
  ])
  func `words find what is meant, with values that are there`(words: String, sentence: String) {
    let found = Desk.make().found(words, in: Self.listing, Stance()).sentences.map(\.sentence)
    #expect(found.contains(sentence), "\(found)")
  }

  @Test func `what another app says is not meant where an app is installed`() {
    let found = Desk.make().found("the published tours are", in: Self.listing, Stance())
    #expect(!found.sentences.map(\.sentence).contains("the published tours are:"))
  }

  @Test(arguments: [
    ("the list shows", "the list shows:", "| title "),
    ("at most 3 of the following happen", "at most 3 of the following happen, in any order:", "| "),
  ])
  func `a sentence that needs a table is written with that of an example`(
    words: String, sentence: String, table: String
  ) throws {
    let desk = Desk.make()
    let found = desk.found(words, in: Self.listing, Stance()).sentences.map(\.sentence)
    #expect(found.contains(sentence))
    let edit = try #require(desk.adding(sentence, to: Self.listing, Stance()))
    let lines = edit.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(edit.line == 7)
    #expect(lines[6].hasSuffix(" " + sentence))
    #expect(lines[7].hasPrefix("      " + table), "\(edit.text)")
    #expect(lines[8].hasPrefix("      |"))
    #expect(lines.last == "")
    // A sentence behind it stands behind its table.
    let next = try #require(
      desk.adding(
        "the phone goes offline", to: Source(uri: "test.feature", text: edit.text), Stance()))
    #expect(next.text.hasPrefix(edit.text))
  }

  @Test func `words are answered before everything is played, and with what is there once it is`() {
    let desk = Desk.make()
    let early = desk.found("tap a button", in: Self.listing, Stance()) { true }.sentences.map(
      \.sentence)
    #expect(!early.isEmpty)
    #expect(!early.contains("the user taps \"Go to Settings\""), "\(early)")
    // A step on each of both platforms was played, and no more.
    #expect(desk.look(at: Self.listing, Stance()).playedCount == 2)
    let late = desk.found("tap a button", in: Self.listing, Stance()).sentences.map(\.sentence)
    #expect(late.contains("the user taps \"Go to Settings\""), "\(late)")
  }

  @Test(arguments: [
    "tap", "permission", "battery", "server", "wait", "table", "list", "events", "x", "", "\"",
    "the map",
  ])
  func `whatever is found can be written`(words: String) throws {
    let desk = Desk.make()
    let found = desk.found(words, in: Self.listing, Stance()).sentences
    #expect(found.count <= 24)
    for answer in found {
      let edit = try #require(desk.adding(answer.sentence, to: Self.listing, Stance()))
      let plan = Desk.make().look(at: Source(uri: "test.feature", text: edit.text), Stance())
      #expect(plan.result?.steps.last?.status != .undefined, "\(answer.sentence)")
    }
  }

  @Test(arguments: [
    ("battery", "the battery falls to 20%"), ("network", "the phone goes offline"),
    ("clock", "10 min pass"),
  ])
  func `signs of the status bar can be touched`(part: String, deed: String) {
    let outlook = Desk.make().look(at: Self.listing, Stance(part: part))
    #expect(outlook.partDeeds.contains(deed), "\(outlook.partDeeds)")
    #expect(outlook.parts.map(\.id) == ["battery", "network", "clock"])
  }

  @Test func `the battery's checks name it, and hold`() {
    let stance = Stance(seeksChecks: true, part: "battery")
    let source = Self.feature(
      "Given the pet listing app is installed", "When the user opens the app",
      "And the battery falls to 20%")
    let checks = Desk.make().look(at: source, stance).checks.map(\.sentence)
    #expect(checks.first == "the battery shows 20%", "\(checks)")
    #expect(checks.allSatisfy { $0.contains("battery") })
  }

  @Test func `the app's icon opens it`() {
    let source = Self.feature(
      "Given the pet listing app is installed", "And location permission is denied")
    let outlook = Desk.make().look(at: source, Stance(part: "icon"))
    #expect(outlook.partDeeds == ["the user opens the app"])
  }

  @Test func `the player's key and the points of the map can be touched`() throws {
    let start = [
      "Given the user is in Warsaw", "And the published tours are:",
      "  | tour      | point | title  | position         | radius | audio     |",
      "  | Royal Way | 1     | Castle | 52.2333, 21.0122 | 200 m  | 4 minutes |",
      "And the tour \"Royal Way\" is running",
    ]
    func feature(_ more: String...) -> Source {
      Source(
        uri: "test.feature",
        text: "Feature: Test\n  Scenario: Test\n"
          + (start + more).map { "    \($0)\n" }.joined())
    }
    let source = feature()
    let parts = Desk.make().look(at: source, Stance()).parts.map(\.id)
    #expect(parts.contains("circle-1"), "\(parts)")
    let heard = feature("When the user walks to point 1 of the tour", "And 5 seconds pass")
    let key = Desk.make().look(at: heard, Stance(part: "player"))
    #expect(key.partDeeds.first == "the user pauses the audio", "\(key.partDeeds)")
    let outlook = Desk.make().look(at: source, Stance(seeksChecks: true, part: "circle-1"))
    #expect(outlook.partDeeds.contains { $0.hasPrefix("the user walks to point 1 ") })
    #expect(!outlook.checks.isEmpty)
    #expect(outlook.checks.allSatisfy { $0.sentence.contains("point 1") }, "\(outlook.checks)")
  }

  @Test func `what touching offers can be done there`() throws {
    let source = Self.feature("Given the delivery route is under way")
    let desk = Desk.make()
    let parts = desk.look(at: source, Stance()).parts.map(\.id)
    #expect(parts.contains("point-2"), "\(parts)")
    for part in parts {
      for deed in desk.look(at: source, Stance(part: part)).partDeeds {
        let edit = try #require(desk.adding(deed, to: source, Stance()))
        let after = desk.look(at: Source(uri: "test.feature", text: edit.text), Stance())
        #expect(after.result?.steps.last?.status == .passed, "\(part): \(deed)")
      }
    }
  }

  @Test func `the page of a customer can be checked text by text, and as a whole`() throws {
    let source = Self.feature(
      "Given the delivery route is under way", "When the customer of stop 2 follows the tracking",
      "And the user drives 300 m north at 30 km/h and arrives", "And 1 minute passes",
      "And the phone goes offline", "And 3 minutes pass")
    let desk = Desk.make()
    #expect(desk.look(at: source, Stance(stepCount: 1)).elsewhere == nil)
    let outlook = desk.look(at: source, Stance(stepCount: 2))
    #expect(outlook.elsewhere != nil)
    let page = try #require(outlook.parts.first { $0.id == "page-1" })
    #expect(page.name == "the page of the customer of stop 2")
    let title = Stance(
      stepCount: 2, seeksChecks: true, pointed: "Your delivery", part: "page-1")
    #expect(
      desk.look(at: source, title).checks.map(\.sentence)
        == ["the customer of stop 2 sees \"Your delivery\""])
    // The page is kept open: it renews itself, and what it shows grows old.
    for (count, isGrey) in [(4, false), (6, true)] {
      let whole = desk.look(
        at: source, Stance(stepCount: count, seeksChecks: true, part: "page-1"))
      let sentences = whole.checks.map(\.sentence)
      #expect(sentences.allSatisfy { $0.contains("the customer of stop 2") }, "\(sentences)")
      #expect(sentences.contains("the customer of stop 2 sees the courier live") != isGrey)
      #expect(sentences.contains("the customer of stop 2 sees the courier in grey") == isGrey)
      #expect(
        sentences.contains("the customer of stop 2 sees \"Position not current\"") == isGrey)
      #expect(whole.partDeeds.contains("the customer of stop 2 looks at the tracking"))
    }
  }
}

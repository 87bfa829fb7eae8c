import AppParts
import DeviceInterface
import Foundation
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Names of what is not shown: one that nothing has is an error, not a check that holds for ever.
struct NameTests {
  @Test(arguments: [
    ("the button \"Try agian\" is not shown", "The clock-in app has no button called", "Try again"),
    ("the badge \"Trackin\" is not shown", "The clock-in app has no badge called", "Tracking"),
    (
      "the notification \"Batery low\" is not shown",
      "The clock-in app has no notification called", "Battery low"
    ),
    ("the popup \"Clock uot?\" is not shown", "The clock-in app has no popup called", "Clock out?"),
    (
      "the screen does not show \"Batery low\"", "The clock-in app never shows",
      "Battery low"
    ),
    (
      "the platform holds no work \"send ponts\"", "The app has deferred no work", ""
    ),
    ("there is no transfer 7", "The app has handed over no transfer 7", ""),
    (
      "the app was told \"entered region Hmoe\" 0 times", "The app has monitored no region", ""
    ),
  ])
  func `a name that nothing has is refused, with the one that is meant`(
    sentence: String, message: String, meant: String
  ) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the employee is clocked in"]).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid, "\(sentence)")
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "passed")")
    #expect(meant.isEmpty || problem?.notes.first == "Did you mean \"\(meant)\"?")
  }

  @Test(arguments: [
    ("left region Hoem", "The app has monitored no region", "Home"),
    ("left region 21", "The app has monitored no region", ""),
    ("region Hoem is inside", "The app has monitored no region", "Home"),
    ("work started: send ponts", "The app has deferred no work", "send points"),
    ("work expired: send ponts", "The app has deferred no work", "send points"),
    ("timer foo", "The app has set no timer", ""),
    ("storage full: foo", "The app has stored nothing under", ""),
    ("storage locked: foo", "The app has stored nothing under", ""),
    ("tapped foo", "The app has shown nothing called", ""),
    ("left region HOME", "The app has monitored no region", "Home"),
    ("work started: Send points", "The app has deferred no work", "send points"),
    ("motion walking", "The app has started no motion updates", ""),
    ("notifications allowed", "The app has not asked whether it may notify", ""),
    ("notifications not allowed", "The app has not asked whether it may notify", ""),
    ("launched ahead of its user", "iOS has not prewarmed the app", ""),
  ])
  func `what the app was told 0 times has a name that the scenario has known`(
    words: String, message: String, meant: String
  ) async throws {
    let before = [
      "the app is open", "the app monitors the region \"Home\" of 200 m around Warsaw",
      "the app defers the work \"send points\"",
    ]
    let result = try #require(
      await Play.sentences(["the app was told \"\(words)\" 0 times"], after: before).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid)
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "passed")")
    #expect(meant.isEmpty || problem?.notes == ["Did you mean \"\(meant)\"?"])
  }

  @Test(arguments: [
    ("launched by its alarm", "The app has set no alarm"),
    ("launched by its update", "The app was not updated"),
    ("launched by a change of motion", "The app has started no motion updates"),
  ])
  func `what nothing could have led to on Android is refused as well`(
    words: String, message: String
  ) async throws {
    let result = try #require(
      await Play.sentences(
        ["the app was told \"\(words)\" 0 times"], after: ["the app is open"], on: "@android"
      ).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message.hasPrefix(message) == true)
  }

  @Test func `a title that nobody has posted is refused, with the one that is meant`() async throws
  {
    let before = ["the app is open", "the app posts the notification \"New shift\""]
    let refused = try #require(
      await Play.sentences(["the notification \"New shfit\" is not shown"], after: before).first)
    #expect(refused.status == .invalid)
    #expect(
      refused.steps.last?.problem?.message
        == "The app has posted no notification \"New shfit\" in this scenario, so nothing would be checked."
    )
    #expect(refused.steps.last?.problem?.notes == ["Did you mean \"New shift\"?"])
    // Nobody has allowed notifications.
    let taken = try #require(
      await Play.sentences(["the notification \"New shift\" is not shown"], after: before).first)
    #expect(taken.status == .passed, "\(Play.explanation(of: taken))")
  }

  @Test(arguments: [
    ("the server pushes 'a \"q\" b'", "with quotation marks in it"),
    ("the server pushes \"\"", "without words"),
    ("the server pushes the notification \" \"", "without words"),
    ("the server pushes \"new list, 3 times\"", "that ends in a number of times"),
    ("the app posts the notification 'a \"q\" b'", "with quotation marks in it"),
    ("the app posts the notification \"New shift, 2 times\"", "that ends in a number of times"),
  ])
  func `what no check could name is refused where it is said`(
    sentence: String, fault: String
  ) async throws {
    let before = ["the app is open", "the app registers for pushes"]
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.last?.problem?.message.hasSuffix(
        "\(fault) cannot be named by a check of what the app was told.") == true,
      "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("@ios", "0 notifications are shown"), ("@ios", "1 notification is shown"),
    ("@ios", "the notification \"New shift\" is not shown"), ("@android", "the phone is awake"),
  ])
  func `a phone that is off shows nothing for sure`(tag: String, sentence: String) async throws {
    let before = [
      "the app is open", "the app posts the notification \"New shift\"",
      "the user switches the phone off",
    ]
    let result = try #require(await Play.sentences([sentence], after: before, on: tag).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message == "The phone is off: turn it on first.")
  }

  @Test func `names that the scenario has known are taken`() async throws {
    let sentences = ["left region Home", "region Home is inside", "work started: send points"].map {
      "the app was told \"\($0)\" 0 times"
    }
    let before = [
      "the app is open", "the app monitors the region \"Home\" of 200 m around Warsaw",
      "the app defers the work \"send points\" for 2 hours",
    ]
    for result in await Play.sentences(sentences, after: before) {
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
    }
    let own = ["tapped Start", "tapped point 3", "tapped pause"].map {
      "the app was told \"\($0)\" 0 times"
    }
    let campaign = ["the campaign app is installed", "the user opens the app"]
    for result in await Play.sentences(own, after: campaign) {
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
    }
  }

  @Test(arguments: [
    "the app was told \"a fix\" 0 times", "the app was told nothing",
    "the app was told nothing else",
    "the app was told nothing about location", "apart from fixes the app was told nothing",
    "for 1 hour the app was told nothing",
  ])
  func `an app that has never run was told nothing, which says nothing`(
    sentence: String
  ) async throws {
    for before in [[], ["the campaign app is installed"]] {
      let result = try #require(await Play.sentences([sentence], after: before).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.message
          == "The app has never run in this scenario, so nothing would be checked.")
    }
    let opened = ["the app is open", "the user leaves the app"]
    let left = try #require(
      await Play.sentences(
        [sentence],
        after: opened + ["what the app was told so far is set aside", "1 second passes"]
      ).first)
    // Five seconds after it left the screen the app is about to stand still.
    #expect((left.status == .passed) != sentence.hasPrefix("for 1 hour"))
  }

  @Test(arguments: [
    "the button \"try again\" is not shown", "the badge \"12 points lost\" is not shown",
    "the badge \"1 point lost\" is not shown", "the notification \"Battery low\" is not shown",
    "the screen does not show \"as soon as there is a signal\"",
    "the screen does not show \"12 points lost\"",
    "the screen does not show \"could not load\"",
    "the popup \"Clock out?\" is not shown",
  ])
  func `a name that could be shown is taken`(sentence: String) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the employee is clocked in"]).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a figure that can be read on the screen is on the screen`() async throws {
    for (sentence, status) in [
      ("the screen shows \"00:00:00\"", StepStatus.passed),
      ("the screen does not show \"00:00:00\"", .failed),
      ("the screen does not show \"00:05:00\"", .passed),
    ] {
      let result = try #require(
        await Play.sentences([sentence], after: ["the employee is clocked in"]).first)
      #expect(result.status == status, "\(sentence)")
    }
  }

  @Test func `what was shown earlier can be gone later`() async throws {
    let steps = """
      Given the pet listing app is installed
          And location permission is denied
          When the user opens the app
          And the user taps "Cancel"
          Then the screen shows "Burek"
          When the listing server has no animals
          And the user pulls to refresh
          Then the screen does not show "Burek"
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("the blue location indicator is not shown", "@android"),
    ("the location arrow is not shown", "@android"),
    ("the blue location dot is not shown", "@ios"),
    ("the background location notice is not shown", "@ios"),
    ("the foreground service notification is not shown", "@ios"),
    ("the platform does not advise to explain the permission", "@ios"),
    ("the platform does not advise to explain the permission coarse", "@ios"),
    ("the platform does not advise to explain the permission fine", "@ios"),
  ])
  func `what a platform does not have is no check there`(
    sentence: String, tag: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence], on: tag).first)
    #expect(result.status == .invalid)
    #expect(result.steps[0].problem?.message.contains("has no") == true)
  }

  @Test func `every text of the apps is known`() throws {
    let folder = ScenarioFiles.root.appending(path: "Sources/Apps")
    let known = AllApps.rooms.map { $0.words }.flatMap { words in
      words.all + words.notifications.flatMap { [$0.title, $0.text] }
    }
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for case let url as URL in try #require(walker)
    where url.lastPathComponent.contains("Wording") {
      let text = try String(contentsOf: url, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
      for literal in Self.literals(of: code) {
        for part in Self.fixedParts(literal) where part.count > 3 {
          count += 1
          #expect(known.contains { $0.containsFolded(part) }, "\(url.lastPathComponent): \(part)")
        }
      }
    }
    #expect(count > 120)
  }

  /// What stands in quotation marks, with one sign for each interpolation.
  private static func literals(of code: String) -> [String] {
    code.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "\u{1}")
      .matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
  }

  /// What a literal says apart from its interpolations.
  private static func fixedParts(_ literal: String) -> [String] {
    literal.split(separator: "\u{1}").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " .,()“”–:"))
    }
  }
}

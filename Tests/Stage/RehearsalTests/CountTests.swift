import AppParts
import DeviceInterface
import DeviceSimulator
import Foundation
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Counts that checks can look at, and names that are none.
struct CountTests {
  @Test func `requests for permission and alerts are counted, shown or not`() async throws {
    let steps = """
      Given the app is open
          Then the app has not asked for permission
          When the app asks for when-in-use permission
          And the app asks for when-in-use permission
          Then the app has asked for permission 2 times
          And a system alert has been shown 1 time
          And the location permission alert has been shown 1 time
          When the user answers "Don't Allow"
          And the app asks for when-in-use permission
          Then the app has asked for permission 3 times this session
          And a system alert has been shown 1 time this session
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("at least 3", StepStatus.passed), ("at least 30", .failed), ("at least 0", .invalid),
  ])
  func `fixes are bounded from below`(bound: String, status: StepStatus) async throws {
    let steps = """
      Given the campaign "Spring leaflets" is running
          When the user walks 100 m north at 5 km/h
          And 1 minute passes
          Then the app has received \(bound) fixes
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == status, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "the popup \"Locaton is off\" is not shown",
    "the popup \"Locaton is off\" has never been shown",
    "the popup \"Locaton is off\" has been shown 0 times",
    "the popup \"Locaton is off\" has been shown 0 times this session",
  ])
  func `a popup that no app has is an error where it is not shown`(check: String) async throws {
    let result = try #require(
      await Play.sentences([check], after: ["the pet listing app is installed"]).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.notes.first?.contains("Location is off") == true)
  }

  @Test func `a long scenario keeps its counts and not its entries`() throws {
    var journal = Journal()
    for _ in 0..<20_000 { journal.note(.phone(.told(.resumed)), by: .system, at: .start) }
    journal.note(.dialogAppeared("Location is off"), by: .app, at: .start)
    for _ in 0..<20_000 { journal.note(.phone(.told(.resumed)), by: .system, at: .start) }
    #expect(journal.entries.count <= 2 * Journal.keptMax)
    #expect(journal.counts.count(.dialog("Location is off")) == 1)
  }

  @Test func `the popups of the apps are all named`() throws {
    let folder = ScenarioFiles.root.appending(path: "Sources/Apps")
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var titles: [String] = []
    for case let url as URL in try #require(paths) where url.pathExtension == "swift" {
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /Dialog\(\s*title: "([^"]+)"/) {
        titles.append(String(match.1))
      }
    }
    #expect(titles.count > 6)
    // Those with a number in them are named by an example.
    for title in titles where !title.contains("\\(") {
      #expect(AllApps.rooms.contains { $0.words.popupTitles.contains(title) }, "\(title)")
    }
  }
}

import CucumberExpressions
import Foundation
import Gherkin
import ScenarioReports
import ScenarioRunner
import Testing

struct MessagesReporterTests {
  private func messages(
    _ files: [String], library: StepLibrary<KitWorld> = Self.library,
    profiles: [String] = ["iOS"], crashed: [Int: String] = [:]
  ) async throws -> [[String: [String: Any]]] {
    let sources = files.enumerated().map { Source(uri: "\($0).feature", text: $1) }
    return try await MessagesRun(sources, library, profiles: profiles, crashed: crashed).messages
  }

  private static var library: StepLibrary<KitWorld> {
    var library = StepLibrary<KitWorld>(ParameterTypeRegistry(), makeWorld: KitWorld.init)
    library.given("a step", "", example: "a step") { (_: inout KitWorld) in }
    library.given("bytes", "", example: "bytes") { (world: inout KitWorld) in
      world.attachments = [
        ReportAttachment(.bytes([0, 255]), mediaType: "image/png", fileName: "a.png"),
        ReportAttachment(log: "said"),
      ]
    }
    return library
  }

  private static let feature = "Feature: F\n Scenario: S\n  Given a step\n  Given bytes\n"

  @Test func `what a step attaches stands between its start and its end`() async throws {
    let all = try await messages([Self.feature])
    let names = all.compactMap(\.keys.first)
    #expect(
      names.suffix(6) == [
        "testStepStarted", "attachment", "attachment", "testStepFinished", "testCaseFinished",
        "testRunFinished",
      ])
    let attachments = all.compactMap { $0["attachment"] }
    #expect(attachments.map { $0["body"] as? String } == ["AP8=", "said"])
    #expect(attachments.map { $0["contentEncoding"] as? String } == ["BASE64", "IDENTITY"])
    #expect(attachments.map { $0["fileName"] as? String } == ["a.png", nil])
    #expect(attachments.last?["mediaType"] as? String == ReportAttachment.logMediaType)
  }

  @Test func `a step with a wrong argument is undefined, with the code that would declare it`()
    async throws
  {
    var library = Self.library
    library.given("there are {int} cucumbers here", "", example: "there are 3 cucumbers here") {
      (_: inout KitWorld, _: Int) in
    }
    let text = "Feature: F\n Scenario: S\n  Given there are many cucumbers here\n"
    let all = try await messages([text], library: library)
    let finished = try #require(all.compactMap { $0["testStepFinished"] }.first)
    let result = try #require(finished["testStepResult"] as? [String: Any])
    #expect(result["status"] as? String == "UNDEFINED")
    #expect(result["exception"] == nil)
    let suggestion = try #require(all.compactMap { $0["suggestion"] }.first)
    let snippets = try #require(suggestion["snippets"] as? [[String: Any]])
    #expect((snippets.first?["code"] as? String)?.contains("many cucumbers") == true)
    let steps = all.compactMap { $0["testCase"]?["testSteps"] as? [[String: Any]] }.first
    #expect((steps?.first?["stepDefinitionIds"] as? [Any])?.isEmpty == true)
  }

  @Test func `a scenario on two platforms is two pickles that say so`() async throws {
    let all = try await messages([Self.feature], profiles: ["iOS", "Android"])
    let pickles = all.compactMap { $0["pickle"] }
    #expect(Set(pickles.compactMap { $0["name"] as? String }) == ["S (iOS)", "S (Android)"])
    let ids = pickles.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == 2)
    let cases = all.compactMap { $0["testCase"]?["pickleId"] as? String }
    #expect(Set(cases) == Set(ids))
    let order = cases.map { id in pickles.first { $0["id"] as? String == id }?["name"] as? String }
    #expect(order == ["S (iOS)", "S (Android)"])
  }

  @Test func `a file that does not parse is told behind its source, and the rest goes on`()
    async throws
  {
    let all = try await messages([
      "nonsense\nFeature: F\n Scenario: S\n  Given a step\n", Self.feature,
    ])
    let names = all.compactMap(\.keys.first)
    #expect(names.prefix(4) == ["meta", "source", "parseError", "source"])
    #expect(names.count { $0 == "parseError" } == 1)
    #expect(names.count { $0 == "testCaseStarted" } == 1)
    #expect(all.last?["testRunFinished"]?["success"] as? Bool == false)
  }

  @Test func `a crash is a failure of the first step`() async throws {
    let all = try await messages([Self.feature], crashed: [0: "It crashed."])
    let results = all.compactMap { $0["testStepFinished"]?["testStepResult"] as? [String: Any] }
    #expect(results.map { $0["status"] as? String } == ["FAILED", "SKIPPED"])
    #expect(results.first?["message"] as? String == "It crashed.")
  }

  @Test func `problems of no file end up in the last message`() async throws {
    var library = Self.library
    library.given("a step", "", example: "a step") { (_: inout KitWorld) in }
    let all = try await messages([Self.feature], library: library)
    let message = all.last?["testRunFinished"]?["message"] as? String ?? ""
    #expect(message.contains("The same text is declared at"))
  }
}

import CucumberExpressions
import Foundation
import Gherkin
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

/// Corners of the protocol, in examples of our own, which do not need the official data.
struct MessagesProtocolTests {
  private static var library: StepLibrary<KitWorld> {
    var library = StepLibrary<KitWorld>(ParameterTypeRegistry(), makeWorld: KitWorld.init)
    library.given("rain", "", example: "rain") { (_: inout KitWorld) in }
    library.step(.given, matching: #"^(\d+) drops of (.+?)(?: on an? (.+?))?$"#, "", example: "") {
      (_: inout KitWorld, _: Int, _: String, _: String) in
    }
    library.step(.given, matching: #"^drops(?: for (\d+) hours)?$"#, "", example: "") {
      (_: inout KitWorld, hours: Int?) in
      guard hours ?? 2 == 2 else { throw StepFailure("\(hours ?? 0)") }
    }
    library.when("{word} is kept as {string}", "", example: "") {
      (world: inout KitWorld, text: String, type: String) in
      world.attachments.append(ReportAttachment(.text(text), mediaType: type))
    }
    library.when("{int} byte(s) is/are kept", "", example: "") {
      (world: inout KitWorld, count: Int) in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      world.attachments.append(ReportAttachment(.bytes(bytes), mediaType: "x/y", fileName: "é.bin"))
    }
    library.when("it is said and fails", "", example: "") { (world: inout KitWorld) in
      world.attachments.append(ReportAttachment(log: "\u{1B}[31mred\u{1B}[0m\u{2028}\nnext"))
      throw StepFailure("first line\nsecond line")
    }
    return library
  }

  private func run(
    _ texts: [String], _ ending: String = "feature", order: RunOrder = .defined
  ) async throws -> [[String: [String: Any]]] {
    let sources = texts.enumerated().map { Source(uri: "\($0).\(ending)", text: $1) }
    let run = await MessagesRun(sources, Self.library, order: order)
    if MessageSchema.data.isPresent() {
      let faults = try MessageSchema().faults(of: run.text)
      #expect(faults.isEmpty, "\(faults)")
    }
    return try run.messages
  }

  private func statuses(_ messages: [[String: [String: Any]]]) -> [String?] {
    messages.compactMap { $0["testStepFinished"]?["testStepResult"] as? [String: Any] }
      .map { $0["status"] as? String }
  }

  @Test func `the groups of a regular expression have places, types and gaps`() async throws {
    let all = try await run([
      "Feature: F\n Scenario: S\n  Given 12 drops of rain\n  And 3 drops of rain on a 🌷 leaf\n"
    ])
    let pattern = all.compactMap { $0["stepDefinition"]?["pattern"] as? [String: String] }[1]
    #expect(pattern["type"] == "REGULAR_EXPRESSION")
    #expect(pattern["source"] == #"^(\d+) drops of (.+?)(?: on an? (.+?))?$"#)
    let cases = all.compactMap { $0["testCase"]?["testSteps"] as? [[String: Any]] }
    let steps = try #require(cases.first)
    let arguments = steps.compactMap { step in
      (step["stepMatchArgumentsLists"] as? [[String: Any]])?.first?["stepMatchArguments"]
        as? [[String: Any]]
    }
    #expect(
      arguments.map { $0.map { $0["parameterTypeName"] as? String } }
        == [["int", nil, nil], ["int", nil, nil]])
    let groups = arguments.map { $0.compactMap { $0["group"] as? [String: Any] } }
    #expect(
      groups.map { $0.map { $0["value"] as? String } }
        == [["12", "rain", nil], ["3", "rain", "🌷 leaf"]])
    #expect(groups.map { $0.map { $0["start"] as? Int } } == [[0, 12, nil], [0, 11, 21]])
    #expect(statuses(all) == ["PASSED", "PASSED"])
  }

  @Test func `an optional parameter of a body takes a group that took no part`() async throws {
    let all = try await run([
      "Feature: F\n Scenario: S\n  Given drops\n  And drops for 2 hours\n  And drops for 3 hours\n"
    ])
    #expect(statuses(all) == ["PASSED", "PASSED", "FAILED"])
  }

  @Test func `what is attached keeps its encoding, type and name, on a failing step as well`()
    async throws
  {
    let all = try await run([
      """
      Feature: F
        Scenario: S
          When {"a":1} is kept as "application/json"
          And 256 bytes are kept
          And 0 bytes are kept
          And it is said and fails
          And 1 byte is kept
      """
    ])
    let attachments = all.compactMap { $0["attachment"] }
    #expect(
      attachments.map { $0["mediaType"] as? String }
        == ["application/json", "x/y", "x/y", "text/x.cucumber.log+plain"])
    #expect(
      attachments.map { $0["contentEncoding"] as? String }
        == ["IDENTITY", "BASE64", "BASE64", "IDENTITY"])
    #expect(attachments.map { $0["fileName"] as? String } == [nil, "é.bin", "é.bin", nil])
    let bodies = attachments.compactMap { $0["body"] as? String }
    #expect(bodies[0] == #"{"a":1}"#)
    #expect(Data(base64Encoded: bodies[1]) == Data((0...255).map { UInt8($0) }))
    #expect(bodies[2] == "")
    #expect(bodies[3] == "\u{1B}[31mred\u{1B}[0m\u{2028}\nnext")
    #expect(statuses(all) == ["PASSED", "PASSED", "PASSED", "FAILED", "SKIPPED"])
    let started = all.compactMap { $0["testStepStarted"]?["testStepId"] as? String }
    #expect(attachments.map { $0["testStepId"] as? String } == started.prefix(4).map { $0 })
  }

  @Test func `a failure tells its message, its lines and the place in the feature`() async throws {
    let all = try await run(["Feature: F\n Scenario: S\n  When it is said and fails\n"])
    let result = all.compactMap { $0["testStepFinished"]?["testStepResult"] as? [String: Any] }[0]
    let exception = try #require(result["exception"] as? [String: Any])
    #expect(exception["type"] as? String == "StepFailure")
    #expect(exception["message"] as? String == "first line\nsecond line")
    let trace = exception["stackTrace"] as? String ?? ""
    #expect(trace.hasPrefix("StepFailure: first line\nsecond line"))
    #expect(trace.hasSuffix("\n0.feature:3"))
  }

  @Test func `every row of an outline with unknown steps has suggestions of its own`() async throws
  {
    let all = try await run([
      """
      Feature: F
        Scenario Outline: <n>
          Given rain
          Then <n> umbrellas open
          And <n> hats fly
          Examples:
            | n |
            | 1 |
            | 2 |
      """
    ])
    let suggestions = all.compactMap { $0["suggestion"] }
    let steps = all.compactMap { $0["pickle"]?["steps"] as? [[String: Any]] }.flatMap { $0 }
    let unknown = steps.filter { $0["text"] as? String != "rain" }.map { $0["id"] as? String }
    #expect(suggestions.map { $0["pickleStepId"] as? String } == unknown)
    #expect(suggestions.allSatisfy { ($0["snippets"] as? [Any])?.isEmpty == false })
    #expect(Set(suggestions.compactMap { $0["id"] as? String }).count == 4)
    #expect(
      statuses(all) == ["PASSED", "UNDEFINED", "UNDEFINED", "PASSED", "UNDEFINED", "UNDEFINED"])
  }

  @Test func `backgrounds of the feature come before those of the rule`() async throws {
    let all = try await run([
      """
      Feature: F
        Background:
          Given 1 drops of feature
        Rule: R
          Background:
            Given 2 drops of rule
          Example: S
            Given 3 drops of example
        Rule: Q
          Example: T
            Given rain
      """
    ])
    let texts = all.compactMap { $0["pickle"]?["steps"] as? [[String: Any]] }
      .map { $0.map { $0["text"] as? String } }
    #expect(
      texts == [
        ["1 drops of feature", "2 drops of rule", "3 drops of example"],
        ["1 drops of feature", "rain"],
      ])
    #expect(statuses(all) == Array(repeating: "PASSED", count: 5))
  }

  @Test func `a reversed run turns the test cases round but not the files`() async throws {
    let files = ["A", "B"].map {
      "Feature: \($0)\n Scenario: \($0)1\n  Given rain\n Scenario: \($0)2\n  Given rain\n"
    }
    let all = try await run(files, order: .reversed)
    let pickles = all.compactMap { $0["pickle"] }
    #expect(pickles.map { $0["name"] as? String } == ["A1", "A2", "B1", "B2"])
    let cases = all.compactMap { $0["testCase"] }
    let names = cases.map { testCase in
      pickles.first { $0["id"] as? String == testCase["pickleId"] as? String }?["name"] as? String
    }
    #expect(names == ["B2", "B1", "A2", "A1"])
    #expect(
      all.compactMap { $0["testCaseStarted"]?["testCaseId"] as? String }
        == cases.compactMap { $0["id"] as? String })
  }

  @Test func `a Markdown file runs and says what it is`() async throws {
    let all = try await run(
      [
        "# Feature: F\n\nProse.\n\n## Scenario Outline: S\n* Given <n> drops of rain\n\n### Examples:\n\n  | n |\n  | - |\n  | 7 |\n"
      ],
      "feature.md")
    let source = all.compactMap { $0["source"] }.first
    #expect(source?["mediaType"] as? String == "text/x.cucumber.gherkin+markdown")
    #expect(statuses(all) == ["PASSED"])
  }
}

import Foundation
import FoundationXML
import Testing

@testable import RehearseCommand

/// The names by which build servers follow a test case from one run to the next.
struct JUnitNameTests {
  private static let feature = """
    Feature: F

      Scenario: Adding
        Given the count is 1

      Rule: Twice

        @again @ios @android
        Scenario: Adding
          Given the count is 1

      Scenario: Alone
        Given the count is 1
    """

  private func names(_ arguments: String...) async throws -> [String] {
    let bench = try Bench(["a.feature": Self.feature])
    let outcome = await bench.run(["run", "a.feature", "--format", "junit"] + arguments)
    let document = try XMLDocument(data: Data(outcome.output.utf8))
    return try document.nodes(forXPath: "//testcase/@name").compactMap(\.stringValue)
  }

  @Test func `scenarios of one name in one file are told apart by their lines`() async throws {
    let again = ["Adding [line 9] (iOS)", "Adding [line 9] (Android)"]
    #expect(try await names() == ["Adding [line 3]"] + again + ["Alone"])
    #expect(try await names("--tags", "@again") == again)
  }
}

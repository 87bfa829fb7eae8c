import Foundation
import Testing

@testable import RehearseCommand

/// Answers of servers in files beside features, from the file to the server.
struct AnswerFileTests {
  private func feature(_ file: String) -> String {
    """
    Feature: F

      @ios
      Scenario: S
        Given the pet listing app is installed
        And the user is at 52.2297, 21.0122
        And the server answers "GET /api/listings" with the file "\(file)"
        And location permission is while using
        When the user opens the app
        Then the screen shows "Rex of the file"

    """
  }

  private static let good = """
    {"animals": [{"name": "Rex of the file", "species": "dog", "breed": "mix", "place": "Warszawa", "date": "2026-01-01", "status": "lost"}]}
    """

  @Test func `a scenario's server answers what a file says that lies beside it, or above`()
    async throws
  {
    for folder in ["Scenarios/a", "Scenarios"] {
      let bench = try Bench([
        "Scenarios/a/x.feature": feature("answers/listings.json"),
        "\(folder)/answers/listings.json": Self.good,
        "\(folder)/answers/unused.json": "no JSON",
      ])
      let outcome = await bench.run(["run"], steps: CommandSteps.all)
      #expect(outcome.code == 0, "\(outcome.text)")
    }
  }

  @Test func `a file that is no JSON is told with its line, and nothing passes`() async throws {
    let bench = try Bench([
      "x.feature": feature("answers/listings.json"),
      "answers/listings.json": "{\n  \"listings\": [1, ]\n}\n",
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: answers/listings.json:2:19: this is no JSON: "))
    #expect(outcome.output.contains("The answer \"answers/listings.json\" cannot be read."))
  }

  @Test func `a file that is not there is told with those that are`() async throws {
    let bench = try Bench([
      "x.feature": feature("answers/listing.json"), "answers/listings.json": Self.good,
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code != 0)
    #expect(outcome.output.contains("There is no answer \"answers/listing.json\"."))
    #expect(outcome.output.contains("Did you mean \"answers/listings.json\"?"))
  }
}

import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// The HTML report of real scenarios, as the command writes it.
struct HTMLReportTests {
  private static let feature = """
    @ios @android
    Feature: <script>alert("feature")</script>

      Background:
        Given the pet listing app is installed

      Scenario Outline: The user answers <answer>
        When the user opens the app
        And the user answers "<answer>"
        And 5 seconds pass
        Then the popup "Location is off" is shown

        Examples:
          | answer     |
          | Allow Once |
          | deny       |
          | </script>  |

      Scenario: A walk
        Given location permission is while using
        When the user opens the app
        And the user moves 1 km north at 5 km/h
        And 10 minutes pass
    """

  private static let byEight = Task { try await page(workers: 8) }

  private static func page(workers: Int) async throws -> String {
    let bench = try Bench(["Scenarios/tour/a.feature": feature])
    let outcome = await bench.run(
      ["run", "--format", "html:report.html", "--parallel", "\(workers)"], steps: CommandSteps.all)
    #expect(outcome.code == 1, "\(outcome.text)")
    return try #require(bench.text("report.html"))
  }

  @Test func `one worker and eight write equal bytes`() async throws {
    let one = try await Self.page(workers: 1)
    let eight = try await Self.byEight.value
    #expect(one == eight)
    #expect(one.contains("8 scenarios"))
  }

  @Test func `the details of every scenario are JSON with pictures, lanes and a trace`()
    async throws
  {
    let page = try await Self.byEight.value
    let scenarios = try Inflate.details(of: page).map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(scenarios.count == 8)
    for details in scenarios {
      let frames = try #require(details["frames"] as? [[Any]])
      #expect(frames.count >= 2)
      #expect((details["lanes"] as? [Any])?.isEmpty == false)
      #expect((details["trace"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func `texts of a feature make no markup`() async throws {
    let page = try await Self.byEight.value
    #expect(!page.contains("<script>alert"))
    #expect(page.components(separatedBy: "<script>").count == 2)
    // The page's own, one block of what the scenarios looked like, and the list of what passed.
    #expect(page.components(separatedBy: "</script>").count == 4)
  }
}

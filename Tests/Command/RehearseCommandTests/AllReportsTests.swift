import Foundation
import Testing

@testable import RehearseCommand

/// What holds of every kind of report.
struct AllReportsTests {
  @Test(arguments: ["defined", "reversed", "random:7"])
  func `the same run with one and with eight workers gives equal bytes`(order: String) async throws
  {
    let bench = try Bench([
      "Scenarios/many.feature": ManyScenarios.feature(300),
      HostileFeature.path: HostileFeature.source,
      "Scenarios/broken.feature": HostileFeature.broken,
    ])
    var reports: [[[UInt8]?]] = []
    for workers in ["1", "8"] {
      let outcome = await bench.run(
        ["run", "--order", order, "--parallel", workers] + AllReports.options)
      #expect(outcome.code == 1)
      reports.append(ReportKind.allCases.map { bench.bytes(AllReports.file($0)) })
    }
    for (kind, pair) in zip(ReportKind.allCases, zip(reports[0], reports[1])) {
      #expect(pair.0?.isEmpty == false, "\(kind) is empty")
      #expect(pair.0 == pair.1, "\(kind) differs")
    }
  }

  @Test func `a report to standard output is the one to a file`() async throws {
    let bench = try Bench(["Scenarios/many.feature": ManyScenarios.feature(300)])
    for kind in ReportKind.allCases where !kind.isForPeople && !kind.isPage {
      _ = await bench.run("run", "--format", "\(kind.rawValue):file")
      let outcome = await bench.run("run", "--format", kind.rawValue)
      let file = try #require(bench.bytes("file"))
      #expect(outcome.outputBytes == file, "\(kind)")
    }
  }

  @Test func `every kind of report is in the help`() async throws {
    let help = await (try Bench()).run("help", "run").output
    let names = help.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    for kind in ReportKind.allCases {
      #expect(names.contains { $0 == kind.rawValue }, "\(kind)")
    }
  }

  @Test func `nothing is left beside a report that is larger than memory should hold`() async throws
  {
    let bench = try Bench()
    let scenario = { (index: Int) in
      "  Scenario: \(index)\n" + String(repeating: "    Given the count is 1\n", count: 40)
    }
    try bench.write("Feature: F\n" + (0..<200).map(scenario).joined(), to: "a.feature")
    _ = await bench.run("run", "a.feature", "--format", "messages:out.ndjson")
    #expect(bench.files == ["a.feature", "out.ndjson"])
    let text = try #require(bench.text("out.ndjson"))
    #expect(text.utf8.count > 2 << 20)
    #expect(text.hasPrefix("{\"meta\":") && text.hasSuffix("}}}\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("{\"testStepFinished\"") } == 8_000)
  }
}

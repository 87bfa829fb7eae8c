import Testing

@testable import rehearse

struct ParseCommandTests {
  private static let good = "Feature: F\n  Scenario: S\n    Given x\n"

  private func kinds(_ output: String) -> [String] {
    output.split(separator: "\n").map { line in
      String(line.dropFirst(2).prefix { $0 != "\"" })
    }
  }

  @Test(arguments: [
    ([], ["source", "gherkinDocument", "pickle"]),
    (["--no-source"], ["gherkinDocument", "pickle"]),
    (["--no-ast"], ["source", "pickle"]),
    (["--no-pickles"], ["source", "gherkinDocument"]),
    (["--no-source", "--no-ast", "--no-pickles"], []),
  ])
  func `messages can be left out`(options: [String], expected: [String]) async throws {
    let outcome = try await Bench(["a.feature": Self.good]).run(["parse", "a.feature"] + options)
    #expect(outcome.code == 0)
    #expect(kinds(outcome.output) == expected)
  }

  @Test func `numbers go on from file to file`() async throws {
    let bench = try Bench(["a.feature": Self.good, "b.feature": Self.good])
    let output = await bench.run("parse", "--no-source", "--no-ast", ".").output
    #expect(output.contains(#""id":"3""#) && output.contains(#""id":"7""#))
    #expect(output.contains(#""uri":"b.feature""#))
  }

  @Test func `standard input is a dash`() async throws {
    let bench = try Bench()
    bench.input = Self.good
    let outcome = await bench.run("parse", "-", "--no-source", "--no-ast")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""uri":"<stdin>""#))
  }

  @Test func `a file that does not parse gives its errors`() async throws {
    let bench = try Bench(["bad.feature": "nonsense\n", "good.feature": Self.good])
    let outcome = await bench.run("parse", ".", "--no-source", "--no-ast")
    #expect(outcome.code == 2)
    #expect(kinds(outcome.output) == ["parseError", "pickle"])
    #expect(outcome.errors.hasPrefix("error: bad.feature:1:1: "))
  }
}

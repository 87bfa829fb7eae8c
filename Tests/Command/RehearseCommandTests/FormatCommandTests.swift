import Testing

@testable import RehearseCommand

struct FormatCommandTests {
  private static let messy = "Feature:   F\n Scenario: S\n   Given   x\n"
  private static let tidy = "Feature: F\n\n  Scenario: S\n    Given x\n"

  @Test func `only what changes is rewritten`() async throws {
    let bench = try Bench(["a.feature": Self.messy, "b.feature": Self.tidy])
    let first = await bench.run("format", ".")
    #expect(first.code == 0)
    #expect(first.output == "a.feature\n")
    #expect(bench.text("a.feature") != Self.messy)
    #expect(bench.text("b.feature") == Self.tidy)
    let second = await bench.run("format", ".")
    #expect(second.output == "")
    #expect(bench.files == ["a.feature", "b.feature"])
  }

  @Test func `a check changes nothing`() async throws {
    let bench = try Bench(["a.feature": Self.messy, "b.feature": Self.tidy])
    let outcome = await bench.run("format", "--check", ".")
    #expect(outcome.code == 1)
    #expect(outcome.output == "a.feature\n")
    #expect(bench.text("a.feature") == Self.messy)
    #expect(await bench.run("format", "--check", "b.feature").code == 0)
  }

  @Test func `standard input goes to standard output`() async throws {
    let bench = try Bench()
    bench.input = Self.tidy
    let outcome = await bench.run("format", "-")
    #expect(outcome.code == 0)
    #expect(outcome.output == Self.tidy)
  }

  @Test func `a file that does not parse is not touched`() async throws {
    let bench = try Bench(["a.feature": "nonsense\n"])
    let outcome = await bench.run("format", "a.feature")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(bench.text("a.feature") == "nonsense\n")
    #expect(outcome.errors.hasPrefix("error: a.feature:1:1: "))
  }

  @Test(arguments: ["Feature: F\r Scenario: S\r", "Feature: F\n# x\u{2028}Scenario: S\n"])
  func `a file in which lines end otherwise is not touched`(text: String) async throws {
    let bench = try Bench(["a.feature": text])
    let outcome = await bench.run("format", "a.feature")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: a.feature:"), "\(outcome.errors)")
    #expect(bench.text("a.feature") == text)
  }

  @Test func `every scenario of the repository is written as the formatter writes it`() async throws
  {
    let outcome = await (try Readme.bench()).run("format", "--check", "Scenarios")
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }
}

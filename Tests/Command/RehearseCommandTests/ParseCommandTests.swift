import Gherkin
import Testing

@testable import RehearseCommand

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

  @Test func `lines that end in carriage returns alone are told, as a run tells them`() async throws
  {
    let bench = try Bench(["cr.feature": Self.good.replacing("\n", with: "\r")])
    let outcome = await bench.run("parse", "cr.feature", "--no-source")
    #expect(outcome.code == 2)
    #expect(kinds(outcome.output) == ["parseError"])
    #expect(outcome.errors.hasPrefix("error: cr.feature:1:1: The lines of this file end in"))
    #expect(await bench.run("run", "cr.feature").errors.contains("The lines of this file end in"))
  }

  @Test func `many files come in their order, numbered as if they were one after the other`()
    async throws
  {
    let texts = (0..<60).map { index in
      let scenario = "  Scenario: S\n" + String(repeating: "    Given x\n", count: index % 7 + 1)
      let name = "f\(index + 100).feature"
      return (name, index % 13 == 5 ? "nonsense\n" : "Feature: F\n" + scenario)
    }
    let outcome = try await Bench(Dictionary(uniqueKeysWithValues: texts)).run(["parse", "."])
    var writer = MessageWriter()
    var ids = IDGenerator()
    for (name, text) in texts {
      let source = Source(uri: name, text: text)
      writer.write(source)
      switch Parser().parse(source, ids: &ids) {
      case .failure(let failure): for error in failure.errors { writer.write(error) }
      case .success(let document):
        writer.write(document)
        for pickle in try PickleCompiler().pickles(of: document, ids: &ids) { writer.write(pickle) }
      }
    }
    #expect(outcome.output == String(decoding: writer.drain(), as: UTF8.self))
    let places = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(places.map { $0.dropFirst(7).prefix(4) } == ["f105", "f118", "f131", "f144", "f157"])
  }

  @Test func `a file that cannot be read keeps no other from being parsed`() async throws {
    let wide = String(repeating: "# comment\n", count: Limits.standard.bytesPerFile / 10 + 1)
    let outcome = try await Bench([
      "a.feature": Self.good, "b.feature": wide, "c.feature": Self.good,
    ])
    .run(["parse", "a.feature", "b.feature", "c.feature", "--no-ast", "--no-source"])
    #expect(outcome.code == 2)
    #expect(kinds(outcome.output) == ["pickle", "pickle"])
    #expect(outcome.errors.hasPrefix("error: b.feature: the file has "))
  }
}

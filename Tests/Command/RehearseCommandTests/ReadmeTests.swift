import Foundation
import Rehearsal
import Testing

@testable import RehearseCommand

/// The README and the articles, tried as their reader would.
struct ReadmeTests {
  @Test(arguments: Readme.paths)
  func `every command that is shown prints what is shown`(path: String) async throws {
    let document = try Readme(path)
    let bench = try document.bench()
    #expect(!document.examples.isEmpty || !document.commands.isEmpty)
    for example in document.examples {
      let arguments = try #require(example.arguments, "\(example.testDescription)")
      let outcome =
        arguments == WholePlay.arguments
        ? try await WholePlay.byFour.value.outcome
        : await bench.run(arguments, steps: CommandSteps.all)
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      expect(lines.map(String.init), match: example)
    }
  }

  @Test func `there is something to try`() throws {
    let documents = try Readme.all()
    #expect(documents.first?.path == "README.md")
    #expect(documents.flatMap(\.examples).count >= 16)
    #expect(documents.flatMap(\.commands).count >= 8)
    #expect(documents.flatMap(\.files.keys).count >= 14)
  }

  @Test(arguments: Readme.paths)
  func `every command without output is one that exists`(path: String) throws {
    for command in try Readme(path).commands {
      let words = command.split(separator: " ").map(String.init)
      if words.starts(with: ["swift", "run", "rehearse"]) {
        let spec = try #require(Subcommand(rawValue: words[3])).spec
        _ = try ArgumentParser.parse(Array(words.dropFirst(3)), from: 1, spec)
      } else {
        #expect(
          ["swift test", "swift run -c release rehearse-bench"].contains(
            command), "\(command)")
      }
    }
  }

  @Test func `the article on rules counts them as the command lists them`() async throws {
    let outcome = await (try Bench()).run("rules")
    let lines = outcome.output.split(separator: "\n")
    func count(_ prefix: String) -> Int { lines.count { $0.hasPrefix("  \(prefix)-") } }
    let article = try #require(Readme.paths.first { $0.hasSuffix("RulesOfThePlatforms.md") })
    let text = try Readme(article).lines.joined(separator: "\n")
    #expect(text.contains("follows \(count("I")) rules of iOS and \(count("A")) of Android"))
  }

  /// Compares line by line; an ellipsis in the document stands for any lines up to the one that follows it.
  private func expect(
    _ actual: [String], match example: Readme.Example,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var rest = actual[...]
    var skips = false
    for (offset, line) in example.output.enumerated() {
      if line == "…" {
        skips = true
        continue
      }
      if skips, let found = rest.firstIndex(of: line) { rest = rest[found...] }
      skips = false
      guard rest.first == line else {
        Issue.record(
          """
          \(example.testDescription), \(example.document):\(example.line + 1 + offset)
          shown:  \(line)
          actual: \(rest.first ?? "<end>")
          """, sourceLocation: sourceLocation)
        return
      }
      rest = rest.dropFirst()
    }
    let left = rest.drop { $0.isEmpty }
    if !skips, let line = left.first {
      Issue.record(
        "\(example.testDescription): the document ends before: \(line)",
        sourceLocation: sourceLocation)
    }
  }
}

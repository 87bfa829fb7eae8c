import Foundation
import Rehearsal
import Testing

@testable import RehearseCommand

/// The README, tried as its reader would.
struct ReadmeTests {
  @Test(arguments: ["README.md", Readme.phrases])
  func `every command that is shown prints what is shown`(path: String) async throws {
    let readme = try Readme(path)
    let bench = try readme.bench()
    #expect(readme.examples.count >= 4)
    for example in readme.examples {
      let arguments = try #require(example.arguments, "\(example.testDescription)")
      let outcome =
        arguments == WholePlay.arguments
        ? try await WholePlay.byFour.value.outcome
        : await bench.run(arguments, steps: CommandSteps.all)
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      expect(lines.map(String.init), match: example)
    }
  }

  @Test func `every command in the README without output is one that exists`() throws {
    for command in try Readme().commands {
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

  @Test func `every link inside the README and to a file leads somewhere`() throws {
    let lines = try Readme().lines
    let headings = Set(
      lines.filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      })
    let links = lines.flatMap { $0.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) } }
    #expect(links.count >= 3)
    for link in links where !link.hasPrefix("https://") {
      if link.hasPrefix("#") {
        #expect(headings.contains(String(link.dropFirst())), "\(link)")
      } else {
        let path = Readme.root.appending(path: String(link.prefix { $0 != "#" })).path
        #expect(FileManager.default.fileExists(atPath: path), "\(link)")
      }
    }
  }

  /// Compares line by line; an ellipsis in the README stands for any lines up to the one that follows it.
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
        "\(example.testDescription): the README ends before: \(line)",
        sourceLocation: sourceLocation)
    }
  }
}

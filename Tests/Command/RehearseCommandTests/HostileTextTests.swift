import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import RehearseCommand

/// One hostile feature in every report, each read back by a real reader of its kind.
struct HostileTextTests {
  /// A folder with all reports of a hostile run, each in a file named after its kind.
  private func bench() async throws -> Bench {
    try Bench(contents: try await Self.contents.value)
  }

  private static let contents = Task {
    let bench = try Bench([
      HostileFeature.path: HostileFeature.source,
      "Scenarios/broken\u{202E}\u{1B}[31m.feature": HostileFeature.broken,
      "Scenarios/nul.feature": "Feature: nul\u{0}\n",
    ])
    let outcome = await bench.run(["run"] + AllReports.options)
    #expect(outcome.code == 1)
    try bench.write(outcome.output, to: "stdout.txt")
    try bench.write(outcome.errors, to: "stderr.txt")
    return bench.contents
  }

  @Test func `no text drives a terminal or commands a build server`() async throws {
    let bench = try await bench()
    let kinds: [ReportKind] = [.pretty, .progress, .github, .summary, .usage]
    let files = kinds.map(AllReports.file) + ["stdout.txt", "stderr.txt"]
    for file in files {
      let text = try #require(bench.text(file))
      #expect(!text.isEmpty)
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(!Self.isObeyed(scalar), "U+\(String(scalar.value, radix: 16)) in \(file)")
      }
      #expect(!text.contains("##["), "\(file)")
      guard file != AllReports.file(.github) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(file): \(line)")
      }
    }
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test
  func
    `annotations are as many as GitHub shows, each with its place, and the last one counts the rest`()
    async throws
  {
    let bench = try await bench()
    let text = try #require(bench.text(AllReports.file(.github)))
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    // What fails on both platforms fails for one reason; the tenth annotation counts what GitHub would not show.
    let count = HostileFeature.texts.count + 2 + 1
    #expect(commands.count == 10)
    #expect(commands.last?.hasPrefix("::error title=\(count - 9) more::Scenarios/") == true)
    for command in commands.dropLast() {
      let parts = command.dropFirst(2).split(separator: "::", maxSplits: 1)
      let head = try #require(parts.first)
      #expect(head.hasPrefix("error file="), "\(command)")
      let properties = head.dropFirst("error ".count).split(separator: ",")
      let names = properties.compactMap { $0.split(separator: "=").first.map(String.init) }
      #expect(
        [["file", "line", "col", "title"], ["file", "line", "title"], ["file", "title"]]
          .contains(names), "\(command)")
    }
  }

  @Test func `XML is read back, with every name that XML can hold as it was`() async throws {
    let bench = try await bench()
    let text = try #require(bench.text(AllReports.file(.junit)))
    let document = try XMLDocument(data: Data(text.utf8))
    let names = try document.nodes(forXPath: "//testcase/@name").compactMap(\.stringValue)
    #expect(names.count == 2 * HostileFeature.texts.count + 2 + 2)
    for text in HostileFeature.texts where Self.fitsXML(text) {
      #expect(names.contains(text), "\(text)")
    }
    #expect(try document.nodes(forXPath: "//script").isEmpty)
  }

  private static func fitsXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { ($0.value >= 0x20 && $0.value < 0xFFFE) || $0.value > 0xFFFF }
  }

  @Test func `every line of JSON is read back, with every name as it was`() async throws {
    let bench = try await bench()
    let text = try #require(bench.text(AllReports.file(.messages)))
    var names: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: [String: Any]]
      if let name = object?["pickle"]?["name"] as? String { names.insert(name) }
    }
    for text in HostileFeature.texts { #expect(names.contains(text), "\(text)") }
    let usage = try #require(bench.text(AllReports.file(.usageJSON)))
    _ = try JSONSerialization.jsonObject(with: Data(usage.utf8))
  }

  @Test func `outside its blocks of code the summary has no markup but its own`() async throws {
    let bench = try await bench()
    let text = try #require(bench.text(AllReports.file(.summary)))
    var fence: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if line == open { fence = nil }
      } else if ticks.count >= 3 {
        fence = ticks
      } else {
        let own = ["<code>", "</code>", "<details>", "</details>", "<summary>", "</summary>"]
        let rest = own.reduce(String(line)) { $0.replacingOccurrences(of: $1, with: "") }
        #expect(!rest.contains { "<>`*_[]@$~\\".contains($0) }, "\(line)")
      }
    }
    #expect(fence == nil)
  }

  @Test func `the list of failures leads back to them`() async throws {
    let bench = try await bench()
    let again = await bench.run(
      "run", "--rerun-failed=\(AllReports.file(.rerun))", "--format", "progress")
    #expect(again.output.contains("\(HostileFeature.texts.count + 2) scenarios: "))
  }

  @Test(.comparing(with: PythonReader.tracks))
  func `somebody else's readers read GPX and GeoJSON`() async throws {
    let bench = try await bench()
    let result = try PythonReader.run(
      "tracks.py", [AllReports.file(.gpx), AllReports.file(.geojson)], in: bench.folder)
    #expect(result.code == 0, "\(result.output)")
  }

  @Test(.comparing(with: PythonReader.messages))
  func `messages are what the schema says`() async throws {
    let bench = try await bench()
    let parsed = await bench.run("parse", HostileFeature.path)
    try bench.write(parsed.output, to: "parsed.ndjson")
    let result = try PythonReader.run(
      "messages.py", [PythonReader.schema.path, AllReports.file(.messages), "parsed.ndjson"],
      in: bench.folder)
    #expect(result.code == 0, "\(result.output)")
  }

  @Test(.comparing(with: PythonReader.junit))
  func `somebody else's reader reads JUnit XML`() async throws {
    let bench = try await bench()
    let result = try PythonReader.run(
      "junit.py", [AllReports.file(.junit)], in: bench.folder)
    #expect(result.code == 0, "\(result.output)")
  }
}

import Foundation
import Gherkin
import TestSupport
import Testing

struct MutationTests {
  /// Sources of edits: the official files where they are at hand, and a generated feature.
  private static let names = Conformance.good + ["generated"]

  @Test(.tags(.sweep), arguments: names)
  func `no edit of a file crashes anything`(name: String) throws {
    let text = try Self.text(of: name)
    let uri = name.hasSuffix(".md") ? "edited.feature.md" : "edited.feature"
    var generator = FeatureGenerator(
      seed: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    for _ in 0..<(150 * Sweep.scale) {
      try check(edited(text, &generator), uri: uri)
    }
  }

  /// Reads a text; what is accepted must be formatted stably, what is not must be explained.
  private func check(_ text: String, uri: String) throws {
    var ids = IDGenerator()
    let source = Source(uri: uri, text: text)
    switch Parser().parse(source, ids: &ids) {
    case .success(let document):
      let formatted = document.formatted()
      let again = try parse(formatted, uri: uri)
      #expect(again.formatted() == formatted, "\(text)")
      let before = try pickles(of: document).map(PickleMeaning.init)
      let after = try pickles(of: again).map(PickleMeaning.init)
      #expect(before == after, "\(text)")
      #expect(DocumentMeaning(document).isKept(in: DocumentMeaning(again)), "\(text)")
    case .failure(let failure):
      #expect((1...ParseErrors.maximum).contains(failure.errors.count))
      for error in failure.errors {
        #expect(!error.explanation.isEmpty)
        #expect(CaretExcerpt(source, at: error.location).place.hasPrefix(uri))
      }
    }
  }

  private func edited(_ text: String, _ generator: inout FeatureGenerator) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0...generator.number(below: 4) {
      let place = generator.number(below: lines.count)
      switch generator.number(below: 5) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(generator.pick(lines), at: place)
      case 2: lines.insert(generator.pick(Self.snippets), at: place)
      case 3: lines.swapAt(place, generator.number(below: lines.count))
      default: lines[place] = editedLine(lines[place], &generator)
      }
      if lines.isEmpty { lines = [""] }
    }
    return lines.joined(separator: "\n")
  }

  private func editedLine(_ line: String, _ generator: inout FeatureGenerator) -> String {
    var characters = [Character](line)
    let place = generator.number(below: characters.count + 1)
    let added: [Character] = [
      "|", "\\", "@", "#", "\"", "`", " ", ":", "<", ">", "\t", "é", "🐈", "\u{FEFF}",
      "\u{85}", "\u{2028}", "\r", "\u{A0}", "\u{B}", "\u{200B}",
    ]
    characters.insert(generator.pick(added), at: place)
    return String(characters)
  }

  private static let snippets = [
    "# language: fr", "# language: no", "@a b", "@a #c", "  @b@c", "\"\"\"", "```", "   ```json",
    "|a|",
    "|", "| a | b |", "* x", "Given", "Scenario:", "Rule: r", "Background:", "Examples:", "# c", "",
    "Feature: again", "free text", "\\\"\\\"\\\"", "Scenario Outline: <a>", "## Scenario: s",
    "- When x", "\u{FEFF}text", "\u{FEFF}", #"\"\"\\"\"\""#, #"\`\`\\`\`\``"#, #"\""""#, "\u{B}",
    "\u{85}a",
  ]

  private static func text(of name: String) throws -> String {
    guard name != "generated" else {
      var generator = FeatureGenerator(seed: 42)
      return generator.feature()
    }
    return String(decoding: try Conformance.source(name).bytes, as: UTF8.self)
  }
}

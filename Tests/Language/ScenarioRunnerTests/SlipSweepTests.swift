import Foundation
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

/// Slips planted into all scenarios of the repository: none of them may go unnoticed, and nothing may crash.
struct SlipSweepTests {
  private static let files: [Source] = {
    let folder = Checkout.root.appendingPathComponent("Scenarios")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".feature") }.sorted().compactMap { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return data.map { Source(uri: path, bytes: [UInt8]($0)) }
    }
  }()

  private static let planner = Planner(knownTags: ["@ios", "@android"]) { _ in ["p"] }

  @Test func `the scenarios as they are have no finding`() async {
    let plan = await Self.planner.plan(Self.files)
    #expect(Self.files.count > 80)
    #expect(plan.problems.isEmpty, "\(plan.problems.prefix(3))")
  }

  @Test func `a slip in a first step or a header never goes unnoticed`() async throws {
    var numbers = SeededNumbers(seed: 11)
    for source in Self.files {
      let lines = String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
      for _ in 0..<6 {
        let place = numbers.number(below: lines.count)
        guard let slip = Self.slip(in: lines, at: place, &numbers) else { continue }
        var edited = lines
        edited[place] = slip
        let text = edited.joined(separator: "\n")
        let problems = await Self.planner.plan([Source(uri: source.uri, text: text)]).problems
        let lineNumbers = problems.filter { $0.severity == .error }.compactMap(\.location?.line)
        #expect(lineNumbers.contains(place + 1), "\(source.uri):\(place + 1): \(slip)")
      }
    }
  }

  /// Spoils a header or a step; a line of prose, a table or a comment is left alone.
  private static func slip(
    in lines: [String], at place: Int, _ numbers: inout SeededNumbers
  ) -> String? {
    let line = lines[place]
    let text = line.trimmingCharacters(in: .whitespaces)
    for word in ["Given ", "When ", "Then "] where text.hasPrefix(word) {
      let bare = String(word.dropLast())
      let slips = [word.lowercased(), "\(bare)\t", "\(bare)\u{A0}", "\(bare): ", "\u{FEFF}\(word)"]
      return line.replacing(
        word, with: slips[numbers.number(below: slips.count)], maxReplacements: 1)
    }
    for word in ["Scenario:", "Background:"] where text.hasPrefix(word) {
      let bare = String(word.dropLast())
      // "Background tracking" may be prose, and so may a title that ends like a sentence.
      let isProse = word == "Background:" && text != word || ".,;!?…)".contains(text.last ?? " ")
      let slips = ["\(bare.lowercased()):", "\(bare) :", String(bare.dropFirst()) + ":"]
      guard !isProse, numbers.number(below: 2) == 0 else {
        return line.replacing(word, with: slips[numbers.number(below: slips.count)])
      }
      return line.replacing(word, with: bare)
    }
    return nil
  }

  @Test func `any edit of a file is planned to the end`() async throws {
    var numbers = SeededNumbers(seed: 12)
    let snippets = [
      "Scenario", "given x", "Examples", "Rule r", "@andriod", "<x>", "|a|", "\"\"\"", "# x",
      "Wenn x", "\u{FEFF}Given x", "Given:", "Scenario:", "Background:", "", "{\\rtf1", "<", ">",
    ]
    for source in Self.files {
      var lines = String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
      for _ in 0..<4 {
        let place = numbers.number(below: lines.count)
        switch numbers.number(below: 3) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(snippets[numbers.number(below: snippets.count)], at: place)
        default: lines.swapAt(place, numbers.number(below: lines.count))
        }
        let text = lines.joined(separator: "\n")
        let plan = await Self.planner.plan([Source(uri: source.uri, text: text)])
        // A file that is no text has no line to show.
        for problem in plan.problems
        where problem.location != nil && problem.kind != .unreadableFile {
          #expect(!problem.excerpt.isEmpty || problem.location?.column == nil, "\(problem)")
        }
      }
    }
  }
}

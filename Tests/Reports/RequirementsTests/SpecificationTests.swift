import Foundation
import TestSupport
import Testing

@testable import Requirements

struct SpecificationTests {
  /// The documents that the flows of this project come from, which lie beside the package where there are any.
  private static let folder = Checkout.conformance.appending(path: "../specs").standardizedFileURL
  private static let documents = Comparison.officialData("../specs")

  @Test(
    .comparing(with: documents),
    arguments: [
      ("startup", SpecificationKind.specKit), ("clock-in", .specKit), ("campaign", .openSpec),
    ])
  func `the documents of the flows give the agreed ids`(
    name: String, kind: SpecificationKind
  ) throws {
    let specification = try read(name)
    let agreed = try agreed(name)
    #expect(specification.kind == kind)
    #expect(specification.problems == [])
    #expect(agreed.count > 30)
    #expect(Set(specification.document.requirements.map(\.id.description)) == agreed)
  }

  @Test(.comparing(with: documents))
  func `a plan without labels is counted, and one without requirements refused`() throws {
    let tour = try read("tour")
    let ids = tour.document.requirements.map(\.id.description)
    #expect(tour.items.count == 17)
    #expect(try agreed("tour").isSuperset(of: ids))
    #expect(try read("delivery").problems.map(\.kind) == [.nothingRecognized])
  }

  @Test func `a list with ids in code spans is read as it always was`() {
    let text = "# T\n\n- `shop:FR-1` a\n- `shop:FR-2` b\n"
    let specification = Specification(path: "x.md", bytes: Array(text.utf8))
    #expect(specification.kind == .list)
    #expect(specification.prefix == "shop")
    #expect(specification.items.map(\.name) == ["FR-1", "FR-2"])
    let other = Specification(path: "x.md", bytes: Array(text.utf8), prefix: "store")
    #expect(other.problems.map(\.line) == [3])
  }

  @Test(arguments: [
    ("specs/007-clock-in/spec.md", "clock-in"), ("openspec/specs/auth/spec.md", "auth"),
    ("startup.md", "startup"), ("./My Feature.md", "my-feature"), ("spec.md", "spec"),
    ("../spec.md", "spec"), ("/a/b/REQUIREMENTS.MD", "b"), ("a/001/spec.md", "a"),
    ("日本.md", "spec"), ("x/.md", "md"),
  ])
  func `a prefix comes from where the document lies`(path: String, prefix: String) {
    #expect(SpecificationPrefix.of(path: path) == prefix)
    #expect(SpecificationPrefix.isPrefix(prefix))
  }

  @Test(arguments: [
    ("**Given** a, **When** b, **Then** c.", "Given a|When b|Then c"),
    ("Given a, when b, then c", "Given a|When b|Then c"),
    ("Given a When b Then c AND d", "Given a|When b|Then c|And d"),
    ("**GIVEN**: a; **WHEN**: b", "Given a|When b"),
    ("**Given** a and b, **When** c, **And** d", "Given a and b|When c|And d"),
    ("__Given__ a, __When__ b", "Given a|When b"),
    ("**Given** the label **Bold**, **Then** x...", "Given the label Bold|Then x..."),
    ("**Title**: **Given** a, **Then** b", "Given a|Then b"), ("The system works When asked", ""),
    ("The system works", ""), ("", ""), ("Given", "Given "),
  ])
  func `a sentence is cut into steps`(text: String, expected: String) {
    let steps = StepSplitter.steps(text).map { "\($0.keyword.rawValue) \($0.text)" }
    #expect(steps.joined(separator: "|") == expected)
  }

  private func read(_ name: String) throws -> Specification {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).md"))
    return Specification(path: "\(name).md", bytes: Array(data))
  }

  private func agreed(_ name: String) throws -> Set<String> {
    let text = try String(
      contentsOf: Self.folder.appending(path: "requirements.tsv"), encoding: .utf8)
    return Set(
      text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        .filter { $0.hasPrefix("\(name):") })
  }
}

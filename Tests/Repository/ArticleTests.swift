import Foundation
import Testing

/// What the articles show is what is there.
struct ArticleTests {
  private static let articles: [URL] = {
    let sources = Repository.root.appending(path: "Sources")
    let walker = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (walker?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "md" && $0.path.contains(".docc/") }
      .sorted { $0.path < $1.path }
  }()

  @Test func `a listing is the file that it names`() throws {
    var count = 0
    for article in Self.articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for match in text.matches(of: /<!-- file: (.+) -->\n```\w+\n((?:.|\n)*?)```\n/) {
        let file = Repository.root.appending(path: String(match.1))
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(String(match.2) == written, "\(article.lastPathComponent): \(match.1)")
        count += 1
      }
    }
    #expect(count >= 7)
  }

  @Test func `every listing of Swift names its file`() throws {
    for article in Self.articles {
      let lines = try String(contentsOf: article, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (before, line) in zip(lines, lines.dropFirst()) where line == "```swift" {
        #expect(before.hasPrefix("<!-- file: "), "\(article.lastPathComponent): \(before)")
      }
    }
  }

  @Test func `the README leads to every article`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    for article in Self.articles where article.lastPathComponent != "RehearseCommand.md" {
      let path = article.path.dropFirst(Repository.root.path.count).drop { $0 == "/" }
      #expect(readme.contains("(\(path))"), "nothing leads to \(path)")
    }
  }
}

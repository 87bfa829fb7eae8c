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
        let isNamed = ["<!-- file: ", "<!-- part of: "].contains { before.hasPrefix($0) }
        #expect(isNamed, "\(article.lastPathComponent): \(before)")
      }
    }
  }

  @Test func `a listing of a part stands in the file that it names`() throws {
    var count = 0
    for article in Self.articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for match in text.matches(of: /<!-- part of: (.+) -->\n```\w+\n((?:.|\n)*?)\n```\n/) {
        let file = Repository.root.appending(path: String(match.1))
        let written = try String(contentsOf: file, encoding: .utf8)
        let indented = [0, 2, 4, 6].map { Self.indented(match.2, by: $0) }
        #expect(
          indented.contains(where: written.contains), "\(article.lastPathComponent): \(match.1)")
        count += 1
      }
    }
    #expect(count >= 1)
  }

  private static func indented(_ text: Substring, by width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }

  @Test func `what is to be typed stands in an article that is tried`() throws {
    let list = Repository.root.appending(path: ".ci/articles.txt")
    let tried = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    for article in Self.articles where !tried.contains(where: article.path.hasSuffix) {
      let text = try String(contentsOf: article, encoding: .utf8)
      for fence in ["```console\n", "```sh\n", "<!-- draft: "] {
        #expect(
          !text.contains(fence), "\(article.lastPathComponent) is not in .ci/articles.txt")
      }
    }
  }

  @Test func `the README and the contents lead to every article`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let contents = try #require(
      Self.articles.first { $0.lastPathComponent == "RehearseCommand.md" })
    let listed = try String(contentsOf: contents, encoding: .utf8)
    for article in Self.articles {
      let path = article.path.dropFirst(Repository.root.path.count).drop { $0 == "/" }
      #expect(readme.contains("]: \(path)\n"), "nothing leads to \(path)")
      let name = article.deletingPathExtension().lastPathComponent
      #expect(article == contents || listed.contains("- <doc:\(name)>\n"), "\(name)")
    }
  }

  @Test func `every link leads somewhere`() throws {
    let names = Set(Self.articles.map { $0.deletingPathExtension().lastPathComponent })
    let readme = Repository.root.appending(path: "README.md")
    for document in [readme] + Self.articles {
      let text = try String(contentsOf: document, encoding: .utf8)
      for match in text.matches(of: /<doc:([^>]+)>/) {
        #expect(names.contains(String(match.1)), "\(document.lastPathComponent): \(match.1)")
      }
      for link in Self.links(in: text) where !link.hasPrefix("https://") {
        let isThere = Self.places(of: document).contains { place in
          FileManager.default.fileExists(atPath: place.appending(path: link).path)
        }
        #expect(isThere, "\(document.lastPathComponent): \(link)")
      }
    }
  }

  /// Where links in the text of a document point to, also those that are defined apart from it.
  private static func links(in text: String) -> [String] {
    let defined = Set(text.matches(of: /\n\[([^\]]+)\]:/).map { String($0.1) })
    let used = Set(text.matches(of: /\]\[([^\]]+)\]/).map { String($0.1) })
    #expect(defined.isEmpty || defined == used)
    return text.matches(of: /\]\(([^) ]+)\)/).map { String($0.1) }
      + text.matches(of: /\n\[[^\]]+\]: (\S+)/).map { String($0.1) }
  }

  /// The folders from which a document's links are meant.
  private static func places(of document: URL) -> [URL] {
    let folder = document.deletingLastPathComponent()
    return [folder, folder.appending(path: "Resources")]
  }

  @Test func `a picture is no larger than a reader may be asked to load`() throws {
    let catalogue = try #require(Self.articles.first).deletingLastPathComponent()
    let picture = catalogue.appending(path: "Resources/report.png")
    #expect(try Data(contentsOf: picture).count <= 300_000)
  }
}

/// The title of a specification document.
enum SpecificationTitle {
  /// What the titles of such documents start with, which says nothing about this one.
  private static let openings = [
    "feature specification", "feature spec", "specification", "spec", "feature",
  ]

  /// Returns the text of the first heading, or a name made from the path.
  static func text(_ blocks: [MarkdownBlock], path: String) -> String {
    for block in blocks {
      guard case .heading(level: 1) = block.kind else { continue }
      let title = withoutOpening(MarkdownText.plain(block.text))
      if !title.isEmpty { return title }
    }
    let words = SpecificationPrefix.of(path: path).split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func withoutOpening(_ title: String) -> String {
    let parts = title.split(separator: ":", maxSplits: 1).map { MarkdownLine.trimmed($0) }
    guard parts.count == 2, openings.contains(parts[0].lowercased()) else { return title }
    return parts[1]
  }
}

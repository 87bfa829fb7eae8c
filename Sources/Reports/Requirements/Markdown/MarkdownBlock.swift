/// A piece of a Markdown document that can hold a requirement: a heading, a list item, a row, a paragraph.
struct MarkdownBlock: Hashable, Sendable {
  /// What the piece is.
  enum Kind: Hashable, Sendable {
    case heading(level: Int)
    /// A line that is bold as a whole and stands above others, as a heading would.
    case lead
    /// A list item; the depth counts the items around it.
    case item(number: Int?, depth: Int)
    /// A row of a table's body.
    case row
    case paragraph
    /// A line across the page.
    case rule
  }

  let kind: Kind
  /// The line it starts on, from 1.
  let line: Int
  /// The column its text starts in, from 1.
  let column: Int
  /// The text with its marks, the lines joined by spaces.
  var text: String
  /// The cells of a row.
  var cells: [String] = []
}

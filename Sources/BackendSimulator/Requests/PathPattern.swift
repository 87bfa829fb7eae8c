/// A pattern of paths with one variable part at most: `/api/shifts/{id}/points`.
struct PathPattern: Sendable {
  private let before: String
  /// What follows the variable part; nil where there is none.
  private let after: String?

  init(_ pattern: String) {
    let parts = pattern.split(separator: "{id}", maxSplits: 1, omittingEmptySubsequences: false)
    before = String(parts[0])
    after = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Whether a path is one of these; the variable part takes the place of one segment, even of an empty one.
  func fits(_ path: String) -> Bool {
    guard let after else { return path == before }
    let (bytes, start, end) = (path.utf8, before.utf8, after.utf8)
    return bytes.count >= start.count + end.count
      && bytes.starts(with: start) && bytes.suffix(end.count).elementsEqual(end)
      && !middle(of: path, before: after).contains(UInt8(ascii: "/"))
  }

  /// Returns the variable part of a path that fits; nil where the pattern has none.
  func variablePart(of path: String) -> String? {
    after.map { String(Substring(middle(of: path, before: $0))) }
  }

  private func middle(of path: String, before end: String) -> Substring.UTF8View {
    path.utf8.dropFirst(before.utf8.count).dropLast(end.utf8.count)
  }
}

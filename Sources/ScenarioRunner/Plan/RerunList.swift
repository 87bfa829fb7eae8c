/// The scenarios of a run that did not pass, kept as text between runs: one id per line.
///
/// ```swift
/// let text = summary.rerun.text  // write it to a file
/// let selection = Selection(ids: RerunList(text: text).idSet)
/// ```
public struct RerunList: Hashable, Sendable {
  /// The ids, in plan order.
  public var ids: [String]

  /// Creates a list.
  public init(ids: [String] = []) {
    self.ids = ids
  }

  /// Reads a list; blank lines and lines that begin with `#` are passed over.
  public init(text: String) {
    ids = text.split(whereSeparator: \.isNewline).compactMap { line in
      let id = line.trimmed
      return id.isEmpty || id.hasPrefix("#") ? nil : id
    }
  }

  /// The list as text, each id on a line of its own.
  public var text: String { ids.map { $0 + "\n" }.joined() }

  /// The ids as a selection wants them.
  public var idSet: Set<String> { Set(ids) }

  /// The files the ids name, each once, in the order of the list.
  public var uris: [String] {
    var seen: Set<String> = []
    return ids.compactMap(Self.uri).filter { seen.insert($0).inserted }
  }

  /// Returns the file an id names: what stands in front of its last colon.
  static func uri(of id: String) -> String? {
    id.lastIndex(of: ":").map { String(id[..<$0]) }
  }
}

/// Groups of words and phrases that mean the same to the people of a domain, for searching what a library can say.
///
/// ```swift
/// let synonyms = Synonyms("""
///   restart, reboot, power cycle
///   offline, no network, airplane mode
///   """)
/// ```
public struct Synonyms: Hashable, Sendable {
  /// The groups, each a list of words and phrases.
  public let groups: [[String]]

  /// Creates synonyms; without groups, no word means another.
  public init(groups: [[String]] = []) {
    self.groups = groups
  }

  /// Reads groups from lines: one a line, its words and phrases between commas.
  public init(_ lines: String) {
    groups = lines.split(separator: "\n").map { line in
      line.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
    }
  }
}

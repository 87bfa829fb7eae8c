/// The names that were seen so far, most of which are seen again and again.
struct SeenNames: Hashable, Sendable {
  /// How many of the latest are known without looking among all.
  private static let latestMax = 4

  /// All of them.
  private(set) var all: Set<String> = []
  /// The ones that were new last; where it is known is no part of what was seen.
  private var latest: [String] = []

  /// Adds a name, unless it is known.
  mutating func insert(_ name: String) {
    // Most names differ in length, which is cheaper to see than that they differ.
    let length = name.utf8.count
    guard !latest.contains(where: { $0.utf8.count == length && $0 == name }) else { return }
    if latest.count == Self.latestMax { latest.removeFirst() }
    latest.append(name)
    all.insert(name)
  }

  static func == (left: SeenNames, right: SeenNames) -> Bool { left.all == right.all }

  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

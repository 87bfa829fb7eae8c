/// The names that were seen so far, most of which are seen again and again.
///
/// They are seen with every signal, and asked for hardly ever: they are written down as they come, and sorted out by whoever
/// asks.
struct SeenNames: Hashable, Sendable {
  /// How many of the latest are looked at before a name is written down.
  private static let latestMax = 8
  /// How many are written down before they are sorted out.
  private static let writtenMax = 8_192

  private var sorted: Set<String> = []
  private var written: [String] = []

  /// All of them.
  var all: Set<String> { written.isEmpty ? sorted : sorted.union(written) }

  /// Adds a name, unless it is known.
  mutating func insert(_ name: String) {
    // Most names differ in length, which is cheaper to see than that they differ.
    let length = name.utf8.count
    var index = written.count
    let end = max(0, index - Self.latestMax)
    while index > end {
      index -= 1
      if written[index].utf8.count == length, written[index] == name { return }
    }
    if written.count == Self.writtenMax {
      sorted.formUnion(written)
      written.removeFirst(Self.writtenMax - Self.latestMax)
    }
    written.append(name)
  }

  static func == (left: SeenNames, right: SeenNames) -> Bool {
    left.sorted == right.sorted && left.written == right.written || left.all == right.all
  }

  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

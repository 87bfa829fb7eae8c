/// What an app has stored durably, and how much room the phone leaves it.
///
/// The bytes are counted as they change, so that neither a line added nor the question for room looks at what is there.
struct DurableStorage: Hashable, Sendable {
  /// What is stored under each key.
  private(set) var values: [String: String] = [:]
  /// The bytes of all keys and values in UTF-8.
  private(set) var usedBytes = 0
  /// The bytes that everything else on the phone leaves the app; `nil` where there is no bound.
  var capacityBytes: Int?

  /// The bytes that still fit; never negative, `nil` without a bound.
  var freeBytes: Int? { capacityBytes.map { max(0, $0 - usedBytes) } }

  /// Writes a value under the key, and tells whether it fit; if not, nothing has changed.
  mutating func store(_ value: String, forKey key: String) -> Bool {
    let old = values[key].map { $0.utf8.count + key.utf8.count } ?? 0
    let growth = value.utf8.count + key.utf8.count - old
    guard fits(growth) else { return false }
    usedBytes += growth
    values[key] = value
    return true
  }

  /// Adds a line to the value under the key, and tells whether it fit; if not, nothing has changed.
  mutating func append(line: String, toKey key: String) -> Bool {
    let place = values.index(forKey: key)
    let growth = line.utf8.count + 1 + (place == nil ? key.utf8.count : 0)
    guard fits(growth) else { return false }
    usedBytes += growth
    if let place {
      // In place: the value has one owner, and grows by more than what is added.
      Self.add(line, to: &values.values[place])
    } else {
      values[key] = line + "\n"
    }
    return true
  }

  private static func add(_ line: String, to text: inout String) {
    text.append(line)
    text.append("\n")
  }

  mutating func delete(_ key: String) {
    guard let old = values.removeValue(forKey: key) else { return }
    usedBytes -= old.utf8.count + key.utf8.count
  }

  /// Deletes everything that the app stored; the capacity stays.
  mutating func removeAll() {
    values = [:]
    usedBytes = 0
  }

  /// Whether so many bytes more fit; what does not grow always does.
  private func fits(_ growth: Int) -> Bool {
    guard growth > 0, let freeBytes else { return true }
    return growth <= freeBytes
  }
}

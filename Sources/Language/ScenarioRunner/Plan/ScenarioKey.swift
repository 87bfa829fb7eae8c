import Explorer
import Gherkin

/// The identity of a scenario, whatever file it stands in and whatever stands around it: from it come its chances.
///
/// It is made from the names of feature, rule and scenario, the values of the row of examples, the profile and, among
/// scenarios of one file that agree in all of these, the number from the top. Paths, lines, the order of playing and the
/// number of workers are no part of it, so a file may be moved, copied, formatted and commented.
struct ScenarioKey: Hashable, Sendable {
  private var digest = StableDigest()

  /// Creates the key of a scenario on a profile.
  ///
  /// - Parameter number: Its number among those of its file that are the same otherwise, from 1.
  init(_ pickle: Pickle, row: [String]?, profile: String, number: Int) {
    add(pickle.featureName)
    add(pickle.rule)
    add(pickle.name)
    add(count: row.map { $0.count + 1 } ?? 0)
    for value in row ?? [] { add(value) }
    add(profile)
    add(count: number)
  }

  /// Returns a seed that depends on every bit of another seed, and on the key.
  func seed(from seed: UInt64) -> UInt64 {
    var first = SeededChoice(seed: seed)
    return SeededChoice.mixed(first.next() ^ digest.bits)
  }

  /// Adds a name; how long it is stands before it, so that no two lists of names are one.
  private mutating func add(_ name: String?) {
    guard let name else { return add(count: 0) }
    add(count: name.utf8.count + 1)
    digest.add(name)
  }

  private mutating func add(count: Int) { digest.add(UInt64(count), byteCount: 8) }
}

/// A count of scenarios of one file that are the same but for their place.
struct Namesakes {
  /// The traits that namesakes have in common.
  private struct Identity: Hashable {
    let rule: String?
    let name: String
    let row: [String]?
  }

  /// The names that stand at more than one scenario; the others have no namesakes.
  private var repeated: Set<String> = []
  private var counts: [Identity: Int] = [:]

  init(_ pickles: [Pickle]) {
    var names = Set<String>(minimumCapacity: pickles.count)
    for pickle in pickles where !names.insert(pickle.name).inserted { repeated.insert(pickle.name) }
  }

  /// Whether another scenario of the file has the same name.
  func has(_ pickle: Pickle) -> Bool { !repeated.isEmpty && repeated.contains(pickle.name) }

  /// Returns the number, from 1, of the next scenario among those that are the same; each must be asked for, in order.
  mutating func number(of pickle: Pickle, row: [String]?) -> Int {
    guard has(pickle) else { return 1 }
    return counts.next(Identity(rule: pickle.rule, name: pickle.name, row: row))
  }
}

extension Dictionary where Value == Int {
  fileprivate mutating func next(_ key: Key) -> Int {
    self[key, default: 0] += 1
    return self[key, default: 0]
  }
}

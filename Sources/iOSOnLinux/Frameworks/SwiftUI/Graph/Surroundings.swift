/// The values of the environment at a place: those that were set above it, one scope around the other.
///
/// A scope stays as long as what has set it: what stands below reads the values where they are, and is evaluated anew when
/// one of them changes, however far it is away.
@MainActor final class Surroundings {
  private let outer: Surroundings?
  private var values: [ObjectIdentifier: Location<Any>] = [:]
  private var isKnown = false

  init(_ outer: Surroundings?) { self.outer = outer }

  /// The value under a key, as whoever shows it reads it; nil where nobody has set one.
  func read(_ key: ObjectIdentifier) -> Any? {
    var scope: Surroundings? = self
    while let each = scope {
      if let location = each.values[key] { return location.read() }
      scope = each.outer
    }
    return nil
  }

  /// The value under a key, for those who show none of it.
  func find(_ key: ObjectIdentifier) -> Any? { values[key]?.current ?? outer?.find(key) }

  /// Whether nothing is set here.
  var isEmpty: Bool { values.isEmpty }

  /// Keeps a value here that is changed by others.
  func keep(_ key: ObjectIdentifier, _ location: Location<Any>) { values[key] = location }

  /// Sets what is set here, and nothing besides; returns whether those below read some of it in another scope than before.
  func set(_ new: [ObjectIdentifier: Any]) -> Bool {
    let hasSame = values.count == new.count && new.keys.allSatisfy { values[$0] != nil }
    defer { isKnown = true }
    if !hasSame { values = values.filter { new[$0.key] != nil } }
    for (key, value) in new {
      if let location = values[key] {
        location.write(value)
      } else {
        values[key] = Location(value)
      }
    }
    return isKnown && !hasSame
  }
}

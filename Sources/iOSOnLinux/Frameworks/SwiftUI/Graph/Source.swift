/// Something that views read: a state, an environment's value, an object.
///
/// It knows at which places it was read, and has those evaluated anew once it changes.
@MainActor class Source {
  private var readers: [ObjectIdentifier: Place] = [:]

  /// Notes that the place that is being evaluated reads this; who reads elsewhere, in an action for instance, is not told.
  final func noteReading() {
    guard let place = Graph.evaluated else { return }
    let id = ObjectIdentifier(place)
    guard readers[id] == nil else { return }
    readers[id] = place
    place.reads(self)
  }

  /// Forgets a place, which is evaluated anew or is no more.
  final func forget(_ place: Place) { readers[ObjectIdentifier(place)] = nil }

  /// Has everything evaluated anew that has read this.
  final func changed() { for place in readers.values { place.invalidate() } }

  /// Whether nobody shows what stands here.
  final var isUnread: Bool { readers.isEmpty }
}

/// A value that views read, and that can be changed.
@MainActor final class Location<Value>: Source {
  private var stored: Value
  /// Does something else with each new value, such as keeping it.
  var onWrite: ((Value) -> Void)?

  init(_ value: Value) { stored = value }

  /// The value as it is, for those who do not show it.
  var current: Value { stored }

  /// Returns the value to whoever shows it.
  func read() -> Value {
    noteReading()
    return stored
  }

  /// Puts another value here; where it is the same, nothing is evaluated.
  func write(_ value: Value) {
    let isSame = Sameness.holds(stored, value)
    stored = value
    onWrite?(value)
    if !isSame { changed() }
  }
}

/// A key under which views tell those above them something.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value
  /// What is told where nobody says anything.
  static var defaultValue: Value { get }
  /// Joins what one view tells with what the next one does.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// A view that tells those above it something.
nonisolated struct TellingView<Content: View, Key: PreferenceKey>: View, Wrapper {
  let content: Content
  let key: Key.Type
  let value: Key.Value

  @MainActor func wrap(_ place: Place) {
    place.told[ObjectIdentifier(Key.self)] = value
    place.graph.noteTelling()
  }
}

/// A view that hears what those below it tell.
nonisolated struct HearingView<Content: View, Key: PreferenceKey>: View, Wrapper
where Key.Value: Equatable {
  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  /// What was told last.
  @MainActor final class Memory { var value: Key.Value? }

  @MainActor func wrap(_ place: Place) {
    let memory = place.keep(0) { Memory() }
    place.hears = { [weak place, weak memory] in
      guard let place, let memory else { return }
      let value = place.gathered(Key.self) ?? Key.defaultValue
      guard memory.value != value else { return }
      memory.value = value
      action(value)
    }
    place.graph.noteHearing(place)
  }
}

extension Place {
  /// What this place and all below it tell under a key; nil where nobody says anything.
  func gathered<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let value = told[ObjectIdentifier(key)] as? Key.Value { return value }
    var all: Key.Value?
    for child in children {
      guard let next = child.gathered(key) else { continue }
      if var joined = all {
        Key.reduce(value: &joined) { next }
        all = joined
      } else {
        all = next
      }
    }
    return all
  }
}

extension View {
  /// Tells the views above something.
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    TellingView(content: self, key: key, value: value)
  }

  /// Does something when the views below tell something else.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    HearingView(content: self, key: key, action: action)
  }
}

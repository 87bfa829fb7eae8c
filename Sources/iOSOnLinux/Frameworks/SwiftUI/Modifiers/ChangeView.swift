internal import Combine

/// A view that does something when a value is another than before.
nonisolated struct ChangeView<Content: View, Value: Equatable>: View, Wrapper {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  /// The value of before.
  @MainActor final class Memory { var value: Value? }

  @MainActor func wrap(_ place: Place) {
    let memory = place.keep(0) { Memory() }
    let (old, value, action) = (memory.value, value, action)
    memory.value = value
    if let old {
      if old != value { place.graph.afterwards { action(old, value) } }
    } else if isInitial {
      place.graph.afterwards { action(value, value) }
    }
  }
}

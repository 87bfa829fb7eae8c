/// A view that does something when a value is another than before.
nonisolated struct ChangeView<Content: View, Value: Equatable>: View, Wrapper {
  let content: Content
  let value: Value
  var isInitial = false
  /// Whether the closure of before is called, which may have captured what was then, as the oldest form documents it.
  var callsClosureOfBefore = false
  let action: (Value, Value) -> Void

  /// The value of before, and what was to be done then.
  @MainActor final class Memory {
    var value: Value?
    var action: ((Value, Value) -> Void)?
  }

  @MainActor func wrap(_ place: Place) {
    let memory = place.keep(0) { Memory() }
    let action = callsClosureOfBefore ? memory.action ?? action : action
    let (old, value) = (memory.value, value)
    (memory.value, memory.action) = (value, self.action)
    if let old {
      if old != value { place.graph.afterwards { action(old, value) } }
    } else if isInitial {
      place.graph.afterwards { action(value, value) }
    }
  }
}

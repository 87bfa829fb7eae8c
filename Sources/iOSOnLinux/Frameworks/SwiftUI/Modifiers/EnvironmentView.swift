public import Combine
public import Observation

/// A view with values of the environment that are set for all below it.
nonisolated struct EnvironmentView<Content: View>: View, Primitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var role: Role { .addition }

  @MainActor func evaluate(at place: Place) {
    let surroundings = place.keep(0) { Surroundings(place.surroundings) }
    let changes = place.read {
      var values = EnvironmentValues(at: place.surroundings)
      change(&values)
      return values.changes
    }
    if surroundings.set(changes) { place.invalidateBelow() }
    place.place(content, .index(0), in: surroundings)
  }
}

extension View {
  /// Sets a value of the environment for the view and all below it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object down.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    EnvironmentView(content: self) { $0[Object.self] = object }
  }

  /// Hands an object down, which views below listen to.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    EnvironmentView(content: self) { $0[Object.self] = object }
  }

  /// Changes a value of the environment for the view and all below it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

public import Combine

/// A view that does something as it appears and as it disappears.
nonisolated struct AppearanceView<Content: View>: View, Wrapper {
  let content: Content
  let appears: () -> Void
  let leaves: () -> Void

  @MainActor func wrap(_ place: Place) { place.onAppearance(appears, leaves: leaves) }
}

/// A view with work that goes on while it is seen.
nonisolated struct TaskView<Content: View, ID: Equatable>: View, Wrapper {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let work: @Sendable @MainActor () async -> Void

  /// The work of a place: which it was begun for, and how it ends.
  @MainActor final class Running {
    private var task: Task<Void, Never>?
    private var id: ID?

    /// Begins, unless it has begun for the same.
    func begin(_ view: TaskView) {
      guard id != view.id else { return }
      task?.cancel()
      id = view.id
      task = Task(priority: view.priority) { @MainActor in await view.work() }
    }

    func isOther(_ other: ID) -> Bool { id != nil && id != other }

    func end() {
      task?.cancel()
      (task, id) = (nil, nil)
    }
  }

  @MainActor func wrap(_ place: Place) {
    let running = place.keep(0) { Running() }
    if running.isOther(id) { place.graph.afterwards { running.begin(self) } }
    place.onAppearance({ running.begin(self) }, leaves: { running.end() })
  }
}

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

/// A view that does something with each value of a publisher.
nonisolated struct ReceivingView<Content: View, Source: Publisher>: View, Wrapper
where Source.Failure == Never {
  let content: Content
  let source: Source
  let action: (Source.Output) -> Void

  /// The subscription of a place: to the first publisher, with the newest action.
  @MainActor final class Subscription {
    var action: ((Source.Output) -> Void)?
    var subscription: AnyCancellable?
    var source: Source?
  }

  @MainActor func wrap(_ place: Place) {
    let kept = place.keep(0) { Subscription() }
    kept.action = action
    if let known = kept.source, Sameness.holds(known, source) { return }
    kept.source = source
    // What comes at once would change views that are being evaluated.
    place.graph.afterwards { [source, weak kept] in
      kept?.subscription = source.sink { [weak kept] value in onMain { kept?.action?(value) } }
    }
  }
}

extension View {
  /// Does something before the view is seen for the first time, and whenever it comes into sight again.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appears: action ?? {}, leaves: {})
  }

  /// Does something once the view has left the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appears: {}, leaves: action ?? {})
  }

  /// Does asynchronous work while the view is seen: it is cancelled when the view disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, work: action)
  }

  /// Does asynchronous work while the view is seen, anew for each other value.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, work: action)
  }

  /// Does something when a value has changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed, with the old and the new one.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value has changed, with the new one.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, value in action(value) }
  }

  /// Does something with each value that a publisher sends.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, source: publisher, action: action)
  }
}

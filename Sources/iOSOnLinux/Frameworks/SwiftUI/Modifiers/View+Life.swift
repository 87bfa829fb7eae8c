public import Combine

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

  /// Does something when a value has changed, with the new one; the closure of before is called, with what it has captured.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, callsClosureOfBefore: true) { _, value in action(value)
    }
  }

  /// Does something with each value that a publisher sends.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, source: publisher, action: action)
  }
}

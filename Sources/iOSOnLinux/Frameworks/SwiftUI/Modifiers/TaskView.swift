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

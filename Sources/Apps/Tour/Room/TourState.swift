/// How a tour stands, as sentences name it.
enum TourState: String, Hashable, Sendable, CaseIterable {
  /// Its points start by themselves.
  case active
  /// The walker has stopped it and can continue.
  case stopped
  /// All its points were heard.
  case completed
  /// It was never begun.
  case notStarted = "not started"
}

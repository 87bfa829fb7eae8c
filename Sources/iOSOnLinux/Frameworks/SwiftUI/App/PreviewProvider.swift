/// A type that shows views while one writes them, which nobody does here: it compiles, and is never asked.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

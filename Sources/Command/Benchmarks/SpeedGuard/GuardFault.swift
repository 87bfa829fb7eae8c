/// The reason for which nothing can be compared, and what to do.
package struct GuardFault: Error, Hashable, Sendable {
  /// What is wrong, and what to do.
  package let message: String

  /// Says what is wrong, and what to do.
  package init(_ message: String) { self.message = message }
}

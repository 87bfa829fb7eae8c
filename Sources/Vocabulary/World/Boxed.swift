/// A large value kept aside, so that handing it on costs one reference; what shares it is copied when one changes.
///
/// An array of one element is the standard library's own box of this kind, checked for concurrency as it is.
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private var element: [Value]

  init(_ value: Value) {
    element = [value]
  }

  /// A copy of the value.
  package var value: Value { element[0] }

  /// Changes the value in its place, or where it is shared a copy of its own, and returns what the change gives.
  @inline(__always)
  mutating func change<Given>(_ body: (inout Value) -> Given) -> Given {
    body(&element[0])
  }
}

/// The nesting of one capture group of a regular expression.
struct CaptureGroup: Hashable, Sendable {
  var children: [CaptureGroup] = []

  /// The number of capture groups, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// A compiled scenario, as plain bits.
struct PickleRecord: Sendable {
  var id: Int
}

/// The tables of compiled pickles.
struct PickleTables: Sendable {
  /// Texts made by filling in placeholders.
  var pool: [UInt8] = []
  var pickles: [PickleRecord] = []
}

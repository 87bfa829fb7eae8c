/// A stretch of lines and what it selects.
struct LineRegion {
  let firstLine: Int
  /// The numbers of scenarios and rows of examples; nil for everything in the file.
  let ids: Set<Int>?

  func contains(_ nodeIDs: [Int]) -> Bool {
    ids.map { ids in nodeIDs.contains(where: ids.contains) } ?? true
  }
}

/// Files or scenarios cut into runs of neighbours, each the work of one task.
struct Chunks: RandomAccessCollection {
  /// Large enough that starting a task costs nothing, small enough that few results are held back.
  static let sizeMax = 128

  private let scenarioCount: Int
  private let size: Int

  init(count: Int, workers: Int) {
    scenarioCount = count
    // With few scenarios every worker still gets several chunks, so that none is idle at the end.
    size = Swift.min(Self.sizeMax, Swift.max(1, count / (workers * 8)))
  }

  var startIndex: Int { 0 }

  var endIndex: Int { (scenarioCount + size - 1) / size }

  subscript(position: Int) -> Range<Int> {
    let start = position * size
    return start..<Swift.min(start + size, scenarioCount)
  }
}

/// Decides which chunk is begun by which worker, and brings finished chunks back into order.
struct ChunkQueue {
  /// How many chunks for each worker may be begun ahead of the one that is to be handed over next.
  static let windowPerWorker = 4

  private let chunkCount: Int
  private let window: Int
  private var idleWorkers: [Int]
  private var upcoming = 0
  private var delivered = 0
  private var waiting: [Int: [ScenarioResult]] = [:]

  init(chunks: Int, workers: Int) {
    chunkCount = chunks
    window = workers * Self.windowPerWorker
    idleWorkers = Array((0..<workers).reversed())
  }

  /// Returns the next chunk and the worker to run it; nil while all work or too much is held back.
  mutating func next() -> ChunkStart? {
    guard upcoming < chunkCount, upcoming - delivered < window,
      let worker = idleWorkers.popLast()
    else { return nil }
    defer { upcoming += 1 }
    return ChunkStart(chunk: upcoming, worker: worker)
  }

  mutating func finish(_ chunk: FinishedChunk) {
    idleWorkers.append(chunk.start.worker)
    waiting[chunk.start.chunk] = chunk.results
  }

  /// Returns the results that are next in plan order; nil while they are not there.
  mutating func nextResults() -> [ScenarioResult]? {
    guard let results = waiting.removeValue(forKey: delivered) else { return nil }
    delivered += 1
    return results
  }
}

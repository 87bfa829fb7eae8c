/// A chunk that a worker has run.
struct FinishedChunk: Sendable {
  let start: ChunkStart
  let results: [ScenarioResult]
}

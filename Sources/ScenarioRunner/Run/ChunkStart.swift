/// A chunk and the worker that runs it.
struct ChunkStart: Sendable {
  let chunk: Int
  let worker: Int
}

import Gherkin
import Synchronization

/// The parsing of many files on all processors, told in the order of the files and in memory that does not grow.
///
/// Numbers go on from file to file, so a batch is parsed at any time, but written when those before it are parsed.
struct ParseQueue {
  /// Few enough that a batch is soon done, many enough that handing it over costs nothing.
  private static let filesPerBatch = 4

  /// The result of a task.
  private enum Result: Sendable {
    case parsed(Int, ParseBatch)
    case written(Int, ParseBatch.Part)
  }

  private let places: [FeaturePaths.Place]
  private let folder: WorkingFolder
  private let choice: MessageChoice

  init(_ places: [FeaturePaths.Place], in folder: WorkingFolder, _ choice: MessageChoice) {
    (self.places, self.folder, self.choice) = (places, folder, choice)
  }

  /// Hands over part after part until one is refused.
  nonisolated(nonsending) func run(_ receive: (ParseBatch.Part) -> Bool) async {
    await withTaskGroup(of: Result.self) { group in
      var begun = 0
      var parsed = Upcoming<ParseBatch>()
      var written = Upcoming<ParseBatch.Part>()
      var number = 0
      // Written on again; there are never more of them than batches in memory.
      var pages: [Page] = []
      while begun < Self.batchesAtOnce { begin(&begun, &group) }
      while let result = await group.next() {
        switch result {
        case .parsed(let index, let batch): parsed.add(batch, at: index)
        case .written(let index, let part): written.add(part, at: index)
        }
        while let (index, batch) = parsed.next() {
          let first = number
          let handover = PageHandover(pages.popLast() ?? Page())
          group.addTask { .written(index, batch.write(from: first, on: handover)) }
          number += batch.numberCount
        }
        while let (_, part) = written.next() {
          guard receive(part) else { return group.cancelAll() }
          pages.append(part.page)
          begin(&begun, &group)
        }
      }
    }
  }

  /// The batches that are in memory at the same time.
  private static let batchesAtOnce = Processors.count + 2

  private func begin(_ begun: inout Int, _ group: inout TaskGroup<Result>) {
    let index = begun
    begun += 1
    let start = index * Self.filesPerBatch
    guard start < places.count else { return }
    let batch = places[start..<min(places.count, start + Self.filesPerBatch)]
    group.addTask { [folder, choice] in .parsed(index, ParseBatch(batch, in: folder, choice)) }
  }
}

/// Things that come in any order and are taken in theirs.
private struct Upcoming<Element> {
  private var waiting: [Int: Element] = [:]
  private var index = 0

  mutating func add(_ element: Element, at index: Int) { waiting[index] = element }

  /// Returns the next one if it has come.
  mutating func next() -> (Int, Element)? {
    guard let element = waiting.removeValue(forKey: index) else { return nil }
    defer { index += 1 }
    return (index, element)
  }
}

/// Memory for the messages of one batch after the other.
///
/// A system gives fresh memory page by page and clears each; for ten times the bytes of all files that takes longer than
/// parsing them.
struct Page: Sendable {
  /// What the messages are written to; its end is of no meaning.
  private var memory: [UInt8] = []
  /// How many bytes the messages have.
  private var count = 0

  /// The messages.
  var bytes: ArraySlice<UInt8> { memory[..<count] }

  /// Writes messages over those before, given how many bytes they will have in all likelihood.
  mutating func write<Result>(
    bytesExpected: Int, _ body: (inout MessageWriter) -> Result
  ) -> Result {
    if memory.count < bytesExpected { memory = [UInt8](repeating: 0, count: bytesExpected) }
    let (result, count, overflow) = memory.withUnsafeMutableBufferPointer { buffer in
      var writer = MessageWriter(in: buffer)
      let result = body(&writer)
      return (result, writer.count, writer.overflow)
    }
    self.count = count
    if let overflow { memory = overflow }
    return result
  }
}

/// A page on its way from one task to the next, without a copy: whoever takes it is its only owner.
final class PageHandover: Sendable {
  private let page: Mutex<Page>

  init(_ page: consuming Page) { self.page = Mutex(page) }

  /// Takes the page; whoever comes second finds an empty one.
  func take() -> Page {
    page.withLock { page in
      defer { page = Page() }
      return page
    }
  }
}

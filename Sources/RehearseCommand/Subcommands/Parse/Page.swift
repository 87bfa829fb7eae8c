import Gherkin
import Synchronization

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

  init(_ page: consuming Page) {
    self.page = Mutex(page)
  }

  /// Takes the page; whoever comes second finds an empty one.
  func take() -> Page {
    page.withLock { page in
      defer { page = Page() }
      return page
    }
  }
}

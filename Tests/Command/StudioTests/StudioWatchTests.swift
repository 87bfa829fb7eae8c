import Foundation
import TestSupport
import Testing

@testable import Studio

/// Who is told of a file that is another one, and who is open.
struct StudioWatchTests {
  private let folder: TemporaryFolder
  private let streams = EventStreams()
  private let watch: StudioWatch
  private let name: GuardedName

  private static let (first, second) = (
    DraftSession(String(repeating: "1", count: 32)),
    DraftSession(String(repeating: "2", count: 32))
  )

  init() throws {
    folder = try TemporaryFolder(["a.feature": "Feature: A\n"])
    watch = StudioWatch(try FolderGuard(folder.url.path), streams)
    name = try GuardedName("a.feature")
  }

  /// Lets a page listen; returns its stream.
  private func open(_ session: DraftSession?) throws -> StreamID {
    let response = watch.listen(session)
    streams.answered(with: response)
    guard case .events(let stream) = response.body else { throw Refused() }
    return stream
  }

  private struct Refused: Error {}

  /// The pages that have been told of an event since this was asked last.
  private func told(_ event: String) -> [StreamID] {
    streams.takeErrands().compactMap { stream, errand in
      guard case .send(let bytes) = errand else { return nil }
      return String(decoding: bytes, as: UTF8.self).contains("event: \(event)\n") ? stream : nil
    }
  }

  @Test(arguments: [
    (first, [1, 2]), (second, [0, 2]), (nil, [0, 1, 2]),
  ])
  func `what a page has saved is told to all others, whoever they are`(
    session: DraftSession?, others: [Int]
  ) throws {
    let pages = [try open(Self.first), try open(Self.second), try open(nil)]
    watch.wrote(name, FileVersion(of: Array("Feature: B\n".utf8)), by: session)
    #expect(told("changed") == others.map { pages[$0] })
  }

  @Test func `what another program has written is told once, to those who are there`() throws {
    let pages = [try open(Self.first), try open(Self.second), try open(nil)]
    watch.saw(name, FileVersion(of: Array("Feature: A\n".utf8)))
    try Data("Feature: B\n".utf8).write(to: folder.url.appending(path: "a.feature"))
    streams.lost(pages[1])
    _ = watch.look()
    #expect(told("changed") == [pages[0], pages[2]])
    _ = watch.look()
    #expect(told("changed") == [])
  }

  @Test func `what a page reads before anybody has looked is told as well`() throws {
    let pages = [try open(Self.first), try open(Self.second)]
    watch.saw(name, FileVersion(of: Array("Feature: A\n".utf8)))
    #expect(told("changed") == [])
    watch.saw(name, FileVersion(of: Array("Feature: B\n".utf8)))
    #expect(told("changed") == pages)
    watch.saw(name, FileVersion(of: Array("Feature: B\n".utf8)))
    #expect(told("changed") == [])
  }

  @Test func `those who stay are told once that a page has gone`() throws {
    let pages = [try open(Self.first), try open(Self.second), try open(nil)]
    _ = watch.look()
    #expect(told("left") == [])
    streams.lost(pages[0])
    _ = watch.look()
    #expect(told("left") == [pages[1], pages[2]])
    _ = watch.look()
    #expect(told("left") == [])
  }

  @Test func `a page is open as long as it listens`() throws {
    let session = try #require(Self.first)
    #expect(!watch.isOpen(session))
    let page = try open(session)
    #expect(watch.isOpen(session))
    streams.lost(page)
    #expect(!watch.isOpen(session))
  }
}

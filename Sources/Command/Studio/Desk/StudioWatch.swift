/// A watch over the files that pages have open: what another program has written is told to them.
///
/// It belongs to the thread of the loop.
package final class StudioWatch {
  /// How often files are looked at.
  private static let distance = Duration.seconds(1)
  /// The most files that are looked at; the one that was opened first is let go.
  private static let filesMax = 8

  private let folder: FolderGuard
  private let streams: EventStreams
  private var listeners: [StreamID] = []
  /// The pages that listen, where they say who they are.
  private var sessions: [StreamID: DraftSession] = [:]
  /// The files, and which version of them the pages know.
  private var known: [(name: GuardedName, version: FileVersion)] = []

  /// Begins a watch over files of a folder.
  package init(_ folder: FolderGuard, _ streams: EventStreams) {
    (self.folder, self.streams) = (folder, streams)
  }

  /// Answers a page that wants to be told.
  func listen(_ session: DraftSession?) -> HTTPResponse {
    guard let stream = streams.open() else { return streams.refusal }
    listeners.append(stream)
    sessions[stream] = session
    streams.post(ServerSentEvent("hello", ""), to: stream)
    return HTTPResponse(eventsOf: stream)
  }

  /// Whether a page is open.
  func isOpen(_ session: DraftSession) -> Bool {
    sessions.contains { $0.value == session && streams.isOpen($0.key) }
  }

  /// Takes note that the pages know a version of a file.
  func saw(_ name: GuardedName, _ version: FileVersion) {
    known.removeAll { $0.name == name }
    known.append((name, version))
    if known.count > Self.filesMax { known.removeFirst() }
  }

  /// Takes note that a page has written a file, and tells the others.
  func wrote(_ name: GuardedName, _ version: FileVersion, by session: DraftSession?) {
    saw(name, version)
    guard let session else { return }
    for listener in listeners where sessions[listener] != session {
      streams.post(ServerSentEvent("changed", name.text), to: listener)
    }
  }

  /// Looks at the files, and tells of those that are others now; returns when to look again.
  package func look() -> Duration? {
    listeners.removeAll { !streams.isOpen($0) }
    sessions = sessions.filter { streams.isOpen($0.key) }
    guard !listeners.isEmpty, !known.isEmpty else { return Self.distance }
    for place in known.indices {
      let version = (try? folder.read(known[place].name))?.version ?? .absent
      guard version != known[place].version else { continue }
      known[place].version = version
      for listener in listeners {
        streams.post(ServerSentEvent("changed", known[place].name.text), to: listener)
      }
    }
    return Self.distance
  }
}

/// A watch over the files that pages have open: what somebody else has written is told to them.
///
/// It belongs to the thread of the loop.
package final class StudioWatch {
  /// How often files are looked at.
  private static let distance = Duration.seconds(1)
  /// A page that is told.
  private struct Listener {
    let stream: StreamID
    /// Who it is; nil where it has not said so.
    let session: DraftSession?
  }

  /// The most files that are looked at; the one that was opened first is let go.
  private static let filesMax = 8

  private let folder: FolderGuard
  private let streams: EventStreams
  private var listeners: [Listener] = []
  /// The files, and which version of them the pages know.
  private var known: [(name: GuardedName, version: FileVersion)] = []

  /// Begins a watch over files of a folder.
  package init(_ folder: FolderGuard, _ streams: EventStreams) {
    (self.folder, self.streams) = (folder, streams)
  }

  /// Answers a page that wants to be told.
  func listen(_ session: DraftSession?) -> HTTPResponse {
    guard let stream = streams.open() else { return streams.refusal }
    listeners.append(Listener(stream: stream, session: session))
    streams.post(ServerSentEvent("hello", ""), to: stream)
    return HTTPResponse(eventsOf: stream)
  }

  /// Whether a page is open.
  func isOpen(_ session: DraftSession) -> Bool {
    listeners.contains { $0.session == session && streams.isOpen($0.stream) }
  }

  /// Takes note that a page has read a version of a file; where the others know another one, they are told.
  func saw(_ name: GuardedName, _ version: FileVersion) {
    guard let before = note(name, version), before != version else { return }
    for listener in listeners {
      streams.post(ServerSentEvent("changed", name.text), to: listener.stream)
    }
  }

  /// Takes note of a version of a file; returns the one that was known.
  private func note(_ name: GuardedName, _ version: FileVersion) -> FileVersion? {
    let before = known.first { $0.name == name }?.version
    known.removeAll { $0.name == name }
    known.append((name, version))
    if known.count > Self.filesMax { known.removeFirst() }
    return before
  }

  /// Takes note that a page has written a file, and tells the others; all of them where nobody knows which page it was.
  func wrote(_ name: GuardedName, _ version: FileVersion, by session: DraftSession?) {
    _ = note(name, version)
    for listener in listeners where session == nil || listener.session != session {
      streams.post(ServerSentEvent("changed", name.text), to: listener.stream)
    }
  }

  /// Tells all pages that what they show is to be played anew, as what is played is read from files that have changed.
  package func tellRenewed() {
    for listener in listeners { streams.post(ServerSentEvent("renewed", ""), to: listener.stream) }
  }

  /// Looks at the files, and tells of those that are others now, and of pages that have gone; returns when to look again.
  package func look() -> Duration? {
    let count = listeners.count
    listeners.removeAll { !streams.isOpen($0.stream) }
    if listeners.count < count {
      for listener in listeners { streams.post(ServerSentEvent("left", ""), to: listener.stream) }
    }
    guard !listeners.isEmpty, !known.isEmpty else { return Self.distance }
    for place in known.indices {
      let version = (try? folder.read(known[place].name))?.version ?? .absent
      guard version != known[place].version else { continue }
      known[place].version = version
      for listener in listeners {
        streams.post(ServerSentEvent("changed", known[place].name.text), to: listener.stream)
      }
    }
    return Self.distance
  }
}

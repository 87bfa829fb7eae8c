/// A descriptor that is waited for, and what has become of it.
package struct Wait: Hashable, Sendable {
  private let descriptor: Int32
  private let wanted: Int16
  fileprivate var found: Int16 = 0

  /// Waits until a descriptor can be read, or written to without waiting; for its end in any case.
  package init(for descriptor: Int32, reads: Bool, writes: Bool = false) {
    self.descriptor = descriptor
    wanted = Int16(reads ? POLLIN : 0) | Int16(writes ? POLLOUT : 0)
  }

  fileprivate var request: pollfd { pollfd(fd: descriptor, events: wanted, revents: 0) }

  /// Whether something has happened.
  package var isReady: Bool { found != 0 }

  /// Whether there is something to read: bytes, or the end.
  package var isReadable: Bool { found & Int16(POLLIN) != 0 }

  /// Whether whoever is at the other end has gone, or nothing goes there any more.
  package var isBroken: Bool { found & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 }
}

extension SystemCall {
  /// Waits until something happens that is waited for, or for a time; a signal ends it early.
  package static func wait(
    for waits: inout [Wait], atMost time: Duration
  ) throws(SystemError) {
    var requests = waits.map(\.request)
    let (seconds, attoseconds) = time.components
    // A part of a millisecond is one: without it the last one would be waited for again and again.
    let milliseconds = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let count = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
    guard count >= 0 || errno == EINTR else { throw .last }
    for index in waits.indices { waits[index].found = count > 0 ? requests[index].revents : 0 }
  }
}

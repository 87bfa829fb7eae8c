/// A port of this machine that takes connections from this machine alone: at 127.0.0.1 and, where there is one, at ::1.
package struct LoopbackListener: Sendable {
  /// The reason for which a port cannot be had.
  package enum Fault: Error, Hashable, Sendable {
    /// Another program has it.
    case isTaken(UInt16)
    /// It is one of those that the system keeps for itself.
    case isReserved(UInt16)
    /// The system has none, for a reason of its own.
    case refused(SystemError)
  }

  /// The connections that wait until they are taken; the system may allow fewer.
  private static let waitingMax: Int32 = 128
  /// How often another port is tried where the one that the system gave is taken at the other address.
  private static let attemptsMax = 32

  /// The port.
  package let port: UInt16
  /// What to wait for: each can be read when a connection waits there.
  package let descriptors: [Int32]

  /// Begins to listen at a port; 0 is one that the system chooses.
  package init(port wanted: UInt16) throws(Fault) {
    for _ in 0..<(wanted == 0 ? Self.attemptsMax : 1) {
      let first = try Self.open(.ipv4, wanted)
      let port = Self.port(of: first)
      do throws(Fault) {
        let second = try Self.open(.ipv6, port)
        (self.port, descriptors) = (port, [first, second])
        return
      } catch {
        switch error {
        // The machine has no such address, so nobody is waited for in vain there.
        case .refused:
          (self.port, descriptors) = (port, [first])
          return
        case .isTaken, .isReserved:
          closeSocket(first)
          if wanted != 0 { throw error }
        }
      }
    }
    throw .isTaken(wanted)
  }

  /// Takes a connection that waits; `nil` where none does.
  package func accept(at descriptor: Int32) throws(SystemError) -> Int32? {
    let accepted = acceptConnection(descriptor)
    guard accepted >= 0 else {
      let reason = SystemError.last
      // One that is gone before it was taken is none.
      if reason.wouldWait || [ECONNABORTED, EINTR, EPROTO].contains(reason.code) { return nil }
      throw reason
    }
    Self.prepare(accepted)
    Self.set(accepted, Int32(IPPROTO_TCP), TCP_NODELAY)
    return accepted
  }

  /// Sends what can be sent without waiting; returns how many bytes that was.
  package func send(_ bytes: ArraySlice<UInt8>, over descriptor: Int32) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { sendBytes(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw .last }
    return count
  }

  /// Tells whoever is connected that nothing more will be sent.
  package func endSending(over descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Takes no more connections.
  package func close() { for descriptor in descriptors { closeSocket(descriptor) } }

  // MARK: Sockets

  private enum Family {
    case ipv4
    case ipv6
  }

  private static func open(_ family: Family, _ port: UInt16) throws(Fault) -> Int32 {
    let descriptor = makeSocket(family == .ipv4 ? AF_INET : AF_INET6)
    guard descriptor >= 0 else { throw .refused(.last) }
    prepare(descriptor)
    // A port that was left a moment ago can be had again; one that somebody has cannot.
    set(descriptor, SOL_SOCKET, SO_REUSEADDR)
    if family == .ipv6 { set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
    let isBound = family == .ipv4 ? bindIPv4(descriptor, port) : bindIPv6(descriptor, port)
    guard isBound, listen(descriptor, waitingMax) == 0 else {
      let reason = SystemError.last
      closeSocket(descriptor)
      switch reason.code {
      case EADDRINUSE: throw .isTaken(port)
      case EACCES: throw .isReserved(port)
      default: throw .refused(reason)
      }
    }
    return descriptor
  }

  private static func bindIPv4(_ descriptor: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return bindSocket(descriptor, &address)
  }

  private static func bindIPv6(_ descriptor: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in6()
    #if canImport(Darwin)
      address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
    #endif
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    // ::1, whose bytes are all zero but the last.
    withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
    return bindSocket(descriptor, &address)
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// No program that is started inherits it, nothing waits at it, and what is sent to nobody ends no process.
  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    SystemCall.makeNonblocking(descriptor)
    #if canImport(Darwin)
      set(descriptor, SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }
}

// Outside of the type, where its own methods do not stand before the system's.
private func acceptConnection(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func closeSocket(_ descriptor: Int32) { close(descriptor) }

private func bindSocket<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
  let length = socklen_t(MemoryLayout<Address>.size)
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
  }
}

private func makeSocket(_ family: Int32) -> Int32 {
  #if canImport(Glibc)
    socket(family, Int32(SOCK_STREAM.rawValue), 0)
  #else
    socket(family, SOCK_STREAM, 0)
  #endif
}

private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes, count, 0)
  #else
    send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}

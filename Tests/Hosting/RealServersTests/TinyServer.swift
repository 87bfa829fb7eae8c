import Processes
import Synchronization

/// A server on this machine that answers each connection with the bytes that a test gives, and keeps what was sent.
final class TinyServer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let heard = Mutex<[String]>([])

  /// Begins to answer with the answers, one for each connection, and then with the last one again and again.
  init(_ answers: [String]) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isUp = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isUp else { throw TinyServerError() }
    port = UInt16(bigEndian: address.sin_port)
    var thread = pthread_t()
    let job = Unmanaged.passRetained(Job(server: self, answers: answers))
    pthread_create(&thread, nil, { Job.run($0) }, job.toOpaque())
    pthread_detach(thread)
  }

  /// Where it is.
  var address: String { "http://127.0.0.1:\(port)" }

  /// What was sent, one text for each connection.
  var requests: [String] { heard.withLock { $0 } }

  /// Takes no connection any more.
  func close() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ answers: [String]) {
    var number = 0
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      let request = Self.read(connection)
      heard.withLock { $0.append(request) }
      let answer = Array(answers[min(number, answers.count - 1)].utf8)
      _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
      shutdown(connection, Int32(SHUT_RDWR))
      closeDescriptor(connection)
      number += 1
    }
  }

  /// Reads the head of a request, and as much behind it as the head says.
  private static func read(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let head = text.split(separator: "\r\n\r\n", maxSplits: 1).first else { continue }
      let wanted = head.split(separator: "\r\n").compactMap { line in
        line.lowercased().hasPrefix("content-length:")
          ? Int(line.dropFirst(15).filter(\.isNumber)) : nil
      }.first
      guard text.contains("\r\n\r\n") else { continue }
      if bytes.count >= head.utf8.count + 4 + (wanted ?? 0) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Job {
    let server: TinyServer
    let answers: [String]

    init(server: TinyServer, answers: [String]) { (self.server, self.answers) = (server, answers) }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      let job = Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
      job.server.serve(job.answers)
      return nil
    }
  }
}

/// Closes a connection; the method of the server has the same name.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

private struct TinyServerError: Error {}

import Gherkin
import Processes

/// A reader of whole files that never blocks on a special file and never reads more than it may.
struct FileReader {
  /// The most bytes a file may have.
  let bytesMax: Int

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer that may never come.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = SystemError.last
      // A socket cannot even be opened.
      if let kind = try? FileStatus(path: path).kind, kind == .socket { throw .notAFile(kind) }
      throw FileProblem(reason, at: path)
    }
    defer { close(descriptor) }
    let status: FileStatus
    do { status = try FileStatus(descriptor: descriptor) } catch {
      throw FileProblem(error, at: path)
    }
    guard status.kind == .file else { throw .notAFile(status.kind) }
    guard status.size <= bytesMax else { throw .tooLarge(size: status.size, bound: bytesMax) }
    return try readToEnd(descriptor, expecting: status.size)
  }

  /// Reads a descriptor to its end, as standard input is read.
  func readToEnd(_ descriptor: Int32, expecting size: Int = 0) throws(FileProblem) -> [UInt8] {
    // One byte more than expected, so that the end is seen without growing.
    var bytes = [UInt8](repeating: 0, count: max(size + 1, Self.chunkBytes))
    var count = 0
    while true {
      let got = bytes.withUnsafeMutableBytes { buffer in
        FileCalls.readBytes(
          descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .refused(.last) }
      count += got
      // A file may grow while it is read, and the files of /proc do not tell their size.
      guard count <= bytesMax else { throw .tooLarge(size: count, bound: bytesMax) }
      if got == 0 { break }
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static let chunkBytes = 4096
}

/// The answer of the file system about a path.
struct FileStatus: Hashable, Sendable {
  enum Kind: String, Sendable {
    case file = "a file"
    case folder = "a folder"
    case pipe = "a pipe"
    case device = "a device"
    case socket = "a socket"
    case other = "a special file"
  }

  /// The mark that tells two files apart, whatever the paths that lead to them.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// When it was written last, as exactly as the file system knows.
  struct Modified: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
  }

  let kind: Kind
  let size: Int
  let modified: Modified
  let identity: Identity
  let permissions: UInt32

  /// Asks about a path, following symbolic links.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Modified(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    permissions = UInt32(truncatingIfNeeded: status.st_mode) & 0o7777
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFIFO: kind = .pipe
    case S_IFCHR, S_IFBLK: kind = .device
    case S_IFSOCK: kind = .socket
    default: kind = .other
    }
  }
}

/// A place in a small text file, with its line.
struct TextPlace {
  let location: Location
  let excerpt: [String]

  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    // A carriage return alone ends a line as well, to editors and in JSON.
    let start = before.indices.last { Self.endsLine($0, of: bytes) }.map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count
    location = Location(
      line: 1 + before.indices.count { Self.endsLine($0, of: bytes) }, column: column + 1)
    // What is too long for a terminal says nothing there.
    excerpt =
      line.count > 200
      ? []
      : [
        String(decoding: line, as: UTF8.self),
        String(repeating: " ", count: column) + "^",
      ]
  }

  private static func endsLine(_ index: Int, of bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

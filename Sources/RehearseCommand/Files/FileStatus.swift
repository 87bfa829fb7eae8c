#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system says about a path.
struct FileStatus: Hashable, Sendable {
  enum Kind: String, Sendable {
    case file = "a file"
    case folder = "a folder"
    case pipe = "a pipe"
    case device = "a device"
    case socket = "a socket"
    case other = "a special file"
  }

  /// What tells two files apart, whatever the paths that lead to them.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let size: Int
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

/// A folder that is held open, in which files are found by their names and nothing else: no link is followed on the way.
///
/// Whoever moves or replaces what a path leads through does not lead it anywhere else.
package struct OpenFolder: ~Copyable {
  /// What the file system says of a name.
  package struct Entry: Hashable, Sendable {
    /// What can lie in a folder.
    package enum Kind: Hashable, Sendable {
      case file
      case folder
      case link
      case other
    }

    /// What it is.
    package let kind: Kind
    /// Who may do what with it, as `chmod` takes it.
    package let permissions: UInt32
    /// What tells it from every other one, whatever it is called.
    package let identity: [UInt64]
  }

  private let descriptor: Int32

  /// Opens the folder at a path, which is no link itself.
  package init(path: String) throws(SystemError) {
    let descriptor = openat(AT_FDCWD, path, Self.folderFlags)
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { SystemCall.closeDescriptor(descriptor) }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  private static let chunkBytes = 65_536
  /// How often a lock is asked for.
  private static let lockPause: Int64 = 10

  /// Where a path leads to, through links and all; `nil` where it leads nowhere.
  package static func destination(of path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  // MARK: Looking

  /// What the folder itself is.
  package var entry: Entry {
    get throws(SystemError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .last }
      return Entry(status)
    }
  }

  /// What lies in it by a name; `nil` where nothing does.
  package func entry(named name: String) throws(SystemError) -> Entry? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    return Entry(status)
  }

  /// When what lies in it by a name was changed last, in seconds since 1970; `nil` where nothing does.
  package func secondsOfChange(named name: String) -> Int64? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    #if canImport(Darwin)
      return Int64(status.st_mtimespec.tv_sec)
    #else
      return Int64(status.st_mtim.tv_sec)
    #endif
  }

  /// Opens a folder in it.
  package func folder(named name: String) throws(SystemError) -> OpenFolder {
    let inner = openat(descriptor, name, Self.folderFlags)
    guard inner >= 0 else { throw .last }
    return OpenFolder(descriptor: inner)
  }

  /// Reads a file in it; `nil` where that has more bytes than so many.
  package func read(_ name: String, atMost bytesMax: Int) throws(SystemError) -> [UInt8]? {
    // A pipe is not waited for.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { SystemCall.closeDescriptor(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard Entry(status).kind == .file else { throw SystemError(code: EINVAL) }
    var bytes: [UInt8] = []
    while bytes.count <= bytesMax {
      guard let more = try SystemCall.read(file, atMost: Self.chunkBytes) else { return bytes }
      bytes += more
    }
    return nil
  }

  /// Tells whether a file in it may be written, as far as permissions tell.
  package func mayWrite(_ name: String) -> Bool { faccessat(descriptor, name, W_OK, 0) == 0 }

  // MARK: Changing

  /// Keeps out all others who lock the folder, until it is let go of.
  ///
  /// Whoever keeps it for longer than some milliseconds is not waited for, nor does anybody have to lock it.
  package func lock(waitingAtMost milliseconds: Int64) {
    for _ in 0...milliseconds / Self.lockPause {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR
      else { return }
      _ = poll(nil, 0, Int32(Self.lockPause))
    }
  }

  /// Makes a file by a name that nothing has, with all its bytes on the disk; with permissions as ever, unless they are given.
  package func make(
    _ name: String, holding bytes: [UInt8], permissions: UInt32?
  ) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, 0o666)
    guard file >= 0 else { throw .last }
    defer { SystemCall.closeDescriptor(file) }
    do throws(SystemError) {
      var rest = bytes[...]
      while !rest.isEmpty { rest = rest.dropFirst(try SystemCall.write(file, rest)) }
      if let permissions, fchmod(file, mode_t(permissions)) != 0 { throw .last }
      guard fsync(file) == 0 else { throw .last }
    } catch {
      remove(name)
      throw error
    }
  }

  /// Makes a folder in it, where nothing has the name.
  package func makeFolder(named name: String) throws(SystemError) {
    guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Gives a file the name of another one in its place.
  package func rename(_ name: String, to other: String) throws(SystemError) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw .last }
  }

  /// Gives a file another name that nothing has; returns whether nothing had it.
  package func rename(_ name: String, toUnused other: String) throws(SystemError) -> Bool {
    if linkat(descriptor, name, descriptor, other, 0) == 0 {
      remove(name)
      return true
    }
    switch errno {
    case EEXIST: return false
    // Some file systems have one name for a file only.
    case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK:
      guard try entry(named: other) == nil else { return false }
      try rename(name, to: other)
      return true
    default: throw .last
    }
  }

  /// Removes a file, if it is there.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }
}

extension OpenFolder.Entry {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = UInt32(truncatingIfNeeded: status.st_mode) & 0o777
    identity = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino),
    ]
  }
}

import Processes

/// A file that is written whole or not at all.
///
/// The bytes go to a file beside it, which then takes its name: a reader sees the old file or the new one.
struct AtomicFile {
  /// The reason for which nothing can be written there.
  enum Fault: Error, Hashable, Sendable {
    case noFolder(String)
    case inNoFolder(String, FileStatus.Kind)
    case notAFile(FileStatus.Kind)
    case refused(SystemError)

    var text: String {
      switch self {
      case .noFolder(let folder): "there is no folder \(folder)"
      case .inNoFolder(let parent, let kind): "\(parent) is \(kind.rawValue), not a folder"
      case .notAFile(let kind): "this is \(kind.rawValue), not a file"
      case .refused(let error): error.text
      }
    }
  }

  private let path: String
  private let permissions: UInt32

  /// Finds out whether a file can be written, before there is anything to write.
  init(path written: String, in folder: WorkingFolder) throws(Fault) {
    let path = try Self.followingLinks(folder.resolve(written))
    let parent = FilePath.parent(of: path)
    let place = parent.isEmpty ? "." : parent
    guard let status = try? FileStatus(path: place) else {
      throw .noFolder(FilePath.parent(of: written))
    }
    guard status.kind == .folder else {
      throw .inNoFolder(FilePath.parent(of: written), status.kind)
    }
    guard access(place, W_OK | X_OK) == 0 else { throw .refused(.last) }
    var permissions: UInt32 = 0o666 & ~Self.creationMask
    if let status = try? FileStatus(path: path) {
      guard status.kind == .file else { throw .notAFile(status.kind) }
      guard access(path, W_OK) == 0 else { throw .refused(.last) }
      permissions = status.permissions
    }
    (self.path, self.permissions) = (path, permissions)
    try tryOut()
  }

  /// Finds out the same, and makes the folders first in which the file is to lie.
  init(withFoldersOf written: String, in folder: WorkingFolder) throws(Fault) {
    if let refusal = FileCalls.makeFolders(of: written, in: folder) { throw .refused(refusal) }
    try self.init(path: written, in: folder)
  }

  /// Replaces the file by one with these bytes.
  func write(_ bytes: [UInt8]) throws(Fault) {
    try replace { (descriptor) throws(SystemError) in try FileCalls.writeAll(descriptor, bytes) }
  }

  /// Replaces the file by one with the bytes of a spool.
  func write(_ spool: Spool) throws(Fault) {
    try replace { (descriptor) throws(SystemError) in try spool.copy(to: descriptor) }
  }

  /// Opens a file in the same folder that has lost its name already.
  func openNameless() throws(SystemError) -> Int32 {
    let descriptor = try openTemporary()
    unlink(temporary)
    return descriptor
  }

  private func replace(_ fill: (Int32) throws(SystemError) -> Void) throws(Fault) {
    do {
      try Interrupts.deferred { () throws(SystemError) in try replaceNow(fill) }
    } catch {
      throw .refused(error)
    }
  }

  private func replaceNow(_ fill: (Int32) throws(SystemError) -> Void) throws(SystemError) {
    let descriptor = try openTemporary()
    do throws(SystemError) {
      defer { close(descriptor) }
      try fill(descriptor)
      guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .last }
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Permissions do not tell of a full or read-only disk, so a file is really made, and removed at once.
  private func tryOut() throws(Fault) {
    do throws(SystemError) {
      close(try openTemporary())
      unlink(temporary)
    } catch { throw .refused(error) }
  }

  private var temporary: String {
    let name = ".\(FilePath.lastName(of: path)).\(getpid()).tmp"
    return FilePath.join(FilePath.parent(of: path), name)
  }

  private func openTemporary() throws(SystemError) -> Int32 {
    // What an earlier process of the same number may have left must not be followed or kept.
    unlink(temporary)
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// A report written through a link must replace the file the link points to, not the link, or make it there.
  private static func followingLinks(_ written: String) throws(Fault) -> String {
    if let real = realpath(written, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var path = written
    for _ in 0..<linkCountMax {
      guard let target = BrokenLink.target(of: path) else { return path }
      path = target.hasPrefix("/") ? target : FilePath.join(FilePath.parent(of: path), target)
    }
    throw .refused(SystemError(code: ELOOP))
  }

  /// As many links as Linux follows on one way.
  private static let linkCountMax = 40

  private static let creationMask: UInt32 = {
    let mask = umask(0)
    umask(mask)
    return UInt32(mask)
  }()
}

/// The bytes of a file that is still being made: in memory while they are few, then in a file without a name.
///
/// Nothing is left behind when the process is ended, because a file without a name goes with the process.
final class Spool {
  /// The bytes from which on memory is not the place for them.
  private static let memoryBytes = 1 << 20

  private let file: AtomicFile
  private var pending: [UInt8] = []
  private var descriptor: Int32 = -1
  /// Why bytes are missing; what comes after the first fault is dropped.
  private var fault: SystemError?

  /// Creates an empty spool for the bytes of a file.
  init(beside file: AtomicFile) { self.file = file }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    pending += bytes
    guard pending.count >= Self.memoryBytes else { return }
    do throws(SystemError) {
      if descriptor < 0 { descriptor = try file.openNameless() }
      try FileCalls.writeAll(descriptor, pending)
      pending.removeAll(keepingCapacity: true)
    } catch {
      fault = error
      pending = []
    }
  }

  /// Copies everything to another descriptor.
  func copy(to other: Int32) throws(SystemError) {
    if let fault { throw fault }
    if descriptor >= 0 {
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
      var buffer = [UInt8](repeating: 0, count: Self.memoryBytes)
      while let count = try FileCalls.readSome(descriptor, into: &buffer) {
        try FileCalls.writeAll(other, buffer[..<count])
      }
    }
    try FileCalls.writeAll(other, pending)
  }
}

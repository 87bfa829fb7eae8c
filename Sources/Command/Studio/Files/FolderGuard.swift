import Processes
import ScenarioReports

/// What a file held when it was read, in a form that can be compared and sent to a page.
package enum FileVersion: Hashable, Sendable {
  /// There was no file.
  case absent
  /// There was one with this digest of SHA-256, in hexadecimal digits.
  case digest(String)

  /// The version of a file that holds these bytes.
  package init(of bytes: [UInt8]) { self = .digest(SHA256.text(of: bytes)) }

  /// Reads a version as it is written.
  package init?(text: String) {
    if text == "absent" {
      self = .absent
    } else {
      let isDigest = text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
      guard text.utf8.count == 2 * SHA256.byteCount, isDigest else { return nil }
      self = .digest(text)
    }
  }

  /// The version as it is written.
  package var text: String {
    switch self {
    case .absent: "absent"
    case .digest(let digest): digest
    }
  }
}

/// The studio's way to the files of the folder that it was started on: it reads and writes below it, and nowhere else.
///
/// Every folder on the way is opened in the one before, and no link is followed: none leads out, whoever makes it and when.
/// A file is written whole or not at all, and only while it is still what the writer has read last.
package struct FolderGuard: Hashable, Sendable {
  /// What a file holds, and the version that this is.
  package struct File: Hashable, Sendable {
    /// What it holds.
    package let bytes: [UInt8]
    /// What is to be given back when it is written.
    package let version: FileVersion
  }

  /// What has become of what was to be written.
  package enum Outcome: Hashable, Sendable {
    /// It was written, and the file has this version now.
    case written(FileVersion)
    /// Somebody else has changed the file, which has this version now; nothing was written.
    case conflict(FileVersion)
  }

  /// The folder, without links on the way to it.
  package let path: String
  private let identity: [UInt64]
  private let bytesMax: Int
  /// How long another studio is waited for that writes at the same moment.
  var lockMilliseconds: Int64 = 1_000

  /// Remembers a folder; files of more bytes than so many are not read or written.
  package init(_ path: String, bytesMax: Int = 16 << 20) throws(GuardFault) {
    guard let place = OpenFolder.destination(of: path) else { throw .noFolder(path) }
    self.path = place
    self.bytesMax = bytesMax
    do throws(SystemError) {
      identity = try OpenFolder(path: place).entry.identity
    } catch {
      throw error.code == ENOTDIR ? .notAFolder(path) : .refused(path, error)
    }
  }

  /// Where a file lies, from the root.
  package func place(of name: GuardedName) -> String {
    path.hasSuffix("/") ? path + name.text : "\(path)/\(name.text)"
  }

  /// What a file is called below the folder; nil where it lies elsewhere.
  package func name(of place: String) -> String? {
    let start = path.hasSuffix("/") ? path : path + "/"
    return place.hasPrefix(start) ? String(place.dropFirst(start.count)) : nil
  }

  /// Reads a file.
  package func read(_ name: GuardedName) throws(GuardFault) -> File {
    let folder = try folder(of: name)
    guard try entry(of: name, in: folder) != nil else { throw .missing(name.text) }
    let bytes = try bytes(of: name, in: folder)
    return File(bytes: bytes, version: FileVersion(of: bytes))
  }

  /// Makes the folder in which a file is to lie, where there is none; those on the way to it must be there.
  package func makeFolder(of name: GuardedName) throws(GuardFault) {
    guard let last = name.folders.last else { return }
    let outer = try folder(name.folders.dropLast())
    do throws(SystemError) {
      if try outer.entry(named: last) == nil { try outer.makeFolder(named: last) }
    } catch { throw .refused(name.folders.joined(separator: "/"), error) }
  }

  /// Writes a file if it is still of the version that was read, or still not there.
  package func write(
    _ bytes: [UInt8], to name: GuardedName, ifStill expected: FileVersion
  ) throws(GuardFault) -> Outcome {
    guard bytes.count <= bytesMax else { throw .tooLarge(name.text, bytesMax: bytesMax) }
    let folder = try folder(of: name)
    let entry = try entry(of: name, in: folder)
    let found = try version(of: name, in: folder)
    guard found == expected else { return .conflict(found) }
    guard entry == nil || folder.mayWrite(name.file) else { throw .readOnly(name.text) }
    let temporary = Self.newName()
    do throws(SystemError) {
      try folder.make(temporary, holding: bytes, permissions: entry?.permissions)
    } catch { throw .refused(name.text, error) }
    let isWritten: Bool
    do throws(GuardFault) {
      isWritten = try replace(name, by: temporary, in: folder, ifStill: expected)
    } catch {
      folder.remove(temporary)
      throw error
    }
    if isWritten { return .written(FileVersion(of: bytes)) }
    folder.remove(temporary)
    return .conflict(try version(of: name, in: folder))
  }

  /// Gives the new file its name, unless another writer was faster; returns whether it did.
  private func replace(
    _ name: GuardedName, by temporary: String, in folder: borrowing OpenFolder,
    ifStill expected: FileVersion
  ) throws(GuardFault) -> Bool {
    // Looked at again, as writing to a disk takes a while; another studio waits meanwhile.
    folder.lock(waitingAtMost: lockMilliseconds)
    guard try version(of: name, in: folder) == expected else { return false }
    do throws(SystemError) {
      if expected == .absent { return try folder.rename(temporary, toUnused: name.file) }
      try folder.rename(temporary, to: name.file)
      return true
    } catch { throw .refused(name.text, error) }
  }

  /// A name that nothing has; it is hidden, so that nobody takes it for a file of the suite.
  private static func newName() -> String {
    ".rehearse-\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp"
  }

  // MARK: On the way

  /// Opens the folder in which a file lies.
  private func folder(of name: GuardedName) throws(GuardFault) -> OpenFolder {
    try folder(name.folders[...])
  }

  private func folder(_ parts: ArraySlice<String>) throws(GuardFault) -> OpenFolder {
    var folder = try root()
    var way = ""
    for part in parts {
      way += way.isEmpty ? part : "/\(part)"
      folder = try Self.open(part, in: folder, way)
    }
    return folder
  }

  /// Opens the folder that the studio was started on, if it is still there and the same.
  private func root() throws(GuardFault) -> OpenFolder {
    do throws(SystemError) {
      let folder = try OpenFolder(path: path)
      if try folder.entry.identity == identity { return folder }
    } catch {
      guard [ENOENT, ENOTDIR, ELOOP].contains(error.code) else { throw .refused(path, error) }
    }
    throw .movedAway(path)
  }

  private static func open(
    _ part: String, in folder: borrowing OpenFolder, _ way: String
  ) throws(GuardFault) -> OpenFolder {
    let kind: OpenFolder.Entry.Kind?
    do throws(SystemError) {
      kind = try folder.entry(named: part)?.kind
      if kind == .folder { return try folder.folder(named: part) }
    } catch { throw .refused(way, error) }
    switch kind {
    case nil: throw .noFolderOnTheWay(way)
    case .link: throw .link(way)
    case .file, .folder, .other: throw .notAFolder(way)
    }
  }

  /// What a file is by its name; `nil` where nothing is there.
  private func entry(
    of name: GuardedName, in folder: borrowing OpenFolder
  ) throws(GuardFault) -> OpenFolder.Entry? {
    let entry: OpenFolder.Entry?
    do throws(SystemError) { entry = try folder.entry(named: name.file) } catch {
      throw .refused(name.text, error)
    }
    switch entry?.kind {
    case nil, .file: return entry
    case .link: throw .link(name.text)
    case .folder, .other: throw .notAFile(name.text)
    }
  }

  private func version(
    of name: GuardedName, in folder: borrowing OpenFolder
  ) throws(GuardFault) -> FileVersion {
    guard try entry(of: name, in: folder) != nil else { return .absent }
    return FileVersion(of: try bytes(of: name, in: folder))
  }

  private func bytes(
    of name: GuardedName, in folder: borrowing OpenFolder
  ) throws(GuardFault) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) { bytes = try folder.read(name.file, atMost: bytesMax) } catch {
      throw .refused(name.text, error)
    }
    guard let bytes else { throw .tooLarge(name.text, bytesMax: bytesMax) }
    return bytes
  }
}

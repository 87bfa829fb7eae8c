import Processes
import ScenarioReports

/// Where drafts outlive the page and the studio: a folder for the state of programs, beside nobody's files.
///
/// Each page has a draft of its own for each file, so that none is ever written over by another page or studio. What lies in
/// the folder is read as if anybody could have written it.
package struct DraftShelf {
  /// The reason for which a draft is not kept.
  enum Fault: Error, Hashable {
    case noPlace
    case full(String, countMax: Int)
    case tooLarge(bytesMax: Int)
    case refused(String, SystemError)

    var text: String {
      switch self {
      case .noPlace: "there is no folder for it, as neither XDG_STATE_HOME nor HOME names one"
      case .full(let folder, let countMax):
        "there are \(countMax) already: open those files, and save them or throw them away; or delete files in \(folder)"
      case .tooLarge(let bytesMax): "it has more than \(bytesMax) bytes"
      case .refused(let folder, let error): "\(folder): \(error.text)"
      }
    }
  }

  /// The most drafts of all files, and the most bytes of one.
  static let (countMax, bytesMax) = (64, 900_000)
  /// How long a draft is kept that nobody looks at.
  static let secondsMax: Int64 = 30 * 24 * 3_600
  /// How long a file may be left over by a studio that ended while it wrote.
  private static let leftSecondsMax: Int64 = 24 * 3_600
  /// The most bytes before the text, and the most names that are looked at.
  private static let (headBytesMax, namesMax) = (16_384, 4_096)
  private static let (ending, temporaryEnding) = (".draft", ".tmp")

  private let folder: String?
  private let now: () -> Int64

  /// Opens a shelf, whose folder is made when the first draft is kept.
  ///
  /// - Parameters:
  ///   - folder: Where it is; nil means that nothing can be kept.
  ///   - now: Tells the seconds since 1970.
  package init(
    in folder: String?, now: @escaping () -> Int64 = { SystemCall.secondsSince1970 }
  ) {
    (self.folder, self.now) = (folder, now)
  }

  /// Returns the folder where a user's programs keep their state, by the variables of a process; nil where none is named.
  package static func place(in environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let state = absolute("XDG_STATE_HOME") { return state + "/rehearsal/drafts" }
    #if os(macOS)
      let below = "/Library/Application Support"
    #else
      let below = "/.local/state"
    #endif
    return absolute("HOME").map { $0 + below + "/rehearsal/drafts" }
  }

  /// Returns the drafts of a file, the newest first.
  func drafts(of path: String) -> [Draft] {
    names(beginning: Self.key(of: path)).compactMap(draft)
      .filter { $0.path == path && !isOld($0) }
      .sorted { ($1.seconds, $0.session.text) < ($0.seconds, $1.session.text) }
  }

  /// Returns the files of which there are drafts, in order.
  func paths() -> [String] {
    Set(names().compactMap(draft).filter { !isOld($0) }.map(\.path)).sorted()
  }

  /// Keeps a text that a page has not saved, in place of what the same page had before.
  func keep(
    _ text: String, of path: String, from version: FileVersion, by session: DraftSession
  ) throws(Fault) {
    guard let place = folder else { throw .noPlace }
    guard text.utf8.count <= Self.bytesMax else { throw .tooLarge(bytesMax: Self.bytesMax) }
    let draft = Draft(
      session: session, path: path, version: version, seconds: now(), text: text)
    let name = Self.name(of: path, session)
    do throws(SystemError) { try Self.make(place) } catch { throw .refused(place, error) }
    guard names(beginning: name).contains(name) || hasRoom() else {
      throw .full(place, countMax: Self.countMax)
    }
    do throws(SystemError) {
      let folder = try OpenFolder(path: place)
      removeLeftovers(in: folder)
      let temporary = Self.temporaryName(session)
      folder.remove(temporary)
      try folder.make(temporary, holding: draft.bytes, permissions: 0o600)
      do throws(SystemError) { try folder.rename(temporary, to: name) } catch {
        folder.remove(temporary)
        throw error
      }
    } catch { throw .refused(place, error) }
  }

  /// Throws away the draft of a page, if it has one of the file.
  func remove(_ session: DraftSession, of path: String) {
    guard let place = folder, let folder = try? OpenFolder(path: place) else { return }
    folder.remove(Self.name(of: path, session))
  }

  // MARK: What lies there

  private static func key(of path: String) -> String {
    String(SHA256.text(of: Array(path.utf8)).prefix(32))
  }

  private static func name(of path: String, _ session: DraftSession) -> String {
    "\(key(of: path))-\(session.text)\(ending)"
  }

  private static func temporaryName(_ session: DraftSession) -> String {
    ".\(session.text)\(temporaryEnding)"
  }

  private func names(beginning start: String = "") -> [String] {
    let all = folder.flatMap(SystemCall.names) ?? []
    return all.filter { $0.hasPrefix(start) && Self.session(in: $0) != nil }.sorted()
      .prefix(Self.namesMax).map(\.self)
  }

  private static func session(in name: String) -> DraftSession? {
    guard name.hasSuffix(ending) else { return nil }
    let parts = name.dropLast(ending.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, DraftSession(String(parts[0])) != nil else { return nil }
    return DraftSession(String(parts[1]))
  }

  private func draft(_ name: String) -> Draft? {
    guard let place = folder, let session = Self.session(in: name),
      let folder = try? OpenFolder(path: place),
      let bytes = try? folder.read(name, atMost: Self.headBytesMax + Self.bytesMax),
      let draft = Draft(bytes, by: session), Self.name(of: draft.path, session) == name
    else { return nil }
    return Draft(
      session: session, path: draft.path, version: draft.version,
      seconds: credible(draft.seconds), text: draft.text)
  }

  private func isOld(_ draft: Draft) -> Bool { now() - draft.seconds > Self.secondsMax }

  /// When something was written by what a file says: neither before 1970 nor in the future, where a clock was set or somebody
  /// made it up.
  private func credible(_ seconds: Int64) -> Int64 { min(max(0, seconds), now()) }

  /// Whether one more can be kept, once those are gone that nobody has looked at for long; what is no draft takes no room.
  private func hasRoom() -> Bool {
    let all = names()
    guard all.count >= Self.countMax else { return true }
    // Among too many files nobody can say what is there.
    guard all.count < Self.namesMax else { return false }
    let drafts = all.compactMap(draft)
    let old = drafts.filter(isOld)
    for draft in old { remove(draft.session, of: draft.path) }
    return drafts.count - old.count < Self.countMax
  }

  /// Removes what studios have left that ended while they wrote.
  private func removeLeftovers(in folder: borrowing OpenFolder) {
    let left = (self.folder.flatMap(SystemCall.names) ?? []).filter(Self.isTemporary)
    for name in left.prefix(Self.namesMax) {
      guard let seconds = folder.secondsOfChange(named: name),
        now() - credible(seconds) > Self.leftSecondsMax
      else { continue }
      folder.remove(name)
    }
  }

  private static func isTemporary(_ name: String) -> Bool {
    DraftSession(String(name.dropFirst().dropLast(temporaryEnding.count)))
      .map { temporaryName($0) == name } ?? false
  }

  /// Makes a folder and those on the way to it, which nobody else may look into.
  private static func make(_ path: String) throws(SystemError) {
    guard access(path, F_OK) != 0 else { return }
    var way = ""
    for part in path.split(separator: "/") {
      way += "/" + part
      guard mkdir(way, S_IRWXU) != 0, errno != EEXIST else { continue }
      // On the way there are folders that may be looked into and not written, as on some disks that cannot be written.
      guard access(way, F_OK) != 0 else { continue }
      throw .last
    }
  }
}

import Foundation
import Processes
import Synchronization
import TestSupport
import Testing

@testable import Studio

/// The studio's way to files: below its folder and nowhere else, and nobody's work is overwritten.
struct FolderGuardTests {
  private let folder: TemporaryFolder
  private let files: FolderGuard

  init() throws {
    folder = try TemporaryFolder([
      "inside/cart.feature": "old", "inside/deep/er.feature": "deep", "outside/secret": "secret",
      "inside/.hidden/config": "hidden",
    ])
    files = try FolderGuard(folder.url.appending(path: "inside").path)
  }

  private func place(_ path: String) -> String { folder.url.appending(path: path).path }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: place(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place(path), withDestinationPath: target)
  }

  private func write(
    _ text: String, _ name: String, ifStill version: FileVersion
  ) throws -> FolderGuard.Outcome {
    try files.write(Array(text.utf8), to: try GuardedName(name), ifStill: version)
  }

  private func version(_ text: String) -> FileVersion { FileVersion(of: Array(text.utf8)) }

  /// The names in the folder, hidden ones too.
  private var names: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: place("inside")).sorted()) ?? []
  }

  // MARK: What is done

  @Test(arguments: ["cart.feature", "deep/er.feature"])
  func `a file is read, changed and read again`(name: String) throws {
    let before = names
    let read = try files.read(try GuardedName(name))
    let outcome = try write("new", name, ifStill: read.version)
    #expect(outcome == .written(version("new")))
    let file = try files.read(try GuardedName(name))
    #expect(file.bytes == Array("new".utf8))
    #expect(file.version == version("new"))
    #expect(names == before, "nothing is left beside it")
  }

  @Test func `a new file is written where none is`() throws {
    #expect(try write("new", "deep/new.feature", ifStill: .absent) == .written(version("new")))
    #expect(text("inside/deep/new.feature") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: place("inside/cart.feature"))
    let new = try FileManager.default.attributesOfItem(atPath: place("inside/deep/new.feature"))
    #expect(
      new[.posixPermissions] as? Int == attributes[.posixPermissions] as? Int,
      "as any program would have made it")
  }

  @Test(arguments: [0o600, 0o664, 0o755])
  func `a file keeps its permissions`(permissions: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: place("inside/cart.feature"))
    _ = try write("new", "cart.feature", ifStill: version("old"))
    let found = try FileManager.default.attributesOfItem(atPath: place("inside/cart.feature"))
    #expect(found[.posixPermissions] as? Int == permissions)
  }

  @Test func `a file with two names keeps the other one as it was`() throws {
    try FileManager.default.linkItem(
      atPath: place("outside/secret"), toPath: place("inside/twin.feature"))
    #expect(
      try write("new", "twin.feature", ifStill: version("secret")) == .written(version("new")))
    #expect(text("outside/secret") == "secret")
  }

  @Test func `a version is written and read as a text`() {
    for version in [FileVersion.absent, version("x")] {
      #expect(FileVersion(text: version.text) == version)
    }
    for text in [
      "", "Absent", String(repeating: "g", count: 64), String(repeating: "a", count: 63),
    ] {
      #expect(FileVersion(text: text) == nil)
    }
  }

  // MARK: Conflicts

  @Test func `what another writer has changed is not overwritten`() throws {
    try folder.write(Data("theirs".utf8), to: "inside/cart.feature")
    #expect(
      try write("mine", "cart.feature", ifStill: version("old")) == .conflict(version("theirs")))
    #expect(try write("mine", "cart.feature", ifStill: .absent) == .conflict(version("theirs")))
    #expect(text("inside/cart.feature") == "theirs")
    #expect(try write("mine", "gone.feature", ifStill: version("old")) == .conflict(.absent))
    #expect(text("inside/gone.feature") == nil)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test(arguments: ["cart.feature", "new.feature"])
  func `of writers at once one wins and the others are told`(name: String) async throws {
    let files = files
    let expected = name == "new.feature" ? FileVersion.absent : version("old")
    let outcomes = try await withThrowingTaskGroup(of: FolderGuard.Outcome.self) { group in
      for number in 0..<16 {
        group.addTask {
          try files.write(Array("\(number)".utf8), to: try GuardedName(name), ifStill: expected)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let now = version(text("inside/\(name)") ?? "")
    #expect(outcomes.count { $0 == .written(now) } == 1)
    #expect(outcomes.count { $0 == .conflict(now) } == 15)
  }

  @Test func `what another studio is about to write is waited for`() throws {
    var patient = files
    // The machine may be busy with other tests.
    patient.lockMilliseconds = 60_000
    let (files, outcome) = (patient, Written())
    let (name, expected) = (try GuardedName("cart.feature"), version("old"))
    let other = try OpenFolder(path: place("inside"))
    other.lock(waitingAtMost: 0)
    // In a thread of its own, as tasks may have to wait for each other.
    _ = BackgroundThread.start {
      let result = try? files.write(Array("mine".utf8), to: name, ifStill: expected)
      outcome.value.withLock { $0 = result }
    }
    #expect(RunningStudio.waits { names.contains { $0.hasSuffix(".tmp") } })
    try folder.write(Data("theirs".utf8), to: "inside/cart.feature")
    _ = consume other
    #expect(RunningStudio.waits { outcome.value.withLock { $0 != nil } })
    #expect(outcome.value.withLock { $0 } == .conflict(version("theirs")))
  }

  /// What has become of something that was to be written in another thread.
  private final class Written: Sendable {
    let value = Mutex<FolderGuard.Outcome?>(nil)
  }

  @Test func `whoever exchanges folders for links meanwhile leads nobody out`() async throws {
    let files = files
    let (inside, outside) = (place("inside"), place("outside"))
    try folder.write(Data("secret".utf8), to: "outside/er.feature")
    let name = try GuardedName("deep/er.feature")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<300 {
          rename("\(inside)/deep", "\(inside)/away")
          symlink(outside, "\(inside)/deep")
          unlink("\(inside)/deep")
          rename("\(inside)/away", "\(inside)/deep")
        }
      }
      group.addTask {
        for version in [FileVersion.absent, FileVersion(of: Array("secret".utf8))] {
          for _ in 0..<300 { _ = try? files.write([], to: name, ifStill: version) }
        }
      }
      try await group.waitForAll()
    }
    #expect(text("outside/er.feature") == "secret")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside).count == 2)
  }

  // MARK: What is refused

  @Test(arguments: [
    ("", "it is empty"), ("/etc/passwd", "it begins with a slash"),
    ("../outside/secret", "it has .."),
    ("deep/../../outside/secret", "it has .."), ("./cart.feature", "it has . as"),
    ("deep//er.feature", "an empty part"), ("deep/", "an empty part"), ("a\u{0}b", "control"),
    ("a\nb", "control"), (".hidden/config", ".hidden is hidden"), (".x.feature", "is hidden"),
    (String(repeating: "x", count: 256), "more than 255 bytes"),
    (String(repeating: "x/", count: 33) + "x", "more than 32 parts"),
    (String(repeating: "x/", count: 600), "more than 1024 bytes"),
  ])
  func `a name that could lead elsewhere is none`(name: String, reason: String) {
    let fault = #expect(throws: GuardFault.self) { try GuardedName(name) }
    #expect(fault?.text.contains(reason) == true, "\(fault?.text ?? "")")
  }

  @Test func `a name that is not UTF-8 is none`() {
    let fault = #expect(throws: GuardFault.self) { try GuardedName(bytes: [0x61, 0xFF]) }
    #expect(fault == .badName("it is not UTF-8"))
  }

  @Test func `no link is followed, wherever it stands and leads`() throws {
    try link("inside/out", to: "../outside")
    try link("inside/out.feature", to: "../outside/secret")
    try link("inside/in.feature", to: "cart.feature")
    try link("inside/broken.feature", to: "nowhere")
    for (name, what) in [
      ("out/secret", "out"), ("out/new", "out"), ("out.feature", "out.feature"),
      ("in.feature", "in.feature"), ("broken.feature", "broken.feature"),
    ] {
      #expect(throws: GuardFault.link(what)) { try files.read(try GuardedName(name)) }
      for version in [FileVersion.absent, version("secret"), version("old")] {
        #expect(throws: GuardFault.link(what)) { try write("new", name, ifStill: version) }
      }
    }
    #expect(text("outside/secret") == "secret")
    #expect(text("inside/cart.feature") == "old")
  }

  @Test func `what is no file, or not there, is told by its name`() throws {
    try #require(mkfifo(place("inside/pipe"), 0o600) == 0)
    for (name, fault) in [
      ("deep", GuardFault.notAFile("deep")), ("pipe", .notAFile("pipe")),
      ("cart.feature/x", .notAFolder("cart.feature")), ("no/x", .noFolderOnTheWay("no")),
    ] {
      #expect(throws: fault) { try write("new", name, ifStill: .absent) }
      #expect(throws: fault) { try files.read(try GuardedName(name)) }
    }
    #expect(throws: GuardFault.missing("no")) { try files.read(try GuardedName("no")) }
  }

  @Test func `a file that is too large is neither read nor written`() throws {
    let files = try FolderGuard(place("inside"), bytesMax: 3)
    let name = try GuardedName("cart.feature")
    #expect(try files.read(name).bytes == Array("old".utf8))
    let fault = GuardFault.tooLarge("cart.feature", bytesMax: 3)
    #expect(throws: fault) {
      try files.write(Array("long".utf8), to: name, ifStill: version("old"))
    }
    try folder.write(Data("longer".utf8), to: "inside/cart.feature")
    #expect(throws: fault) { try files.read(name) }
  }

  @Test(.enabled("the administrator may write everywhere") { getuid() != 0 })
  func `a file or folder that may not be written is left alone`() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: place("inside/cart.feature"))
    #expect(throws: GuardFault.readOnly("cart.feature")) {
      try write("new", "cart.feature", ifStill: version("old"))
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: place("inside/deep"))
    #expect(throws: GuardFault.refused("deep/er.feature", SystemError(code: EACCES))) {
      try write("new", "deep/er.feature", ifStill: version("deep"))
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place("inside/deep"))
  }

  // MARK: The folder itself

  @Test func `a studio starts on a folder only, by whatever way that is named`() throws {
    #expect(throws: GuardFault.noFolder(place("none"))) { try FolderGuard(place("none")) }
    let file = place("inside/cart.feature")
    #expect(throws: GuardFault.notAFolder(file)) { try FolderGuard(file) }
    try link("way", to: "inside")
    #expect(try FolderGuard(place("way")).path == files.path)
  }

  @Test func `another folder in the place of the first is not the studio's`() throws {
    let manager = FileManager.default
    try manager.moveItem(atPath: place("inside"), toPath: place("moved"))
    let fault = GuardFault.movedAway(files.path)
    #expect(throws: fault) { try files.read(try GuardedName("cart.feature")) }
    try link("inside", to: "outside")
    #expect(throws: fault) { try write("new", "secret", ifStill: version("secret")) }
    try manager.removeItem(atPath: place("inside"))
    try folder.write(Data("other".utf8), to: "inside/cart.feature")
    #expect(throws: fault) { try files.read(try GuardedName("cart.feature")) }
  }
}

import Foundation
import TestSupport
import Testing

@testable import Processes

/// A folder held open: names lead to what lies in it, and links nowhere.
struct OpenFolderTests {
  private let temporary: TemporaryFolder
  private let path: String

  init() throws {
    temporary = try TemporaryFolder(["in/file": "text", "in/deep/file": "deep", "out/file": "out"])
    path = temporary.url.path
    for (name, target) in [("in/folder", "deep"), ("in/link", "file"), ("way", "in")] {
      symlink(target, "\(path)/\(name)")
    }
  }

  @Test func `no link is opened, as a folder or as a file`() throws {
    #expect(throws: SystemError.self) { _ = try OpenFolder(path: "\(path)/way") }
    let folder = try OpenFolder(path: "\(path)/in")
    #expect(throws: SystemError.self) { _ = try folder.folder(named: "folder") }
    #expect(throws: SystemError(code: ELOOP)) { try folder.read("link", atMost: 9) }
    #expect(throws: SystemError(code: EEXIST)) {
      try folder.make("link", holding: [], permissions: nil)
    }
    #expect(try folder.entry(named: "link")?.kind == .link)
    #expect(try folder.read("file", atMost: 9) == Array("text".utf8))
  }

  @Test func `it stays the same folder, whatever its path leads to by now`() throws {
    let folder = try OpenFolder(path: "\(path)/in")
    rename("\(path)/in", "\(path)/moved")
    rename("\(path)/out", "\(path)/in")
    #expect(try folder.read("file", atMost: 9) == Array("text".utf8))
    #expect(try folder.folder(named: "deep").read("file", atMost: 9) == Array("deep".utf8))
    #expect(try folder.entry.identity != (try OpenFolder(path: "\(path)/in").entry.identity))
  }

  @Test func `what is no file, or too large, is not read`() throws {
    let folder = try OpenFolder(path: path)
    try #require(mkfifo("\(path)/pipe", 0o600) == 0)
    #expect(throws: SystemError(code: EINVAL)) { try folder.read("pipe", atMost: 9) }
    #expect(throws: SystemError.self) { try folder.read("in", atMost: 9) }
    let inner = try folder.folder(named: "in")
    #expect(try inner.read("file", atMost: 4) != nil)
    #expect(try inner.read("file", atMost: 3) == nil)
  }

  @Test func `a name that is to be unused is never taken from another file`() throws {
    let folder = try OpenFolder(path: "\(path)/in")
    try folder.make("new", holding: Array("new".utf8), permissions: 0o640)
    #expect(try folder.rename("new", toUnused: "file") == false)
    #expect(try folder.rename("new", toUnused: "fresh") == true)
    #expect(try folder.read("file", atMost: 9) == Array("text".utf8))
    #expect(try folder.entry(named: "fresh")?.permissions == 0o640)
    #expect(try folder.entry(named: "new") == nil)
  }

  @Test func `a lock is waited for, but not for ever`() throws {
    let first = try OpenFolder(path: path)
    let second = try OpenFolder(path: path)
    first.lock(waitingAtMost: 0)
    let start = SystemCall.milliseconds
    second.lock(waitingAtMost: 200)
    #expect(SystemCall.milliseconds - start >= 200)
  }
}

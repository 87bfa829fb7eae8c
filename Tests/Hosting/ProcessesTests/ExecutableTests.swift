import Foundation
import TestSupport
import Testing

@testable import Processes

/// Why files cannot be started as programs.
struct ExecutableTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "plain": "#!/bin/sh\n", "interpreter": "#!/usr/bin/nobody -x\n", "windows": "#!/bin/sh\r\n",
      "nameless": "#! \n", "relative": "#!bin/sh\n", "runs": "#!/bin/sh\nexit 0\n", "empty": "",
      "text": "echo hello\n", "MZ": "MZ....", "jar": "PK\u{3}\u{4}....", "folder/x": "",
    ])
    let program = try Data(contentsOf: URL(fileURLWithPath: "/bin/sh"))
    var other = program
    // The kind of processor: none that is built any more.
    other.replaceSubrange(18..<20, with: [2, 0])
    try folder.write(other, to: "other machine")
    let manager = FileManager.default
    for name in manager.subpaths(atPath: folder.url.path) ?? [] where name != "plain" {
      try manager.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(name).path)
    }
    for (name, target) in [("broken", "nowhere"), ("circle", "circle")] {
      try manager.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
    }
    try #require(mkfifo(folder.url.appendingPathComponent("pipe").path, 0o755) == 0)
    return folder
  }

  @Test(arguments: [
    ("nothing", "it is not there"), ("runs/x", "it is not there"), ("folder", "it is a folder"),
    ("pipe", "it is no file"), ("broken", "it is a link to nowhere, which is not there"),
    ("circle", "it is a link to circle, which leads back to it"),
    ("plain", "it is not executable"),
    (
      "interpreter",
      "its first line names the interpreter /usr/bin/nobody, and that is not there"
    ),
    (
      "windows",
      "its first line ends in a carriage return, which belongs to no interpreter's name"
    ),
    ("nameless", "its first line, \"#!\", names no interpreter"),
    ("relative", "its first line names the interpreter bin/sh, and that is no absolute path"),
  ])
  func `what cannot be started is told before anything is`(name: String, reason: String) throws {
    let folder = try Self.folder()
    let fault = Executable.fault(of: folder.url.appendingPathComponent(name).path)
    #expect(fault?.reason == reason)
    #expect(fault?.isMissing == reason.hasPrefix("it is not there"))
  }

  @Test(arguments: ["runs", "empty", "text", "MZ", "jar", "other machine"])
  func `whatever may be started somehow is let be`(name: String) throws {
    let folder = try Self.folder()
    #expect(Executable.fault(of: folder.url.appendingPathComponent(name).path) == nil)
  }

  @Test(arguments: [
    ("empty", "the file is empty"),
    ("text", "it is no program of this system, nor does its first line name an interpreter"),
    ("MZ", "it is a program for Windows"), ("jar", "it is a packed file, such as a .jar"),
    ("other machine", "it is a program for another kind of processor, and this machine is"),
    ("interpreter", "its first line names the interpreter /usr/bin/nobody, and that is not"),
  ])
  func `what the system refuses is told by what the file holds`(
    name: String, reason: String
  ) throws {
    let folder = try Self.folder()
    let launch = Launch(
      command: [folder.url.appendingPathComponent(name).path], environment: [], folder: "/")
    let refusal = #expect(throws: SystemError.self) { try ChildProcess(launch) }
    let fault = Executable.fault(of: launch, refusedFor: try #require(refusal))
    #expect(fault.reason.hasPrefix(reason), "\(fault.reason)")
  }

  @Test func `a folder that is gone is told rather than the program`() throws {
    let launch = Launch(command: ["/bin/sh"], environment: [], folder: "/no/such/folder")
    let refusal = #expect(throws: SystemError.self) { try ChildProcess(launch) }
    let fault = Executable.fault(of: launch, refusedFor: try #require(refusal))
    #expect(
      fault.reason == "the folder that it is started in, /no/such/folder, is not there")
  }

  @Test func `a program is looked for as a shell does, and what is in its place is told`() throws {
    let folder = try Self.folder()
    let path = "/no/such/folder:\(folder.url.path):/bin"
    #expect(try Executable.find("runs", path: path) == "\(folder.url.path)/runs")
    #expect(try Executable.find("sh", path: path) == "/bin/sh")
    let missing = #expect(throws: ProgramFault.self) { try Executable.find("none", path: path) }
    #expect(missing?.words(for: "none") == "none is not in PATH")
    let refused = #expect(throws: ProgramFault.self) { try Executable.find("plain", path: path) }
    #expect(
      refused?.words(for: "plain").hasSuffix("cannot be started: it is not executable") == true)
  }
}

import Foundation
import Processes
import TestSupport
import Testing

@testable import SpeedGuard

@Suite(.closesRunFolder(RunFolder.close)) struct ComparedTreeTests {
  /// A repository with two commits, of which the second has another text.
  private struct TwoCommits {
    let folder: TemporaryFolder
    let first: String
    let second: String

    var path: String { folder.url.appending(path: "origin").path }
    var kept: String { folder.url.appending(path: "kept").path }

    init() throws {
      folder = try TemporaryFolder(["origin/text": "one"])
      let path = folder.url.appending(path: "origin").path
      try Self.git(["init", "--quiet"], path)
      first = try Self.commit(path)
      try folder.write(Data("two".utf8), to: "origin/text")
      second = try Self.commit(path)
    }

    private static func commit(_ path: String) throws -> String {
      try git(["add", "text"], path)
      let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
      try git(author + ["commit", "--quiet", "--message", "So"], path)
      return try git(["rev-parse", "HEAD"], path)
    }

    @discardableResult
    static func git(_ arguments: [String], _ path: String) throws -> String {
      let answer = try GuardTool.git(arguments, in: path)
      #expect(answer.isWell, "\(answer.lastError)")
      return answer.text
    }
  }

  private static func text(in tree: ComparedTree) throws -> String {
    try String(contentsOfFile: "\(tree.folder)/text", encoding: .utf8)
  }

  @Test func `a revision has a commit, whose files lie in a folder of its name`() throws {
    let two = try TwoCommits()
    #expect(try ComparedTree.commit(of: "HEAD~1", in: two.path) == two.first)
    #expect(try ComparedTree.commit(of: two.second, in: two.path) == two.second)
    for (commit, text) in [(two.first, "one"), (two.second, "two"), (two.first, "one")] {
      let tree = try ComparedTree(of: commit, in: two.path, below: two.kept)
      #expect(tree.folder == "\(two.kept)/\(commit)")
      #expect(tree.name == String(commit.prefix(8)))
      #expect(try Self.text(in: tree) == text)
    }
    // What a build leaves there is no change.
    try two.folder.write(Data(), to: "kept/\(two.first)/built")
    _ = try ComparedTree(of: two.first, in: two.path, below: two.kept)
  }

  @Test func `a folder that was thrown away is made again`() throws {
    let two = try TwoCommits()
    _ = try ComparedTree(of: two.first, in: two.path, below: two.kept)
    try FileManager.default.removeItem(atPath: two.kept)
    #expect(
      try Self.text(in: ComparedTree(of: two.first, in: two.path, below: two.kept)) == "one")
  }

  @Test func `a folder in which somebody changed something is refused`() throws {
    let two = try TwoCommits()
    let tree = try ComparedTree(of: two.first, in: two.path, below: two.kept)
    try two.folder.write(Data("another".utf8), to: "kept/\(two.first)/text")
    let fault = #expect(throws: GuardFault.self) {
      try ComparedTree(of: two.first, in: two.path, below: two.kept)
    }
    #expect(
      fault?.message.hasSuffix("Remove it, and it is made anew: rm -rf \(tree.folder)") ?? false)
    #expect(try Self.text(in: tree) == "another")
  }

  @Test func `a folder of the name that is none of git's is refused`() throws {
    let two = try TwoCommits()
    // As it lies in a repository, git answers for that.
    try two.folder.write(Data("two".utf8), to: "origin/kept/\(two.second)/text")
    #expect(throws: GuardFault.self) {
      try ComparedTree(of: two.second, in: two.path, below: "\(two.path)/kept")
    }
  }

  @Test func `an unknown revision is told`() throws {
    let two = try TwoCommits()
    let fault = #expect(throws: GuardFault.self) {
      try ComparedTree.commit(of: "v9", in: two.path)
    }
    #expect(fault?.message.hasPrefix("git knows no commit “v9”: ") == true)
  }

  @Test func `a shallow clone is told how to load what it lacks`() throws {
    let two = try TwoCommits()
    let clone = two.folder.url.appending(path: "clone").path
    try TwoCommits.git(
      ["clone", "--quiet", "--depth", "1", "file://\(two.path)", clone], two.path)
    let fault = #expect(throws: GuardFault.self) {
      try ComparedTree.commit(of: two.first, in: clone)
    }
    #expect(fault?.message.contains("git fetch --depth 1 origin \(two.first)") == true)
    // What it says helps.
    try TwoCommits.git(["fetch", "--quiet", "--depth", "1", "origin", two.first], clone)
    #expect(try ComparedTree.commit(of: two.first, in: clone) == two.first)
  }

  @Test func `the program is built by the compiler that is named, as a release`() throws {
    let two = try TwoCommits()
    let tree = try ComparedTree(of: two.first, in: two.path, below: two.kept)
    let place = "\(tree.folder)/.build/release"
    let script = """
      #!/bin/sh
      mkdir -p "\(place)"
      echo "$*" > "\(place)/rehearse"
      chmod +x "\(place)/rehearse"
      """
    let swift = try Self.program(script, in: two)
    #expect(try tree.build("rehearse", with: swift, isStatic: true) == "\(place)/rehearse")
    let asked = try String(contentsOfFile: "\(place)/rehearse", encoding: .utf8)
    #expect(
      asked
        == "build --package-path \(tree.folder) -c release --static-swift-stdlib --product rehearse\n"
    )
  }

  @Test func `what does not build is told with the last line that was said, and how to see more`()
    throws
  {
    let two = try TwoCommits()
    let tree = try ComparedTree(of: two.first, in: two.path, below: two.kept)
    let swift = try Self.program("#!/bin/sh\necho 'a.swift:1:1: error: no'\nexit 1\n", in: two)
    let fault = #expect(throws: GuardFault.self) {
      try tree.build("rehearse", with: swift, isStatic: false)
    }
    let lines = fault?.message.split(separator: "\n").map(String.init)
    #expect(lines?.first == "\(tree.name) does not build: a.swift:1:1: error: no")
    #expect(
      lines?.last == "See what is wrong: \(swift) build --package-path \(tree.folder)"
        + " -c release --product rehearse")
  }

  private static func program(_ script: String, in two: TwoCommits) throws -> String {
    try two.folder.write(Data(script.utf8), to: "swift")
    let path = two.folder.url.appending(path: "swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }
}

import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// The script `play` of a package for Linux, up to the build.
struct PlayScriptTests {
  private func shell(_ script: String, in bench: Bench) throws -> (code: Int32, output: String) {
    // The folders of the system alone, where no `rehearse` is; `swift` is one that says where Rehearsal is looked for.
    let start = "unset REHEARSAL; PATH=\"$PWD/tools:/usr/bin:/bin\"; "
    return try Program.run("/bin/sh", ["-c", start + script], in: bench.folder)
  }

  private func bench(hasCommand: Bool) async throws -> Bench {
    let bench = try Bench([
      "p/App/A.swift": "import SwiftUI\n", "other/Package.swift": "",
      "tools/swift": "#!/bin/sh\necho \"builds with $REHEARSAL\"\nexit 3\n",
    ])
    if hasCommand { try bench.write("#!/bin/sh\n", to: "tools/rehearse") }
    for tool in ["swift", "rehearse"] {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: bench.folder.appending(path: "tools/\(tool)").path)
    }
    #expect(await bench.run("init", "ios", "p/App").code == 0)
    return bench
  }

  @Test func `what is missing is told before the build, with what to type`() async throws {
    let bench = try await bench(hasCommand: false)
    let result = try shell("cd p/Linux; sh play", in: bench)
    #expect(result.code == 2)
    #expect(
      result.output == """
        play: the package rehearsal is not at \(bench.folder.path)/rehearsal. Say where it lies:
          export REHEARSAL=/path/to/rehearsal
        play: there is no command rehearse in PATH. Build it, and say where it lies:
          swift build --package-path "/path/to/rehearsal" --configuration release --product rehearse
          export PATH="/path/to/rehearsal/.build/release:$PATH"
        Then play again: sh play

        """)
  }

  @Test func `the command is built where the package lies`() async throws {
    let bench = try await bench(hasCommand: false)
    let result = try shell("export REHEARSAL=other; sh p/Linux/play", in: bench)
    #expect(result.code == 2)
    #expect(!result.output.contains("is not at"), "\(result.output)")
    #expect(
      result.output.contains("swift build --package-path \"\(bench.folder.path)/other\" "),
      "\(result.output)")
  }

  @Test(arguments: [
    ("", "other", "p/Linux/play"), ("p", "../other", "Linux/play"),
    ("p/Linux", "../../other", "play"),
  ])
  func `a relative path is one from where the user is`(
    place: String, path: String, play: String
  ) async throws {
    let bench = try await bench(hasCommand: true)
    let result = try shell("cd ./\(place); export REHEARSAL=\(path); sh \(play)", in: bench)
    #expect(result.code == 3)
    let start = bench.folder.path + (place.isEmpty ? "" : "/\(place)")
    #expect(result.output == "builds with \(start)/\(path)\n")
  }

  @Test func `a package beside the project needs no words`() async throws {
    let bench = try await bench(hasCommand: true)
    try bench.write("", to: "rehearsal/Package.swift")
    let result = try shell("export REHEARSAL=; sh p/Linux/play", in: bench)
    #expect(result.code == 3 && result.output == "builds with \n", "\(result.output)")
  }
}

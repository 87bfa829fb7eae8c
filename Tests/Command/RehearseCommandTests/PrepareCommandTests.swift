import Foundation
import Testing

@testable import RehearseCommand

/// What becomes of a folder of iOS sources.
struct PrepareCommandTests {
  private static let plain = "#if os(iOS)\nimport Dispatch\n#endif\n"
  private static let ready = "#if (true )\nimport Dispatch\n#endif\n"

  @Test func `all Swift files are written elsewhere, and nothing else is`() async throws {
    let bench = try Bench(["App/A.swift": Self.plain, "App/B/C.swift": Self.plain, "App/d.txt": ""])
    let outcome = await bench.run("prepare", "App", "--output", "Out/Deep")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output == "Out/Deep/A.swift\nOut/Deep/B/C.swift\n")
    #expect(bench.text("Out/Deep/B/C.swift") == Self.ready)
    #expect(bench.text("App/A.swift") == Self.plain)
    let again = await bench.run("prepare", "Out/Deep", "-o", "Twice", "--quiet")
    #expect(again.output == "")
    #expect(bench.text("Twice/A.swift") == Self.ready)
  }

  @Test func `what cannot be prepared is told with a caret, and the rest is written`() async throws
  {
    let bench = try Bench(["App/A.swift": Self.plain, "App/B.swift": "import MapKit\n"])
    let outcome = await bench.run("prepare", "App", "--output", "Out")
    #expect(outcome.code == 1)
    #expect(outcome.output == "Out/A.swift\n")
    #expect(
      outcome.errors.hasPrefix(
        "error: App/B.swift:1:8: there is no MapKit here\n  import MapKit\n         ^\nnote: "))
    let stood = await bench.run("prepare", "App", "--output", "Out", "--frameworks", "MapKit,UIKit")
    #expect(stood.code == 0)
    #expect(bench.text("Out/B.swift")?.hasPrefix("import MapKit; import Foundation; ") == true)
  }

  @Test func `two files of one name have two`() async throws {
    let paths = ["App/A.swift", "App/B/A.swift", "App/C/B-A.swift", "App/C/B/A.swift"]
    let bench = try Bench(Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.plain) }))
    let outcome = await bench.run("prepare", "App", "--output", "Out")
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        Out/A.swift
        Out/B/B-A.swift
        Out/C/B/C-B-A.swift
        Out/C/3-C-B-A.swift

        """)
  }

  @Test func `what one file need not have, another one calls`() async throws {
    let bench = try Bench([
      "App/A.swift": "func a(b: P?) { b?.c?(1) }\n",
      "App/B.swift": "@objc protocol P { @objc optional func c(_ d: Int) }\n",
    ])
    let outcome = await bench.run("prepare", "App", "--output", "Out")
    #expect(outcome.code == 0)
    #expect(bench.text("Out/A.swift") == "func a(b: P?) { b?.c (1) }\n")
  }

  @Test func `what cannot be read is told by name`() async throws {
    let bench = try Bench(["App/A.swift": Self.plain])
    let url = bench.folder.appending(path: "App")
    try Data([0x61, 0xFF]).write(to: url.appending(path: "B.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: "C.swift").path, withDestinationPath: "A.swift")
    let outcome = await bench.run("prepare", "App", "--output", "Out")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("App/B.swift: the file is not UTF-8"))
    #expect(outcome.errors.contains("App/C.swift: a link is not followed"))
    #expect(bench.text("Out/A.swift") == Self.ready)
  }

  @Test(arguments: [
    (["App"], "missing --output FOLDER"), (["--output", "Out"], "missing FOLDER"),
    (["App", "--output", "App/Out"], "'App/Out' is no value for --output"),
    (["App", "--output", "App"], "'App' is no value for --output"),
    (["Nowhere", "--output", "Out"], "Nowhere: no such file or folder"),
    (["App/d.txt", "--output", "Out"], "App/d.txt: this is a file, not a folder"),
    (["App", "--output", "Out"], "App: the folder holds no Swift files"),
    (["App", "--outputs", "Out"], "unknown option --outputs"),
  ])
  func `what makes no sense is refused`(arguments: [String], message: String) async throws {
    let outcome = await (try Bench(["App/d.txt": ""])).run(["prepare"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}

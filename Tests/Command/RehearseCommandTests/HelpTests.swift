import TestSupport
import Testing

@testable import RehearseCommand

struct HelpTests {
  @Test(arguments: Subcommand.allCases.map(\.rawValue))
  func `every subcommand has a page`(name: String) async throws {
    let bench = try Bench()
    let page = await bench.run("help", name)
    #expect(page.code == 0)
    try Snapshot.expect(page.output, matches: "help \(name).txt")
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await bench.run(name, "--help").output == page.output)
    #expect(await bench.run(name, "--nonsense", "-h").output == page.output)
  }

  @Test func `the command has a page`() async throws {
    let bench = try Bench()
    let page = await bench.run("--help")
    #expect(page.code == 0)
    try Snapshot.expect(page.output, matches: "help.txt")
    #expect(await bench.run("help").output == page.output)
    #expect(await bench.run("-h").output == page.output)
  }

  @Test(arguments: [["--version"], ["run", "--version"], ["parse", "x", "--version"]])
  func `the version is one line`(arguments: [String]) async throws {
    let outcome = try await Bench().run(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.output == "rehearse \(Version.text)\n")
  }
}

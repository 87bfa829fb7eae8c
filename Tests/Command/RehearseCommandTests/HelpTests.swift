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

  @Test(arguments: [40, 60, 80, 200])
  func `help, steps and rules are as wide as the terminal, and never wider than a page`(
    columns: Int
  ) async throws {
    let (bench, page) = (try Bench(), try Bench())
    bench.columns = columns
    let lines = Subcommand.allCases.map { ["help", $0.rawValue] }
    for arguments in lines + [["help"], ["steps", "permission"], ["rules", "doze"]] {
      let narrow = await bench.run(arguments, steps: CommandSteps.all).output
      let wide = await page.run(arguments, steps: CommandSteps.all).output
      #expect(narrow.split { $0.isWhitespace } == wide.split { $0.isWhitespace })
      let examples = narrow.split(separator: "\n").drop { $0 != "Examples:" }
      for line in narrow.split(separator: "\n")
      where line.count > min(columns, 100) && !examples.contains(line) && arguments[0] == "help" {
        // One word that has no room is not broken.
        #expect(line.split(separator: " ").count <= 3, "\(arguments) \(line)")
      }
    }
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

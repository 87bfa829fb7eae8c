import Processes
import Testing

@testable import RehearseCommand

/// How the studio is started; what it answers, its own tests know.
struct StudioCommandTests {
  @Test(arguments: [
    (["none"], "error: there is no folder none\n"),
    (["a.txt"], "error: a.txt is not a folder\n"),
    (["b.feature"], "error: there is no feature b.feature\n"),
  ])
  func `a folder that cannot be used is told`(arguments: [String], errors: String) async throws {
    let bench = try Bench(["a.txt": ""])
    let outcome = await bench.run(["studio", "--no-open"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == errors)
  }

  @Test func `a port that another program has is told`() async throws {
    let listener = try LoopbackListener(port: 0)
    defer { listener.close() }
    let bench = try Bench(["a.feature": "Feature: A\n  Scenario: B\n    Given c\n"])
    let outcome = await bench.run("studio", "--no-open", "--port", "\(listener.port)")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: another program has the port \(listener.port)
        note: leave --port out, and a free one is taken

        """)
  }

  @Test func `what is wrong beside the features is told`() async throws {
    let listener = try LoopbackListener(port: 0)
    defer { listener.close() }
    let bench = try Bench([
      "a.feature": "Feature: A\n  Scenario: B\n    Given c\n",
      "a.phrases": "Phrase: {\n  Given c\n",
    ])
    let outcome = await bench.run("studio", "--no-open", "--port", "\(listener.port)")
    #expect(outcome.errors.contains("a.phrases:1"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["a", "b"], ["--port", "70000"], ["--port", "x"], ["--port", "-1"], ["a:3"],
  ])
  func `a command line that cannot be meant is told`(arguments: [String]) async throws {
    let outcome = try await Bench().run(["studio", "--no-open"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("`rehearse help studio` says what can be written"))
  }
}

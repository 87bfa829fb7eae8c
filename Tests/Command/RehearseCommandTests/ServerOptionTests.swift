import Testing

@testable import RehearseCommand

/// The options that name real servers.
struct ServerOptionTests {
  @Test(arguments: [
    (["--server", "localhost:80"], "'localhost:80' is no value for --server"),
    (["--server", "Near me=ftp://a"], "'Near me=ftp://a' is no value for --server"),
    (
      ["--server", "Near me=ftp://a"], "note: the address begins with ftp://, and only http:// and"
    ),
    (
      ["--server", "http://a:b@[::1"], "note: the address has a bracket \"[\" that is never closed"
    ),
    (["--server", "http://a?x=1"], "note: the address has a query behind \"?\""),
    (["--server", "=http://a"], "note: no app stands before the \"=\""),
    (["--server", "http://a:0"], "note: expected an address such as http://localhost:8080"),
    (["--server", "http://a", "--server", "http://b"], "--server for all apps is given twice"),
    (["--reset-server", "POST /x"], "missing --server URL, which --reset-server is for"),
    (
      ["--server", "http://a", "--reset-server", "POST x"],
      "'POST x' is no value for --reset-server"
    ),
    (["--server", "campain app=http://a"], "no app is called \"campain app\""),
  ])
  func `what cannot be meant is refused`(arguments: [String], words: String) async throws {
    let bench = try Bench(["x.feature": "Feature: F\n"])
    let outcome = await bench.run(
      ["run", "x.feature", "--allow-empty"] + arguments, steps: CommandSteps.all)
    #expect(outcome.code != 0)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["--server", "Nope=http://anna:sekrit@a"],
    ["--server", "http://anna:sekrit@a", "--server", "http://anna:sekrit@b"],
    ["--server", "http://anna:sekrit@a?x"],
    ["--server", "http://anna:sekrit@a", "--nonsense"],
  ])
  func `no password of an address is told`(arguments: [String]) async throws {
    let bench = try Bench(["x.feature": "Feature: F\n"])
    let outcome = await bench.run(
      ["run", "x.feature", "--allow-empty"] + arguments, steps: CommandSteps.all)
    #expect(outcome.code != 0)
    #expect(!outcome.text.contains("sekrit"), "\(outcome.text)")
  }

  @Test func `a report says that a server was real`() async throws {
    let bench = try Bench(["x.feature": "Feature: F\n"])
    let outcome = await bench.run(
      ["run", "x.feature", "--allow-empty", "--server", "http://anna:sekrit@a.example"],
      steps: CommandSteps.all)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("seed 0, server http://a.example\n"), "\(outcome.output)")
  }

  @Test(arguments: [([], 2), (["--allow-empty"], 0), (["--dry-run"], 0)] as [([String], Int32)])
  func `a server to which nothing was sent is no green`(options: [String], code: Int32)
    async throws
  {
    let scenario = """
      Feature: F

        Scenario: Nobody asks
          When 5 seconds pass
          Then 5 seconds have passed since the start

      """
    let bench = try Bench(["x.feature": scenario])
    let outcome = await bench.run(
      ["run", "x.feature", "--server", "http://anna:sekrit@a.example"] + options,
      steps: CommandSteps.all)
    #expect(outcome.code == code, "\(outcome.text)")
    #expect(
      outcome.errors.contains("error: nothing was sent to http://a.example\n") == (code == 2),
      "\(outcome.errors)")
  }
}

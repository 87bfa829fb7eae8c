import Testing

/// What is said of a run at the head of its page.
struct ReportOccasionTests {
  private static let words = [
    "--title", "Nightly <b>", "--commit", "4f2a91c", "--build", "https://ci.example/7?a=1&b=\"2\"",
  ]

  @Test(arguments: ["html", "html-failures"])
  func `a page says what the run was for, and as text`(kind: String) async throws {
    let bench = try Bench(["a.feature": "Feature: F\n  Scenario: S\n    Given the count is 1\n"])
    let outcome = await bench.run(
      ["run", "a.feature", "--format", "\(kind):page.html"] + Self.words)
    #expect(outcome.code == 0)
    let page = try #require(bench.text("page.html"))
    #expect(page.contains("<title>Nightly &lt;b&gt; – Rehearsal report</title>"))
    #expect(page.contains("<dt><bdi>Commit</bdi></dt><dd><bdi>4f2a91c</bdi></dd>"))
    #expect(
      page.contains(
        "<a href=\"https://ci.example/7?a=1&amp;b=&quot;2&quot;\" rel=\"noopener noreferrer\">"))
  }

  @Test(arguments: [
    (["--build", "javascript:alert(1)"], "an address that begins with https:// or http://"),
    (["--build", "https://"], "an address that begins with https:// or http://"),
    (["--build", "https://ci.example/a b"], "an address that begins with https:// or http://"),
    (["--title", " "], "one line of at most 2000 characters"),
    (["--commit", "a\nb"], "one line of at most 2000 characters"),
    (["--page-mark", "a b"], "at most 64 letters and digits of English"),
  ])
  func `what cannot stand there is refused`(words: [String], reason: String) async throws {
    let bench = try Bench(["a.feature": "Feature: F\n  Scenario: S\n    Given the count is 1\n"])
    let outcome = await bench.run(["run", "a.feature", "--format", "html:page.html"] + words)
    #expect(outcome.code == 2)
    #expect(outcome.text.contains(reason), "\(outcome.text)")
    #expect(bench.text("page.html") == nil)
  }

  @Test func `without a page it has no place`() async throws {
    let bench = try Bench(["a.feature": "Feature: F\n  Scenario: S\n    Given the count is 1\n"])
    let outcome = await bench.run("run", "a.feature", "--title", "Nightly")
    #expect(outcome.code == 2)
    #expect(outcome.text.contains("--format html:FILE, which --title is for"), "\(outcome.text)")
  }
}

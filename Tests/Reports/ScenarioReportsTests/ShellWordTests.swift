import ScenarioReports
import Testing

struct ShellWordTests {
  @Test(arguments: [
    ("Scenarios/a.feature:12", "Scenarios/a.feature:12"),
    ("my file.feature", "'my file.feature'"),
    ("it's", "'it'\\''s'"),
    ("'", "''\\'''"),
    ("$(rm)", "'$(rm)'"),
    ("", "''"),
    ("żółw", "'żółw'"),
  ])
  func `words are quoted where a shell would read them differently`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}

import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct CompletionTests {
  /// What each shell offers for a command line that ends where the last word is typed.
  private static let lines: [(words: [String], offered: [String], not: [String])] = [
    (["a"], ["audit"], ["run"]),
    (["run", "--pla"], ["--platform"], ["--parallel"]),
    (["run", "--platform", "an"], ["android"], ["ios"]),
    (["run", "--format", "html"], ["html", "html-failures"], ["junit"]),
    (["steps", "--format", ""], ["text", "json"], ["schema"]),
    (["completions", "z"], ["zsh"], ["bash"]),
    (["help", "ex"], ["explore"], ["run"]),
    (["run", "Scena"], ["Scenarios"], ["other.txt"]),
  ]

  /// Whether a program is installed; what needs one that is not is told as skipped, and the night installs them.
  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private func offered(
    by shell: String, _ words: [String], in bench: Bench
  ) async throws -> Set<String> {
    let script = await bench.run("completions", shell)
    #expect(script.code == 0)
    try bench.write(script.output, to: "completions")
    try bench.write("", to: "other.txt")
    let driver: String
    switch shell {
    case "bash":
      let count = words.count
      driver = """
        source ./completions
        COMP_WORDS=(rehearse \(words.map(CompletionScript.quoted).joined(separator: " ")))
        COMP_CWORD=\(count)
        _rehearse
        printf '%s\\n' "${COMPREPLY[@]}"
        [ -n "${COMPREPLY[*]}" ] || compgen -f -- \(CompletionScript.quoted(words.last ?? ""))
        """
    case "fish":
      driver = """
        source ./completions
        complete -C "rehearse \(words.joined(separator: " "))" | string replace -r '\\t.*' ''
        """
    default: throw UnknownShell()
    }
    try bench.write(driver, to: "driver")
    let outcome = try Program.run("/usr/bin/\(shell)", ["driver"], in: bench.folder)
    return Set(
      outcome.output.split { $0 == "\n" || $0 == " " || $0 == "\r" }.map {
        String($0).replacingOccurrences(of: "/", with: "")
      })
  }

  private struct UnknownShell: Error {}

  @Test(.enabled(if: has("bash")))
  func `bash offers what the declarations have, and nothing else`() async throws {
    try await expectOffers(by: "bash")
  }

  @Test(.enabled(if: has("fish")))
  func `fish offers what the declarations have, and nothing else`() async throws {
    try await expectOffers(by: "fish")
  }

  private func expectOffers(by shell: String) async throws {
    let bench = try Bench(["Scenarios/a.feature": "Feature: a\n"])
    for line in Self.lines {
      let offered = try await offered(by: shell, line.words, in: bench)
      for word in line.offered { #expect(offered.contains(word), "\(line.words): \(offered)") }
      for word in line.not { #expect(!offered.contains(word), "\(line.words): \(offered)") }
    }
  }

  /// Zsh completes in a terminal only; what it has made of the line comes back through one of its own.
  @Test(
    .enabled(if: has("zsh")),
    arguments: [
      ("a", "audit"), ("run --pla", "--platform"), ("run --platform an", "android"),
      ("completions z", "zsh"), ("help ex", "explore"),
    ])
  func `zsh completes a line`(line: String, completed: String) async throws {
    let bench = try Bench(["completions": CompletionScript.zsh.text])
    try bench.write(
      """
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'PS1=; stty columns 200 -echo; autoload -Uz compinit; compinit -u -D; source ./completions'
      zpty -w z 'bindkey "^I" complete-word; print rea""dy'
      zpty -r -m z answer '*ready*'
      zpty -w -n z "rehearse $1"$'\\t'
      zpty -r -m z answer "*$2*"
      print completed
      zpty -d z

      """, to: "driver")
    let outcome = try Program.run(
      "/usr/bin/timeout", ["60", "/usr/bin/zsh", "driver", line, completed], in: bench.folder)
    #expect(outcome.output.contains("completed"), "\(outcome.output)")
  }

  @Test(arguments: CompletionScript.allCases)
  func `every option of every subcommand stands in the script, which its shell can read`(
    script: CompletionScript
  ) async throws {
    let text = script.text
    for subcommand in Subcommand.allCases {
      for option in subcommand.spec.allOptions {
        #expect(text.contains(option.name.dropFirst(2)), "\(option.name)")
      }
    }
    let bench = try Bench(["script": text])
    let shell = "/usr/bin/\(script.rawValue)"
    guard Self.has(script.rawValue) else { return }
    let outcome = try Program.run(shell, ["-n", "script"], in: bench.folder)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test func `the page of the manual is as it was`() async throws {
    let page = try await Bench().run("help", "man")
    try Snapshot.expect(page.output, matches: "rehearse.1")
  }

  @Test(.enabled(if: has("groff")))
  func `roff finds no fault in the page of the manual, which has every subcommand and option`()
    async throws
  {
    let bench = try Bench()
    let page = await bench.run("help", "man")
    try bench.write(page.output, to: "rehearse.1")
    let shown = try Program.run(
      "/bin/sh", ["-c", "groff -man -Tutf8 -ww -P-c -P-b -P-u rehearse.1"], in: bench.folder)
    #expect(shown.code == 0 && !shown.output.contains("warning:"))
    for subcommand in Subcommand.allCases {
      for option in subcommand.spec.options { #expect(shown.output.contains(option.name)) }
    }
  }

  @Test(arguments: [
    ["completions"], ["completions", "fsh"], ["completions", "bash", "zsh"], ["version", "--jsno"],
    ["version", "now"],
  ])
  func `what cannot be understood is told`(arguments: [String]) async throws {
    let outcome = try await Bench().run(arguments)
    #expect(outcome.code == 2 && outcome.output == "")
    try Snapshot.expect(
      outcome.errors, matches: "usage \(arguments.joined(separator: " ")).txt")
  }

  @Test func `the version can be read by programs`() async throws {
    let bench = try Bench()
    let text = await bench.run("--version", "--json").output
    #expect(await bench.run("version", "--json").output == text)
    #expect(await bench.run("version").output == "rehearse \(Version.text)\n")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["rehearse"] as? String == Version.text)
    #expect(object?["protocol"] as? Int == 1)
    #expect(Set(object?.keys.sorted() ?? []) == ["rehearse", "protocol", "system", "architecture"])
  }
}

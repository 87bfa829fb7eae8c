import ScenarioReports

/// `rehearse rules`: the rules of the platforms, and what the simulated phone makes of them.
struct RulesCommand {
  static let spec = CommandSpec(
    name: "rules",
    summary: "Lists the rules of iOS and Android that the phone was built from.",
    usage: "[OPTION]... [WORD]...",
    discussion: """
      Each rule comes with its confidence: D documented by the vendor, D-old documented formerly, S read in the \
      platform's source, O observed by developers, F folklore, U unsourced. What is modelled in part or not at all \
      says why. Where the sources disagree there is a setting; its first value is the one to start with, and a \
      scenario sets another one: Given the force-quit policy is "strict".

      What no document says how long it takes is a setting too, listed after the rules with the value to start with: \
      Given the suspension delay is 30 seconds.

      With words, only the rules and settings that mention all of them are listed; of several numbers of rules, one is \
      enough.
      """,
    options: [
      OptionSpec(
        "--format", short: "-f", value: .required("FORMAT"), "text, which is the default, or json."
      ).offering(["text", "json"])
    ],
    sections: [
      "JSON": [
        "{ \"rules\": [ { \"id\": …, \"platform\": \"iOS\" | \"Android\", \"summary\": …,",
        "               \"confidence\": \"D\" | \"D-old\" | \"S\" | \"O\" | \"F\" | \"U\",",
        "               \"modelled\": \"yes\" | \"partly\" | \"no\", \"reason\": what is left out,",
        "               \"setting\": { \"name\": …, \"values\": [ the first one is the default ] } } ],",
        "  \"settings\": [ { \"name\": …, \"platform\": …, \"seconds\": …, \"rule\": …,",
        "                  \"documentation\": … } ] }",
      ],
      "Exit codes": ["0   rules or settings were listed", "2   none mentions the words"],
      "Examples": [
        "rehearse rules", "rehearse rules I-14 I-91", "rehearse rules suspension",
        "rehearse rules reboot --format json",
      ],
    ])

  private struct Document: Encodable {
    let rules: [RuleList.Entry]
    let settings: [RuleList.Timing]
  }

  private let words: [Word]
  private let writesJSON: Bool
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.operands
    writesJSON = try arguments.choice("--format", of: ["text", "json"]) == "json"
    color = try ColorChoice(arguments)
  }

  func run(_ console: Console) -> Int32 {
    let list = RuleList().mentioning(words.map(\.text))
    guard !list.isEmpty else {
      let quoted = words.map { "'\($0.text)'" }.joined(separator: " and ")
      let style = color.style(for: console.errors, console.environment)
      let notes = ["`rehearse rules` lists all rules"]
      console.report(Diagnostic("no rule mentions \(quoted)", notes: notes), style)
      return ExitCode.invalid
    }
    var sink = ByteSink()
    if writesJSON {
      sink.write(bytes: JSONText.bytes(Document(rules: list.entries, settings: list.timings)))
    } else {
      RuleText(
        style: color.style(for: console.output, console.environment), width: console.width
      ).write(list, to: &sink)
    }
    console.output.write(sink.drain())
    return ExitCode.success
  }
}

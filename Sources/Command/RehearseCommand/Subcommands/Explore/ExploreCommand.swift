import ScenarioReports
import ScenarioRunner

/// `rehearse explore`: goes on from the ends of scenarios with whatever may happen there.
struct ExploreCommand {
  static let depthMax = 1_000
  static let walksMax = 100_000_000

  let chosen: ScenarioChoice
  /// The sentences that may happen; empty where the worlds are asked.
  let events: [String]
  let depth: Int
  let walks: Int
  let walkLength: Int
  let worlds: Int
  let seconds: Int?
  /// The most memory for worlds, in mebibytes.
  let memory: Int?
  /// Whether limits on what one scenario may play are lifted.
  let isPatient: Bool
  /// Where stories are kept; nil where that depends on the scenario.
  let folder: String?
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.operands.isEmpty { throw .missingOperand("PATH[:LINE]") }
    chosen = try ScenarioChoice(arguments)
    events = arguments.values("--events").map(\.text)
    depth = try arguments.integer("--depth", in: 0...Self.depthMax) ?? 3
    walks = try arguments.integer("--walks", in: 0...Self.walksMax) ?? 200
    walkLength = try arguments.integer("--length", in: 1...Self.depthMax) ?? 20
    worlds = try arguments.integer("--worlds", in: 1...Self.walksMax) ?? 20_000
    seconds = try arguments.integer("--time", in: 1...86_400)
    memory = try arguments.integer("--memory", in: 1...1_048_576)
    isPatient = arguments.has("--patient")
    folder = arguments.value("--found")?.text
    // Neither orders nor walks: nothing would be looked at.
    if depth == 0, walks == 0, let depth = arguments.value("--depth") {
      throw .invalidValue(
        depth, of: "--depth", expected: "a number from 1 on where --walks is 0", similar: [])
    }
    color = try ColorChoice(arguments)
  }

  nonisolated(nonsending) func run<World>(_ console: Console, _ steps: StepCollection<World>) async
    -> Int32
  {
    var session = ExploreSession(self, console)
    return await session.run(steps)
  }

  static let spec = CommandSpec(
    name: "explore",
    summary: "Goes on from the ends of scenarios with whatever may happen there.",
    usage: "[OPTION]... PATH[:LINE]...",
    discussion: """
      From the end of each scenario every order of what may happen is played, the shortest first: what the user \
      can tap, leaving, locking, force-quit, the system ending the app, a restart, network, permission, reception, \
      movement, battery, a server that fails, time; and what the app has asked for: its pushes, taps on its \
      notifications, a charger that its work waits for, on Android a force stop where something is to wake it. Worlds that \
      are equal are played once. Apps in processes of their own are started for it.

      Then chance walks farther. Walks alone try what matters to few apps: power saving, the clock, the time zone, the \
      language, the charger, full storage, the switch for notifications, on Android Location Accuracy, battery use, standby \
      buckets and a force stop anywhere. Each search says which of these nothing has tried; with --walks 0 that is all of \
      them. --events plays every order of what you name.

      What breaks a rule that holds in every scenario, or at its end, or the app, is told in a story made short and kept as a \
      feature, which `rehearse run` fails in the same way; each way of breaking is kept once. An app that never rests \
      breaks so, too; where the sentences themselves want too much played, it is said what is not known then.

      The same scenarios, seed and limits give the same answer, unless the time is over or Ctrl-C ends it: then what \
      is under way is played to its end, nothing else is begun, and it says what is known so far.
      """,
    options: [
      OptionSpec("--depth", value: .required("N"), "Every order of up to N things is played; 3."),
      OptionSpec(
        "--worlds", value: .required("N"), "No more than N different worlds are kept; 20000."),
      OptionSpec(
        "--memory", value: .required("MIB"),
        "They take about so many mebibytes at most; a quarter of what the machine has."),
      OptionSpec("--walks", value: .required("N"), "How many walks chance takes; 200."),
      OptionSpec("--length", value: .required("N"), "How many things happen in a walk; 20."),
      OptionSpec("--seed", value: .required("NUMBER"), "The seed of every chance; 0."),
      OptionSpec(
        "--time", value: .required("SECONDS"), "Ends each scenario's search after so many seconds."),
      .platform, .patient,
      OptionSpec(
        "--events", value: .required("SENTENCE"), repeats: true,
        "Nothing but this may happen; repeat it for others."),
      .tags(
        "Only from scenarios whose tags meet a condition; without one, all but those tagged @nightly."
      ),
      OptionSpec(
        "--parallel", value: .required("N"),
        "Looks at N worlds side by side; as many as the machine has cores. It changes nothing else."
      ),
      OptionSpec(
        "--shard", value: .required("I/N"),
        "Goes on from the I-th of N equal parts of the scenarios, for several machines."),
      OptionSpec(
        "--found", value: .required("FOLDER"),
        "Where stories are kept; the folder found, beside the feature where it names files there."),
    ] + OptionSpec.settings,
    sections: [
      "Exit codes": [
        "0   nothing breaks, as far as was looked", "1   something breaks",
        "2   something cannot be explored as it is asked for, or Ctrl-C has ended it with nothing found",
      ],
      "Examples": [
        "rehearse explore Scenarios/checkout/popup.feature:12",
        "rehearse explore Scenarios/checkout --depth 2 --walks 1000 --time 60",
        "rehearse explore Scenarios/checkout --events \"the app crashes\" --events \"1 minute passes\"",
      ],
    ])
}

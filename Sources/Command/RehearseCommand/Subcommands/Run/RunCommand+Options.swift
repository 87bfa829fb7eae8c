/// What `rehearse run` accepts, and its help page.
extension RunCommand {
  static let spec = CommandSpec(
    name: "run",
    summary: "Plays scenarios and reports how they ended.",
    usage: "[OPTION]... [PATH[:LINE]...]...",
    discussion: """
      A PATH is a feature file (.feature or .feature.md) or a folder that holds some; without one it is \
      Scenarios. Lines choose the scenarios, rules or rows of examples they touch. A scenario must meet \
      every condition that is given.

      The routes that scenarios follow are read beside the features, in routes/*.gpx, or in a folder above them; \
      so are the team's own phrases, in *.phrases.

      Runs are deterministic: the same files, seed and options give the same report, whatever the number \
      of workers. Times in reports are virtual.
      """,
    options: selection + execution + reporting + OptionSpec.settings,
    sections: [
      "Reports": [
        "pretty    every scenario with its steps; shown for a single file, and with --verbose",
        "features  one line for each feature; shown for several files",
        "progress  one letter for each scenario; shown when all other reports go to files",
        "junit     JUnit XML, for build servers; its virtual-time properties are in seconds",
        "html      one page of phones, timelines and maps; it needs no network, but a FILE",
        "html-failures  the same of what did not pass",
        "messages  Cucumber Messages (NDJSON), for all tools that read them",
        "gpx       the routes of scenarios that moved or recorded, true and recorded, for maps",
        "geojson   the same as GeoJSON",
        "github    annotations for GitHub Actions, and the figures",
        "summary   Markdown, for $GITHUB_STEP_SUMMARY and the like",
        "rerun     the scenarios that did not pass, as --rerun-failed reads them",
        "usage     the steps by use and virtual time, and those never used",
        "usage-json  the same as JSON",
        "record    all that other reports need, for `rehearse merge` and `rehearse requirements`",
        "",
        "All that people read ends with what did not pass, in full.",
        "Problems in files are told on standard error; files are written whole or not at all.",
      ],
      "Watching": [
        "With --watch the command stays and looks at the features, and at the phrases, routes, answers,",
        "requirements and apps (app.json and what it names) that they find. What has changed is played",
        "as soon as it is saved: the features that it is about, first those of their scenarios that did",
        "not pass.",
        "",
        "a      plays all scenarios of the command line",
        "f      plays those that did not pass the last time",
        "p      asks for a part of a name or path, and plays only what has it, until a is pressed",
        "Enter  plays the same again",
        "u      opens the studio at the first scenario that did not pass",
        "h, ?   shows the keys",
        "q      ends the watch; so does Ctrl-C",
        "",
        "Each round writes the reports anew; they hold what it has played. An html page that is open in a",
        "browser shows by itself what is new, at the place where it was.",
      ],
      "Settings": [
        "A rehearse.json in the folder that is played, or in one above it, says what would else stand",
        "on each command line, by the long names of options; what the command line says comes first.",
        "{\"run\": {\"strict\": true, \"format\": [\"junit:report.xml\"], \"parallel\": 4},",
        " \"profiles\": {\"night\": {\"run\": {\"tags\": \"@nightly\"}}}}",
      ],
      "Exit codes": HelpPage.exitCodes,
      "Examples": [
        "rehearse run",
        "rehearse run --watch",
        "rehearse run Scenarios/checkout/popup.feature:12",
        "rehearse run --tags \"@startup:FR-013 and not @android\"",
        "rehearse run --format progress --format junit:report.xml --parallel 4",
        "rehearse run --format github --format summary:\"$GITHUB_STEP_SUMMARY\"",
        "rehearse run --platform android --since main",
        "rehearse run --shard 2/5 --order random:7",
        "rehearse run --rerun-failed",
        "rehearse run --server https://staging.example --reset-server \"POST /test/reset\"",
        "rehearse run --twice",
      ],
    ],
    overrides: [
      "--quiet": ["--verbose"], "--verbose": ["--quiet"], "--color": ["--no-color"],
      "--no-color": ["--color"], "--fail-fast": ["--max-failures"],
      "--max-failures": ["--fail-fast"], "--list": notListed,
    ])

  /// What a list of scenarios has no use for.
  static let notListed = [
    "--watch", "--dry-run", "--twice", "--format", "--server", "--rerun-failed", "--failed-first",
    "--fail-fast", "--max-failures",
  ]

  private static let selection: [OptionSpec] = [
    .tags(
      "Scenarios whose tags meet a condition, such as \"@ios and not (@slow or @flaky)\"; without it and without lines "
        + "or names, all but those tagged @nightly."),
    .scenarioName,
    .platform,
    OptionSpec(
      "--match", value: .required("TEXT"), repeats: true,
      "Scenarios whose name, or the name or path of whose feature, contains the text; repeat it for others."
    ),
    OptionSpec(
      "--since", value: .required("REVISION"),
      "Scenarios that are new or different since a revision that git knows, be it in their words or in the phrases, "
        + "routes, answers, requirements and apps (app.json and all that lies beside it) that they find."
    ),
    OptionSpec("--changed", "Those that are so since the last commit: --since HEAD."),
    .shard,
    OptionSpec(
      "--rerun-failed", value: .optional("FILE"),
      "Only what did not pass the last time this option was given, or everything if all passed; "
        + "the list is kept in FILE, or else in .rehearse/failed.txt, and what is not played stays "
        + "in it."),
    OptionSpec(
      "--failed-first", value: .optional("FILE"),
      "Plays first what did not pass the last time this option was given, and then the rest; the list is kept as that of "
        + "--rerun-failed."),
    OptionSpec(
      "--allow-empty", "Finding no scenario, or sending nothing to a server, is no error."),
  ]

  private static let execution = [
    OptionSpec(
      "--order", value: .required("ORDER"),
      "defined (by file and line), reversed, random, or random:SEED; the report names the seed."
    ).offering(["defined", "reversed", "random"]),
    .seed,
    .parallel,
    OptionSpec(
      "--watch",
      "Plays, waits for changes, and plays again what they are about, until q is pressed; see below."
    ),
    OptionSpec("--fail-fast", "Skips what comes after the first scenario that did not pass."),
    OptionSpec(
      "--max-failures", value: .required("N"),
      "Skips what comes after the N-th scenario that did not pass."),
    OptionSpec(
      "--twice",
      "Plays each scenario a second time, and fails those that then go another way, at the first "
        + "thing that differs."),
    OptionSpec(
      "--dry-run",
      "Matches every step but plays none: what only a played step tells, such as that it is of the other platform or cannot happen there, is not told."
    ),
    OptionSpec(
      "--list",
      "Plays nothing, and prints the scenarios that are chosen: PATH:LINE, platform, name."),
    OptionSpec(
      "--strict",
      "Warnings are errors: a scenario without a check, for one, is not played and ends with exit code 2."
    ),
    OptionSpec(
      "--server", value: .required("[APP=]URL"), repeats: true,
      "Sends what the phone sends to a real server, for the app of the name or for all; scenarios are then played one "
        + "at a time, and the phone's network stays simulated."),
    OptionSpec(
      "--reset-server", value: .required("REQUEST"),
      "Sent to a real server before each scenario that uses it, such as \"POST /reset\"."),
    .patient,
  ]

  private static let reporting: [OptionSpec] =
    [
      .reports("Writes a report, to a file if one is named other than -; repeat it for several.")
        .offering(ReportKind.allCases.map(\.rawValue)),
      OptionSpec(
        "--measured-times",
        "Writes into JUnit reports how long each scenario took to play; such reports differ from run to run."
      ),
      OptionSpec(
        "--figures",
        "Ends with what was measured, such as the accuracy of positions, as it is in the worst scenario."
      ),
      OptionSpec("--quiet", short: "-q", "Says what did not pass, and one line."),
      OptionSpec(
        "--verbose", short: "-v",
        "Names the definition and the time of every step, and how to declare those that are unknown."
      ),
    ] + ReportOccasion.options
}

/// The options of other test runners that people type from habit, with what this command has for them.
enum OtherTools {
  /// What to write, or why there is no such thing; `nil` for a name that means nothing here either.
  ///
  /// - Parameters:
  ///   - option: The option as it was typed, with its dashes and without a value.
  ///   - spec: The subcommand, which may lack what stands in for it elsewhere.
  static func note(on option: String, _ spec: CommandSpec) -> String? {
    if let name = standIns[option], let wanted = spec.option(named: name) {
      return "here that is \(wanted.synopsis.drop { $0 == " " })"
    }
    return spec.options.contains { $0.name == "--seed" } ? answers[option] : nil
  }

  /// What stands in for an option, by the name that others have for it.
  static let standIns: [String: String] = [
    "--workers": "--parallel", "-j": "--parallel", "--jobs": "--parallel",
    "--threads": "--parallel", "--maxWorkers": "--parallel", "--concurrency": "--parallel",
    "--numprocesses": "--parallel",
    "--reporter": "--format", "--reporters": "--format", "--plugin": "--format",
    "--junitxml": "--format", "--outputFile": "--format",
    "--grep": "--match", "-g": "--match", "-k": "--match", "--filter": "--match",
    "--testNamePattern": "--name", "--scenario": "--name",
    "--tag": "--tags", "--include-tags": "--tags", "--exclude-tags": "--tags",
    "--bail": "--max-failures", "-x": "--fail-fast", "--exitfirst": "--fail-fast",
    "--maxfail": "--max-failures", "--failfast": "--fail-fast",
    "--only-changed": "--changed", "--onlyChanged": "--changed", "--changedSince": "--since",
    "--last-failed": "--rerun-failed", "--lf": "--rerun-failed", "--ff": "--failed-first",
    "--onlyFailures": "--rerun-failed",
    "--random": "--order", "--randomize": "--order", "--shuffle": "--order",
    "--collect-only": "--list", "--list-tests": "--list", "--listTests": "--list",
    "--continuous": "--watch", "--watchAll": "--watch",
    "--passWithNoTests": "--allow-empty", "--pass-with-no-tests": "--allow-empty",
    "--os": "--platform", "--device": "--platform", "--target": "--platform",
    "--silent": "--quiet",
  ]

  private static let answers: [String: String] = [
    "--retries": again, "--retry": again, "--reruns": again, "--flaky": again,
    "--repeat-each": again, "--rerun": again,
    "--timeout": bounds, "--test-timeout": bounds, "--testTimeout": bounds,
    "--headless": "no device and no window is opened: every run is headless",
    "--headed": "to see the phone while it plays: rehearse studio",
    "--ui": "to see the phone while it plays: rehearse studio",
    "--debug": "to go through a scenario step by step: rehearse studio FILE:LINE",
  ]

  private static let again =
    "a rehearsal is the same every time, so there is nothing to try again; --twice shows that it is"
  private static let bounds =
    "times are virtual, and each scenario has bounds of its own; --patient lifts them"
}

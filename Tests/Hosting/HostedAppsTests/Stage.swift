import Foundation
import Gherkin
import HostedApps
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// A folder with an app that is a shell script, and features that play it.
///
/// The script answers the first message by itself; `told` is what it does with a signal, whose line is in `$line`, its
/// number in `$id` and its kind in `$kind`. `answer TEXT` answers with that result.
final class Stage: Sendable {
  let folder: TemporaryFolder

  static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>NSLocationWhenInUseUsageDescription</key><string>To show what is near.</string>
    </dict></plist>
    """

  private static let prelude = #"""
    answer() { printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$1"; }
    screen() { answer '{"screen":{"title":"T","message":"'"$1"'","controls":[{"label":"Go"}]}}'; }
    begun() { answer '{"protocol":1,"screen":{"title":"T","message":"At first","controls":[{"label":"Go"}]}}'; }
    told() { answer '{}'; }
    """#

  private static let loop = #"""
    while IFS= read -r line; do
      id=${line#*'"id":'}; id=${id%%,*}
      kind=${line#*'"kind":"'}; kind=${kind%%'"'*}
      case $line in *'"method":"start"'*) begun ;; *) told ;; esac
    done
    """#

  init(_ script: String = "", answerSeconds: Int = 5, memoryMegabytes: Int = 1_024) throws {
    let app = """
      {"name": "Near me", "command": ["/bin/sh", "app.sh"], "infoPlist": "Info.plist",
       "answerSeconds": \(answerSeconds), "startSeconds": \(answerSeconds),
       "memoryMegabytes": \(memoryMegabytes), "words": ["Nothing"]}
      """
    folder = try TemporaryFolder([
      "app.json": app, "Info.plist": Self.plist,
      "app.sh": "\(Self.prelude)\n\(script)\n\(Self.loop)\n",
    ])
  }

  /// Reads the description of the app.
  func description() throws -> AppDescription {
    let path = folder.url.appendingPathComponent("app.json")
    return try AppFile.read(
      "app.json", Array(Data(contentsOf: path)),
      AppFile.Surroundings(
        read: { name throws(UnreadableFile) in
          let url = self.folder.url.appendingPathComponent(name)
          guard let data = try? Data(contentsOf: url) else {
            throw UnreadableFile("no such file")
          }
          return Array(data)
        },
        resolve: { name in
          if name.hasPrefix("/") { return name }
          return self.folder.url.path + (name == "." ? "" : "/" + name)
        },
        variable: { ["PATH": "/usr/bin:/bin", "LUCK": "7"][$0] }))
  }

  /// Plays a scenario with these steps behind the installation, and returns what became of it.
  ///
  /// Nobody is left over then, where no other one is played meanwhile: an app that has ended and that nobody puts away would
  /// keep other tests from hearing of the processes that are theirs.
  func play(
    _ steps: String, platform: String = "@ios", options: RunOptions = RunOptions(),
    isAlone: Bool = true, isTrusted: Bool = true
  ) async throws -> ScenarioResult {
    let (library, plan) = try await planned(steps, platform: platform, isTrusted: isTrusted)
    var results: [ScenarioResult] = []
    await Runner(library: library, options: options)
      .run(plan, info: RunInfo(version: "0", plan: plan)) { event in
        if case .scenarioFinished(let result) = event { results.append(result) }
      }
    if isAlone { HostedApps.close() }
    return try #require(results.first, "\(plan.problems)")
  }

  /// Searches on from the end of a scenario with these steps behind the installation.
  func explore(
    _ steps: String, _ limits: Exploration<World>.Limits, only sentences: [String]? = nil
  ) async throws -> Exploration<World>.Report {
    let (library, plan) = try await planned(steps)
    let scenario = try #require(plan.scenarios.first, "\(plan.problems)")
    let report = await Exploration(library, from: scenario, limits, only: sentences).run()
    HostedApps.close()
    return try report.get()
  }

  private func planned(
    _ steps: String, platform: String = "@ios", isTrusted: Bool = true
  ) async throws -> (library: StepLibrary<World>, plan: Plan) {
    var known = AppShelf()
    known.add(try description(), in: "")
    let shelf = isTrusted ? known : known.untrusted
    var declared = StepVocabulary.library(apps: [HostedRoom.self])
    HostedSteps.add(to: &declared, shelf)
    let library = declared
    let text = """
      \(platform)
      Feature: F
        Scenario: S
          Given the app "Near me" is installed
      \(steps.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      """
    let plan = await Planner(
      stepMatcher: { StepMatcher(library) }, profilesFor: World.profiles(forTags:)
    ).plan([Source(uri: "f.feature", bytes: Array(text.utf8))], workers: 1)
    return (library, plan)
  }

  /// Plays a scenario and returns the message of the step that failed; empty where all passed.
  func failure(_ steps: String = "When the user opens the app") async throws -> String {
    try await play(steps).failure
  }
}

extension ScenarioResult {
  /// The message and notes of the step that did not pass.
  var failure: String {
    steps.compactMap(\.problem).map { ([$0.message] + $0.notes).joined(separator: "\n") }
      .joined(separator: "\n")
  }
}

import Gherkin
import SpeedGuard

/// What the guard measures: each row as whole processes that a user runs.
///
/// The goals are parts of what `GuardTasks.goalsAreOf` takes, on whatever machine.
enum GuardTasks {
  /// The commit that the goals are in relation to.
  static let goalsAreOf = "8e4c27ab322ace5680a35a90a380cc83df4c1584"

  static func all(isQuick: Bool) -> [GuardTask] {
    [trivial(isQuick ? 1 : 10), scenarios, parse(isQuick ? 3_000_000 : 30_000_000)]
      + longRuns(weeks: isQuick ? 1 : 12)
      + [hostedInPython(isQuick ? 20 : 100), hosted(isQuick ? 60 : 600), start, audit]
      + [explore(depth: isQuick ? 3 : 6)] + inMemory
  }

  private static func trivial(_ thousands: Int) -> GuardTask {
    .play(
      GuardRow("trivial", "\(thousands),000 trivial scenarios, two workers", goal: 0.06 / 0.46),
      BenchTexts.trivial(thousands * 1_000), "--parallel", "2")
  }

  private static var scenarios: GuardTask {
    GuardTask(
      row: GuardRow("scenarios", "all of Scenarios, two workers", goal: 2.0 / 5.1),
      work: .calls { places throws(GuardFault) in
        let options = ["--parallel", "2", "--tags", "not @nightly"]
        let (paths, note) = try places.commonFeatures(options)
        var calls = GuardCalls(both: ["run"] + paths + ["--quiet"] + options)
        calls.folder = places.before.tree
        calls.notes = [note]
        return calls
      })
  }

  private static func parse(_ bytes: Int) -> GuardTask {
    let title = "parse of \(bytes / 1_000_000) MB to NDJSON"
    return .same(GuardRow("parse", title, goal: 0.15 / 0.18)) { places throws(GuardFault) in
      for source in FeatureCorpus(bytes: bytes).sources {
        try places.write(source.bytes, to: "parse-\(bytes)/\(source.uri)")
      }
      return ["parse", places.path("parse-\(bytes)")]
    }
  }

  private static func longRuns(weeks: Int) -> [GuardTask] {
    func task(_ name: String, _ run: LongRun, _ platform: String, _ goal: Double?) -> GuardTask {
      let count = run.count == 1 ? "" : "\(run.count) times "
      let title = "\(count)\(run.title), \(platform == "ios" ? "iOS" : "Android")"
      let source = String(decoding: run.source(on: platform).bytes, as: UTF8.self)
      return .play(GuardRow(name, title, goal: goal), source, "--parallel", "1")
    }
    return [
      task("campaign", .campaign(hours: 30), "ios", 50 / 171),
      task("shift-ios", .shift(hours: 8), "ios", 1.5 / 6.5),
      task("shift-android", .shift(hours: 8), "android", 1.2 / 3.1),
      task("delivery-ios", .delivery(stops: 80), "ios", 15.0 / 57),
      task("delivery-android", .delivery(stops: 80), "android", 15.0 / 49),
      .play(
        GuardRow("weeks", "a campaign of \(weeks) week\(weeks == 1 ? "" : "s")", goal: 6.0 / 20),
        BenchTexts.campaign(weeks: weeks), "--patient"),
    ]
  }

  private static func hostedInPython(_ count: Int) -> GuardTask {
    let row = GuardRow("python", "\(count) scenarios of an app in Python, two workers")
    return GuardTask(
      row: row,
      work: .calls { places throws(GuardFault) in
        guard let found = Programs.find("python3") else {
          throw GuardFault("there is no python3: install Python 3.10 or later")
        }
        // What the path names may be a script that looks for Python each time.
        let python = try GuardTool.answer(found, ["-c", "import sys; print(sys.executable)"])
        let app = try places.write(BenchTexts.appInPython, to: "bench.py")
        return try hosted("python", count, in: places) { side throws(GuardFault) in
          BenchTexts.description([python, app], sdk: try places.pythonSDK(side))
        }
      })
  }

  private static func hosted(_ count: Int) -> GuardTask {
    let title = "\(count) scenarios of a compiled app in processes of its own, two workers"
    return GuardTask(
      row: GuardRow("hosted", title, goal: 374.0 / 1_000),
      work: .calls { places throws(GuardFault) in
        try hosted("hosted", count, in: places) { side throws(GuardFault) in
          BenchTexts.description([try places[side].app.get()])
        }
      })
  }

  /// Both play an app in processes of its own, each beside its own description.
  private static func hosted(
    _ name: String, _ count: Int, in places: GuardPlaces,
    describe: (Side) throws(GuardFault) -> String
  ) throws(GuardFault) -> GuardCalls {
    func call(_ side: Side) throws(GuardFault) -> [String] {
      let folder = "\(name)-\(side)"
      try places.write(try describe(side), to: "\(folder)/app.json")
      try places.write(BenchTexts.declaration, to: "\(folder)/Info.plist")
      let feature = try places.write(BenchTexts.hosted(count), to: "\(folder)/bench.feature")
      return ["run", feature, "--quiet", "--parallel", "2"]
    }
    return GuardCalls(before: try call(.before), now: try call(.now))
  }

  private static var start: GuardTask {
    GuardTask(
      row: GuardRow("start", "start-up: rehearse --version", goal: 1.5 / 1.9),
      work: .calls { _ throws(GuardFault) in
        var calls = GuardCalls(both: ["--version"])
        calls.notes = [HelloWorld.note]
        return calls
      })
  }

  private static var audit: GuardTask {
    let title = "audit of a folder, what an app is told and asks for, two workers"
    return .same(GuardRow("audit", title)) { places throws(GuardFault) in
      try places.write(BenchTexts.audited, to: "audited/listing.feature")
      let kinds = ["--only", "signals", "--only", "requests"]
      return ["audit", places.path("audited"), "--parallel", "2"] + kinds
    }
  }

  private static func explore(depth: Int) -> GuardTask {
    let title = "explore of one scenario, depth \(depth), two workers"
    let row = GuardRow("explore", title, goal: 12_100.0 / 150_000)
    return .same(row) { places throws(GuardFault) in
      let feature = try places.write(WorldSearch.text, to: "explored/explore.feature")
      let limits = ["--depth", "\(depth)", "--walks", "0", "--worlds", "1000000"]
      let events = WorldSearch.events.flatMap { ["--events", $0] }
      return ["explore", feature, "--parallel", "2"] + limits + events
    }
  }

  /// What the table of goals names, and no command does alone.
  private static var inMemory: [GuardTask] {
    func row(_ name: String, _ title: String, _ goal: Double, _ part: String) -> GuardTask {
      GuardTask(
        row: GuardRow(name, title, goal: goal),
        work: .none("no command does this alone; see rehearse-bench --only \(part)"))
    }
    return [
      row("documents", "documents, in memory", 299.0 / 450, "parsing"),
      row("pickles", "pickles, each text read", 67.0 / 200, "parsing"),
      row("events", "the phone alone, events", 1.5 / 6, "phone"),
      row("states", "states of the permission model, one worker", 3.0 / 6, "explore"),
    ]
  }
}

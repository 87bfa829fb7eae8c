import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What the platform told the app, exactly and in order.
enum ToldSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app was told")
    addSettingAside(to: &library)
    addSingle(to: &library)
    addTables(to: &library)
    addNothing(to: &library)
  }

  private static func addSettingAside(to library: inout StepLibrary<World>) {
    library.given(
      "the app is open",
      "Opens the app and sets aside what it was told by that, so that checks begin afterwards.",
      example: "the app is open"
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.openApp() }
      try world.settle()
      world.notices.setAside()
    }
    library.given(
      "what the app was told so far is set aside",
      "Lets the checks that follow look only at what the app is told from now on.",
      example: "what the app was told so far is set aside"
    ) { (world: inout World) in
      world.notices.setAside()
    }
  }

  private static func addSingle(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told {string}",
      "Checks that the app was told this since the last check, and takes it away from the next ones.",
      example: "the app was told \"permission while using\"",
      also: [
        "the app was told \"entered region Home\"", "the app was told \"a fix\"",
        "the app was told \"permission request granted coarse, fine\"",
      ]
    ) { (world: inout World, words: String) in
      let before = world.notices.notices(about: nil)
      guard world.notices.take(words) else {
        throw StepFailure(
          "The app was not told this.", expected: words, actual: Self.list(before),
          notes: ["Looked at is what the app was told since the last such check."])
      }
    }
  }

  private static func addTables(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told:",
      "Checks everything the app was told since the last check: exactly this, in this order.",
      example: "the app was told:\n  | permission denied |\n  | became active     |"
    ) { (world: inout World, table: DataTableArgument) in
      try world.expectTold(table.rows.flatMap(\.self), about: nil, inOrder: true)
    }
    library.then(
      "the app was told, in any order:",
      "Checks everything the app was told since the last check: exactly this, in whatever order.",
      example: "the app was told, in any order:\n  | became active     |\n  | permission denied |"
    ) { (world: inout World, table: DataTableArgument) in
      try world.expectTold(table.rows.flatMap(\.self), about: nil, inOrder: false)
    }
    library.then(
      "about {topic} the app was told:",
      "Checks what it was told of one subject since the last check: exactly this, in this order.",
      example: "about regions the app was told:\n  | entered region Home |"
    ) { (world: inout World, topic: NoticeTopic, table: DataTableArgument) in
      try world.expectTold(table.rows.flatMap(\.self), about: topic, inOrder: true)
    }
  }

  private static func addNothing(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told nothing( else)",
      "Checks that there is nothing that no check has looked at.",
      example: "the app was told nothing", also: ["the app was told nothing else"]
    ) { (world: inout World) in
      try world.expectTold([], about: nil, inOrder: true)
    }
    library.then(
      "the app was told nothing( else) about {topic}",
      "Checks that of this subject there is nothing that no check has looked at.",
      example: "the app was told nothing about permission",
      also: ["the app was told nothing else about location"]
    ) { (world: inout World, topic: NoticeTopic) in
      try world.expectTold([], about: topic, inOrder: true)
    }
  }

  /// A list of notices in one line; what came several times in a row is counted.
  static func list(_ notices: [String]) -> String {
    if notices.isEmpty { return "nothing" }
    var runs: [(notice: String, count: Int)] = []
    for notice in notices {
      if runs.last?.notice == notice {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((notice, 1))
      }
    }
    return runs.map { $0.count > 3 ? "\($0.notice) (\($0.count) times)" : repeated($0) }
      .joined(separator: " | ")
  }

  private static func repeated(_ run: (notice: String, count: Int)) -> String {
    Array(repeating: run.notice, count: run.count).joined(separator: " | ")
  }
}

extension World {
  /// Throws unless the app was told exactly this about the topic since the last check; takes it away.
  mutating func expectTold(
    _ expected: [String], about topic: NoticeTopic?, inOrder: Bool
  ) throws {
    let actual = notices.notices(about: topic)
    let left = inOrder ? actual : actual.sorted()
    let right = inOrder ? expected : expected.sorted()
    let isSame =
      left.count == right.count && zip(left, right).allSatisfy { $0.isSaid(by: $1) }
    try expect(
      isSame, "The app was told something else.", expected: ToldSteps.list(expected),
      actual: ToldSteps.list(actual))
    notices.takeAll(about: topic)
  }
}

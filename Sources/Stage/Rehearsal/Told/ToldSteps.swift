import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

/// The platform's notices to the app, exactly and in order.
enum ToldSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app was told", isTechnical: true)
    library.doubtChecks { world in try world.requireHasRun() }
    addSettingAside(to: &library)
    addSingle(to: &library)
    addOrders(to: &library)
    addTables(to: &library)
    addNothing(to: &library)
    library.explain(
      NoticePhrase.all.map { phrase in
        GlossaryEntry(
          phrase.text, phrase.explanation + (phrase.platform.map { " Only \($0.name)." } ?? ""),
          also: phrase.native.map { "\($0.words) (\($0.platform.name))" } + phrase.platformWords)
      })
  }

  private static func addSettingAside(to library: inout StepLibrary<World>) {
    library.given(
      "the app is open",
      "Opens the app and sets aside what it was told by that, so that checks begin afterwards."
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.openApp() }
      try world.settle()
      world.setNoticesAside()
    }
    library.given(
      "what the app was told so far is set aside",
      "Lets the checks that follow look only at what the app is told from now on.", about: .app
    ) { (world: inout World) in world.setNoticesAside() }
  }

  private static func addSingle(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told {notice}",
      "Checks that the app received this callback since the last check, and takes it from the next ones.",
      example: "the app was told \"permission while using\"",
      also: [
        "the app was told \"entered region Home\"", "the app was told \"a fix\"",
        "the app was told \"permission request granted coarse, fine\"",
      ]
    ) { (world: inout World, notice: NoticeWords) in try world.expectTold(inTurn: [[notice]]) }
    library.then(
      "the app was told {notice} {count} time(s)",
      "Counts how often the app was told this since the last check, and takes all of them away.",
      example: "the app was told \"a fix\" 3 times"
    ) { (world: inout World, notice: NoticeWords, count: Int) in
      try world.expectTold(notice, times: count)
    }
  }

  private static func addOrders(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told {notice} and then {notice}",
      "Checks that the app was told both in this order, whatever came between; takes them away.",
      example: "the app was told \"no longer in front\" and then \"out of sight\""
    ) { (world: inout World, first: NoticeWords, second: NoticeWords) in
      try world.expectTold(inTurn: [[first], [second]])
    }
    library.then(
      "the app was told {notice} and {notice} in either order",
      "Checks that the app was told both, whichever came first; takes them away.",
      example: "the app was told \"a fix\" and \"entered region Home\" in either order"
    ) { (world: inout World, one: NoticeWords, other: NoticeWords) in
      try world.expectTold(inTurn: [[one, other]])
    }
    library.then(
      "the app was told first {notice}, then {notice} and {notice} in either order",
      "Checks the first, and that the two others came after it, whichever came first.",
      example: "the app was told first \"came to the front\", "
        + "then \"a fix\" and \"screen appeared\" in either order"
    ) { (world: inout World, first: NoticeWords, one: NoticeWords, other: NoticeWords) in
      try world.expectTold(inTurn: [[first], [one, other]])
    }
  }

  private static func addTables(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told:",
      "Checks all the app was told since the last check: row after row; in a row the order does not matter.",
      example: "the app was told:\n  | permission denied |       |\n  | came to the front | a fix |"
    ) { (world: inout World, table: DataTableArgument) in try world.expectTold(table.rows) }
    library.then(
      "the app was told, in any order:",
      "Checks everything the app was told since the last check: exactly this, in whatever order.",
      example: "the app was told, in any order:\n  | came to the front |\n  | a fix, 3 times    |"
    ) { (world: inout World, table: DataTableArgument) in
      try world.expectTold(table.rows, inOrder: false)
    }
    library.then(
      "about {topic} the app was told:",
      "Checks what it was told of one subject since the last check: exactly this, in this order.",
      example: "about regions the app was told:\n  | entered region Home |"
    ) { (world: inout World, topic: NoticeTopic, table: DataTableArgument) in
      try world.expectTold(table.rows, .about(topic))
    }
    library.then(
      "apart from {told aside} the app was told:",
      "Checks everything else it was told since the last check: exactly this, in this order.",
      example:
        "apart from fixes the app was told:\n  | no longer in front |\n  | out of sight       |"
    ) { (world: inout World, aside: ToldAside, table: DataTableArgument) in
      try world.expectTold(table.rows, .apartFrom(aside))
    }
  }

  private static func addNothing(to library: inout StepLibrary<World>) {
    library.then(
      "the app was told nothing( else)",
      "Checks that there is nothing that no check has looked at.",
      example: "the app was told nothing", also: ["the app was told nothing else"]
    ) { (world: inout World) in try world.expectTold([]) }
    library.then(
      "the app was told nothing( else) about {topic}",
      "Checks that of this subject there is nothing that no check has looked at.",
      example: "the app was told nothing about permission",
      also: ["the app was told nothing else about location"]
    ) { (world: inout World, topic: NoticeTopic) in
      try world.expectTold([], .about(topic))
      try world.requireTellable(topic)
    }
    library.then(
      "apart from {told aside} the app was told nothing( else)",
      "Checks that there is nothing else that no check has looked at.",
      example: "apart from fixes the app was told nothing"
    ) { (world: inout World, aside: ToldAside) in try world.expectTold([], .apartFrom(aside)) }
  }
}

extension World {
  /// Lets the checks that follow look only at what the app is told from now on.
  fileprivate mutating func setNoticesAside() {
    notices.setAside()
    journal.forgetClockChange()
    beginAnew()
  }

  /// Throws where the app could be told nothing of the subject, whatever happens.
  fileprivate func requireTellable(_ topic: NoticeTopic) throws {
    if topic == .services {
      try requirePlatform(.android, has: "foreground services", .android(41))
    }
    // Pushes are told under the same heading.
    if topic == .notifications, phone.isRegisteredForPushes { return }
    try requireAbility(topic.abilities)
  }
}

/// A table of what an app was told: one row after the other, and what stands in one row in whatever order.
struct ToldTable {
  /// The notices expected, a group for each row.
  let groups: [[String]]

  /// Reads the cells; "a fix, 3 times" stands for so many in a row.
  init(_ rows: [[String]], on platform: PlatformKind) throws(InvalidStep) {
    var groups: [[String]] = []
    for row in rows {
      var group: [String] = []
      for cell in row where !cell.isEmpty {
        let (text, count) = Self.counted(cell)
        guard group.count + count <= Notices.keptMax else {
          throw InvalidStep("“\(cell)” is more than a check can look at.")
        }
        let words: NoticeWords
        do throws(UnknownNotice) {
          words = try NoticeWords(text)
        } catch {
          throw InvalidStep("\(error).")
        }
        group += Array(repeating: try words.words(on: platform), count: count)
      }
      if !group.isEmpty { groups.append(group) }
    }
    self.groups = groups
  }

  /// Whether the notices are these, row after row.
  func matches(_ notices: [String]) -> Bool {
    var rest = notices[...]
    for group in groups {
      guard rest.count >= group.count else { return false }
      let wanted = group.map(\.foldedNotice).sorted()
      guard rest.prefix(group.count).map(\.foldedNotice).sorted() == wanted else {
        return false
      }
      rest = rest.dropFirst(group.count)
    }
    return rest.isEmpty
  }

  /// The same with all rows as one.
  var inAnyOrder: ToldTable { ToldTable(groups: [groups.flatMap(\.self)]) }

  private init(groups: [[String]]) { self.groups = groups }

  /// Whether a cell with the text would be read as more than the text.
  static func isCounted(_ text: String) -> Bool { counted(text).text != text }

  /// Splits "a fix, 1,799 times" into the words and the count; without one it is once.
  private static func counted(_ cell: String) -> (text: String, count: Int) {
    for ending in [" times", " time"] where cell.hasSuffix(ending) {
      let rest = cell.dropLast(ending.count)
      let digits = rest.reversed().prefix { $0.isWholeNumber || $0 == "," }
      let number = String(digits.reversed().filter(\.isWholeNumber))
      let text = rest.dropLast(digits.count)
      if let count = Int(number), (1...Notices.keptMax).contains(count), text.hasSuffix(", ") {
        return (String(text.dropLast(2)), count)
      }
    }
    return (cell, 1)
  }
}

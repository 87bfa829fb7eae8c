import DeviceInterface
import Testing

@testable import AppParts

/// What goes first of that which waits, and what is kept on a phone that is full.
struct ReportWorthTests {
  private static func report(
    _ name: String, _ worth: TrackReport.Worth, body: String = "{}", _ phone: inout JournalPhone
  ) {
    phone.act { journal, requests, platform in
      journal.report(
        name, owner: "e", path: "/e/\(name)", body: body, worth: worth, &requests, &platform)
    }
  }

  /// Lets no byte more into storage.
  private static func fill(_ phone: inout JournalPhone) {
    phone.capacity = phone.facts.storage.values.reduce(0) { $0 + $1.utf8.count }
  }

  private static func takesBack(_ name: String, _ phone: inout JournalPhone) -> Bool {
    phone.journal.takeBackUnsaved(name, of: "e")
  }

  private static func paths(_ phone: JournalPhone) -> [String] { phone.sent.map(\.path) }

  @Test(arguments: [false, true])
  func `what was entered goes before points and before what was noticed`(restarting: Bool) throws {
    var phone = JournalPhone(batchSize: 2)
    phone.open()
    phone.setOnline(false)
    try phone.record(2)
    Self.report("start", .usual, &phone)
    Self.report("circle", .noticed, &phone)
    try phone.record(2)
    Self.report("outcome-1", .entered, &phone)
    Self.report("outcome-2", .entered, &phone)
    if restarting { phone.restart() }
    phone.setOnline(true)
    phone.answerAll()
    #expect(
      Self.paths(phone) == [
        "/e/points", "/e/start", "/e/outcome-1", "/e/outcome-2", "/e/circle", "/e/points",
      ])
  }

  @Test func `what is under way is not overtaken`() throws {
    var phone = JournalPhone(batchSize: 1)
    phone.open()
    try phone.record(2)
    Self.report("outcome", .entered, &phone)
    phone.answerAll()
    #expect(Self.paths(phone) == ["/e/points", "/e/outcome", "/e/points"])
  }

  @Test func `what was noticed gives its room to what was entered, and is sent from memory`() {
    var phone = JournalPhone()
    phone.open()
    phone.setOnline(false)
    for number in 1...3 { Self.report("circle-\(number)", .noticed, &phone) }
    Self.fill(&phone)
    Self.report("outcome", .entered, &phone)
    #expect(phone.facts.storage["test/e/r/outcome"] != nil)
    #expect(phone.facts.storage["test/e/r/circle-1"] == nil)
    #expect(phone.facts.storage["test/e/r/circle-3"] != nil)
    phone.setOnline(true)
    phone.answerAll()
    #expect(Self.paths(phone) == ["/e/outcome", "/e/circle-1", "/e/circle-2", "/e/circle-3"])
  }

  @Test(arguments: [TrackReport.Worth.usual, .noticed])
  func `the reserve is for what was entered`(other: TrackReport.Worth) {
    var phone = JournalPhone()
    phone.open()
    phone.setOnline(false)
    phone.act { journal, _, platform in journal.reserve(bytes: 2_048, &platform) }
    Self.fill(&phone)
    Self.report("other", other, &phone)
    #expect(phone.facts.storage["test/e/r/other"] == nil)
    phone.restart()
    Self.report("outcome", .entered, body: String(repeating: "1", count: 1_500), &phone)
    #expect(phone.facts.storage["test/e/r/outcome"] != nil)
    #expect(phone.facts.storage["test.reserve"] == nil)
  }

  @Test(arguments: [(4_096, 4_096), (4_000, 2_048), (600, 512), (500, 0)])
  func `where there is less room, less is held`(free: Int, held: Int) {
    var phone = JournalPhone()
    phone.capacity = free
    phone.act { journal, _, platform in journal.reserve(bytes: 4_096, &platform) }
    #expect((phone.facts.storage["test.reserve"]?.utf8.count ?? 0) == held)
  }

  @Test func `only what storage lacks and what is not under way is taken back`() {
    var phone = JournalPhone()
    phone.open()
    phone.setOnline(false)
    Self.report("kept", .entered, &phone)
    Self.fill(&phone)
    Self.report("lost", .entered, &phone)
    #expect(!Self.takesBack("kept", &phone))
    #expect(Self.takesBack("lost", &phone))
    #expect(phone.journal.report("lost", of: "e") == nil)
    phone.setOnline(true)
    phone.answerAll()
    #expect(Self.paths(phone) == ["/e/kept"])
    Self.report("sent", .entered, &phone)
    #expect(!Self.takesBack("sent", &phone))
  }

  @Test(arguments: [
    ("3;2\n/p\n{}", TrackReport.Worth.usual), ("3;2;0\n/p\n{}", .noticed),
    ("3;2;2\n/p\n{}", .entered),
  ])
  func `it is read as it was written, and as it was written before there were any`(
    text: String, worth: TrackReport.Worth
  ) {
    let report = TrackReport(owner: "e", name: "r", text: text)
    #expect(report?.worth == worth)
    #expect(report?.text == text)
  }

  @Test(arguments: ["3;2;9\n/p\n{}", "3;2;1;1\n/p\n{}", "3;2;\n/p\n{}", "3\n/p\n{}"])
  func `what is torn is none`(text: String) {
    #expect(TrackReport(owner: "e", name: "r", text: text) == nil)
  }
}

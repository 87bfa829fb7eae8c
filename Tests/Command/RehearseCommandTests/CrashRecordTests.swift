import Testing

@testable import RehearseCommand

struct CrashRecordTests {
  @Test func `a record is read back with the crash that was filled in`() {
    var record = CrashRecord()
    record.outputBytes = 123
    record.errorBytes = 45
    record.seed = 7
    record.crashes = [.init(planIndex: 3, signal: 4)]
    let read = CrashRecord(text: record.template)
    record.crashes.append(.init(planIndex: 0, signal: 0))
    #expect(read == record)
  }

  @Test(arguments: [
    "", "1;2;3", "1;2;3;4", "a;b;c;d;e", "1;2;3;4;-5", "1;2;3;4;99999999999999999999",
  ])
  func `anything else is no record`(text: String) {
    #expect(CrashRecord(text: text) == nil)
  }
}

import TestSupport
import Testing

@Suite(.comparing(with: MessageSchema.data))
struct MessageSchemaTests {
  private static let time = #""timestamp":{"seconds":0,"nanos":0}"#

  @Test func `a message as it should be has no fault`() throws {
    let line = #"{"testRunStarted":{\#(Self.time)}}"#
    #expect(try MessageSchema().faults(of: line).isEmpty)
  }

  @Test(arguments: [
    "",
    "{}",
    #"{"testRunStarted":{}}"#,
    #"{"testRunStarted":{\#(time),"more":1}}"#,
    #"{"testRunStarted":{"timestamp":{"seconds":true,"nanos":0}}}"#,
    #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":1000000000}}}"#,
    #"{"testRunFinished":{\#(time),"success":1}}"#,
    #"{"source":{"uri":"a","data":"","mediaType":"text/plain"}}"#,
    #"{"testRunStarted":{\#(time)},"testRunFinished":{\#(time),"success":true}}"#,
    #"{"nobody":{}}"#,
  ])
  func `each kind of fault is found`(line: String) throws {
    #expect(try !MessageSchema().faults(of: line).isEmpty)
  }
}

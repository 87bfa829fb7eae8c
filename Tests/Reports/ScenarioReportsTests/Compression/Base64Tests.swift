import Foundation
import Testing

@testable import ScenarioReports

struct Base64Tests {
  @Test(arguments: 0...7)
  func `bytes are written as Foundation writes them`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 &- $0 &* 37) }
    var sink = ByteSink()
    Base64.write(bytes, to: &sink)
    #expect(String(decoding: sink.bytes, as: UTF8.self) == Data(bytes).base64EncodedString())
  }
}

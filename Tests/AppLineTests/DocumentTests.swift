import AppLine
import DeviceInterface
import Foundation
import TestSupport
import Testing

/// The documents of the protocol are what the code says.
struct DocumentTests {
  @Test func `the schema beside the SDKs is that of the code`() throws {
    try Snapshot.expect(
      ProtocolSchema.text, atPath: "Sources/SDKs/protocol.schema.json")
    #expect(try JSONValue(parsing: ProtocolSchema.text) == ProtocolSchema.document)
  }

  @Test func `every reference of the schema leads somewhere`() throws {
    let text = ProtocolSchema.document.text
    let definitions = try #require(ProtocolSchema.document["$defs"])
    for part in text.components(separatedBy: "#/$defs/").dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      #expect(definitions[name] != nil, "\(name)")
    }
  }

  @Test func `the tables name every kind and every object once`() {
    let tables = ProtocolPage.tables
    for value in Samples.signals.map(LineProtocol.signal.write) {
      #expect(tables.contains("| `\(value["kind"]?.string ?? "?")` |"))
    }
    let headings = tables.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(Set(headings).count == headings.count)
  }
}

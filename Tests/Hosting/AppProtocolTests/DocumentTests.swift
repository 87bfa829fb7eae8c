import AppProtocol
import DeviceInterface
import Foundation
import TestSupport
import Testing
import Vocabulary

/// The documents of the protocol are what the code says.
struct DocumentTests {
  @Test func `the schema beside the SDKs is that of the code`() throws {
    try Snapshot.expect(
      ProtocolSchema.text, atPath: "Sources/Hosting/SDKs/protocol.schema.json")
    #expect(try JSONValue(parsing: ProtocolSchema.text) == ProtocolSchema.document)
  }

  @Test func `the page of the protocol ends with the tables of the code`() throws {
    let page = "Sources/Command/RehearseCommand/RehearseCommand.docc/TheProtocol.md"
    let text = try String(contentsOf: Checkout.root.appending(path: page), encoding: .utf8)
    let start = try #require(text.range(of: "## Signals")).lowerBound
    try Snapshot.expect(text[..<start] + ProtocolPage.tables, atPath: page)
  }

  @Test func `every message that the page shows is one of the protocol`() throws {
    let page = "Sources/Command/RehearseCommand/RehearseCommand.docc/TheProtocol.md"
    let text = try String(contentsOf: Checkout.root.appending(path: page), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("{") }.map(String.init)
    #expect(lines.count == 5)
    #expect(try Answer(line: Array(lines[1].utf8), to: 1, isFirst: true).screen != nil)
    let told = try JSONValue(parsing: lines[2])
    #expect(
      try LineProtocol.signal.read(try #require(told["params"]?["signal"])) == .tapped("Find me"))
    let answer = try Answer(line: Array(lines[3].utf8), to: 2)
    #expect(answer.requests == [.requestFix(FixRequest(timeout: .seconds(20)))])
    #expect(throws: AnswerFault.self) { try Answer(line: Array(lines[4].utf8), to: 3) }
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

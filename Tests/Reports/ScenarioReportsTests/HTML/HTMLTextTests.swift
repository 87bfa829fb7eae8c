import Foundation
import Gherkin
import Testing

@testable import ScenarioReports

/// Texts that may hold anything, in the two places of a page where they stand.
struct HTMLTextTests {
  private static let nasty =
    (0..<0x100).compactMap { Unicode.Scalar($0) }.map(String.init).joined()
    + "</script><script>alert(1)</script><!-- ]]> \u{202E}\u{2066}\u{2028} \u{FFFE}\u{1F600} &amp; ' \""

  @Test func `a JSON reader gives back what was written`() throws {
    var json = JSONWriter(.page)
    json.object { json in
      json.field("text", Self.nasty)
      json.array("list", of: [1, -2]) { $0.element($1) }
      json.null("none")
      json.field("yes", true)
    }
    let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
    #expect(object?["text"] as? String == Self.nasty)
    #expect(object?["list"] as? [Int] == [1, -2])
    #expect(object?["none"] is NSNull)
    #expect(object?["yes"] as? Bool == true)
  }

  @Test func `JSON in a page cannot end its element`() {
    var json = JSONWriter(.page)
    json.element(Self.nasty)
    let bytes = json.bytes
    #expect(!bytes.contains(UInt8(ascii: "<")))
    #expect(!bytes.contains(UInt8(ascii: ">")))
    #expect(!bytes.contains { $0 < 0x20 })
  }

  @Test func `text in a page makes no markup and turns nothing`() {
    var sink = ByteSink()
    sink.write(html: Self.nasty)
    let text = String(decoding: sink.bytes, as: UTF8.self)
    for forbidden in ["<", ">", "\"", "'", "\u{0}", "\u{202E}", "\u{2066}", "\u{85}"] {
      #expect(!text.contains(forbidden))
    }
    #expect(text.contains("\u{27E8}U+202E\u{27E9}"))
    #expect(text.contains("\u{1F600} &amp;amp;"))
    #expect(text.contains("\u{2400}"))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
  ])
  func `digests are those of the standard`(text: String, digest: String) {
    let computed = Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
    #expect(computed == digest)
  }

  @Test func `the digest of the standard's million letters is right`() {
    let digest = SHA256.digest(of: Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(digest.prefix(4).elementsEqual([0xCD, 0xC7, 0x6E, 0x5C]))
    #expect(digest.suffix(4).elementsEqual([0xC7, 0x11, 0x2C, 0xD0]))
  }

  @Test(arguments: [
    ("US2.1", "US10.1"), ("FR-002", "FR-010"), ("A-9", "A-10"), ("a", "b"), ("FR-1", "FR-1.1"),
    ("startup:FR-001", "startup:US1"),
  ])
  func `names are sorted as people count`(first: String, second: String) {
    #expect(NaturalOrder.precedes(first, second))
    #expect(!NaturalOrder.precedes(second, first))
  }

  @Test func `names of places are readable, and none is given twice`() {
    var names = AnchorNames()
    #expect(names.name(of: "Scenarios/startup/denied.feature:12") == "s-startup-denied-12")
    #expect(names.name(of: "Scenarios/startup/denied.feature:12") == "s-startup-denied-12-2")
    #expect(names.name(of: "\"><script>:1 (iOS)") == "s-script-1-ios")
  }

  @Test(arguments: [
    ("Scenarios/startup-listing/denied.feature", "startup-listing"),
    ("Scenarios/platform/ios/a.feature", "platform"), ("/x/Scenarios/tour/b.feature", "tour"),
    ("features/c.feature", "features"), ("d.feature", "d.feature"),
    ("Scenarios/e.feature", "e.feature"),
  ])
  func `a flow is named after its folder`(uri: String, flow: String) {
    #expect(HTMLScenarioRow.flow(of: uri) == flow)
  }
}

import Foundation
import TestSupport
import Testing
import XML

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Foundation's parser as judge: what ours accepts, theirs does, and both find the same.
struct XMLOracleTests {
  /// Foundation's parser ends the process at an instruction without data, so it must not see one.
  private static func isDeadly(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.components(separatedBy: "<?").dropFirst().contains { rest in
      guard let end = rest.range(of: "?>") else { return false }
      return !rest[..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        .contains { $0.isWhitespace }
    }
  }

  /// Reads as Foundation does; nil where it refuses.
  ///
  /// White space in front of the declaration, which ours overlooks, it does not get to see.
  private static func judged(_ bytes: [UInt8]) -> String? {
    let parser = XMLParser(data: Data(bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    let ear = Ear()
    parser.delegate = ear
    _ = parser.parse()
    return ear.isRefused ? nil : ear.picture.text
  }

  private final class Ear: NSObject, XMLParserDelegate {
    var picture = EventPicture()
    var isRefused = false

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      picture.start(elementName, namespaceURI ?? "", attributes)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      picture.end()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { picture.add(string.utf8) }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
      // Theirs forgets to turn the line ends of sections into line feeds.
      let text = String(decoding: data, as: UTF8.self)
      picture.add(
        text.replacingOccurrences(of: "\r\n", with: "\n")
          .replacingOccurrences(of: "\r", with: "\n").utf8)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      // A prefix that stands for nothing is overlooked by both; a version 1.1
      // and a namespace without a scheme are only warned of.
      let code = (error as NSError).code
      if !(200..<210).contains(code), ![97, 99, 100].contains(code) { isRefused = true }
    }
  }

  /// Real files: tracks that devices recorded, a manifest, a property list's inside, and what else XML has.
  private static func sources() throws -> [[UInt8]] {
    let folder = Checkout.root.appendingPathComponent("Scenarios")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let tracks = try names.filter { $0.hasSuffix(".gpx") }.sorted().map { name in
      Array(try Data(contentsOf: folder.appendingPathComponent(name)).prefix(2_000))
    }
    let texts = [
      """
      <?xml version="1.0" encoding="utf-8"?>
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b">
        <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
        <application android:label="&#x141;azik &amp; co"><!-- none --></application>
      </manifest>
      """,
      "<plist version=\"1.0\"><dict><key>a</key><string><![CDATA[<b>]]></string></dict></plist>",
      "<a xmlns=\"u\" xmlns:p=\"v\" p:q='1'>\r\n<p:b c=\"&lt;\t'\">x &#65; ]] </p:b><?pi some data?></a>\n",
    ]
    // A track that is cut off somewhere is closed again, so that edits of it can be well-formed.
    return texts.map { Array($0.utf8) } + tracks.map(closed)
  }

  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "</trkpt>", options: .backwards) else { return bytes }
    return Array((text[..<end.upperBound] + "</trkseg></trk></gpx>").utf8)
  }

  private static let spice = [
    "<", ">", "&", "\"", "'", "<!--", "-->", "--", "]]>", "<![CDATA[", "&#0;", "&#65;", "&lt;",
    "&x;",
    "<?", "?>", "<?p q?>", "<b>", "</b>", "<b/>", "xmlns:a=\"\"", " xmlns:a=\"u\"", " b='1'", ":",
    "=",
    "\u{FFFF}", "\u{1}", "ż", "\r", "\r\n", "\t", "<?xml version=\"1.0\"?>", "/", " ", "x", "1",
    "-", "a:",
    "<a:b/>", "\u{85}", "\u{D7}", "·",
  ].map { Array($0.utf8) }

  private func edited(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.number(below: 2) {
      let place = numbers.number(below: max(1, bytes.count))
      switch numbers.number(below: 6) {
      case 0: bytes[place] ^= UInt8(1 << numbers.number(below: 7))
      case 1:
        bytes.removeSubrange(place..<min(bytes.count, place + 1 + numbers.number(below: 8)))
      case 2, 3, 4:
        bytes.insert(contentsOf: Self.spice[numbers.number(below: Self.spice.count)], at: place)
      default:
        bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
      }
      if bytes.isEmpty { bytes = [0x3C] }
    }
    return bytes
  }

  @Test func `files as they are read alike`() throws {
    for source in try Self.sources() {
      let ours = try EventPicture.read(source)
      #expect(ours == Self.judged(source))
    }
  }

  @Test func `whatever is edited, what ours accepts theirs reads alike`() throws {
    let sources = try Self.sources()
    var numbers = SeededNumbers(seed: 11)
    var (accepted, refused) = (0, 0)
    for round in 0..<12_000 {
      let bytes = edited(sources[round % sources.count], &numbers)
      guard let ours = try? EventPicture(bytes) else {
        refused += 1
        continue
      }
      guard !Self.isDeadly(bytes) else { continue }
      accepted += 1
      let theirs = Self.judged(bytes)
      let isAlike = ours.hasUndeclaredPrefix ? theirs != nil : theirs == ours.text
      if !isAlike { Issue.record("\(String(decoding: bytes, as: UTF8.self))") }
    }
    #expect(accepted > 1_000 && refused > 1_000)
  }

  @Test func `what ours refuses theirs refuses too, apart from what is named`() throws {
    let sources = try Self.sources()
    var numbers = SeededNumbers(seed: 12)
    var unnamed: [String] = []
    for round in 0..<6_000 {
      let bytes = edited(sources[round % sources.count], &numbers)
      guard !Self.isDeadly(bytes), let fault = Self.fault(bytes), !Self.isStricter(fault) else {
        continue
      }
      // A character that is cut in two ends the judge.
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      if Self.judged(bytes) != nil {
        unnamed.append("\(fault) \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(unnamed == [])
  }

  private static func fault(_ bytes: [UInt8]) -> XMLFault? {
    do {
      _ = try EventPicture.read(bytes)
      return nil
    } catch {
      return (error as? XMLError)?.fault ?? (error as? XMLText.Failure)?.fault
    }
  }

  /// What ours refuses on purpose: namespaces that theirs only warns of, encodings, and types of documents.
  private static func isStricter(_ fault: XMLFault) -> Bool {
    if case .unknownEncoding = fault { return true }
    return [.badName, .badNamespace, .repeatedAttribute, .documentType, .badInstruction].contains(
      fault)
  }
}

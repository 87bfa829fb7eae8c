import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The ear of Foundation's XML parser: a class because the parser wants one; it only passes on what it hears.
final class GPXDelegate: NSObject, XMLParserDelegate {
  private(set) var builder: GPXBuilder
  /// The text, for the parser tells faults by line and column.
  private let bytes: [UInt8]

  init(_ builder: GPXBuilder, _ bytes: [UInt8]) {
    self.builder = builder
    self.bytes = bytes
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    // A prefix that is not declared stays in the name.
    let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
    builder.start(name, namespace: namespaceURI ?? "", attributes)
    if builder.isStopped { parser.abortParsing() }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    builder.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    builder.add(string)
    if builder.isStopped { parser.abortParsing() }
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    builder.add(String(decoding: data, as: UTF8.self))
    if builder.isStopped { parser.abortParsing() }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard !builder.isStopped else { return }
    let code = (error as NSError).code
    let offset = offset(line: parser.lineNumber, column: parser.columnNumber)
    // Names are taken with or without their prefixes, so a missing declaration hurts nothing else.
    if SyntaxReason.isOfNamespaces(code) { return builder.report(.undeclaredPrefix, at: offset) }
    let isAtEnd = bytes[offset...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    // Nothing behind the fault can be trusted, and one broken tag brings forth many further faults.
    if isAtEnd, builder.depth > 0 || !builder.hasRoot {
      builder.stop(.cutOff, at: bytes.count)
    } else {
      builder.stop(.syntax(SyntaxReason.text(code)), at: offset)
    }
    parser.abortParsing()
  }

  /// Finishes with the faults that show at the end only.
  func finish() {
    guard !builder.isStopped else { return }
    if builder.depth > 0 || !builder.hasRoot {
      builder.stop(.cutOff, at: bytes.count)
    } else if builder.pointCount == 0 {
      builder.report(.noPoints, at: 0)
    }
  }

  /// Returns the offset of a place, counted in lines and characters from 1.
  private func offset(line: Int, column: Int) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
    }
    var left = column - 1
    // A character begins at every byte that does not continue one.
    return bytes[start...].firstIndex { byte in
      guard byte != 0x0A, byte & 0xC0 != 0x80 else { return byte == 0x0A }
      left -= 1
      return left < 0
    } ?? bytes.count
  }
}

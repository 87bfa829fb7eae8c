/// The filling-in of an outline's placeholders with one row of examples.
///
/// Officially, one column after the other is replaced in the whole text, so that a value may bring
/// in the placeholder of a later column. Where no value, header or text can do that, one pass
/// over the text gives the same.
struct PlaceholderFiller {
  private let document: DocumentStorage
  private let columns: Range<Int>
  private let firstHeader: Int
  private let firstValue: Int
  /// A header or value holds an angle bracket.
  let hasAngles: Bool

  /// Creates a filler from the row of headers and a row of values.
  init(_ document: DocumentStorage, header: Int, values: Int) {
    self.document = document
    let headers = document.tables.rows[header].cells
    let cells = document.tables.rows[values].cells
    columns = 0..<min(headers.count, cells.count)
    firstHeader = Int(headers.start)
    firstValue = Int(cells.start)
    hasAngles =
      headers.range.contains { document.hasAngle(document.tables.cells[$0].value) }
      || cells.range.contains { document.hasAngle(document.tables.cells[$0].value) }
  }

  /// Returns a text with its placeholders filled in; nil for a text without any.
  func fill(_ range: TextRange) -> String? {
    filled(range).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes of a text with its placeholders filled in; nil for a text without any.
  func filled(_ range: TextRange) -> [UInt8]? {
    guard document.hasOpeningAngle(range) else { return nil }
    // The compiler has checked the size.
    var budget = Int.max
    return fill(range, budget: &budget)
  }

  /// Returns a text with its placeholders filled in, or nil where that handles more bytes than
  /// there are left, and takes them off.
  func fill(_ range: TextRange, budget: inout Int) -> [UInt8]? {
    let bytes = document.bytes(range)
    if !hasAngles, !document.withBytes(range, Self.isNested) { return fillOnce(bytes, &budget) }
    var text = bytes
    for column in columns {
      let pattern = [UInt8(ascii: "<")] + header(column) + [UInt8(ascii: ">")]
      guard let replaced = Self.replace(pattern, in: text, by: value(column), &budget) else {
        return nil
      }
      text = replaced
    }
    return text
  }

  /// Fills in everything from left to right.
  private func fillOnce(_ text: [UInt8], _ budget: inout Int) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      guard let open = text[index...].firstIndex(of: UInt8(ascii: "<")),
        let close = text[open...].firstIndex(of: UInt8(ascii: ">"))
      else { break }
      result += text[index..<open]
      let name = text[(open + 1)..<close]
      if let column = columns.first(where: { isHeader($0, name) }) {
        result += value(column)
      } else {
        result += text[open...close]
      }
      index = close + 1
      budget -= columns.count
      guard result.count < budget else { return nil }
    }
    result += text[index...]
    budget -= result.count
    return budget < 0 ? nil : result
  }

  private static func replace(
    _ pattern: [UInt8], in text: [UInt8], by value: [UInt8], _ budget: inout Int
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while let open = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      result += text[index..<open]
      if text[open...].starts(with: pattern) {
        result += value
        index = open + pattern.count
      } else {
        result.append(text[open])
        index = open + 1
      }
      guard result.count < budget else { return nil }
    }
    result += text[index...]
    budget -= result.count
    return budget < 0 ? nil : result
  }

  /// Tells whether a second `<` stands between a `<` and the next `>`.
  static func isNested(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isOpen = false
    for byte in text {
      if byte == UInt8(ascii: "<") {
        if isOpen { return true }
        isOpen = true
      } else if byte == UInt8(ascii: ">") {
        isOpen = false
      }
    }
    return false
  }

  private func isHeader(_ column: Int, _ name: ArraySlice<UInt8>) -> Bool {
    document.withBytes(document.tables.cells[firstHeader + column].value) { header in
      header.elementsEqual(name)
    }
  }

  private func header(_ column: Int) -> [UInt8] {
    document.bytes(document.tables.cells[firstHeader + column].value)
  }

  private func value(_ column: Int) -> [UInt8] {
    document.bytes(document.tables.cells[firstValue + column].value)
  }
}

/// The languages Gherkin can be written in.
public enum Dialects {
  /// The keywords of all languages, sorted by the bytes of their codes.
  public static let all: [Dialect] = read { _ in true }

  /// The codes of all languages, sorted by their bytes.
  public static var codes: [String] { all.map(\.code) }

  /// Returns the keywords of a language; nil for an unknown code.
  public static func dialect(for code: String) -> Dialect? {
    code == english.code ? english : places[code].map { all[$0] }
  }

  /// English alone, so that who writes English does not wait for the others.
  static let english =
    read { $0 == "en" }.first ?? Dialect(code: "en", name: "English", native: "English")

  /// Returns the laid-out keywords of a language; nil for an unknown code.
  static func keywords(for code: String) -> KeywordTable? {
    code == english.code ? englishKeywords : places[code].map { keywordTables[$0] }
  }

  /// Returns the known codes that differ from a code in case or in the region.
  static func codes(similarTo code: String) -> [String] {
    let wanted = code.lowercased()
    let base = wanted.prefix { $0 != "-" && $0 != "_" }
    return codes.filter { known in
      known.lowercased().prefix { $0 != "-" } == base
    }
  }

  private static let places = [String: Int](
    uniqueKeysWithValues: all.enumerated().map { ($0.element.code, $0.offset) })
  private static let keywordTables = all.map { KeywordTable($0) }
  private static let englishKeywords = KeywordTable(english)

  /// Reads the languages whose code is wanted.
  private static func read(where isWanted: (String) -> Bool) -> [Dialect] {
    var dialects: [Dialect] = []
    var isReading = false
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in bytes.split(separator: 0x0A) {
      guard let mark = line.first else { continue }
      if mark == UInt8(ascii: "=") {
        let names = fields(of: line)
        isReading = isWanted(names[0])
        guard isReading else { continue }
        dialects.append(Dialect(code: names[0], name: names[1], native: names[2]))
      } else if isReading {
        dialects[dialects.count - 1].add(fields(of: line), toGroup: Unicode.Scalar(mark))
      }
    }
    return dialects
  }

  private static func fields(of line: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    line.dropFirst(2).split(separator: UInt8(ascii: "|"))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The languages Gherkin can be written in.
public enum Dialects {
  /// The codes of all languages, sorted by their bytes.
  public static var codes: [String] { lines(startingWith: "=").map { $0[0] } }

  /// Returns the keywords of a language; nil for an unknown code.
  public static func dialect(for code: String) -> Dialect? {
    code == english.code ? english : read(code)
  }

  static let english = read("en") ?? Dialect(code: "en", name: "English", native: "English")

  /// Returns the known codes that differ from a code in case or in little else.
  static func codes(similarTo code: String) -> [String] {
    let wanted = code.lowercased()
    let base = wanted.prefix { $0 != "-" && $0 != "_" }
    return codes.filter { known in
      let lowered = known.lowercased()
      return lowered == wanted || lowered.prefix { $0 != "-" } == base
    }
  }

  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  }

  private static func lines(startingWith mark: Unicode.Scalar) -> [[String]] {
    bytes.split(separator: 0x0A)
      .filter { $0.first == UInt8(ascii: mark) }
      .map(fields)
  }

  private static func fields(of line: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    line.dropFirst(2).split(separator: UInt8(ascii: "|"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func read(_ code: String) -> Dialect? {
    let header = [UInt8]("= \(code)|".utf8)
    var dialect: Dialect?
    for line in bytes.split(separator: 0x0A) {
      if line.first == UInt8(ascii: "=") {
        if dialect != nil { break }
        guard line.starts(with: header) else { continue }
        let names = fields(of: line)
        dialect = Dialect(code: names[0], name: names[1], native: names[2])
      } else if let group = line.first, dialect != nil {
        dialect?.add(fields(of: line), toGroup: Unicode.Scalar(group))
      }
    }
    return dialect
  }
}

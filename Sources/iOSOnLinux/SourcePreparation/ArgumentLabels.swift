/// The names of a method's arguments, as it is declared or called: `(_:didStop:)`.
struct ArgumentLabels: Hashable {
  private let names: [String]

  /// The labels in parentheses, as in a method's full name.
  var text: String { "(\(names.map { "\($0):" }.joined()))" }

  /// Reads the parameters of a declaration between its parentheses.
  init(declaredFrom open: Int, to close: Int, _ reading: SourceReading) {
    names = Self.arguments(from: open, to: close, reading)
      .map { reading.text($0.lowerBound) }
  }

  /// Reads the arguments of a call between its parentheses; a closure behind them is not among them.
  init(calledFrom open: Int, to close: Int, _ reading: SourceReading) {
    names = Self.arguments(from: open, to: close, reading)
      .map { range in
        let isNamed =
          reading.tokens[range.lowerBound].kind == .word
          && reading.text(range.lowerBound + 1) == ":"
        return isNamed ? reading.text(range.lowerBound) : "_"
      }
  }

  /// Whether a method of this name can be meant: a closure behind the parentheses may be the last argument.
  func fits(_ labels: String, hasClosureBehind: Bool) -> Bool {
    text == labels || hasClosureBehind && labels.hasPrefix(text.dropLast())
  }

  /// What stands between the commas, token by token.
  private static func arguments(
    from open: Int, to close: Int, _ reading: SourceReading
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, index) = (open + 1, open + 1)
    while index < close {
      if reading.text(index) == "," {
        found.append(start..<index)
        start = index + 1
      } else if let partner = reading.nesting.partner(of: index), partner > index {
        index = partner
      }
      index += 1
    }
    if start < close { found.append(start..<close) }
    return found.filter { !$0.isEmpty }
  }
}

/// A text of the app's language, by the words that stand in the source.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  private let key: String
  private let values: [Value]

  /// A value within a text, and how it is written in the text's key.
  fileprivate enum Value: Equatable {
    case words(String)
    case text(Text)
  }

  /// Names a text by its words.
  public init(_ value: String) { (key, values) = (value, []) }

  /// Names a text by its words.
  public init(stringLiteral value: String) { self.init(value) }

  /// Names a text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }

  /// The words of a text with the values between them.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [Value] = []

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    private mutating func append(_ words: String, as placeholder: String) {
      key += placeholder
      values.append(.words(words))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(string, as: "%@") }

    /// Adds whatever describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", as: "%@")
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Value: BinaryInteger & CVarArg>(_ value: Value) {
      append("\(value)", as: "%lld")
    }

    /// Adds a number, as the platform writes it without a format: with six digits behind the point.
    public mutating func appendInterpolation(_ value: Double) {
      append(String(format: "%lf", value), as: "%lf")
    }

    /// Adds a number, as the platform writes it without a format.
    public mutating func appendInterpolation(_ value: Float) {
      append(String(format: "%f", Double(value)), as: "%f")
    }

    /// Adds a number as a format of C says, such as "%.1f".
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), as: specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(input), as: "%@")
    }

    /// Adds a value in a formatter's words.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? "\(subject)", as: "%@")
    }

    /// Adds a moment.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the time between two moments.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds another text.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      values.append(.text(text))
    }

    /// Adds a picture, which nobody reads.
    public mutating func appendInterpolation(_ image: Image) {
      key += "%@"
      values.append(.words(""))
    }
  }

  /// The parts of the text in the app's language, without the marks of Markdown.
  func parts(table: String?, in bundle: Bundle?) -> [Text.Part] {
    let bundle = bundle ?? .main
    let words = bundle.localizedString(forKey: key, value: nil, table: table)
    return filled(MarkdownText.plain(words))
  }

  /// The text in the app's language.
  @MainActor var words: String { Text(self).words }

  /// The values in the places that the words have for them, in their order or by their number.
  private func filled(_ words: String) -> [Text.Part] {
    guard words.utf8.contains(UInt8(ascii: "%")) else { return [.words(words)] }
    var parts: [Text.Part] = []
    var (rest, next) = (Substring(words), 0)
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.words(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        parts.append(.words("%"))
        rest.removeFirst()
        continue
      }
      let number = rest.prefix { $0.isNumber }
      var index = next
      if let position = Int(number), rest.dropFirst(number.count).first == "$" {
        index = position - 1
        rest = rest.dropFirst(number.count + 1)
      } else {
        next += 1
      }
      guard let end = rest.firstIndex(where: { "@dDiuxXfFeEgGsc".contains($0) }),
        values.indices.contains(index)
      else {
        parts.append(.words("%"))
        continue
      }
      rest = rest[rest.index(after: end)...]
      switch values[index] {
      case .words(let words): parts.append(.words(words))
      case .text(let text): parts += text.parts
      }
    }
    return parts + [.words(String(rest))]
  }

}

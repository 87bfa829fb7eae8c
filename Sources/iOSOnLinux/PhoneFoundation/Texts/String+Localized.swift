public import Foundation

extension String {
  /// A text to be looked up by its words, in which values have their places.
  ///
  /// `"\(3) stops to \("Hut")"` is looked up as `%lld stops to %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    fileprivate enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)
    }

    fileprivate let key: String
    fileprivate let arguments: [Argument]

    /// Takes a text without values.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Takes a text without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Takes a text with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// A collector of a text and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Takes a piece of the text.
      ///
      /// A percent sign of its own is no place for a value.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Takes a text in the place of `%@`.
      public mutating func appendInterpolation(_ value: some StringProtocol) {
        append(.text(String(value)), as: "%@")
      }

      /// Takes a whole number in the place of `%lld`, or of `%llu` where it has no sign.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        if Value.isSigned {
          append(.integer(Int64(clamping: value)), as: "%lld")
        } else {
          append(.unsigned(UInt64(clamping: value)), as: "%llu")
        }
      }

      /// Takes a number in the place of `%lf`.
      public mutating func appendInterpolation(_ value: Double) {
        append(.number(value), as: "%lf")
      }

      /// Takes a number, written as a specifier such as `%.1f` says.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(.number(value), as: specifier)
      }

      /// Takes a whole number, written as a specifier such as `%02lld` says.
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(.integer(Int64(value)), as: specifier)
      }

      /// Takes what a format style makes of a value, in the place of `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append(.text(format.format(value)), as: "%@")
      }

      /// Takes what describes a value, in the place of `%@`.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append(.text(value.description), as: "%@")
      }

      private mutating func append(_ argument: Argument, as place: String) {
        key += place
        arguments.append(argument)
      }
    }

    fileprivate func text(_ format: String, _ locale: Locale) -> String {
      // A text without values is no format, and may have signs of percent.
      guard !arguments.isEmpty else { return format }
      let values: [any CVarArg] = arguments.map { argument in
        switch argument {
        case .text(let text): NSString(string: text)
        case .integer(let number): number
        case .unsigned(let number): number
        case .number(let number): number
        }
      }
      return String(format: format, locale: locale, arguments: values)
    }
  }

  /// Looks up a text by its words; where the app has no such text, it is the words with their values.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.text(format, locale)
  }

  /// Looks up a text by a name; where the app has no such text, it is another one with its values.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: key.description, value: defaultValue.key, table: table)
    self = defaultValue.text(format, locale)
  }
}

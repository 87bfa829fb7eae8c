internal import Foundation

/// A line with values in it.
///
/// Values can be said to be private: a phone shows them in a debugger alone, and here everything is shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a line without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a line with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// A builder that puts the values into a line.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate private(set) var text = ""

  /// Begins a line.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Goes on with a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Goes on with a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(argumentString())
  }

  /// Goes on with what describes a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(value().description)
  }

  /// Goes on with an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(error())"
  }

  /// Goes on with the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned("\(value())")
  }

  /// Goes on with a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: number()))
  }

  /// Goes on with a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: number()))
  }

  /// Goes on with a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: Double(number())))
  }

  /// Goes on with whether something is so.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: text += boolean() ? "true" : "false"
    case .answer: text += boolean() ? "YES" : "NO"
    }
  }
}

/// The right to read a value on a phone; here everybody has it.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The stand-in for a value on a phone.
  public enum Mask: Hashable, Sendable {
    /// What equal values have in common.
    case hash
    /// Nothing.
    case none
  }

  private let name: String
  private let mask: Mask

  private init(_ name: String, _ mask: Mask = .none) { (self.name, self.mask) = (name, mask) }

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy("public") }
  /// Who has the phone at a debugger.
  public static var `private`: OSLogPrivacy { OSLogPrivacy("private") }
  /// Who has the phone at a debugger.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy("sensitive") }
  /// Everybody, where it is a number.
  public static var auto: OSLogPrivacy { OSLogPrivacy("auto") }

  /// Who has the phone at a debugger.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy("private", mask) }
  /// Who has the phone at a debugger.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy("sensitive", mask) }
  /// Everybody, where it is a number.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy("auto", mask) }
}

internal import Foundation

extension Subscribers {
  /// The number of values that a subscriber wants, or as many as there are.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// How many; nil for as many as there are.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// No more.
    public static let none = Demand(max: 0)

    /// At most that many, none or more; the app is ended where the number is negative.
    public static func max(_ value: Int) -> Demand {
      Refusal.unless(value >= 0, "Subscribers.Demand: a demand of \(value) values")
      return Demand(max: value)
    }

    /// What it is in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Adds; what is too large is unlimited.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let left = left.max, let right = right.max else { return .unlimited }
      let (sum, isTooLarge) = left.addingReportingOverflow(right)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }

    /// Takes away, down to none; from unlimited nothing is missing, and unlimited takes everything else.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let some = left.max else { return .unlimited }
      return Demand(max: right.max.map { Swift.max(0, some - $0) } ?? 0)
    }

    /// Takes several times as much; what is too large is unlimited.
    public static func * (left: Demand, right: Int) -> Demand {
      guard let some = left.max else { return .unlimited }
      let (product, isTooLarge) = some.multipliedReportingOverflow(by: right)
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Adds a number; what is too large is unlimited.
    public static func + (left: Demand, right: Int) -> Demand {
      guard let some = left.max else { return .unlimited }
      let (sum, isTooLarge) = some.addingReportingOverflow(right)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Takes a number away, down to none; what is too large is none, too.
    public static func - (left: Demand, right: Int) -> Demand {
      guard let some = left.max else { return .unlimited }
      let (difference, isTooLarge) = some.subtractingReportingOverflow(right)
      return isTooLarge ? .none : .max(Swift.max(0, difference))
    }

    /// Adds to it.
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    /// Takes from it.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    /// Adds a number to it.
    public static func += (left: inout Demand, right: Int) { left = left + right }
    /// Takes a number from it.
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    /// Multiplies it.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Whether fewer are wanted; nothing is more than unlimited.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let some = left.max else { return false }
      return right.max.map { some < $0 } ?? true
    }

    /// Whether it is that number.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    /// Whether it is not that number.
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
    /// Whether it is above that number.
    public static func > (left: Demand, right: Int) -> Bool { left > Demand(max: right) }
    /// Whether it is that number or above.
    public static func >= (left: Demand, right: Int) -> Bool { left >= Demand(max: right) }
    /// Whether it is below that number.
    public static func < (left: Demand, right: Int) -> Bool { left < Demand(max: right) }
    /// Whether it is that number or below.
    public static func <= (left: Demand, right: Int) -> Bool { left <= Demand(max: right) }

    /// Whether it is that number.
    public static func == (left: Int, right: Demand) -> Bool { right == left }
    /// Whether it is not that number.
    public static func != (left: Int, right: Demand) -> Bool { right != left }
    /// Whether it is below that number.
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    /// Whether it is that number or below.
    public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    /// Whether it is above that number.
    public static func < (left: Int, right: Demand) -> Bool { right > left }
    /// Whether it is that number or above.
    public static func <= (left: Int, right: Demand) -> Bool { right >= left }
  }
}

extension Subscribers.Demand: Codable {
  /// Reads a number; what is too large is unlimited.
  public init(from decoder: any Decoder) throws {
    max = Int(exactly: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Writes the number, or the first that is too large.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(max.map { UInt($0) } ?? UInt(Int.max) + 1)
  }
}

/// The end of an app that has done what cannot be.
enum Refusal {
  /// Ends the app with a reason as its last words; optimised programs keep silent otherwise.
  static func end(_ reason: String, file: StaticString = #file, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data("Fatal error: \(reason)\n".utf8))
    preconditionFailure(reason, file: file, line: line)
  }

  /// Ends the app with a reason, unless what is required holds.
  static func unless(_ isRight: Bool, _ reason: @autoclosure () -> String) {
    if !isRight { end(reason()) }
  }
}

extension Subscribers.Demand {
  /// Ends the app where no values are asked for, by which some publishers of the platform end it.
  func requireSome(of publisher: some CustomStringConvertible) {
    Refusal.unless(self > 0, "\(publisher): a request for no values")
  }
}

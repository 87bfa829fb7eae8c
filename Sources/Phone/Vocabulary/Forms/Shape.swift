/// What a value on the line looks like, for the schema and for people.
package indirect enum Shape: Hashable, Sendable {
  /// Any text.
  case text
  /// `true` or `false`.
  case flag
  /// A whole number within a range.
  case integer(ClosedRange<Int64>)
  /// A number within a range; the unit is for people, such as "seconds".
  case number(ClosedRange<Double>, unit: String)
  /// One of these texts.
  case choice([String])
  /// Any number of values of one shape, in order.
  case list(of: Shape)
  /// Texts under names.
  case texts
  /// The value of this shape, or `null`.
  case optional(Shape)
  /// An object that is described under its name.
  case record(Record)
  /// An object whose member `kind` says which of several it is, described under this name.
  case oneOf(name: String, kinds: [Record])
}

/// An object with named members.
package struct Record: Hashable, Sendable {
  /// The name under which it is described; for one of several kinds, what `kind` says.
  package let name: String
  /// What it is, in one sentence.
  package let summary: String
  /// Its members, in the order in which they are written.
  package let members: [Member]

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// What the value looks like.
    package let shape: Shape
    /// What it says, in words.
    package let summary: String
    /// What is meant where it is left out, as JSON; `nil` where it must be there.
    package let absent: String?
  }
}

extension Shape {
  /// What is expected, in words: "a number of seconds", "one of full, reduced".
  var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .integer(let range):
      range == Self.anyInteger
        ? "a whole number" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range, let unit):
      "a number of \(unit) from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
    case .choice(let names): "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    case .list: "a list"
    case .texts: "an object whose members are texts"
    case .optional(let shape): shape.words + ", or null"
    case .record(let record): "an object (\(record.name))"
    case .oneOf(let name, _): "an object with a member \"kind\" (\(name))"
    }
  }

  /// Whole numbers that every language reads exactly from JSON.
  package static let anyInteger: ClosedRange<Int64> = -9_007_199_254_740_991...9_007_199_254_740_991

  /// A bound without the fraction that floating-point numbers are printed with.
  static func plain(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

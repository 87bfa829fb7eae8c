import DeviceInterface

extension Form where Value == Int64 {
  /// A whole number within a range; one written with a fraction of nothing, as some languages do, is one too.
  package static func integer(_ range: ClosedRange<Int64> = Shape.anyInteger) -> Form {
    let shape = Shape.integer(range)
    return Form(
      shape: shape, write: { .integer($0) },
      read: { value in
        guard let number = value.integer ?? value.double.flatMap(Int64.init(exactly:)),
          range.contains(number)
        else { throw LineFault.expected(shape, found: value) }
        return number
      })
  }
}

extension Form where Value == Int {
  /// A whole number within a range.
  package static func integer(_ range: ClosedRange<Int64> = Shape.anyInteger) -> Form {
    Form<Int64>.integer(range).map(to: { Int($0) }, from: { Int64($0) })
  }
}

extension Form where Value == Double {
  /// A number within a range.
  static func number(_ range: ClosedRange<Double>, unit: String) -> Form {
    let shape = Shape.number(range, unit: unit)
    return Form(
      shape: shape,
      write: { number in Int64(exactly: number).map { .integer($0) } ?? .double(number) },
      read: { value in
        guard let number = value.double, range.contains(number) else {
          throw LineFault.expected(shape, found: value)
        }
        return number
      })
  }
}

extension Form where Value == Duration {
  /// The longest time that is told: about three years.
  private static var secondsMax: Double { 100_000_000 }

  /// A number of seconds, to the microsecond.
  static var seconds: Form {
    Form<Double>.number(0...secondsMax, unit: "seconds").map(
      to: { .microseconds(Int64(($0 * 1e6).rounded())) },
      from: { Double($0.wholeMicroseconds) / 1e6 })
  }
}

extension Form where Value == Distance {
  /// The longest distance that is told: once around the earth.
  private static var metersMax: Double { 50_000_000 }

  /// A number of metres, to the centimetre.
  static var meters: Form {
    Form<Double>.number(0...metersMax, unit: "metres").map(
      to: { Distance(centimeters: Int64(($0 * 100).rounded())) },
      from: { Double($0.centimeters) / 100 })
  }
}

extension Form {
  /// One of the cases of an enumeration by their names.
  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ type: Choice.Type
  ) -> Form<Choice> where Choice.RawValue == String {
    .choice(type.allCases.map { ($0.rawValue, $0) }, name: \.rawValue)
  }

  /// One of several values by their names.
  static func choice<Choice: Sendable>(
    _ choices: [(String, Choice)], name: @escaping @Sendable (Choice) -> String
  ) -> Form<Choice> {
    let shape = Shape.choice(choices.map(\.0))
    return Form<Choice>(
      shape: shape, write: { .string(name($0)) },
      read: { value in
        guard let found = choices.first(where: { $0.0 == value.string }) else {
          throw LineFault.expected(shape, found: value)
        }
        return found.1
      })
  }

  /// One of several values that can be compared, by their names.
  static func choice<Choice: Sendable & Equatable>(_ choices: [(String, Choice)]) -> Form<Choice> {
    .choice(choices) { value in choices.first { $0.1 == value }?.0 ?? "" }
  }
}

extension Duration {
  /// The duration in whole microseconds, rounded toward zero.
  fileprivate var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}

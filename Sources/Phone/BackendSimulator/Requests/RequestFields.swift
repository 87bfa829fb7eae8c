import DeviceInterface

/// The members of a JSON object that a request brought: nothing in it is trusted, and what is wrong is named.
///
/// Members that the server does not know are ignored, so that apps may be newer than servers.
public struct RequestFields {
  /// The bounds of a request's body.
  static let limits = JSONValue.Limits(bytesMax: 1 << 20, depthMax: 8)
  /// The instants that a request may name in milliseconds since 1970: until the end of the year 9999.
  public static let times: ClosedRange<Int64> = 0...253_402_300_799_999
  /// The lengths of time that a request may name in milliseconds: up to ten years.
  public static let durations: ClosedRange<Int64> = 0...(3_653 * 86_400_000)
  /// The numbers of things that a request may name, and the numbers that records bear.
  public static let counts: ClosedRange<Int64> = 0...1_000_000_000

  private let object: JSONValue
  /// What stands before a member's name in messages, such as "position.".
  private let prefix: String

  /// Reads a body; throws 413 where it is too large and 400 where it is no JSON object.
  public init(body: String) throws(Refusal) {
    do throws(JSONError) {
      try self.init(JSONValue(parsing: body, limits: Self.limits))
    } catch {
      let isTooLarge = if case .tooLarge = error.reason { true } else { false }
      throw Refusal(
        isTooLarge ? 413 : 400, "the body is not valid JSON: \(error)",
        isTooLarge ? .tooLarge : .invalid)
    }
  }

  private init(_ value: JSONValue) {
    self.object = value
    self.prefix = ""
  }

  /// Takes a value that must be an object; the name is what messages call it.
  init(_ value: JSONValue, called name: String) throws(Refusal) {
    guard case .object = value else {
      throw Refusal(400, "\(name): expected an object, found \(Self.words(value))", .invalid)
    }
    self.object = value
    self.prefix = name.isEmpty ? "" : name + "."
  }

  /// Returns the whole number within the range.
  public func integer(_ name: String, in range: ClosedRange<Int64>) throws(Refusal) -> Int64 {
    guard let integer = object[name]?.integer, range.contains(integer) else {
      throw refusal(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// Returns the whole number within the range, or `nil` where it is `null` or missing.
  public func integerIfPresent(
    _ name: String, in range: ClosedRange<Int64>
  ) throws(Refusal) -> Int64? {
    isAbsent(name) ? nil : try integer(name, in: range)
  }

  /// Returns the number from minus the bound to the bound.
  public func number(_ name: String, upTo bound: Double) throws(Refusal) -> Double {
    guard let number = object[name]?.double, abs(number) <= bound else {
      throw refusal(name, "a number from \(-Int(bound)) to \(Int(bound))")
    }
    return number
  }

  /// Returns the number in hundredths, as a column of two decimals holds it: rounded, then within the range of hundredths.
  public func hundredths(_ name: String, in range: ClosedRange<Int64>) throws(Refusal) -> Int64 {
    guard let number = object[name]?.double, abs(number) < 1e12,
      case let hundredths = Int64((number * 100).rounded()), range.contains(hundredths)
    else {
      throw refusal(name, "a number from \(range.lowerBound / 100) to \(range.upperBound / 100)")
    }
    return hundredths
  }

  /// Returns the number in hundredths, or `nil` where it is `null` or missing.
  public func hundredthsIfPresent(
    _ name: String, in range: ClosedRange<Int64>
  ) throws(Refusal) -> Int64? {
    isAbsent(name) ? nil : try hundredths(name, in: range)
  }

  /// Returns the truth value; one that is missing is false.
  public func flag(_ name: String) throws(Refusal) -> Bool {
    guard let value = object[name] else { return false }
    guard let flag = value.bool else { throw refusal(name, "true or false") }
    return flag
  }

  /// Returns the truth value, or `nil` where it is `null` or missing.
  public func flagIfPresent(_ name: String) throws(Refusal) -> Bool? {
    isAbsent(name) ? nil : try flag(name)
  }

  /// Returns the id.
  public func identifier(_ name: String) throws(Refusal) -> String {
    guard let text = object[name]?.string else { throw refusal(name, "a string") }
    return try Identifier.checked(text, called: prefix + name)
  }

  /// Returns the id, or `nil` where it is `null` or missing.
  public func identifierIfPresent(_ name: String) throws(Refusal) -> String? {
    isAbsent(name) ? nil : try identifier(name)
  }

  /// Returns the text of so many code points at most, none of them zero; `nil` where it is `null` or missing.
  public func textIfPresent(_ name: String, lengthMax: Int = .max) throws(Refusal) -> String? {
    if isAbsent(name) { return nil }
    guard let text = object[name]?.string, !text.utf8.contains(0) else {
      throw refusal(name, "a text")
    }
    guard text.utf8.count <= lengthMax || text.unicodeScalars.count <= lengthMax else {
      throw refusal(name, "\(lengthMax) characters at most")
    }
    return text
  }

  /// Returns the texts of the array, or `nil` where it is `null` or missing.
  public func textsIfPresent(_ name: String) throws(Refusal) -> [String]? {
    if isAbsent(name) { return nil }
    let texts = try array(name).map(\.string)
    guard texts.allSatisfy({ $0 != nil }) else { throw refusal(name, "an array of texts") }
    return texts.compactMap { $0 }
  }

  /// Returns the case that the string names, or `nil` where it is `null` or missing.
  public func wordIfPresent<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _: Word.Type = Word.self
  ) throws(Refusal) -> Word? {
    isAbsent(name) ? nil : try word(name)
  }

  /// Returns the case that the string names.
  public func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _: Word.Type = Word.self
  ) throws(Refusal) -> Word {
    guard let text = object[name]?.string, let word = Word(rawValue: text) else {
      throw refusal(name, Word.allCases.map { "“\($0.rawValue)”" }.joined(separator: " or "))
    }
    return word
  }

  /// Returns the objects of the array; none where it is `null` or missing.
  public func objectsIfPresent(_ name: String) throws(Refusal) -> [RequestFields] {
    if isAbsent(name) { return [] }
    var objects: [RequestFields] = []
    for (index, element) in try array(name).enumerated() {
      objects.append(try RequestFields(element, called: "\(prefix)\(name)[\(index)]"))
    }
    return objects
  }

  /// Returns the elements of the array.
  func array(_ name: String) throws(Refusal) -> [JSONValue] {
    guard let elements = object[name]?.array else { throw refusal(name, "an array") }
    return elements
  }

  /// Returns the members of the object, or `nil` where it is `null` or missing.
  public func fieldsIfPresent(_ name: String) throws(Refusal) -> RequestFields? {
    guard let value = object[name], value != .null else { return nil }
    return try RequestFields(value, called: prefix + name)
  }

  /// Tells whether the member is `null` or missing.
  public func isAbsent(_ name: String) -> Bool {
    switch object[name] {
    case nil, .null: true
    case .bool, .integer, .double, .string, .array, .object: false
    }
  }

  private func refusal(_ name: String, _ expected: String) -> Refusal {
    let found = object[name].map(Self.words) ?? "nothing"
    return Refusal(400, "\(prefix)\(name): expected \(expected), found \(found)", .invalid)
  }

  /// What a value is, in few words whatever its size.
  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .null, .bool, .integer, .double: value.text
    case .string(let text): "“\(text.prefix(40))”"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

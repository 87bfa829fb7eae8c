/// A JSON value whose objects keep the order in which they were written.
///
/// ```swift
/// let value = try JSONValue(parsing: #"{"name": "Burek", "age": 4}"#)
/// value["name"]?.string   // "Burek"
/// value.text              // {"name":"Burek","age":4}
/// ```
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number; always finite when parsed.
  case double(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in the order written.
  case object([Member])

  /// A name and a value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the object's last member with the name; `nil` if there is none or this is no object.
  public subscript(name: String) -> JSONValue? {
    // Most names differ in length, which is cheaper to see than that they differ.
    let length = name.utf8.count
    guard case .object(let members) = self,
      let index = members.lastIndex(where: { $0.name.utf8.count == length && $0.name == name })
    else { return nil }
    return members[index].value
  }

  /// The string, or `nil` where this is none.
  public var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The whole number, or `nil` where this is none.
  public var integer: Int64? {
    guard case .integer(let integer) = self else { return nil }
    return integer
  }

  /// The number as a floating-point one, or `nil` where this is no number.
  public var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The truth value, or `nil` where this is none.
  public var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The elements, or `nil` where this is no array.
  public var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSONValue {
  /// The bounds that keep hostile text from using up memory and stack.
  public struct Limits: Hashable, Sendable {
    /// The most bytes a text may have.
    public var bytesMax: Int
    /// How deep arrays and objects may be nested.
    public var depthMax: Int
    /// Whether the members of an object may have equal names; the last one counts.
    public var allowsRepeatedMembers: Bool

    /// Creates limits, 16 MiB and 64 levels with repeated members unless said otherwise.
    public init(
      bytesMax: Int = 16 << 20, depthMax: Int = 64, allowsRepeatedMembers: Bool = true
    ) {
      self.bytesMax = bytesMax
      self.depthMax = depthMax
      self.allowsRepeatedMembers = allowsRepeatedMembers
    }
  }

  /// Parses a text that must be exactly one JSON value (RFC 8259).
  ///
  /// Throws `JSONError`. A repeated member name is no error unless the limits say so: all are kept, and the last one
  /// counts.
  public init(parsing text: String, limits: Limits = Limits()) throws(JSONError) {
    guard text.utf8.count <= limits.bytesMax else {
      throw JSONError(.tooLarge(bytesMax: limits.bytesMax), offset: limits.bytesMax)
    }
    var native = text
    // The closure hands the outcome back as a value, because a throwing one would lose the error's type.
    let outcome: Result<JSONValue, JSONError> = native.withUTF8 { bytes in
      var parser = JSONParser(bytes, limits)
      return Result { () throws(JSONError) in try parser.parseDocument() }
    }
    self = try outcome.get()
  }
}

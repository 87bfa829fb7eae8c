extension JSONValue {
  /// The bounds that keep hostile text from using up memory and stack.
  public struct Limits: Hashable, Sendable {
    /// The most bytes a text may have.
    public var bytesMax: Int
    /// How deep arrays and objects may be nested.
    public var depthMax: Int

    /// Creates limits, 16 MiB and 64 levels unless said otherwise.
    public init(bytesMax: Int = 16 << 20, depthMax: Int = 64) {
      self.bytesMax = bytesMax
      self.depthMax = depthMax
    }
  }

  /// Parses a text that must be exactly one JSON value (RFC 8259).
  ///
  /// Throws `JSONError`. A repeated member name is not an error: all are kept, and the last one counts.
  public init(parsing text: String, limits: Limits = Limits()) throws(JSONError) {
    guard text.utf8.count <= limits.bytesMax else {
      throw JSONError(.tooLarge(bytesMax: limits.bytesMax), offset: limits.bytesMax)
    }
    var native = text
    // The closure hands the outcome back as a value, because a throwing one would lose the error's type.
    let outcome: Result<JSONValue, JSONError> = native.withUTF8 { bytes in
      var parser = JSONParser(bytes, depthMax: limits.depthMax)
      return Result { () throws(JSONError) in try parser.parseDocument() }
    }
    self = try outcome.get()
  }
}

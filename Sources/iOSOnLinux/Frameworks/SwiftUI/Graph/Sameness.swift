/// The question whether two values are the same to those who show them.
///
/// What can be compared is compared; objects are the same where they are one; of what is neither, all stored properties are
/// looked at. Nobody can see what closures hold: they are the same where they are one, as are enums by their bits.
@MainActor enum Sameness {
  /// Whether two values of a type are the same.
  static func holds<Value>(_ left: Value, _ right: Value) -> Bool {
    // Of a value of whatever type, what is in it counts.
    if Value.self == Any.self { return isSame(left, as: right) }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return holds(Value.self, left, right)
      }
    }
  }

  private static func isSame(_ left: Any, as right: Any) -> Bool {
    func compare<Left>(_ left: Left) -> Bool {
      guard Left.self != Any.self, let right = right as? Left else { return false }
      return holds(left, right)
    }
    return _openExistential(left, do: compare)
  }

  private static func holds(
    _ type: any Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    if let type = type as? any PlacedProperty.Type { return type.isSame(left, right) }
    if let type = type as? any Equatable.Type { return isEqual(type, left, right) }
    if type is AnyObject.Type {
      return left.load(as: UnsafeRawPointer.self) == right.load(as: UnsafeRawPointer.self)
    }
    if let type = type as? any AnyOptional.Type { return type.isSame(left, right) }
    let fields = Fields.of(type).fields
    guard !fields.isEmpty else { return isOne(type, left, right) }
    return fields.allSatisfy { field in
      let (left, right) = (left + field.offset, right + field.offset)
      guard field.isStrong else {
        return left.load(as: UInt.self) == right.load(as: UInt.self)
      }
      return holds(field.type, left, right)
    }
  }

  private static func isEqual<Value: Equatable>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
  }

  /// Whether two values of a type whose parts cannot be seen are one: by what is in them, where the type is a protocol, or
  /// else by their bits.
  private static func isOne(
    _ type: any Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    // Whatever the protocol, what is in a value of it lies where it does in one of `Any`.
    if Fields.isOpenProtocol(type) {
      return isSame(
        left.assumingMemoryBound(to: Any.self).pointee,
        as: right.assumingMemoryBound(to: Any.self).pointee)
    }
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    let count = _openExistential(type, do: size)
    return UnsafeRawBufferPointer(start: left, count: count)
      .elementsEqual(UnsafeRawBufferPointer(start: right, count: count))
  }
}

/// An optional of whatever type.
@MainActor private protocol AnyOptional {
  static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: AnyOptional {
  fileprivate static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let (left, right) = (
      left.assumingMemoryBound(to: Self.self).pointee,
      right.assumingMemoryBound(to: Self.self).pointee
    )
    switch (left, right) {
    case (.none, .none): return true
    case (.some(let left), .some(let right)): return Sameness.holds(left, right)
    case (.none, .some), (.some, .none): return false
    }
  }
}

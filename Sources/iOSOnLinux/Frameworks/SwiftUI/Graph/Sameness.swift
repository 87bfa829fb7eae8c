/// The question whether two values are the same to those who show them.
///
/// What can be compared is compared; objects are the same where they are one; of what is neither, all stored properties are
/// looked at. Closures are never the same: nobody can see what they hold.
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
    let fields = Fields.of(type).fields
    guard !fields.isEmpty else { return isEmpty(type) }
    return fields.allSatisfy { holds($0.type, left + $0.offset, right + $0.offset) }
  }

  private static func isEqual<Value: Equatable>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
  }

  /// Whether a type without stored properties holds nothing at all, unlike closures and most enums.
  private static func isEmpty(_ type: any Any.Type) -> Bool {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size) == 0
  }
}

internal import Synchronization

/// What subscribers and subscriptions are told apart by.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt64

  private static let last = Atomic<UInt64>(1)

  /// Creates one that no other is equal to.
  public init() { number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue }

  /// Creates that of an object.
  public init(_ object: AnyObject) {
    // Those that were counted are odd, and no address is.
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// What it is in words.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// Something that can be told apart.
public protocol CustomCombineIdentifierConvertible {
  /// What it is told apart by.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// That of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

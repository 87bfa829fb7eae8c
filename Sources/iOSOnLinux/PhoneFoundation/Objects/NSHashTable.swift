public import Foundation

/// The way in which a table keeps what it has.
open class NSPointerFunctions: NSObject {
  /// The choice whether objects are kept alive, and when two of them are the same.
  public struct Options: OptionSet, Sendable {
    /// The platform's number.
    public let rawValue: UInt

    /// Creates options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects live as long as the table has them.
    public static let strongMemory: Options = []
    /// An object that nobody else keeps is gone from the table.
    public static let weakMemory = Options(rawValue: 5)
    /// Two objects are the same only where they are one.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}

/// A set of objects that need not be kept alive by it, as a list of listeners is.
///
/// It is in the order of adding, which a phone does not promise. The objects may be known by a protocol for classes alone, which
/// stands for an object of the Objective-C runtime on a phone, and for no object here.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [TableReference<ObjectType>] = []

  /// Creates a table; the capacity is not needed.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// Returns a table from which an object goes that nobody else keeps.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// How many objects there are; on a phone, those that are gone may be counted for a while.
  open var count: Int { allObjects.count }

  /// One of the objects; nil where there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is there; nil is not added.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(TableReference(object, options))
  }

  /// Removes an object; where it is not there, nothing happens.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object.map { options.areSame($0, object) } ?? true }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return allObjects.contains { options.areSame($0, anObject) }
  }
}

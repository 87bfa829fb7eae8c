public import Foundation

/// Objects by others, of which neither need be kept alive by it.
///
/// It is in the order of adding, which a phone does not promise.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: TableReference<KeyType>
    let value: TableReference<ObjectType>

    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates a table; the capacity is not needed.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Returns a table that keeps both.
  open class func strongToStrongObjects() -> NSMapTable { NSMapTable() }

  /// Returns a table from which goes whose object nobody else keeps.
  open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

  /// Returns a table from which goes whose key nobody else keeps.
  open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

  /// Returns a table from which goes of what nobody else keeps both.
  open class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many pairs there are; on a phone, those that are gone may be counted for a while.
  open var count: Int { entries.count(where: \.isThere) }

  /// Returns the object of a key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { index(of: $0) }.flatMap { entries[$0].value.object }
  }

  /// Puts an object in the place of the key's; nil is not put there.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    entries.removeAll { !$0.isThere }
    guard let anObject, let aKey else { return }
    let entry = Entry(
      key: TableReference(aKey, keyOptions), value: TableReference(anObject, valueOptions))
    if let index = index(of: aKey) { entries[index] = entry } else { entries.append(entry) }
  }

  /// Removes the object of a key; where there is none, nothing happens.
  open func removeObject(forKey aKey: KeyType?) {
    if let index = aKey.flatMap({ index(of: $0) }) { entries.remove(at: index) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// The keys, as they are when it is asked for.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.filter(\.isThere).compactMap(\.key.object)).objectEnumerator()
  }

  /// The objects, as they are when it is asked for.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.filter(\.isThere).compactMap(\.value.object)).objectEnumerator()
  }

  private func index(of key: KeyType) -> Int? {
    entries.firstIndex { entry in
      entry.isThere && entry.key.object.map { keyOptions.areSame($0, key) } == true
    }
  }
}

/// An object that a table has, kept alive by it or not.
struct TableReference<Object> {
  private weak var reference: AnyObject?
  private let kept: AnyObject?

  /// The object; nil where it is gone.
  var object: Object? {
    // A cast of what is gone would make an object of it.
    guard let reference else { return nil }
    return reference as? Object
  }

  /// Refers to an object as the options say.
  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    reference = object as AnyObject
    kept = options.contains(.weakMemory) ? nil : reference
  }
}

extension NSPointerFunctions.Options {
  /// Whether two objects count as one.
  func areSame(_ one: Any, _ other: Any) -> Bool {
    if one as AnyObject === other as AnyObject { return true }
    guard !contains(.objectPointerPersonality), let object = one as? NSObject else { return false }
    return object.isEqual(other)
  }
}

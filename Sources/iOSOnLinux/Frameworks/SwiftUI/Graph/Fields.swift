@_spi(Reflection) internal import Swift

/// The stored properties of a type: where each lies in a value, and of which type it is.
///
/// Views are compared and linked to their places by these; they are found once for each type.
struct Fields: Sendable {
  /// One stored property.
  struct Field: Sendable {
    let offset: Int
    let type: any Any.Type
    /// Whether it holds its object, if it has one; else what lies there is no such object.
    let isStrong: Bool
  }

  let fields: [Field]
  /// Whether no property, nor one of a property, is kept for the view by its place.
  let isPlain: Bool

  private init(_ type: any Any.Type) {
    var fields: [Field] = []
    if Self.hasFields(type) {
      let strong = Self.strongFields(of: type)
      _ = _forEachField(of: type) { name, offset, type, kind in
        // Of the kinds of types that can be weak, the runtime names those that are not.
        let canBeWeak = kind == .class || kind == .optional
        let isStrong = !canBeWeak || strong.contains(String(cString: name))
        fields.append(Field(offset: offset, type: type, isStrong: isStrong))
        return true
      }
    }
    self.fields = fields
    isPlain = !fields.contains { $0.type is any DynamicProperty.Type }
  }

  /// The names of the fields that hold what they have, of a type that has fields.
  private static func strongFields(of type: any Any.Type) -> Set<String> {
    func names<Root>(_: Root.Type) -> Set<String> {
      var names: Set<String> = []
      _ = _forEachFieldWithKeyPath(of: Root.self, options: .ignoreUnknown) { name, _ in
        names.insert(String(cString: name))
        return true
      }
      return names
    }
    return _openExistential(type, do: names)
  }

  // What kind a type is stands in its metadata, as the runtime's stable interface lays it out.
  private static func kind(of type: any Any.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// Whether a type is a struct or a tuple: of others, such as a protocol's, the runtime would look for what is in a value.
  private static func hasFields(_ type: any Any.Type) -> Bool {
    let kind = kind(of: type).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// Whether a type is that of values of a protocol, other than one of classes or of errors.
  static func isOpenProtocol(_ type: any Any.Type) -> Bool {
    kind(of: type)[0] == 0x303 && kind(of: type)[1] & 0xBF00_0000 == 0x8000_0000
  }

  @MainActor private static var known: [ObjectIdentifier: Fields] = [:]

  /// Returns the properties of a type.
  @MainActor static func of(_ type: any Any.Type) -> Fields {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    let fields = Fields(type)
    known[id] = fields
    return fields
  }
}

extension Fields {
  /// Links what is kept for a value to the place at which it stands, properties within properties too.
  @MainActor func link(_ value: UnsafeMutableRawPointer, to place: Place, _ count: inout Int) {
    guard !isPlain else { return }
    for field in fields {
      guard let type = field.type as? any DynamicProperty.Type else { continue }
      Self.link(type, at: value + field.offset, to: place, &count)
    }
  }

  @MainActor private static func link<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, to place: Place, _ count: inout Int
  ) {
    if let kept = Property.self as? any PlacedProperty.Type {
      count += 1
      kept.link(at: pointer, to: place, slot: count)
    } else {
      of(type).link(pointer, to: place, &count)
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }
}

/// A property of a view whose value is kept by the place of the view, not by the view.
protocol PlacedProperty: DynamicProperty {
  /// Has the property stand for what its place keeps for it under a number.
  @MainActor mutating func link(to place: Place, slot: Int)

  /// Whether a view that has the other in this one's stead shows the same.
  @MainActor func isSame(as other: Self) -> Bool
}

extension PlacedProperty {
  @MainActor static func link(at pointer: UnsafeMutableRawPointer, to place: Place, slot: Int) {
    pointer.assumingMemoryBound(to: Self.self).pointee.link(to: place, slot: slot)
  }

  @MainActor static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Self.self).pointee
      .isSame(as: right.assumingMemoryBound(to: Self.self).pointee)
  }
}

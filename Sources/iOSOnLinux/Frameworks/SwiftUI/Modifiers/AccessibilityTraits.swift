/// How what is in a view is read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// One by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String> = []
  /// Creates no kind.
  public init() {}
  private init(_ name: String) { names = [name] }
  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A headline.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Something that is chosen.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// A text.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// Something that covers the rest.
  public static let isModal = AccessibilityTraits("isModal")
  /// A switch.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  /// Returns both.
  public func union(_ other: Self) -> Self { with(names.union(other.names)) }
  /// Returns what is in both.
  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
  /// Returns what is in one of both.
  public func symmetricDifference(_ other: Self) -> Self {
    with(names.symmetricDifference(other.names))
  }
  /// Adds others.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps what is in both.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps what is in one of both.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  /// Whether another is among these.
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  /// Adds another.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }
  /// Takes another away.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  /// Adds another.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    defer { names.formUnion(newMember.names) }
    return contains(newMember) ? newMember : nil
  }
  private func with(_ names: Set<String>) -> Self {
    var traits = Self()
    traits.names = names
    return traits
  }
}

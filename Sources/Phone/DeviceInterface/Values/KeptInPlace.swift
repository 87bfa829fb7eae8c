/// A mark of large values that are read where they lie.
///
/// Who reads one property of a struct of some kilobytes often pays for a copy of all of it, as the compiler takes what it
/// could hold in registers apart and together again. A struct with this mark holds something whose layout is not known,
/// is therefore never taken apart, and is lent by its address. It takes part in no comparison.
public struct KeptInPlace: Hashable, Sendable {
  private let nothing: (any Sendable)? = nil

  /// Marks the struct that holds it.
  public init() {}

  /// All marks are equal.
  public static func == (left: KeptInPlace, right: KeptInPlace) -> Bool { true }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// The number on the app's icon, which every process of the app knows.
package struct IconBadge {
  private let file = HomeFile<Int>("badge.json")

  /// Finds the number.
  package init() {}

  /// The number; 0 where there is none.
  package var count: Int { file.read() ?? 0 }

  /// Puts a number on the icon, or takes it away; less than none is none.
  package func set(_ count: Int) { file.write(max(0, count)) }
}

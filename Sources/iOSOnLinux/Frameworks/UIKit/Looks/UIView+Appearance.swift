extension UIView {
  /// Stands for all views of the class: what every view has can be set on it, which are looks, and nobody sees them.
  ///
  /// On a phone it is of the class itself; here, what only tables or labels have does not compile.
  public static func appearance() -> UIView { UIView() }
}

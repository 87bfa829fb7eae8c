extension UIColor {
  /// The platform's mint.
  public class var systemMint: UIColor { make(0, 0.78, 0.75) }
  /// The platform's cyan.
  public class var systemCyan: UIColor { make(0.2, 0.68, 0.9) }
  /// The platform's brown.
  public class var systemBrown: UIColor { make(0.64, 0.52, 0.37) }
  /// The colour of what is read last.
  public class var quaternaryLabel: UIColor { make(0.82, 0.82, 0.84) }
  /// The colour of what stands in fields that are empty.
  public class var placeholderText: UIColor { make(0.77, 0.77, 0.78) }
  /// The colour of addresses.
  public class var link: UIColor { make(0, 0.48, 1) }
  /// The colour of lines that nothing shines through.
  public class var opaqueSeparator: UIColor { make(0.78, 0.78, 0.78) }
  /// What boxes in rows of lists in groups stand on.
  public class var tertiarySystemGroupedBackground: UIColor { make(0.95, 0.95, 0.97) }
  /// What is filled, and larger.
  public class var secondarySystemFill: UIColor { make(0.91, 0.91, 0.92) }
  /// What is filled, and large.
  public class var tertiarySystemFill: UIColor { make(0.93, 0.93, 0.94) }
  /// What is filled, and very large.
  public class var quaternarySystemFill: UIColor { make(0.95, 0.95, 0.96) }
}

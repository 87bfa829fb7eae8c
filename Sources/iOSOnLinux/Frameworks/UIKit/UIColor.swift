public import Foundation

/// A colour.
open class UIColor: NSObject {
  /// The red, green and blue of it, from 0 to 1; nil for a colour that only the app's pictures know.
  package let parts: [Double]?
  private let alpha: CGFloat
  /// What the app calls it.
  private let name: String?

  private init(_ parts: [Double]?, alpha: CGFloat, name: String? = nil) {
    (self.parts, self.alpha, self.name) = (parts, alpha, name)
  }

  /// Creates a colour of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([Double(red), Double(green), Double(blue)], alpha: alpha)
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init([Double(white), Double(white), Double(white)], alpha: alpha)
  }

  /// Names a colour of the app's.
  public convenience init?(named name: String) { self.init(nil, alpha: 1, name: name) }

  /// Whether it is the same colour, and as much of it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return parts == other.parts && alpha == other.alpha && name == other.name
  }

  /// Is the same for the same colour.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts)
    hasher.combine(alpha)
    hasher.combine(name)
    return hasher.finalize()
  }

  static func make(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor([red, green, blue], alpha: 1)
  }

  /// Returns the colour, less of it.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(parts, alpha: alpha, name: name)
  }

  /// Black.
  open class var black: UIColor { make(0, 0, 0) }
  /// White.
  open class var white: UIColor { make(1, 1, 1) }
  /// Grey.
  open class var gray: UIColor { make(0.5, 0.5, 0.5) }
  /// Light grey.
  open class var lightGray: UIColor { make(0.67, 0.67, 0.67) }
  /// Dark grey.
  open class var darkGray: UIColor { make(0.33, 0.33, 0.33) }
  /// Red.
  open class var red: UIColor { make(1, 0, 0) }
  /// Green.
  open class var green: UIColor { make(0, 1, 0) }
  /// Blue.
  open class var blue: UIColor { make(0, 0, 1) }
  /// Yellow.
  open class var yellow: UIColor { make(1, 1, 0) }
  /// Orange.
  open class var orange: UIColor { make(1, 0.5, 0) }
  /// Purple.
  open class var purple: UIColor { make(0.5, 0, 0.5) }
  /// Brown.
  open class var brown: UIColor { make(0.6, 0.4, 0.2) }
  /// Cyan.
  open class var cyan: UIColor { make(0, 1, 1) }
  /// Magenta.
  open class var magenta: UIColor { make(1, 0, 1) }
  /// Nothing.
  open class var clear: UIColor { UIColor(nil, alpha: 0) }
  /// The platform's red.
  open class var systemRed: UIColor { make(1, 0.23, 0.19) }
  /// The platform's green.
  open class var systemGreen: UIColor { make(0.2, 0.78, 0.35) }
  /// The platform's blue.
  open class var systemBlue: UIColor { make(0, 0.48, 1) }
  /// The platform's yellow.
  open class var systemYellow: UIColor { make(1, 0.8, 0) }
  /// The platform's orange.
  open class var systemOrange: UIColor { make(1, 0.58, 0) }
  /// The platform's purple.
  open class var systemPurple: UIColor { make(0.69, 0.32, 0.87) }
  /// The platform's pink.
  open class var systemPink: UIColor { make(1, 0.18, 0.33) }
  /// The platform's teal.
  open class var systemTeal: UIColor { make(0.19, 0.69, 0.78) }
  /// The platform's indigo.
  open class var systemIndigo: UIColor { make(0.35, 0.34, 0.84) }
  /// The platform's greys, from the darkest.
  open class var systemGray: UIColor { make(0.56, 0.56, 0.58) }
  /// The second grey.
  open class var systemGray2: UIColor { make(0.68, 0.68, 0.7) }
  /// The third grey.
  open class var systemGray3: UIColor { make(0.78, 0.78, 0.8) }
  /// The fourth grey.
  open class var systemGray4: UIColor { make(0.82, 0.82, 0.84) }
  /// The fifth grey.
  open class var systemGray5: UIColor { make(0.9, 0.9, 0.92) }
  /// The sixth grey.
  open class var systemGray6: UIColor { make(0.95, 0.95, 0.97) }
  /// The colour of what is read first.
  open class var label: UIColor { make(0, 0, 0) }
  /// The colour of what is read second.
  open class var secondaryLabel: UIColor { make(0.56, 0.56, 0.58) }
  /// The colour of what is read third.
  open class var tertiaryLabel: UIColor { make(0.7, 0.7, 0.72) }
  /// The colour of lines.
  open class var separator: UIColor { make(0.78, 0.78, 0.8) }
  /// What pages stand on.
  open class var systemBackground: UIColor { make(1, 1, 1) }
  /// What boxes on pages stand on.
  open class var secondarySystemBackground: UIColor { make(0.95, 0.95, 0.97) }
  /// What boxes in boxes stand on.
  open class var tertiarySystemBackground: UIColor { make(1, 1, 1) }
  /// What lists in groups stand on.
  open class var systemGroupedBackground: UIColor { make(0.95, 0.95, 0.97) }
  /// What rows of lists in groups stand on.
  open class var secondarySystemGroupedBackground: UIColor { make(1, 1, 1) }
  /// What is filled.
  open class var systemFill: UIColor { make(0.9, 0.9, 0.92) }
  /// The app's own colour.
  open class var tintColor: UIColor { systemBlue }
}

// What only concerns how a text looks leaves it a text, which can be joined to others.
extension Text {
  /// Says how texts are written.
  public func font(_ font: Font?) -> Text { self }

  /// Says how heavy letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Says what letters look like.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Makes texts heavier.
  public func bold(_ isActive: Bool = true) -> Text { self }

  /// Slants texts.
  public func italic(_ isActive: Bool = true) -> Text { self }

  /// Underlines texts.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Strikes texts through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Gives digits one width.
  public func monospacedDigit() -> Text { self }

  /// Gives letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Sets letters apart.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets letters apart.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Moves texts up.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Gives the view a colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
}

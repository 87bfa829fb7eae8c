// What only concerns looks: it compiles and does nothing, as nobody sees pixels here. What has a meaning, such as what can be
// touched and what is read, stands elsewhere, and does something.

/// How texts look.
extension View {
  /// Says how texts are written.
  public nonisolated func font(_ font: Font?) -> some View { self }

  /// Says how heavy letters are.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Says what letters look like.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes texts heavier.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

  /// Slants texts.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }

  /// Underlines texts.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Strikes texts through.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Gives digits one width.
  public nonisolated func monospacedDigit() -> some View { self }

  /// Gives letters one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets letters apart.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets letters apart.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// Moves texts up.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Says how texts are written in capitals; they are read as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Bounds the lines of texts, which are read whole here.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }

  /// Bounds the lines of texts, which are read whole here.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Bounds the lines of texts, which are read whole here.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Sets lines apart.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets lines under each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Lets texts be smaller.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Says where texts are cut, which are read whole here.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets letters come closer.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}

/// How large views are, and where.
extension View {
  /// Leaves room around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

  /// Leaves room around the view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Leaves room around the view.
  public nonisolated func padding(_ length: CGFloat) -> some View { self }

  /// Gives the view a size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view bounds for its size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view the size of what is around it.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }

  /// Lets the view have its own size.
  public nonisolated func fixedSize() -> some View { self }

  /// Lets the view have its own size.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Says who gets room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Puts the view at a point.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Puts the view at a point.
  public nonisolated func position(_ position: CGPoint) -> some View { self }

  /// Moves the view.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Moves the view.
  public nonisolated func offset(_ offset: CGSize) -> some View { self }

  /// Puts the view above others.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Keeps the view's proportions.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }

  /// Fits the view in.
  public nonisolated func scaledToFit() -> some View { self }

  /// Fills with the view.
  public nonisolated func scaledToFill() -> some View { self }

  /// Lets the view go under bars.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Lets the view go under bars.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// Which colours and forms views have.
extension View {
  /// Gives the view a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  /// Gives the view a colour.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Gives the view colours.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { self }

  /// Gives controls a colour.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Gives controls a colour.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { self }

  /// Gives controls a colour.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }

  /// Draws an edge.
  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
    -> some View
  { self }

  /// Throws a shadow.
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Blurs the view, which is read all the same.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast.
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// Changes the saturation.
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// Takes colour away.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Inverts colours.
  public nonisolated func colorInvert() -> some View { self }

  /// Multiplies colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }

  /// Turns hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }

  /// Mixes with what lies under the view.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Cuts what goes beyond.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }

  /// Cuts the view into a form.
  public nonisolated func clipShape<Form: Shape>(
    _ shape: Form, style: FillStyle = FillStyle()
  ) -> some View { self }

  /// Gives what is in the view a form.
  public nonisolated func containerShape<Form: Shape>(_ shape: Form) -> some View { self }

  /// Shows the view only where another one is.
  public nonisolated func mask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Says where the view can be touched: here, as a whole.
  public nonisolated func contentShape<Form: Shape>(_ shape: Form) -> some View { self }
}

/// How views move.
extension View {
  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Makes the view larger.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view larger.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view larger.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Animates changes, which come at once here.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Animates changes, which come at once here.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  { self }

  /// Animates coming and going, which is done at once here.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }

  /// Changes how changes are animated, which come at once here.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// Lets one view go over into another.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Animates changes of the content, which come at once here.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Lets a symbol move.
  public nonisolated func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value)
    -> some View
  { self }

  /// Lets a symbol move.
  public nonisolated func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
    self
  }

  /// Says how symbols are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Says which form of symbols is drawn.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Says how large symbols are.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Draws the view as one picture.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws the view as one picture.
  public nonisolated func compositingGroup() -> some View { self }
}

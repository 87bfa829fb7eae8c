// What only concerns looks: it compiles and does nothing, as nobody sees pixels here. What has a meaning, such as what can be
// touched and what is read, stands elsewhere, and does something.

/// How controls, lists and bars look.
extension View {
  /// Hides the labels of controls, which are read all the same.
  public nonisolated func labelsHidden() -> some View { self }

  /// Says how lists look.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Says what lies under rows.
  public nonisolated func listRowBackground<Content: View>(_ view: Content?) -> some View { self }

  /// Says whether lines are between rows.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Gives lines between rows a colour.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Leaves room in rows.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets rows apart.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets sections apart.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Says whether lines are between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Says whether lists have a background.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Says whether one sees how far one has scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Says whether one can scroll, which nobody has to here.
  public nonisolated func scrollDisabled(_ isDisabled: Bool) -> some View { self }

  /// Says whether scrolling closes the keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }

  /// Says whether lists bounce.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says which form buttons have.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Says how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Says how fields look.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }

  /// Says how choices of moments look.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    self
  }

  /// Says how menus look.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }

  /// Says how forms look.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }

  /// Says how pages beside each other look.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }

  /// Says how the points under pages look.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    self
  }

  /// Says how columns look, of which a phone shows one.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  { self }

  /// Says how columns look, of which a phone shows one.
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
    -> some View
  { self }

  /// Says how large the page's name is.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Says how large the page's name is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Says what lies under bars.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says whether something lies under bars.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Says whether bars are dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// How sheets and the phone's own bars look.
extension View {
  /// Says how tall a sheet is.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Says how tall a sheet is.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Says whether a sheet shows that it can be dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Rounds a sheet's corners.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Says what lies under a sheet.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    self
  }

  /// Says how a page is shown on a phone.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }

  /// Says whether the app is dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Says whether the phone's own bar is hidden.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Says whether the phone's own bar is hidden.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Says whether the phone's own bars are hidden.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// What concerns keyboards, pointers and previews.
extension View {
  /// Says which keyboard a field has.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says whether texts are corrected, which they never are here.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether texts are corrected, which they never are here.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Says whether texts begin with capitals, which is left to who writes.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says whether texts begin with capitals, which is left to who writes.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Says what a text is.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Says what the key that completes a text is called.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Says whether texts can be chosen.
  public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Hides what is not there yet, which is read all the same.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows what was hidden.
  public nonisolated func unredacted() -> some View { self }

  /// Says that others should not see the view.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Says what a pointer would tell; here are fingers alone.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Says what a pointer would do; here are fingers alone.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Lets the phone be felt; nobody feels it.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }

  /// Names what places are measured in.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }

  /// Says where the view is set.
  public nonisolated func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Says where the view is set.
  public nonisolated func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Lets a view be several columns wide.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }

  /// Says where a column is set.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Turns the view around for other languages.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Says how pages come.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// Says on which phone a preview is shown.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says how large a preview is.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
}

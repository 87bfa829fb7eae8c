/// The look of the page: light and dark, wide and narrow, on screen and on paper.
enum HTMLStyle {
  /// The style sheets in the order in which they apply.
  static let parts: [StaticString] = [page, list, scenario, phone, dialogs, charts, media]
}

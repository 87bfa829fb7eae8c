internal import DeviceInterface

/// Something that the user can see, read or touch, as accessibility would tell it.
struct Element {
  /// What sort of thing it is.
  enum Kind {
    /// A text.
    case text
    /// A picture; it is read where nothing else names what it stands on.
    case picture
    /// A figure with what it tells.
    case figure(Metric.Value)
    /// A short text on a colour of its own.
    case badge(Badge.Color)
    /// Something that is going on.
    case progress
    /// Something that can be tapped.
    case button
    /// Something that can be written into.
    case field(text: String, change: (String) -> Void)
    /// A number that is dragged within bounds, and takes what is written.
    indirect case slider(Double, ClosedRange<Double>, change: (Double) -> Void)
    /// A row of a list.
    indirect case row(Row)
    /// A map.
    indirect case map(MapView, select: (Int) -> Void)
    /// What keeps two others apart.
    case space
  }

  var kind: Kind
  /// What it says; of a row, nothing.
  var label: String
  var isEnabled = true
  /// What a tap does.
  var tap: (@MainActor () -> Void)?
  /// What the app's own tests call it.
  var identifier: String?
  /// The texts of which the label was made.
  var parts: [String] = []
  /// Whether a tap leads to another page.
  var opens = false
  /// Whether a tap stands for a long touch.
  var isHold = false
  /// Whether a tap leaves things as they are.
  var isCancel = false

  init(_ kind: Kind, _ label: String, tap: (@MainActor () -> Void)? = nil) {
    (self.kind, self.label, self.tap) = (kind, label, tap)
  }

  /// Makes a button of what is on it.
  init(buttonWith inner: [Element], tap: @escaping @MainActor () -> Void) {
    let texts = inner.flatMap(\.texts)
    self.init(.button, inner.label(of: texts), tap: tap)
    parts = texts
  }
}

/// A row of a list: what it shows, and what the user may do to it.
struct Row {
  var elements: [Element]
  /// Whether the row stands for an element of the app's data, and not for itself.
  var isOfData = false
  /// Whether a tap leads to another page.
  var opens = false
  /// How the list knows the row.
  var tag: AnyHashable?
  /// What a tap on a row that does nothing itself does with what the list knows it by.
  var choose: ((AnyHashable) -> Void)?
  /// What the user finds by swiping or by a long touch.
  var deeds: [Deed] = []
  /// What deletes the row, where its list lets the user do so.
  var delete: (@MainActor () -> Void)?
  /// Whether the row may be deleted so; the app's own deeds by a swipe stand in the place of that.
  var canBeDeleted = true

  /// All that the user may do to it.
  var allDeeds: [Deed] {
    guard canBeDeleted, let delete else { return deeds }
    return [Deed(label: "Delete", isEnabled: true, perform: delete)] + deeds
  }
}

/// Something that may be done to a row or a view, found by swiping or by a long touch.
struct Deed {
  let label: String
  let isEnabled: Bool
  let perform: @MainActor () -> Void

  /// It as a control, with the name of what it is done to before it.
  func control(named name: String) -> Element {
    var control = Element(.button, name.isEmpty ? label : "\(name): \(label)", tap: perform)
    control.isEnabled = isEnabled
    return control
  }
}

/// The screen as it is being drawn: what is on it, in reading order.
@MainActor struct Canvas {
  private(set) var elements: [Element] = []
  /// What stands above the page; nil where no view has said so.
  var title: String?
  /// What the bars hold.
  var bars: [Element] = []
  /// What covers all of this, the last one on top.
  var covers: [Canvas] = []
  /// The question above everything.
  var question: Question?
  /// What pulling the list down does.
  var refresh: (@MainActor () -> Void)?
  /// Whether the page cannot be swiped away.
  var isHeld = false
  /// Whether a page upon another shows no way back.
  var hidesBack = false
  /// Whether the names of pages beside this one are hidden.
  var hidesTabs = false
  /// Whether each view that is drawn next is a row.
  var isListing = false
  /// What holds for the rows that are drawn next.
  var row = Row(elements: [])
  /// Whether what is drawn next can be used.
  var isEnabled = true
  /// Whether something was drawn that cannot be seen.
  private var hasUnseen = false

  /// A question with its answers, above everything else.
  struct Question {
    var title: String
    var message: String
    /// What the user can write into before answering.
    var fields: [Element] = []
    var answers: [(label: String, perform: @MainActor () -> Void)]
  }

  init() {}

  /// Adds something.
  mutating func add(_ element: Element) {
    var element = element
    if !isEnabled { element.isEnabled = false }
    elements.append(element)
  }

  /// Adds a text; one that is empty is read by nobody, and still the figure of its label.
  mutating func add(text: String) { add(Element(.text, text)) }

  /// Returns what is drawn within, which does not come onto this canvas by itself; bars, covers and questions do.
  mutating func within(_ draw: (inout Canvas) -> Void) -> [Element] {
    let (outer, wasListing, row) = (elements, isListing, row)
    (elements, isListing, self.row) = ([], false, Row(elements: []))
    draw(&self)
    let drawn = elements
    (elements, isListing, self.row) = (outer, wasListing, row)
    return drawn
  }

  /// Adds what is drawn within: as one thing where that can be made of it.
  mutating func addWithin(
    joining join: (ArraySlice<Element>) -> Element?, _ draw: (inout Canvas) -> Void
  ) {
    let (start, wasListing, row) = (elements.count, isListing, row)
    (isListing, self.row) = (false, Row(elements: []))
    draw(&self)
    (isListing, self.row) = (wasListing, row)
    guard let joined = join(elements[start...]) else { return }
    elements.removeSubrange(start...)
    add(joined)
  }

  /// Draws what cannot be seen: it is neither read nor touched.
  mutating func unseen(_ draw: (inout Canvas) -> Void) {
    _ = within(draw)
    hasUnseen = true
  }

  /// Returns what is drawn within, as `within` does; nil where all of it cannot be seen.
  mutating func seen(_ draw: (inout Canvas) -> Void) -> [Element]? {
    let hadUnseen = hasUnseen
    hasUnseen = false
    let drawn = within(draw)
    defer { hasUnseen = hasUnseen || hadUnseen }
    return drawn.isEmpty && hasUnseen ? nil : drawn
  }

  /// Draws a list, each of whose views is a row, and one of whose rows may be chosen.
  mutating func listing(
    choosing choose: ((AnyHashable) -> Void)? = nil, _ draw: (inout Canvas) -> Void
  ) {
    let wasListing = isListing
    isListing = true
    with(row: { $0.choose = choose }, draw)
    isListing = wasListing
  }

  /// Returns the rows that are drawn within, which do not come onto this canvas by themselves.
  mutating func rows(_ draw: (inout Canvas) -> Void) -> [Element] {
    let outer = elements
    elements = []
    draw(&self)
    defer { elements = outer }
    return elements
  }

  /// Adds a row with what is drawn within.
  mutating func addRow(_ draw: (inout Canvas) -> Void) {
    add(row, of: Element(.row(row), ""), draw)
  }

  /// Adds a row that was drawn before, with something else in it.
  mutating func add(_ row: Row, of element: Element, _ draw: (inout Canvas) -> Void) {
    var (row, element) = (row, element)
    row.elements = within(draw)
    guard row.elements.contains(where: { !$0.label.isEmpty || $0.isRow }) else { return }
    row.opens = row.elements.contains(where: \.opens)
    element.kind = .row(row)
    if let choose = row.choose, let tag = row.tag { element.tap = { choose(tag) } }
    add(element)
  }

  /// Draws with other rules for the rows within.
  mutating func with(row change: (inout Row) -> Void, _ draw: (inout Canvas) -> Void) {
    let outer = row
    change(&row)
    draw(&self)
    row = outer
  }

  /// Draws where nothing can be used, if so.
  mutating func disabled(if isDisabled: Bool, _ draw: (inout Canvas) -> Void) {
    let outer = isEnabled
    isEnabled = isEnabled && !isDisabled
    draw(&self)
    isEnabled = outer
  }
}

extension [Element] {
  /// What is read of these as the label of one thing: texts, or else pictures, or else what tests call them.
  var label: String { label(of: flatMap(\.texts)) }

  /// What is read of these as the label of one thing, where their texts are known.
  fileprivate func label(of texts: [String]) -> String {
    if texts.count == 1 { return texts[0] }
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    let pictures = compactMap { element -> String? in
      if case .picture = element.kind { element.label } else { nil }
    }
    return pictures.first { !$0.isEmpty } ?? compactMap(\.identifier).first ?? ""
  }
}

extension Element {
  /// Whether it is a row itself.
  fileprivate var isRow: Bool {
    switch kind {
    case .row, .map, .field, .slider: true
    default: false
    }
  }

  /// The texts that are read of it, pictures aside.
  var texts: [String] {
    switch kind {
    case .text, .badge, .progress: label.isEmpty ? [] : [label]
    case .figure(let value): [label, value.text(atUptime: .zero)].filter { !$0.isEmpty }
    case .button, .field, .slider: label.isEmpty ? [] : [label]
    case .row(let row): row.elements.flatMap(\.texts)
    case .picture, .map, .space: []
    }
  }
}

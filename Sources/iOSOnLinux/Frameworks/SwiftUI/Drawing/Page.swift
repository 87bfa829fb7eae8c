internal import DeviceInterface

/// A canvas as the phone's screen, with what each touch of it does.
@MainActor struct Page {
  private(set) var screen: Screen
  private var taps: [String: @MainActor () -> Void] = [:]
  private var edits: [String: @MainActor (String) -> Void] = [:]
  private var selectPoint: ((Int) -> Void)?
  private var refresh: (@MainActor () -> Void)?
  private var player: Player?
  /// How many things that can be tapped bear a label.
  private var counts: [String: Int] = [:]

  /// Makes a screen of what lies on top of the canvas.
  init(_ canvas: Canvas, named name: String) {
    var canvas = canvas
    while let cover = canvas.covers.last { canvas = cover }
    screen = Screen(title: canvas.title ?? name)
    count(canvas.elements)
    count(canvas.bars)
    for element in canvas.elements { add(element) }
    for element in canvas.bars { add(element) }
    player = Player(in: canvas.elements)
    screen.player = player?.view
    refresh = canvas.refresh
    screen.canPullToRefresh = refresh != nil
    if let question = canvas.question { add(question) }
  }

  private mutating func count(_ elements: [Element]) {
    for element in elements {
      switch element.kind {
      case .button: counts[element.label, default: 0] += 1
      case .row(let row): count(row.elements)
      default: continue
      }
    }
  }

  private mutating func add(_ element: Element) {
    switch element.kind {
    case .text: say(element.label)
    case .picture, .space: return
    case .figure(let value): screen.metrics.append(Metric(element.label, value))
    case .badge(let color): screen.badges.append(Badge(element.label, color))
    case .progress: screen.progress = screen.progress ?? element.label
    case .button: addControl(element, label: element.label)
    case .field(let text, let change):
      screen.fields.append(DeviceInterface.TextField(element.label, text: text))
      if element.isEnabled { edits[element.label] = change }
    case .slider(let number, _, let change):
      let label = element.label.isEmpty ? "Slider" : element.label
      screen.fields.append(DeviceInterface.TextField(label, text: SliderText.words(number)))
      guard element.isEnabled else { return }
      edits[label] = { text in
        if let number = Double(text), number.isFinite { change(number) }
      }
    case .row(let row): add(row, of: element)
    case .map(let map, let select):
      // The screen has one map: what lies below the first is not drawn.
      guard screen.map == nil else { return }
      (screen.map, selectPoint) = (map, select)
    }
  }

  private mutating func say(_ text: String) {
    guard !text.isEmpty else { return }
    screen.message = screen.message.map { $0 + "\n" + text } ?? text
  }

  private mutating func addControl(_ element: Element, label: String) {
    screen.controls.append(Control(label, isEnabled: element.isEnabled))
    if element.isEnabled, taps[label] == nil { taps[label] = element.tap }
  }

  /// A row that says something is one of the list; one that is a single control, or a figure, is that.
  private mutating func add(_ row: Row, of element: Element) {
    let texts = row.elements.filter(\.isRead)
    let buttons = row.elements.filter(\.isButton)
    if !row.isOfData, !row.opens, row.allDeeds.isEmpty, row.elements.allSatisfy(\.standsAlone) {
      for element in row.elements { add(element) }
      return
    }
    let main = texts.isEmpty ? buttons.first : nil
    let words = main.map { $0.label.isEmpty ? [] : [$0.label] } ?? texts.flatMap(\.texts)
    guard let title = main?.lines.first ?? words.first else {
      for element in row.elements { add(element) }
      return add(row.allDeeds, named: row.elements.label)
    }
    let details = (main?.lines ?? words).dropFirst()
    let tap = main?.tap ?? element.tap
    screen.items.append(
      ListItem(
        title: title, detail: details.joined(separator: " · "),
        isTappable: tap != nil && element.isEnabled && main?.isEnabled != false))
    if let tap, element.isEnabled, main?.isEnabled != false, taps[title] == nil {
      taps[title] = tap
    }
    for element in row.elements where !element.isRead {
      if element.isButton, main != nil, element.label == main?.label { continue }
      if element.isButton {
        addControl(
          element, label: counts[element.label] == 1 ? element.label : "\(title): \(element.label)")
      } else {
        add(element)
      }
    }
    add(row.allDeeds, named: title)
  }

  private mutating func add(_ deeds: [Deed], named title: String) {
    for deed in deeds {
      let control = deed.control(named: title)
      addControl(control, label: control.label)
    }
  }

  private mutating func add(_ question: Canvas.Question) {
    screen.dialog = Dialog(
      title: question.title, message: question.message, buttons: question.answers.map(\.label))
    // What lies under the question cannot be touched.
    (taps, edits, selectPoint, refresh, player) = ([:], [:], nil, nil, nil)
    for field in question.fields { add(field) }
    for answer in question.answers { taps[answer.label] = taps[answer.label] ?? answer.perform }
  }

  /// Does what a touch does; returns whether there was anything to do.
  func perform(_ signal: Signal) -> Bool {
    switch signal {
    case .tapped(let label):
      taps[label]?()
      return taps[label] != nil
    case .tappedPoint(let number):
      selectPoint?(number)
      return selectPoint != nil
    case .entered(let text, let field):
      edits[field]?(text)
      return edits[field] != nil
    case .pulledToRefresh:
      refresh?()
      return refresh != nil
    case .tappedPlay, .tappedPause, .draggedPlayer: return player?.perform(signal) ?? false
    default: return false
    }
  }
}

extension Element {
  /// Whether it is read as part of its row.
  fileprivate var isRead: Bool {
    switch kind {
    case .text, .figure: true
    case .badge, .button, .field, .map, .picture, .progress, .row, .slider, .space: false
    }
  }

  fileprivate var isButton: Bool { if case .button = kind { true } else { false } }

  /// Whether a row that holds it alone shows it as it would be shown outside of a list.
  fileprivate var standsAlone: Bool {
    switch kind {
    case .badge, .button, .field, .figure, .map, .picture, .progress, .row, .slider, .space: true
    case .text: false
    }
  }

  /// The lines of which its label was made.
  fileprivate var lines: [String] { parts.isEmpty ? (label.isEmpty ? [] : [label]) : parts }
}

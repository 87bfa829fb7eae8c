public import DeviceInterface

/// A screen made of view models: what the user sees, and what happens at a touch.
///
/// ```swift
/// var content = ScreenContent("Trail")
/// content.text(model.status)
/// content.button("Start") { model.start() }
/// ```
@MainActor public struct ScreenContent {
  /// What the user sees; what has no call of its own here can be set directly.
  public var screen: Screen
  private var taps: [String: @MainActor () -> Void] = [:]
  private var edits: [String: @MainActor (String) -> Void] = [:]
  private var player: (play: @MainActor () -> Void, pause: @MainActor () -> Void)?
  private var drag: (@MainActor (Duration) -> Void)?

  /// Creates a screen with a heading.
  public init(_ title: String) { screen = Screen(title: title) }

  /// Adds a sentence; several stand one below the other.
  public mutating func text(_ text: String) {
    screen.message = [screen.message, text].compactMap(\.self).joined(separator: "\n")
  }

  /// Adds a figure with what it tells.
  public mutating func value(_ label: String, _ text: String) {
    screen.metrics.append(Metric(label, .text(text)))
  }

  /// Adds a row to the list, which can be tapped where it says what that does.
  public mutating func row(
    _ title: String, detail: String = "", action: (@MainActor () -> Void)? = nil
  ) {
    screen.items.append(ListItem(title: title, detail: detail, isTappable: action != nil))
    if let action { taps[title] = action }
  }

  /// Adds a badge; grey unless said otherwise.
  public mutating func badge(_ text: String, _ color: Badge.Color = .gray) {
    screen.badges.append(Badge(text, color))
  }

  /// Adds a button.
  public mutating func button(
    _ label: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    screen.controls.append(Control(label, isEnabled: isEnabled))
    taps[label] = action
  }

  /// Adds a field that the user can write into.
  public mutating func field(
    _ label: String, text: String, onChange: @escaping @MainActor (String) -> Void
  ) {
    screen.fields.append(TextField(label, text: text))
    edits[label] = onChange
  }

  /// Adds the controls of an audio player, of which the screen has one: a button and a bar that can be dragged.
  public mutating func player(
    _ title: String, length: Duration, at time: Duration, isPlaying: Bool,
    play: @escaping @MainActor () -> Void, pause: @escaping @MainActor () -> Void,
    drag: (@MainActor (Duration) -> Void)? = nil
  ) {
    let uptime = HostPhone.require(for: "ScreenContent").facts.uptime
    screen.player = PlayerView(
      title: title, length: length,
      position: RunningTime(time, runningSince: isPlaying ? uptime : nil), isPlaying: isPlaying)
    (player, self.drag) = ((play, pause), drag)
  }

  /// Puts a dialog above everything else.
  public mutating func dialog(
    _ title: String, message: String = "",
    buttons: [(label: String, action: @MainActor () -> Void)]
  ) {
    screen.dialog = Dialog(title: title, message: message, buttons: buttons.map(\.label))
    for button in buttons { taps[button.label] = button.action }
  }

  /// Does what a touch of the user does; returns whether there was anything to do.
  func perform(_ signal: Signal) -> Bool {
    switch signal {
    case .tapped(let label):
      taps[label]?()
      return taps[label] != nil
    case .tappedPlay:
      player?.play()
      return player != nil
    case .tappedPause:
      player?.pause()
      return player != nil
    case .draggedPlayer(let time):
      drag?(time)
      return drag != nil
    case .entered(let text, let field):
      edits[field]?(text)
      return edits[field] != nil
    default: return false
    }
  }
}

/// An app whose screen is made of view models, each touch with what it does.
@MainActor public protocol ScreenApp: HostedApp {
  /// What the user sees now.
  var content: ScreenContent { get }

  /// Takes in what is no touch of the content: by default, nothing happens.
  func hear(_ signal: Signal)
}

extension ScreenApp {
  /// The screen of the content.
  public var screen: Screen { content.screen }

  /// Does what a touch does, and lets the app hear everything else.
  public func handle(_ signal: Signal) {
    if !content.perform(signal) { hear(signal) }
  }

  /// Does nothing.
  public func hear(_ signal: Signal) {}
}

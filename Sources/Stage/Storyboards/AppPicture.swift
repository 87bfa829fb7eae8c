/// What an app shows, from top to bottom.
public struct AppPicture: Hashable, Sendable {
  /// A short label beside the heading.
  public struct Badge: Hashable, Sendable {
    /// The label.
    public var label: String
    /// The colour behind it: `gray`, `green`, `yellow`, `red` or `blue`.
    public var color: String

    /// Creates a badge.
    public init(_ label: String, color: String) {
      self.label = label
      self.color = color
    }
  }

  /// A figure under a label.
  public struct Metric: Hashable, Sendable {
    /// What the figure tells.
    public var label: String
    /// The figure as it is read.
    public var value: String

    /// Creates a figure.
    public init(_ label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A row of a list.
  public struct Row: Hashable, Sendable {
    /// The first line.
    public var title: String
    /// The second line; empty where there is none.
    public var detail: String
    /// Whether it can be tapped.
    public var isTappable: Bool

    /// Creates a row.
    public init(_ title: String, detail: String = "", isTappable: Bool = false) {
      self.title = title
      self.detail = detail
      self.isTappable = isTappable
    }
  }

  /// What can be written into.
  public struct Field: Hashable, Sendable {
    /// What is to be written.
    public var label: String
    /// What stands there; empty where nothing does.
    public var text: String

    /// Creates a field.
    public init(_ label: String, text: String = "") {
      self.label = label
      self.text = text
    }
  }

  /// A button.
  public struct Button: Hashable, Sendable {
    /// The label.
    public var label: String
    /// Whether a tap does anything now.
    public var isEnabled: Bool

    /// Creates a button.
    public init(_ label: String, isEnabled: Bool = true) {
      self.label = label
      self.isEnabled = isEnabled
    }
  }

  /// The heading.
  public var title: String
  /// Short labels beside the heading.
  public var badges: [Badge] = []
  /// What is going on, as the user reads it while waiting.
  public var progress: String?
  /// A sentence that tells the user something.
  public var message: String?
  /// A short note that is shown for a moment.
  public var toast: String?
  /// Figures, in order.
  public var metrics: [Metric] = []
  /// The map, if there is one.
  public var map: MapPicture?
  /// The audio player, if there is one.
  public var player: PlayerPicture?
  /// The rows of the list, in order.
  public var rows: [Row] = []
  /// What can be written into, in order.
  public var fields: [Field] = []
  /// The buttons, in order.
  public var buttons: [Button] = []
  /// The app's own dialog above the rest, if there is one.
  public var dialog: DialogPicture?

  /// Creates a screen that shows only its heading.
  public init(title: String) {
    self.title = title
  }
}

/// A dialog of an app, or a question of the system.
public struct DialogPicture: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// The text under the heading; empty where there is none.
  public var message: String
  /// The labels of the buttons, in the order shown.
  public var buttons: [String]
  /// Whether precise location is chosen; nil where there is no such choice.
  public var isPrecise: Bool?

  /// Creates a dialog.
  public init(title: String, message: String = "", buttons: [String], isPrecise: Bool? = nil) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.isPrecise = isPrecise
  }
}

/// An audio player as an app shows it.
public struct PlayerPicture: Hashable, Sendable {
  /// What is played.
  public var title: String
  /// How long it plays.
  public var length: Duration
  /// Where the playback is.
  public var position: Duration
  /// Whether it plays.
  public var isPlaying: Bool

  /// Creates a player.
  public init(title: String, length: Duration, position: Duration, isPlaying: Bool) {
    self.title = title
    self.length = length
    self.position = position
    self.isPlaying = isPlaying
  }
}

/// What an app shows, computed from its state and from nothing else.
public struct Screen: Hashable, Sendable {
  /// The heading of the screen.
  public var title: String
  /// Short labels beside the heading, such as "Offline".
  public var badges: [Badge]
  /// What is going on, as the user reads it while waiting; `nil` when nothing is.
  public var progress: String?
  /// A sentence that tells the user something, such as why a list is empty; `nil` when there is nothing to tell.
  public var message: String?
  /// A short note that the platform shows for a moment, such as "Location recorded"; `nil` when there is none.
  public var toast: String?
  /// Figures such as the elapsed time, in order.
  public var metrics: [Metric]
  /// The map, if the screen has one.
  public var map: MapView?
  /// The audio player, if the screen has one.
  public var player: PlayerView?
  /// The rows of the list, in order.
  public var items: [ListItem]
  /// What the user can write into, in order.
  public var fields: [TextField]
  /// What the user can tap, in order.
  public var controls: [Control]
  /// Whether the user can pull the list down to load it again.
  public var canPullToRefresh: Bool
  /// The dialog above everything else, if there is one; it keeps taps from what lies under it.
  public var dialog: Dialog?

  /// Creates a screen that shows only its title.
  public init(title: String) {
    self.title = title
    self.badges = []
    self.progress = nil
    self.message = nil
    self.toast = nil
    self.metrics = []
    self.map = nil
    self.player = nil
    self.items = []
    self.fields = []
    self.controls = []
    self.canPullToRefresh = false
    self.dialog = nil
  }

  /// Returns the screen as it is seen at an uptime of the phone: nothing on it goes on by itself any more.
  public func frozen(atUptime uptime: Duration) -> Screen {
    var screen = self
    // Nobody sees whether a list can be pulled down.
    screen.canPullToRefresh = false
    screen.metrics = metrics.map { Metric($0.label, .text($0.value.text(atUptime: uptime))) }
    screen.player = player.map { player in
      var player = player
      player.position = RunningTime(player.shownPosition(atUptime: uptime))
      return player
    }
    return screen
  }
}

/// A short label beside a screen's heading, such as "Active", with a colour that supports its meaning.
public struct Badge: Hashable, Sendable {
  /// The colour behind the label.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Neither good nor bad.
    case gray
    /// Running, all is well.
    case green
    /// Halted, or worth a look.
    case yellow
    /// Something is wrong.
    case red
    /// For information.
    case blue
  }

  /// The label the user reads.
  public var label: String
  /// The colour behind it.
  public var color: Color

  /// Creates a badge, grey unless said otherwise.
  public init(_ label: String, _ color: Color = .gray) {
    self.label = label
    self.color = color
  }
}

/// A figure on the screen under a label, such as the distance travelled.
public struct Metric: Hashable, Sendable {
  /// What the figure is.
  public enum Value: Hashable, Sendable {
    /// A text that stands until the app changes it.
    case text(String)
    /// A time as HH:MM:SS, which goes on by itself while it runs.
    case time(RunningTime)

    /// The figure as it is read at an uptime of the phone.
    public func text(atUptime uptime: Duration) -> String {
      switch self {
      case .text(let text): text
      case .time(let time): ClockText.render(time.value(atUptime: uptime))
      }
    }
  }

  /// What the figure tells.
  public var label: String
  /// The figure.
  public var value: Value

  /// Creates a metric.
  public init(_ label: String, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// One row of a list on the screen.
public struct ListItem: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The second line; empty where there is none.
  public var detail: String
  /// Whether a tap on the row does something.
  public var isTappable: Bool

  /// Creates a row, which cannot be tapped unless said otherwise.
  public init(title: String, detail: String = "", isTappable: Bool = false) {
    self.title = title
    self.detail = detail
    self.isTappable = isTappable
  }
}

/// Something on an app's screen that the user can tap.
public struct Control: Hashable, Sendable {
  /// The label the user reads.
  public var label: String
  /// Whether a tap does anything now.
  public var isEnabled: Bool

  /// Creates a control, enabled unless said otherwise.
  public init(_ label: String, isEnabled: Bool = true) {
    self.label = label
    self.isEnabled = isEnabled
  }
}

/// A dialog that an app shows above its screen.
public struct Dialog: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// The explanation under the heading.
  public var message: String
  /// The labels of its buttons, in the order shown.
  public var buttons: [String]

  /// Creates a dialog.
  public init(title: String, message: String, buttons: [String]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The controls of an audio player on the screen: one button, play or pause, and a progress bar that can be dragged.
public struct PlayerView: Hashable, Sendable {
  /// What is played.
  public var title: String
  /// How long it plays.
  public var length: Duration
  /// Where the playback is; the screen never draws it beyond the length.
  public var position: RunningTime
  /// Whether it plays, so that the button is a pause button.
  public var isPlaying: Bool

  /// Creates the controls.
  public init(title: String, length: Duration, position: RunningTime, isPlaying: Bool) {
    self.title = title
    self.length = length
    self.position = position
    self.isPlaying = isPlaying
  }

  /// Returns where the playback is seen to be at an uptime of the phone, never beyond the end of what is played.
  public func shownPosition(atUptime uptime: Duration) -> Duration {
    min(max(.zero, position.value(atUptime: uptime)), length)
  }
}

/// Something on an app's screen that the user can write into.
public struct TextField: Hashable, Sendable {
  /// What is to be written, as the user reads it.
  public var label: String
  /// What stands there; empty where nothing does.
  public var text: String

  /// Creates a field, empty unless said otherwise.
  public init(_ label: String, text: String = "") {
    self.label = label
    self.text = text
  }
}

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
}

/// What an app can say: the names of its parts, and the sentences that it can show.
///
/// A check that something is *not* to be seen means something only where it could be, and these are what can be. Where
/// a sentence has a number or a name in it, an example stands for all.
public struct AppWords: Sendable {
  /// The app's popups.
  public let popups: [Dialog]
  /// The labels of what can be tapped on its screens, popups aside.
  public let controls: [String]
  /// The labels of what can be written into on its screens.
  public let fields: [String]
  /// The labels beside the titles of its screens.
  public let badges: [String]
  /// Its notifications.
  public let notifications: [AppNotification]
  /// Its figures, with an example for each form in which one of them is written.
  public let figures: [Metric]
  /// Everything else that can be read on its screens.
  public let texts: [String]

  /// Lists what an app can say; what is left out it has none of.
  public init(
    popups: [Dialog] = [], controls: [String] = [], fields: [String] = [],
    badges: [String] = [], notifications: [AppNotification] = [], figures: [Metric] = [],
    texts: [String] = []
  ) {
    self.popups = popups
    self.controls = controls
    self.fields = fields
    self.badges = badges
    self.notifications = notifications
    self.figures = figures
    self.texts = texts
  }

  /// The titles of the popups, each once.
  public var popupTitles: [String] { Self.distinct(popups.map(\.title)) }

  /// The labels of all buttons, those of popups with them.
  public var buttons: [String] { Self.distinct(controls + popups.flatMap(\.buttons)) }

  /// The titles of its notifications, each once.
  public var notificationTitles: [String] { Self.distinct(notifications.map(\.title)) }

  /// Everything that can be read on its screens; what stands in its notifications is elsewhere.
  public var all: [String] {
    Self.distinct(
      popupTitles + popups.map(\.message) + buttons + fields + badges
        + figures.flatMap { [$0.label, Self.text(of: $0.value)] } + texts)
  }

  private static func text(of figure: Metric.Value) -> String {
    switch figure {
    case .text(let text): text
    case .time: "00:00:00"
    }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

import AppHost
import VirtualTime

/// What the app's SwiftUI views show, for the simulated phone: the rest of the app is the one that ships.
final class TrailScreen: ScreenApp {
  private let model = TrailModel()

  init(_ phone: HostPhone) {}

  var content: ScreenContent {
    var content = ScreenContent("Trail")
    content.text(model.status)
    if let hint = model.hint { content.text(hint) }
    content.value("Distance", model.distanceText)
    content.value("Points", "\(model.pointCount)")
    for arrival in model.arrivals { content.row(arrival) }
    switch model.phase {
    case .idle: content.button("Start") { self.model.start() }
    case .paused:
      content.button("Go on") { self.model.start() }
      content.button("Finish") { self.model.finish() }
    case .waiting, .recording: content.button("Pause") { self.model.pause() }
    }
    content.button("Where am I?") { self.model.locate() }
    content.button("Remind me at huts") { self.model.remindAtHuts() }
    return content
  }
}

@main enum Main {
  static func main() { AppHost.run { TrailScreen($0) } }
}

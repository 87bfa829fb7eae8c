import AppHost
import CoreLocation
import DeviceInterface
import PhoneNetwork
import VirtualTime

/// What the app's SwiftUI views show, for the simulated phone: the rest of the app is the one that ships.
final class TourScreen: ScreenApp {
  private let model = TourModel()

  init(_ phone: HostPhone) {}

  var content: ScreenContent { model.shown.map(page) ?? list }

  private var list: ScreenContent {
    var content = ScreenContent("Tours")
    if let problem = model.problem { content.text(problem) }
    for tour in model.tours { content.row(tour.title) { self.model.show(tour) } }
    return content
  }

  private func page(of tour: Tour) -> ScreenContent {
    var content = ScreenContent(tour.title)
    let walk = model.walk(on: tour)
    if let obstacle = model.obstacle { content.text(obstacle) }
    for (index, point) in tour.points.enumerated() {
      content.row(
        "\(point.number). \(point.title)", detail: detail(walk?.state(at: index) ?? .notReached))
    }
    content.screen.map = MapView(
      marker: model.place.flatMap { position($0.coordinate) },
      circles: tour.points.enumerated().compactMap { index, point in
        guard let center = position(point.coordinate) else { return nil }
        return .init(
          center: center, radius: .meters(Int(point.radiusM)),
          style: style(walk?.state(at: index) ?? .notReached))
      })
    switch walk?.status {
    case .running:
      content.badge("On the way", .green)
      addWay(walk, to: &content)
      content.button("Stop") { self.model.stop() }
    case .stopped:
      content.badge("Stopped", .yellow)
      content.button("Continue") { self.model.start(tour) }
    case .completed:
      content.badge("Completed", .blue)
      content.button("Start again") { self.model.start(tour) }
    case nil: content.button("Start") { self.model.start(tour) }
    }
    content.button("All tours") { self.model.show(nil) }
    return content
  }

  /// How far it is to the next point, and what is heard.
  private func addWay(_ walk: Walk?, to content: inout ScreenContent) {
    if let next = walk?.nextPoint, let place = model.place {
      content.value("To point \(next.number)", "\(Int(place.distance(from: next.location))) m")
    }
    let narrator = model.narrator
    guard narrator.duration > 0 else { return }
    content.player(
      narrator.title, length: .seconds(narrator.duration), at: .seconds(narrator.time),
      isPlaying: narrator.isPlaying, play: { narrator.play() }, pause: { narrator.pause() },
      drag: { narrator.time = Double($0.components.seconds) })
  }

  private func detail(_ state: Walk.PointState) -> String {
    switch state {
    case .notReached: "Not reached"
    case .active: "Heard now"
    case .queued: "Up next"
    case .completed: "Completed"
    }
  }

  private func style(_ state: Walk.PointState) -> MapView.Circle.Style {
    switch state {
    case .notReached, .queued: .gray
    case .active: .pulsingOrange
    case .completed: .checkedGreen
    }
  }

  private func position(_ place: CLLocationCoordinate2D) -> Position? {
    Position(latitudeDegrees: place.latitude, longitudeDegrees: place.longitude)
  }
}

@main enum Main {
  static func main() {
    PhoneNetwork.install()
    AppHost.run { TourScreen($0) }
  }
}

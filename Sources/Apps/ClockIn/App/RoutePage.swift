import AppParts
import DeviceInterface

/// The page with the route of one shift: what it shows, and how the server's points are being loaded.
struct RoutePage: Hashable, Sendable {
  /// The route on the screen.
  private(set) var route: ShiftRoute?
  /// How the server's points are being loaded.
  var loading = Loading()

  /// Shows a shift by the points that the phone has.
  mutating func open(_ summary: ShiftSummary, points: [TrackPoint]) {
    route = ShiftRoute(summary, points: points)
    loading.finish()
  }

  /// Shows other points of the same shift; the one that was tapped stays selected.
  mutating func show(_ points: [TrackPoint]) {
    guard let shown = route else { return }
    var route = ShiftRoute(shown.summary, points: points)
    if let selected = shown.selected?.number { route.select(selected) }
    self.route = route
  }

  /// Adds a point that was recorded just now, where its shift is the one on the screen.
  mutating func add(_ point: TrackPoint, of owner: String) {
    if route?.summary.id == owner { route?.add(point) }
  }

  /// Selects the point that was tapped.
  mutating func select(_ number: Int) { route?.select(number) }

  /// Shows no route any more, and waits for no answer.
  mutating func close(_ platform: inout Requests) {
    loading.cancel(&platform)
    route = nil
  }
}

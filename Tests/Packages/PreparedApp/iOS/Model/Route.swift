#if os(iOS)
  import Foundation
#else
  #error("this app is for phones")
#endif

/// A place on the way.
struct Waypoint: Equatable {
  var name: String
  var metres: Double
}

@objc protocol RouteDelegate: AnyObject {
  func route(_ route: Route, didReach name: String)
  @objc optional func routeDidEnd(_ route: Route)
  @objc optional func nickname(of route: Route) -> String?
}

@objcMembers
final class Route: NSObject {
  weak var delegate: RouteDelegate?
  private(set) var walked = 0.0
  private var ahead: [Waypoint]

  init(_ waypoints: [Waypoint]) {
    ahead = waypoints
    super.init()
  }

  @objc func walk(_ metres: Double) {
    walked += metres
    while let next = ahead.first, next.metres <= walked {
      ahead.removeFirst()
      delegate?.route(self, didReach: next.name)
      if ahead.isEmpty { tellEnd() }
    }
  }

  /// Reads "park 100" and the like, a line each; `#if os(iOS)` in a text is text.
  static func waypoints(in text: String) -> [Waypoint] {
    text.split(separator: "\n").compactMap { line in
      guard let match = try? /(\w+) +(\d+)/.wholeMatch(in: line),
        let metres = Double(match.2)
      else { return nil }
      return Waypoint(name: "\(match.1)", metres: metres)
    }
  }
}

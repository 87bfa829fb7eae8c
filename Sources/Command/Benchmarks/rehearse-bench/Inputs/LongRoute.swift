import AppParts
import ClockInApp
import ClockInRoom
import DeviceInterface

/// The clock-in app in front of the history with one shift, whose server knows a route of any length.
struct LongRoute {
  private static let shift = "s-bench"

  /// The app as it is when the shift is tapped.
  private var flow: ClockInFlow
  /// The row of the shift.
  private let row: String
  /// The server's answer with the points of the route.
  private let answer: ServerResponse

  /// Opens the history; nil where the app does not show the shift.
  init?(points: Int) {
    var flow = ClockInFlow()
    _ = Self.send(.launched(.user), &flow)
    _ = Self.send(.becameActive, &flow)
    guard let query = Self.send(.tapped("Shift history"), &flow) else { return nil }
    let end = Self.time(of: points)
    let history =
      #"{"shifts":[{"shift":"\#(Self.shift)","clockedInAtMs":\#(Self.time(of: 0)),"#
      + #""clockedOutAtMs":\#(end),"points":\#(points),"review":null}]}"#
    _ = Self.send(.response(id: query, ServerResponse(status: 200, body: history)), &flow)
    guard let row = flow.screen.items.first(where: \.isTappable)?.title else { return nil }
    self.flow = flow
    self.row = row
    answer = ServerResponse(status: 200, body: Self.body(points))
  }

  /// Taps the shift and takes in the server's answer; nil where the app does not ask for the route.
  func opened() -> ClockInFlow? {
    var flow = flow
    guard let query = Self.send(.tapped(row), &flow) else { return nil }
    _ = Self.send(.response(id: query, answer), &flow)
    return flow
  }

  /// Hands a signal to the app and returns the number of the request that it sends, if it does.
  private static func send(_ signal: Signal, _ flow: inout ClockInFlow) -> Int? {
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    flow.handle(signal, &platform)
    for request in platform.list {
      if case .send(let request) = request { return request.id }
    }
    return nil
  }

  private static func time(of number: Int) -> Int {
    1_767_225_600_000 + number * 60_000
  }

  /// A way through a town, which turns at every twentieth point.
  private static func body(_ count: Int) -> String {
    var position = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000)
    let points = (1...count).map { number in
      if number.isMultiple(of: 3) || number % 20 == 0 {
        position = position?.position(at: .meters(180), bearing: Double(number / 20 * 75 % 360))
      } else {
        position = position?.position(at: .meters(90), bearing: Double(number / 20 * 75 % 360))
      }
      return #"{"n":\#(number),"timeMs":\#(time(of: number)),"#
        + #""lat":\#(position?.latitudeDegrees ?? 0),"lng":\#(position?.longitudeDegrees ?? 0),"#
        + #""accuracy":\#(5 + number % 30),"speed":1390}"#
    }
    return #"{"points":[\#(points.joined(separator: ","))]}"#
  }
}

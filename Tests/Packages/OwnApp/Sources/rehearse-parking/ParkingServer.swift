import BackendSimulator
import DeviceInterface

/// The app's server: it keeps where the car was left, the latest place last.
struct ParkingServer: SimulatedServer {
  var behaviour = ScriptedBehaviour()
  var log = RequestLog()
  private(set) var spots: [Position] = []

  func serves(_ path: String) -> Bool { path == "/api/car" }

  mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    guard request.method == .put else { return .error(status: 405, "only PUT is known") }
    guard let position = try? Position(text: request.body) else {
      return .error(status: 400, "\"\(request.body)\" is no position")
    }
    spots.append(position)
    return ServerResponse(status: 204)
  }
}

internal import DeviceInterface
internal import VirtualTime

/// The questions that wait for the scenario's server, which knows the places.
///
/// The platform asks a service of its own. Here a question goes over the phone's network, so that offline, latency and loss
/// apply, and the scenario says what is answered.
final class PlaceServer {
  private static let phone = FrameworkPhone(for: "MapKit")

  /// That of this process; the app is ended where somebody asks for it on another thread.
  static var shared: PlaceServer {
    phone.kept {
      phone.listen { PlaceServer.shared.receive($0) }
      return PlaceServer()
    }
  }

  private var waiting: [Int: (Result<[JSONValue], MKError>) -> Void] = [:]

  /// Asks for a list; the returned number takes the question back.
  func ask(
    _ path: String, _ query: [(String, String)],
    _ answer: @escaping (Result<[JSONValue], MKError>) -> Void
  ) -> Int {
    let number = HostPhone.nextRequestID()
    waiting[number] = answer
    Self.phone.ask(
      .send(
        ServerRequest(
          id: number, .get, path, query: query.map { ServerRequest.QueryItem($0.0, $0.1) },
          timeout: .seconds(60))))
    return number
  }

  /// Takes a question back, which is not answered then.
  func cancel(_ number: Int) {
    if waiting.removeValue(forKey: number) != nil { Self.phone.ask(.cancelSend(id: number)) }
  }

  private func receive(_ signal: Signal) {
    switch signal {
    case .response(let number, let response):
      waiting.removeValue(forKey: number)?(Self.read(response))
    case .requestFailed(let number, _):
      waiting.removeValue(forKey: number)?(.failure(MKError(.serverFailure)))
    default: break
    }
  }

  private static func read(_ response: ServerResponse) -> Result<[JSONValue], MKError> {
    if response.status == 404 { return .failure(MKError(.placemarkNotFound)) }
    guard (200...299).contains(response.status),
      let list = (try? JSONValue(parsing: response.body))?.array
    else { return .failure(MKError(.serverFailure)) }
    return .success(list)
  }

  /// The middle of a region with five digits behind the point, which is about a metre, as parts of a question.
  static func query(_ region: MKCoordinateRegion?) -> [(String, String)] {
    guard let center = region?.center else { return [] }
    return [
      ("latitude", String(format: "%.5f", center.latitude)),
      ("longitude", String(format: "%.5f", center.longitude)),
    ]
  }
}

/// What went wrong with a map or a question about places.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
  /// The reasons.
  public enum Code: UInt, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The server could not be reached, or has no answer.
    case serverFailure = 2
    /// Too many questions were asked.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way there.
    case directionsNotFound = 5
    /// What was read is no map.
    case decodingFailed = 6
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The name of the platform's errors of this kind.
  public static let errorDomain = "MKErrorDomain"
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
  /// What it says of itself where it is shown.
  public var errorUserInfo: [String: Any] { ErrorWords.plain(Self.errorDomain, errorCode) }

  /// Nobody knows.
  public static let unknown = Code.unknown
  /// The server could not be reached, or has no answer.
  public static let serverFailure = Code.serverFailure
  /// Too many questions were asked.
  public static let loadingThrottled = Code.loadingThrottled
  /// There is no such place.
  public static let placemarkNotFound = Code.placemarkNotFound
  /// There is no way there.
  public static let directionsNotFound = Code.directionsNotFound
}

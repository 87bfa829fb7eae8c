import DeviceInterface

@testable import AppParts
@testable import TourApp

/// A walker's phone.
typealias TourStage = PhoneStage<TourFlow>

extension TourFlow: StagedFlow {
  typealias Server = TourServerDouble

  /// Its tests say where every position is.
  static let hasSignal = false
}

/// A tour server in short: three points, 400 m from one to the next, northwards from the start.
struct TourServerDouble: ServerDouble {
  var memory = ServerMemory()
  var body = TourServerDouble.list([TourServerDouble.tour()])

  mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
    request.path == "/api/tours"
      ? ServerResponse(status: 200, body: body) : ServerResponse(status: 404)
  }

  static func list(_ tours: [String]) -> String {
    #"{"tours":[\#(tours.joined(separator: ","))]}"#
  }

  static func tour(_ id: String = "t-1", points: [String] = [point(1), point(2), point(3)])
    -> String
  {
    #"{"id":"\#(id)","title":"Royal Way","points":[\#(points.joined(separator: ","))]}"#
  }

  static func point(
    _ number: Int, radius: String = "100", audio: String = #"{"id":"a","lengthMs":60000}"#
  ) -> String {
    let latitude = 52.2297 + Double(number) * 0.0036
    return #"{"number":\#(number),"title":"P\#(number)","lat":\#(latitude),"lng":21.0122,"#
      + #""radiusM":\#(radius),"audio":\#(audio)}"#
  }
}

extension PhoneStage<TourFlow> {
  init(
    _ status: AuthorizationStatus = .always, on platform: PlatformKind = .iOS,
    accuracy: AccuracyAuthorization = .full
  ) {
    self.init(status, on: platform, accuracy: accuracy, configuration: .init())
  }

  /// Opens the app and starts the tour, with a first position that proves nothing.
  mutating func start() {
    open()
    tap("Royal Way", "Start")
    fix(north: 0)
  }

  /// Delivers a position so many metres north of the start, a minute after the one before.
  mutating func fix(north meters: Int, accuracy radius: Int = 5, age: Duration = .zero) {
    pass(.seconds(60))
    (north, accuracy) = (meters, radius)
    deliverFix(age: age)
  }

  /// Lets the story be heard to its end.
  mutating func hearOut() { give(.audioFinished) }

  /// The files that were asked for since the last look, by their titles.
  mutating func loaded() -> [String] {
    newRequests().compactMap { request in
      if case .loadAudio(let file) = request { file.title } else { nil }
    }
  }

  /// How the points stand.
  var states: [TourWalk.PointState] {
    flow.walks.last.map { walk in walk.tour.points.indices.map(walk.state(at:)) } ?? []
  }
}

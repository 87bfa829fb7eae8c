internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// What is called with the places that were found, or with the reason why none was.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A finder of names of places and of places by their names, one question at a time.
///
/// The platform asks a service of its own. Here the question goes over the phone's network to the app's server, as
/// `GET /geocoder` with `latitude` and `longitude` or with `address`, and the scenario says what is answered: a list of
/// objects by the names of `CLPlacemark`. Offline, latency and loss apply.
open class CLGeocoder: NSObject {
  private struct Question {
    let number: Int
    let listener: Int
    let answer: CLGeocodeCompletionHandler
  }

  private var question: Question?

  /// Creates a geocoder that asks nothing yet.
  override public init() { super.init() }

  /// Whether it waits for an answer.
  open var isGeocoding: Bool { question != nil }

  /// Asks what is at a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Asks what is at a place; answers are in the language that the scenario gives them in.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    let place = location.coordinate
    let query = [
      ServerRequest.QueryItem("latitude", Self.text(place.latitude)),
      ServerRequest.QueryItem("longitude", Self.text(place.longitude)),
    ]
    ask(query, at: place, completionHandler)
  }

  /// Asks what is at a place.
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      reverseGeocodeLocation(location, preferredLocale: locale) { places, error in
        continuation.resume(with: Self.result(places, error))
      }
    }
  }

  /// Asks where an address is.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    ask([ServerRequest.QueryItem("address", addressString)], at: nil, completionHandler)
  }

  /// Asks where an address is; answers are those of the scenario, whatever region is meant.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  /// Asks where an address is; answers are those of the scenario, whatever region and language are meant.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  /// Asks where an address is.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      geocodeAddressString(addressString) { places, error in
        continuation.resume(with: Self.result(places, error))
      }
    }
  }

  /// Takes the question back, which is answered by `CLError.geocodeCanceled`.
  open func cancelGeocode() {
    guard let number = question?.number else { return }
    LocationCenter.shared.ask(.cancelSend(id: number))
    finish(.failure(CLError(.geocodeCanceled)))
  }

  private func ask(
    _ query: [ServerRequest.QueryItem], at place: CLLocationCoordinate2D?,
    _ answer: @escaping CLGeocodeCompletionHandler
  ) {
    let center = LocationCenter.shared
    // The platform answers one question at a time.
    guard question == nil else { return answer(nil, CLError(.geocodeCanceled)) }
    let number = HostPhone.nextRequestID()
    let listener = center.listen(wantsPositions: false) { [self] signal in
      switch signal {
      case .response(number, let response): finish(Self.read(response, at: place))
      case .requestFailed(number, _): finish(.failure(CLError(.network)))
      default: break
      }
    }
    question = Question(number: number, listener: listener, answer: answer)
    center.ask(
      .send(ServerRequest(id: number, .get, "/geocoder", query: query, timeout: .seconds(60))))
  }

  private func finish(_ result: Result<[CLPlacemark], CLError>) {
    guard let question else { return }
    self.question = nil
    LocationCenter.shared.close(question.listener)
    switch result {
    case .success(let places): question.answer(places, nil)
    case .failure(let error): question.answer(nil, error)
    }
  }

  private static func read(
    _ response: ServerResponse, at place: CLLocationCoordinate2D?
  ) -> Result<[CLPlacemark], CLError> {
    if response.status == 404 { return .failure(CLError(.geocodeFoundNoResult)) }
    guard (200...299).contains(response.status),
      let list = (try? JSONValue(parsing: response.body))?.array
    else { return .failure(CLError(.network)) }
    let places = list.compactMap { CLPlacemark($0, at: place) }
    return places.isEmpty ? .failure(CLError(.geocodeFoundNoResult)) : .success(places)
  }

  private static func result(
    _ places: [CLPlacemark]?, _ error: (any Error)?
  ) -> Result<[CLPlacemark], any Error> {
    places.map { .success($0) } ?? .failure(error ?? CLError(.geocodeFoundNoResult))
  }

  /// A coordinate with five digits behind the point, which is about a metre.
  private static func text(_ degrees: CLLocationDegrees) -> String {
    String(format: "%.5f", degrees)
  }
}

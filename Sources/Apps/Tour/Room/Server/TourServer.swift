import AppParts
public import BackendSimulator
public import DeviceInterface
public import TourApp

/// The server of the tour app: the tours that editors have published.
///
/// `GET /api/tours` answers with all of them. What cannot be walked it does not take in the first place.
public struct TourServer: SimulatedServer {
  /// A draft that was not taken.
  public struct Refused: Hashable, Sendable {
    /// What it was called.
    public let title: String
    /// What was wrong with it.
    public let reason: String
  }

  /// The tours, in the order in which they are listed.
  public private(set) var tours: [Tour] = []
  /// The tours that were ever published: who has begun one walks it to its end.
  public private(set) var everPublished: [Tour] = []
  /// The drafts that were refused, the first one first.
  public private(set) var refused: [Refused] = []
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()

  /// Creates a server with the sample tour.
  public init() {
    publish(TourDraft.sample)
  }

  /// Takes all tours away.
  public mutating func withdrawAll() { tours = [] }

  /// Takes a draft, in the place of an earlier tour of the same title; returns what is wrong where it does not.
  @discardableResult
  public mutating func publish(_ draft: TourDraft) -> String? {
    if let fault = draft.fault {
      refused.append(Refused(title: draft.title, reason: fault))
      return fault
    }
    if let index = tours.firstIndex(where: { $0.title == draft.title }) {
      tours[index] = draft.tour(id: tours[index].id)
    } else {
      tours.append(draft.tour(id: "t-\(everPublished.count + 1)"))
    }
    everPublished += tours.filter { !everPublished.contains($0) }
    return nil
  }

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { routes.requests }

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool { path.hasPrefix("/api/tours") }

  private static let routes = RouteTable([(.get, "/api/tours", ())])

  /// Answers with the tours; nothing is uploaded.
  public func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    do throws(Refusal) {
      _ = try Self.routes.match(request)
    } catch {
      return error.response
    }
    return .json([.init("tours", .array(tours.map(\.json)))])
  }

  /// What it has to be shown, or had.
  var shownTexts: [String] {
    everPublished.flatMap { tour in
      [tour.title] + tour.points.flatMap { [$0.title, "\($0.number). \($0.title)"] }
    }
  }
}

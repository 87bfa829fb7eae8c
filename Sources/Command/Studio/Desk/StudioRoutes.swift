import DeviceInterface
import Gherkin
import TrackFiles

/// Tracks that somebody brings to the studio: each becomes a file beside the features that can walk it.
package struct StudioRoutes {
  /// The most bytes of a track; what is larger does not fit into a request.
  package static let bytesMax = 900_000
  /// The folder in which routes lie, beside features.
  private static let folder = "routes"

  private let guarded: FolderGuard

  /// Creates the routes of a folder.
  package init(_ guarded: FolderGuard) { self.guarded = guarded }

  /// A wish to have a track as a route of a feature.
  struct Bringing: StudioQuery {
    /// The feature.
    let path: String
    /// What the route is to be called.
    let name: String
    /// The track.
    let text: String
  }

  /// A route that has come to lie beside a feature.
  struct Brought: Hashable {
    /// What sentences call it.
    let name: String
    /// What walks it.
    let sentence: String
    /// What there is of it, in words.
    let words: String
  }

  /// Why a track does not become a route, and what to do about it.
  enum Fault: Error, Hashable {
    case guarded(GuardFault)
    case badTrack(String)
    case taken(String)
    case badName(String)

    var text: String {
      switch self {
      case .guarded(.missing(let name)):
        "\(name) is not saved yet, and a route lies beside its feature: save it first"
      case .guarded(let fault): fault.text
      case .badTrack(let why): "this cannot be a route: \(why)"
      case .taken(let name):
        "there is another route \(name) already: choose another name"
      case .badName(let why): "this cannot be the name of a route: \(why)"
      }
    }
  }

  /// Reads a track, and writes it beside a feature where no other file has its name.
  func bring(_ bringing: Bringing) throws(Fault) -> Brought {
    let bytes = Array(bringing.text.utf8)
    let route = try Self.route(bytes)
    let name = try Self.name(bringing.name)
    let outcome: FolderGuard.Outcome
    do throws(GuardFault) { outcome = try write(bytes, name, beside: bringing.path) } catch {
      throw .guarded(error)
    }
    if case .conflict(let version) = outcome, version != FileVersion(of: bytes) {
      throw .taken(name)
    }
    let path = "\(Self.folder)/\(name)"
    return Brought(
      name: path, sentence: "the user follows the route \"\(path)\" and arrives",
      words: Self.words(route))
  }

  private func write(
    _ bytes: [UInt8], _ name: String, beside path: String
  ) throws(GuardFault) -> FolderGuard.Outcome {
    let feature = try GuardedName(path)
    let place = try GuardedName((feature.folders + [Self.folder, name]).joined(separator: "/"))
    // Routes are found beside features that are there.
    _ = try guarded.read(feature)
    try guarded.makeFolder(of: place)
    return try guarded.write(bytes, to: place, ifStill: .absent)
  }

  private static func route(_ bytes: [UInt8]) throws(Fault) -> Route {
    var limits = TrackLimits.standard
    limits.bytesMax = bytesMax
    let file = TrackFile(gpx: bytes, limits: limits)
    if let problem = file.problems.first(where: { !$0.isWarning }) {
      let place = problem.line > 1 ? "line \(problem.line): " : ""
      let notes = problem.notes.map { ": \($0)" }.joined()
      throw .badTrack(place + problem.message + notes)
    }
    guard let route = file.route() else { throw .badTrack("it has no points") }
    let places = Set(route.segments.joined().map(\.position))
    guard places.count > 1 else {
      throw .badTrack("all its points are at one place, and a way leads from one to another")
    }
    return route
  }

  /// The name of the file: one that a sentence can say.
  private static func name(_ wanted: String) throws(Fault) -> String {
    let name = wanted.lowercased().hasSuffix(".gpx") ? String(wanted.dropLast(4)) : wanted
    guard !name.isEmpty else { throw .badName("it is empty") }
    guard !name.contains(where: { "/\\\"<>".contains($0) }) else {
      throw .badName("it has a slash, a quotation mark or a bracket")
    }
    return name + ".gpx"
  }

  private static func words(_ route: Route) -> String {
    let points = route.segments.joined().count
    let times = route.segments.joined().compactMap(\.time)
    let isBackwards = !route.saysHowFast && Set(times).count > 1
    let pace =
      route.saysHowFast
      ? "as fast as it was recorded"
      : isBackwards ? "at a walk, as its times go backwards" : "at a walk"
    return "\(points) points, \(pace)"
  }
}

import BackendSimulator
public import CucumberExpressions
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal
public import ScenarioRunner
public import TourApp

/// The room of the walkers' audio tour app.
public enum TourRoom: App {
  /// Its flow.
  public typealias Process = TourFlow
  /// What counts its points and watches over their order.
  public typealias Observer = TourWatch

  /// What scenarios call it.
  public static let name = "tour app"
  /// What scenarios call the one who holds the phone.
  public static let person = "walker"
  /// What scenarios call its server.
  public static let serverName = "tour server"
  /// What tags of its requirements begin with.
  public static let requirements: String? = "tour"
  /// Everything that it can say.
  public static let words = TourFlow.words
  /// What it can show and do beside its words.
  public static let abilities: Set<AppAbility>? = [
    .popup, .progress, .list, .marker, .player, .permission, .updates, .regions, .service,
    .request, .storage, .audio, .notification,
  ]
  /// What people look for.
  public static let synonyms = """
    tour, audio guide, audio walk, walking tour, guided walk
    point, stop, place of interest, waypoint, station
    triggered, fired, started by itself, entered
    tour is running > running, still running
    how a tour stands > ended, has ended
    circle of point watched > point monitored, next point monitored
    queued > up next, waits until, after current, next in line
    points triggered so far > in order, sequence, skip, skips, out of order
    audio of point, audio > story, stories, audio story
    audio of point playing > story of point, story starts, story plays
    """
  /// How its tours and points stand.
  public static let parameterTypes = [
    NumberOrName.parameterType(
      named: "tour point", "a point of a tour: its number, or its title in quotes", example: "2"),
    StepVocabulary.words(
      "tour state", TourState.allCases.map { ($0.rawValue, $0) },
      "how a tour stands", example: "completed"),
    StepVocabulary.words(
      "point state", TourWalk.PointState.allCases.map { ($0.rawValue, $0) },
      "how a point of a tour stands", example: "active"),
  ]

  /// What the app declares to its platform (`tour:SETUP-1`, `tour:SETUP-3`).
  public static var manifest: AppManifest {
    var manifest = AppManifest(name: "Audio Tours")
    manifest.whenInUseUsage =
      "We need your location to trigger audio stories as you walk the tour route."
    manifest.alwaysUsage =
      "We need your location in the background to trigger audio stories even when the screen is"
      + " locked."
    manifest.backgroundModes = [.location, .audio]
    manifest.temporaryPurposes = [
      PurposeText(
        key: "TourPoints", text: "Stories start only where your precise position is known.")
    ]
    manifest.declaredPermissions = [.coarse, .fine, .background]
    // Android 15 gives apps made for it the loudspeaker out of sight only with a service that plays.
    manifest.targetSDK = 34
    return manifest
  }

  /// A server with the sample tour.
  public static func makeServer() -> TourServer { TourServer() }

  /// The names of what is listed.
  public static func shownTexts(on server: TourServer) -> [String] { server.shownTexts }

  /// The points of its longest tour.
  public static func numberedThings(on server: TourServer) -> [String: Int] {
    ["point": server.everPublished.map(\.points.count).max() ?? 0]
  }

  /// Adds the sentences about its server, its tours and their points.
  public static func addSteps(to library: inout StepLibrary<World>) {
    TourServerSteps.add(to: &library)
    TourSteps.add(to: &library)
  }

  /// What was found in the last moment.
  public static func violations(atEndOf world: World) -> [InvariantViolation] {
    [world.app.observer(of: TourRoom.self)?.untold].compactMap(\.self)
  }
}

extension TourFlow: AppProcess {}
extension TourFlow.Configuration: AppConfiguration {}

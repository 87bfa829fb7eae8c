import AppParts
import BackendSimulator
public import CucumberExpressions
public import DeliveryApp
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal
import RoomParts
public import ScenarioRunner

/// The room of the couriers' delivery app.
public enum DeliveryRoom: App {
  /// Its flow.
  public typealias Process = DeliveryFlow
  /// What keeps what others than the courier have seen.
  public typealias Observer = DeliveryWatch

  /// What scenarios call it.
  public static let name = "delivery app"
  /// What scenarios call the one who holds the phone.
  public static let person = "courier"
  /// What scenarios call its server.
  public static let serverName = "delivery server"
  /// What its requirements' ids begin with.
  public static let requirements: String? = "delivery"
  /// Everything that it can say.
  public static let words = DeliveryFlow.words
  /// What it can show and do beside its words.
  public static let abilities: Set<AppAbility>? = [
    .popup, .progress, .list, .marker, .lines, .mapPoints, .permission, .fix, .updates,
    .regions, .service, .request, .work, .storage, .notification,
  ]
  /// What people look for.
  public static let synonyms = """
    delivery, parcel, package, shipment, order
    courier, driver, rider, messenger
    stop, address, drop, drop-off, customer
    proof of delivery, signature, photo, PIN
    look at tracking, live tracking, where is my package, track and trace, follow courier
    late, running late, delayed, overdue, behind schedule, too late, not on time
    ETA, expected time of arrival, arrives when
    audit log, access log, who looked
    re-delivery, redelivery, second attempt
    claim, insurance
    figure of route, analytics, KPI
    rating, stars, feedback, review, satisfaction
    GDPR, right to be forgotten, data export, erasure, delete my data
    traffic, congestion, jam, slow road
    alternative route, detour, way around, other way
    chat, message the courier, change of address, delivery instructions, call the driver
    drives to stop, courier at stop, courier was at stop > arrives at stop, reaches stop, courier arrives
    delivers package with signature > hands over package, hands package over, gives package, customer signs, \
    signature, signs, signed
    delivers package with PIN > PIN, PIN code, code of customer
    reports failed delivery > wrong address, access denied, customer refused, nobody home, nobody there
    customer looks at tracking > opens page, opens tracking page, opens link
    was told > informed, notified, gets message, gets told, receives message
    looks at tracking of stop > sees somebody else's order, somebody else's, else's order
    route is completed > ended, has ended
    """

  /// What the app declares to its platform (`delivery:TRACK-1`).
  public static var manifest: AppManifest {
    var manifest = AppManifest(name: "Deliveries")
    manifest.whenInUseUsage = "Your position tells your customers when you come."
    manifest.alwaysUsage =
      "Your position tells your customers when you come, also while the app is closed."
    manifest.backgroundModes = [.location, .processing, .remoteNotification]
    manifest.permittedWork = ["delivery.uploads"]
    manifest.temporaryPurposes = [
      PurposeText(
        key: "DeliveryTracking", text: "Your precise position tells one door from the next.")
    ]
    manifest.declaredPermissions = [.coarse, .fine, .background]
    manifest.receivesBoot = true
    return manifest
  }

  /// What only this app sends.
  public static let messages = [
    MessageKind("status update", RequestScope(method: .post, pathEnding: "/status")),
    MessageKind("geofence event", RequestScope(method: .post, pathEnding: "/event")),
    MessageKind("consent", RequestScope(method: .post, pathEnding: "/consent")),
  ]
  /// How its stops and its pace stand.
  public static let parameterTypes =
    [
      NumberOrName.parameterType(
        named: "stop", "a stop of a route: its number, or its customer's name in quotes",
        example: "2"),
      StepVocabulary.words(
        "stop state", DeliveryCheckSteps.StopState.words, "how a stop stands", example: "delivered"),
      StepVocabulary.words(
        "pace", CourierPace.Mode.allCases.map { ($0.rawValue, $0) },
        "how often positions are wanted", example: "resting"),
    ] + ActorSteps.parameterTypes

  /// How its runs are looked at.
  public static let recording: Recording<DeliveryRoom>? = Recording(
    journal: { $1($0.journal) }, awaitsStorage: { $0.isLaunchOwed }, activity: { activity(of: $0) },
    elapsed: { $0.work?.stopwatch.elapsed($1) }, shownRoute: { _ in nil }, stored: { $0.points },
    setUploads: { configuration, interval, count in
      configuration.syncInterval = interval
      configuration.journal.batchSize = count
    })

  /// A server with the sample route.
  public static func makeServer() -> DeliveryServer { DeliveryServer() }

  /// The names of what is listed.
  public static func shownTexts(on server: DeliveryServer) -> [String] {
    server.routes.flatMap(\.route.stops).flatMap { stop in
      [stop.customer, "\(stop.number). \(stop.customer)", stop.address, stop.phone]
        + stop.items.enumerated().map { "Item \($0 + 1): \($1)" }
    }
  }

  /// What a stop needs is on the phone: its page never loads anything.
  public static func canShowProgress(on screen: Screen) -> Bool {
    screen.title.wholeMatch(of: /Stop \d+ of \d+/) == nil
  }

  /// The stops of its longest route.
  public static func numberedThings(on server: DeliveryServer) -> [String: Int] {
    ["stop": server.routes.map(\.route.stops.count).max() ?? 0]
  }

  /// Adds the sentences about couriers and their stops, about who follows them, and about what the server holds.
  public static func addSteps(to library: inout StepLibrary<World>) {
    for add in [
      RouteSteps.add, DeliverySteps.add, ActorSteps.add, MessageSteps.add, OrderSteps.add,
      CircleEventSteps.add, LocationTableSteps.add, ReportSteps.add, RatingSteps.add, WishSteps.add,
      TrafficSteps.add, WaySteps.add, OwnDataSteps.add,
      AuditSteps.add, MetricSteps.add,
    ] { add(&library) }
  }

  /// The kind of argument by which its sentences name who has a page before them.
  public static var readerType: String { DeliveryActor.parameterType.name }

  /// The pages of customers and others.
  public static func pages(in world: World) -> [OtherPage] { world.actorPages }

  /// What steps have asked to be reported.
  public static func figures(in world: World) -> [Figure] { world.deliveryFigures() }

  private static func activity(of flow: borrowing DeliveryFlow) -> TrackedActivity? {
    // A route is never paused: interruptions of its tracking are gaps, and its time goes on.
    // Part by part, as taking the work out would copy it after every signal.
    guard flow.work?.isOver == false, let run = flow.work?.run else { return nil }
    return TrackedActivity(
      owner: run, name: "the route", isActive: true, isInterrupted: !flow.isTracking)
  }
}

extension DeliveryFlow: AppProcess {}
extension DeliveryFlow.Configuration: AppConfiguration {}

public import AppParts
import BackendSimulator
public import CucumberExpressions
public import DeliveryApp
import DeviceInterface
public import DeviceSimulator
public import Rehearsal
public import ScenarioRunner

/// The room of the couriers' delivery app.
public enum DeliveryRoom: App {
  /// Its flow.
  public typealias Process = DeliveryFlow
  /// What keeps what others than the courier have seen.
  public typealias Observer = DeliveryWatch

  /// What scenarios call it.
  public static let name = "delivery app"
  /// What scenarios call its server.
  public static let serverName = "delivery server"
  /// Everything that it can say.
  public static let words = DeliveryFlow.words
  /// What people look for.
  public static let synonyms = """
    delivery, parcel, package, shipment, order
    courier, driver, rider, messenger
    stop, address, drop, drop-off, customer
    proof of delivery, signature, photo, PIN
    tracking, live tracking, where is my package, track and trace, follow the courier
    ETA, arrival, expected, arrives, when
    audit, log, protocol, who looked
    refused, rejected, denied, forbidden, unauthorised, unauthorized, 401, 403
    re-delivery, redelivery, next attempt, second attempt, try again
    claim, damage, insurance
    metric, figure, analytics, KPI, statistic, report
    """
  /// Who asks, how orders stand, and what is measured.
  public static let parameterTypes = [
    DeliveryActor.parameterType,
    StepVocabulary.words(
      "order state", DeliveryOrder.Status.allCases.map { ($0.words, $0) },
      "how an order stands", example: "in transit"),
    DeliveryMetric.parameterType, DeliveryMetric.amountType,
  ]

  /// What the app declares to its platform (`delivery:TRACK-1`).
  public static var manifest: AppManifest {
    var manifest = AppManifest(name: "Deliveries")
    manifest.whenInUseUsage = "Your position tells your customers when you come."
    manifest.alwaysUsage =
      "Your position tells your customers when you come, also while the app is closed."
    manifest.backgroundModes = [.location]
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
  public static let parameterTypes = [
    StepVocabulary.words(
      "stop state", DeliveryCheckSteps.StopState.words, "how a stop stands", example: "delivered"),
    StepVocabulary.words(
      "pace", CourierPace.Mode.allCases.map { ($0.rawValue, $0) },
      "how often positions are wanted", example: "resting"),
  ]

  /// How its runs are looked at.
  public static let recording: Recording<DeliveryRoom>? = Recording(
    journal: { $0.journal }, awaitsStorage: { $0.isLaunchOwed }, activity: { activity(of: $0) },
    shownRoute: { _ in nil }, stored: { $0.points },
    setUploads: { configuration, interval, count in
      configuration.syncInterval = interval
      configuration.journal.batchSize = count
    })

  /// A server with the sample route.
  public static func makeServer() -> DeliveryServer { DeliveryServer() }

  /// Adds the sentences about those who look at deliveries from elsewhere, and about what the server holds.
  public static func addSteps(to library: inout StepLibrary<World>) {
    ActorSteps.add(to: &library)
    MessageSteps.add(to: &library)
    OrderSteps.add(to: &library)
    CircleEventSteps.add(to: &library)
    LocationTableSteps.add(to: &library)
    AuditSteps.add(to: &library)
    MetricSteps.add(to: &library)
  }

  /// What steps have asked to be reported.
  public static func figures(in world: World) -> [Figure] { world.deliveryFigures() }
}

extension DeliveryFlow: AppProcess {}
extension DeliveryFlow.Configuration: AppConfiguration {}

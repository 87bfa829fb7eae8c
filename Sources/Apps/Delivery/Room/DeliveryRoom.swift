public import AppParts
import BackendSimulator
public import DeliveryApp
import DeviceInterface
public import DeviceSimulator
public import Rehearsal

/// The room of the couriers' delivery app.
public enum DeliveryRoom: App {
  /// Its flow.
  public typealias Process = DeliveryFlow

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
    """

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

  /// A server with the sample route.
  public static func makeServer() -> DeliveryServer { DeliveryServer() }
}

extension DeliveryFlow: AppProcess {}
extension DeliveryFlow.Configuration: AppConfiguration {}

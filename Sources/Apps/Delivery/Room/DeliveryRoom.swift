public import AppParts
import BackendSimulator
public import DeliveryApp
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
  public static let words = AppWords()

  /// What the app declares to its platform.
  public static var manifest: AppManifest { AppManifest(name: "Deliveries") }

  /// A server with the sample route.
  public static func makeServer() -> DeliveryServer { DeliveryServer() }
}

extension DeliveryFlow: AppProcess {}
extension DeliveryFlow.Configuration: AppConfiguration {}

#if os(Linux)
  import CoreLocation
  import Foundation
  import UserNotifications

  /// Notifies its user of places.
  @MainActor final class PlaceProbe {
    private let tell: (String) -> Void
    private let center = UNUserNotificationCenter.current()

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    var actions: [(String, @MainActor () -> Void)] {
      [
        ("There", { self.add(self.shop, repeats: false) }),
        ("There, always", { self.add(self.shop, repeats: true) }),
        (
          "At a beacon",
          { self.add(CLBeaconRegion(uuid: UUID(), identifier: "beacon"), repeats: false) }
        ),
        ("Shown", { self.tellShown() }), ("Where", { self.tellPlaces() }),
      ]
    }

    private var shop: CLRegion {
      let circle = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.25), radius: 150,
        identifier: "shop")
      circle.notifyOnExit = false
      return circle
    }

    private func add(_ region: CLRegion, repeats: Bool) {
      let content = UNMutableNotificationContent()
      content.title = "Milk"
      content.badge = 1
      center.add(
        UNNotificationRequest(
          identifier: "milk", content: content,
          trigger: UNLocationNotificationTrigger(region: region, repeats: repeats)))
    }

    private func tellShown() {
      center.getDeliveredNotifications { notifications in
        let told = notifications.map {
          "\($0.request.content.title) \($0.date.timeIntervalSince1970)"
        }
        Task { @MainActor in self.tell("shown \(told)") }
      }
      Task { tell("\(await center.deliveredNotifications().count)") }
    }

    private func tellPlaces() {
      Task {
        for request in await center.pendingNotificationRequests() {
          let region = (request.trigger as? UNLocationNotificationTrigger)?.region
          let circle = region as? CLCircularRegion
          tell(
            "\(region?.identifier ?? "") \(circle?.radius ?? 0) \(circle?.center.latitude ?? 0)"
              + " \(region?.notifyOnEntry == true) \(region?.notifyOnExit == true)")
        }
      }
    }
  }
#endif

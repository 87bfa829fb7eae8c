//
//  HutReminder.swift
//  Trail
//

import CoreLocation
import Foundation
import UserNotifications

/// Notes when the hiker comes to a hut, also when the app is not there any more.
final class HutReminder: NSObject, CLLocationManagerDelegate {
  static let huts = [
    CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.2400, longitude: 21.0122),
      radius: 200, identifier: "Birch hut"),
    CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.2700, longitude: 21.0122),
      radius: 200, identifier: "Stone hut"),
  ]

  var onArrival: ((String) -> Void)?
  var onTrouble: ((String) -> Void)?

  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func start() {
    guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else {
      onTrouble?("Reminders do not work on this phone.")
      return
    }
    manager.requestAlwaysAuthorization()
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, error in
      if let error { print("reminder: \(error)") }
    }
    for hut in Self.huts {
      hut.notifyOnExit = false
      manager.startMonitoring(for: hut)
    }
  }

  var watchedHuts: [String] {
    manager.monitoredRegions.map(\.identifier).sorted()
  }

  // Written before iOS 14, and still there.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    if status == .authorizedWhenInUse, !manager.monitoredRegions.isEmpty {
      onTrouble?("Reminders come only while the app is open.")
    }
    if status == .authorizedAlways {
      onTrouble?("")
    }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    onArrival?(region.identifier)
    remind("You are at \(region.identifier)", "Time for a rest.")
    // Who stays for long may want to know how the day goes.
    remind("Still at \(region.identifier)?", "It gets dark early.", after: 3 * 60 * 60)
  }

  private func remind(_ title: String, _ body: String, after seconds: TimeInterval? = nil) {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = body
    content.sound = .default
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
    }
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: title, content: content, trigger: trigger))
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error
  ) {
    onTrouble?("\(region?.identifier ?? "A hut") cannot be watched.")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print("reminder: \(error)")
  }
}

//
//  ParkingStore.swift
//  Parking
//
//  Keeps the parked car across launches. Encoding is done off the main queue.
//

import Foundation

final class ParkingStore: @unchecked Sendable {
  static let shared = ParkingStore()

  private enum Key {
    static let current = "parking.current"
    static let count = "parking.count"
  }

  private var defaults: UserDefaults { .standard }
  private let queue = DispatchQueue(label: "com.example.parking.store", qos: .utility)

  /// How many times the car was parked, since the app was installed.
  var count: Int { defaults.integer(forKey: Key.count) }

  func load() -> Parking? {
    queue.sync {
      guard let data = defaults.data(forKey: Key.current) else { return nil }
      return try? JSONDecoder().decode(Parking.self, from: data)
    }
  }

  func save(_ parking: Parking?) {
    queue.async { [self] in
      dispatchPrecondition(condition: .notOnQueue(.main))
      if let parking, let data = try? JSONEncoder().encode(parking) {
        defaults.set(data, forKey: Key.current)
      } else {
        defaults.removeObject(forKey: Key.current)
      }
      DispatchQueue.main.async {
        NotificationCenter.default.post(name: .parkingDidChange, object: nil)
      }
    }
  }

  func countOne() {
    defaults.set(count + 1, forKey: Key.count)
  }
}

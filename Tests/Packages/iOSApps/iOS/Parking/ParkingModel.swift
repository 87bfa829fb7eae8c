//
//  ParkingModel.swift
//  Parking
//

import Combine
import Foundation
import UIKit

/// What the screens show.
final class ParkingModel: ObservableObject {
  @Published private(set) var parking: Parking?
  @Published private(set) var message = "Where is your car?"
  @Published private(set) var placeText = ""
  @Published private(set) var priceText = ""
  @Published private(set) var canUndo = false

  private let store: ParkingStore
  private let meter = Meter()
  private let finder = CarFinder()
  private var observers: [NSObjectProtocol] = []
  private var forgetting: DispatchWorkItem?
  private var saving: DispatchWorkItem?
  private let operations = OperationQueue()

  init(store: ParkingStore = .shared) {
    self.store = store
    operations.maxConcurrentOperationCount = 1
    meter.onTick = { [weak self] in self?.tell(remaining: $0) }
    let center = NotificationCenter.default
    observers = [
      center.addObserver(forName: .parkingEndsSoon, object: meter, queue: .main) { [weak self] _ in
        self?.message = "Your time is nearly up."
      },
      center.addObserver(forName: .parkingDidChange, object: nil, queue: nil) { [weak self] _ in
        self?.reckon()
      },
    ]
    center.addObserver(
      self, selector: #selector(leftFront), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(cameBack(_:)), name: UIApplication.willEnterForegroundNotification,
      object: nil)
    parking = store.load()
    guard let parking else { return }
    showPlace()
    tell(remaining: parking.end.timeIntervalSinceNow)
    if parking.end > Date() { meter.start(until: parking.end) }
    reckon()
  }

  @objc private func leftFront() { saveNote() }

  @objc private func cameBack(_ notification: Notification) { findPlaceAgain() }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  var count: Int { store.count }
  var note: String { parking?.note ?? "" }

  func park(minutes: Int) {
    let now = Date()
    let parking = Parking(start: now, end: now.addingTimeInterval(TimeInterval(minutes) * 60))
    self.parking = parking
    store.countOne()
    store.save(parking)
    meter.start(until: parking.end)
    tell(remaining: meter.remaining)
    findPlace()
  }

  private func findPlace() {
    placeText = "Looking for the place…"
    finder.find { [weak self] place in
      self?.parking?.place = place
      self?.store.save(self?.parking)
      self?.showPlace()
    }
  }

  func extend(minutes: Int) {
    guard var parking else { return }
    parking.end.addTimeInterval(TimeInterval(minutes) * 60)
    self.parking = parking
    store.save(parking)
    meter.start(until: parking.end)
    tell(remaining: meter.remaining)
  }

  /// Ends the parking, which can be undone for five seconds.
  func leave() {
    meter.stop()
    message = "Have a good trip."
    canUndo = true
    let forgetting = DispatchWorkItem { [weak self] in
      self?.parking = nil
      self?.canUndo = false
      self?.placeText = ""
      self?.message = "Where is your car?"
      self?.store.save(nil)
    }
    self.forgetting = forgetting
    DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: forgetting)
  }

  func undo() {
    forgetting?.cancel()
    canUndo = false
    guard let parking else { return }
    meter.start(until: parking.end)
    tell(remaining: meter.remaining)
  }

  /// Saves a second after the last letter.
  func write(_ note: String) {
    parking?.note = note
    saving?.cancel()
    let saving = DispatchWorkItem { [weak self] in self?.saveNote() }
    self.saving = saving
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1), execute: saving)
  }

  /// Opens the page where the user can allow the place to be found.
  func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
  }

  private func saveNote() {
    guard saving != nil else { return }
    saving?.cancel()
    saving = nil
    store.save(parking)
  }

  /// The user may have allowed it in Settings, and is still beside the car.
  private func findPlaceAgain() {
    guard let parking, parking.place == nil, parking.start.timeIntervalSinceNow > -300 else {
      return
    }
    findPlace()
  }

  private func tell(remaining: TimeInterval) {
    guard remaining > 0 else {
      message = "Your time is up."
      return
    }
    let minutes = Int((remaining / 60).rounded(.up))
    message = minutes <= 5 ? "Your time is nearly up." : "\(minutes) minutes left"
  }

  private func showPlace() {
    placeText =
      parking?.place.map { String(format: "Your car is at %.3f, %.3f.", $0.latitude, $0.longitude) }
      ?? "Remember the place yourself."
  }

  /// The price is reckoned in the background.
  private func reckon() {
    let paid = parking?.paid
    operations.addOperation { [weak self] in
      let cents = paid.map { Int(($0 / 60).rounded()) * 5 }
      let text = cents.map { String(format: "%.2f", Double($0) / 100) } ?? ""
      OperationQueue.main.addOperation { [weak self] in self?.priceText = text }
    }
  }
}

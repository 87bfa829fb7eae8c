//
//  TrailModel.swift
//  Trail
//

import Combine
import CoreLocation
import Foundation

/// What the screens show.
final class TrailModel: ObservableObject {
  enum Phase {
    case idle, waiting, recording, paused
  }

  @Published private(set) var status = "Where do you go today?"
  @Published private(set) var hint: String?
  @Published private(set) var isStarted = false

  private let store = TrailStore()
  private let recorder = TrailRecorder()
  private let reminder = HutReminder()
  private var locator: Locator?
  @Published private var tour: Tour

  init() {
    tour = store.load()
    recorder.delegate = self
    reminder.onArrival = { [unowned self] hut in arrive(at: hut) }
    reminder.onTrouble = { [unowned self] text in hint = text.isEmpty ? nil : text }
    if tour.isRecording {
      isStarted = true
      recorder.start()
      refresh()
    } else if !tour.points.isEmpty {
      isStarted = true
      refresh()
    }
  }

  var phase: Phase {
    guard isStarted else { return .idle }
    guard recorder.isRunning else { return .paused }
    return recorder.isWaitingForAnswer ? .waiting : .recording
  }

  var pointCount: Int { tour.points.count }
  var arrivals: [String] { tour.arrivals }

  var distanceText: String {
    tour.meters < 1000
      ? "\(Int(tour.meters)) m"
      : String(format: "%.1f km", tour.meters / 1000)
  }

  func start() {
    isStarted = true
    tour.isRecording = true
    store.save(tour)
    recorder.start()
    refresh()
  }

  func pause() {
    recorder.stop()
    tour.isRecording = false
    store.save(tour)
    refresh()
  }

  func finish() {
    recorder.stop()
    tour = Tour(arrivals: tour.arrivals)
    isStarted = false
    store.save(tour)
    refresh()
  }

  func locate() {
    hint = "Looking…"
    locator = Locator { [unowned self] result in
      switch result {
      case .success(let location):
        let place = location.coordinate
        hint = String(format: "You are at %.3f, %.3f.", place.latitude, place.longitude)
      case .failure(let error as CLError) where error.code == .denied:
        hint = "You have not allowed Trail to know."
      case .failure:
        hint = "Nobody knows. Try again under the open sky."
      }
      locator = nil
    }
  }

  func remindAtHuts() {
    reminder.start()
  }

  private func arrive(at hut: String) {
    tour.arrivals.append("Arrived at \(hut)")
    store.save(tour)
  }

  private func refresh() {
    status = text
  }

  private var text: String {
    guard isStarted else { return "Where do you go today?" }
    switch recorder.problem {
    case .denied?: return "Allow location in Settings to record your tour."
    case .restricted?: return "Location is not allowed on this phone."
    case .noSignal?: return "No signal. The tour goes on when there is one."
    case nil: break
    }
    guard recorder.isRunning else { return "Paused" }
    if recorder.isWaitingForAnswer { return "Waiting for your answer" }
    return recorder.isApproximate
      ? "Your position is only approximate. Turn on Precise Location."
      : "Recording"
  }
}

extension TrailModel: TrailRecorderDelegate {
  func recorder(_ recorder: TrailRecorder, didRecord point: TrailPoint, meters: Double) {
    tour.points.append(point)
    tour.meters += meters
    store.save(tour)
    refresh()
  }

  func recorderDidChange(_ recorder: TrailRecorder) {
    refresh()
  }
}

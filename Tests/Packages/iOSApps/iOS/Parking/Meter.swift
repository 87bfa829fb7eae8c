//
//  Meter.swift
//  Parking
//
//  Ticks every minute while a car is parked, and warns once before the end.
//

import Foundation

final class Meter {
  private static let warning: TimeInterval = 5 * 60

  var onTick: ((TimeInterval) -> Void)?

  private(set) var remaining: TimeInterval = 0
  private var timer: Timer?
  private var end = Date.distantPast
  private var hasWarned = false

  var isRunning: Bool { timer != nil }

  func start(until end: Date) {
    timer?.invalidate()
    self.end = end
    hasWarned = false
    remaining = end.timeIntervalSinceNow
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
      self?.tick()
    }
    timer.tolerance = 0
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    warnIfNeeded()
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    remaining = end.timeIntervalSinceNow
    warnIfNeeded()
    onTick?(remaining)
    if remaining <= 0 { stop() }
  }

  private func warnIfNeeded() {
    guard !hasWarned, remaining <= Self.warning else { return }
    hasWarned = true
    NotificationCenter.default.post(name: .parkingEndsSoon, object: self)
  }

  deinit { timer?.invalidate() }
}

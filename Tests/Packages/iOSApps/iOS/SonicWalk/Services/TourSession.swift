//
//  TourSession.swift
//  SonicWalk
//

import Combine
import CoreLocation
import Foundation

/// Brings places and stories together: what is reached is told, one story after the other.
final class TourSession: ObservableObject {
  @Published private(set) var walks: [Walk]
  @Published private(set) var isUnsaved = false
  @Published var path: [String] = []
  @Published var prompt: LocationPrompt?
  /// The tour that is to start once the walker has answered.
  @Published private(set) var waiting: Tour?

  let store = TourStore()
  let locationManager = LocationManager()
  let audioManager = AudioManager()

  private let walkStore = WalkStore()
  private var cancellables: Set<AnyCancellable> = []
  private var lastSaved = Date.distantPast

  init() {
    walks = walkStore.load()
    if let walk = running { path = [walk.tour.id] }
    locationManager.$nearbyPoint
      .compactMap { $0 }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.handlePointTriggered($0) }
      .store(in: &cancellables)
    locationManager.$authorizationStatus.map { _ in }
      .merge(with: locationManager.$isPrecise.map { _ in })
      .dropFirst(2)
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.authorizationChanged() }
      .store(in: &cancellables)
    audioManager.finished
      .sink { [weak self] in self?.finishStory() }
      .store(in: &cancellables)
    audioManager.$currentTime
      .sink { [weak self] _ in self?.noteTimeNowAndThen() }
      .store(in: &cancellables)
    locationManager.$userLocation
      .sink { [weak self] _ in self?.saveOnceThereIsRoom() }
      .store(in: &cancellables)
    tell()
    follow()
  }

  var running: Walk? { walks.first { $0.status == .running } }

  func walk(on id: String) -> Walk? { walks.first { $0.tour.id == id } }

  /// The tour as it was begun, or else as it is published.
  func tour(_ id: String) -> Tour? { walk(on: id)?.tour ?? store.tours.first { $0.id == id } }

  // MARK: - Start and stop

  func start(_ tour: Tour) {
    waiting = nil
    switch locationManager.obstacle {
    case .notAllowedYet:
      waiting = tour
      prompt = .explanation
    case .precise:
      begin(tour)
      prompt = .precise
    case .some:
      prompt = .required
    case nil:
      begin(tour)
      if locationManager.authorizationStatus == .authorizedWhenInUse { prompt = .keepOpen }
    }
  }

  func answerWaits(_ isWaiting: Bool) {
    if isWaiting {
      locationManager.askForUse()
    } else {
      waiting = nil
    }
  }

  private func begin(_ tour: Tour) {
    stop()
    if let index = walks.firstIndex(where: { $0.tour.id == tour.id }) {
      if walks[index].status == .completed {
        walks[index] = Walk(store.tours.first { $0.id == tour.id } ?? tour)
      }
      walks[index].status = .running
      walks[index].isPaused = false
    } else {
      walks.append(Walk(tour))
    }
    save()
    tell()
    follow()
  }

  func stop() {
    noteTime()
    change { $0.status = .stopped }
    audioManager.unload()
    follow()
  }

  // MARK: - Places

  private func authorizationChanged() {
    if let waiting, locationManager.authorizationStatus != .notDetermined {
      start(waiting)
    } else {
      if prompt == .required, locationManager.obstacle == nil { prompt = nil }
      if prompt == .precise, locationManager.isPrecise { prompt = nil }
      follow()
    }
  }

  /// Follows the walker while a walk needs it.
  private func follow() {
    guard let walk = running, locationManager.obstacle == nil else {
      locationManager.stopTracking()
      return
    }
    locationManager.setTourPoints(
      walk.tour.points, currentPointIndex: walk.currentPointIndex,
      isHeld: walk.queuedPoint != nil)
    locationManager.startTracking()
  }

  private func handlePointTriggered(_ point: TourPoint) {
    let isTelling = running?.toldPoint != nil
    change { $0.reach(point) }
    if !isTelling { tell() }
    follow()
  }

  // MARK: - Stories

  private func tell() {
    guard let walk = running, let point = walk.toldPoint else { return audioManager.unload() }
    audioManager.load(point, at: walk.seconds, plays: !walk.isPaused)
  }

  private func finishStory() {
    change { $0.finishStory() }
    tell()
    follow()
  }

  func noteTime() {
    guard running?.toldPoint != nil, audioManager.point != nil else { return }
    change {
      $0.seconds = audioManager.exactTime
      $0.isPaused = !audioManager.wantsToPlay
    }
  }

  func play() {
    audioManager.play()
    noteTime()
  }

  func pause() {
    audioManager.pause()
    noteTime()
  }

  private func noteTimeNowAndThen() {
    guard audioManager.isPlaying, Date().timeIntervalSince(lastSaved) >= 10 else { return }
    noteTime()
  }

  // MARK: - Keeping

  private func change(_ body: (inout Walk) -> Void) {
    guard let index = walks.firstIndex(where: { $0.status == .running }) else { return }
    body(&walks[index])
    save()
  }

  private func saveOnceThereIsRoom() {
    if isUnsaved, Date().timeIntervalSince(lastSaved) >= 10 { save() }
  }

  func save() {
    lastSaved = Date()
    do {
      try walkStore.save(walks)
      isUnsaved = false
    } catch {
      isUnsaved = !walks.isEmpty
    }
  }
}

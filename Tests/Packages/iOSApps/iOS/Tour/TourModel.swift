//
//  TourModel.swift
//  Tour
//

import CoreLocation
import Observation
import UIKit

/// What the screens show, and what becomes of a walk.
@MainActor
@Observable
final class TourModel {
  private(set) var tours: [Tour]
  private(set) var walks: [Walk]
  private(set) var shown: Tour?
  private(set) var place: CLLocation?
  private(set) var problem: String?
  let narrator = Narrator()

  private let library = TourLibrary()
  private let feed = LocationFeed()
  private var filter = PositionFilter()
  private var waiting: Tour?
  private var observer: (any NSObjectProtocol)?

  init() {
    (tours, walks) = (library.knownTours, library.walks)
    shown = walk?.tour
    Task { for await event in feed.events { take(event) } }
    Task { for await _ in narrator.finished { finishStory() } }
    Task { await noteTime() }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.noteHeard() }
    }
    Task { await load() }
    tellStory()
    follow()
  }

  /// The walk that goes on.
  var walk: Walk? { walks.first { $0.status == .running } }

  func walk(on tour: Tour) -> Walk? { walks.first { $0.tour.id == tour.id } }

  /// Why points do not start by themselves.
  var obstacle: String? {
    walk == nil ? nil : feed.obstacle.map { "Points do not start by themselves because \($0)." }
  }

  func load() async {
    do {
      tours = try await library.loadTours()
      problem = nil
    } catch {
      problem = "Could not load the tours."
    }
  }

  func show(_ tour: Tour?) { shown = tour }

  // MARK: Walking

  func start(_ tour: Tour) {
    guard !feed.mustAsk else {
      waiting = tour
      return feed.ask()
    }
    waiting = nil
    guard feed.obstacle == nil else { return }
    stop()
    if let index = walks.firstIndex(where: { $0.tour.id == tour.id }) {
      if walks[index].status == .completed { walks[index] = Walk(tour) }
      walks[index].status = .running
      walks[index].wasPlaying = walks[index].isHearing
    } else {
      walks.append(Walk(tour))
    }
    keep()
    tellStory()
    follow()
    if feed.isInUseOnly { feed.askForAlways() }
  }

  func stop() {
    noteHeard()
    change { $0.status = .stopped }
    narrator.unload()
    follow()
  }

  /// Has positions come, and the circle of the next point watched, while a walk needs it.
  private func follow() {
    let isWanted = walk != nil && feed.obstacle == nil
    if isWanted, !feed.isRunning {
      filter = PositionFilter()
      feed.start()
    } else if !isWanted {
      feed.stop()
      place = nil
    }
    feed.watch(isWanted ? walk?.nextPoint : nil)
  }

  private func take(_ event: LocationFeed.Event) {
    switch event {
    case .authorizationChanged:
      if let waiting, !feed.mustAsk { start(waiting) }
      follow()
    case .entered(let name):
      if let point = walk?.nextPoint, name == "point \(point.number)" { reach() }
    case .moved(let location): take(location)
    }
  }

  private func take(_ location: CLLocation) {
    guard feed.isRunning else { return }
    let verdict = filter.judge(location)
    if verdict == .useless { return }
    place = location
    guard verdict == .believed, let point = walk?.nextPoint,
      location.horizontalAccuracy <= point.radiusM,
      location.distance(from: point.location) <= point.radiusM
    else { return }
    reach()
  }

  private func reach() {
    let isHearing = walk?.isHearing == true
    change { $0.reachNextPoint() }
    if !isHearing { tellStory() }
    follow()
  }

  // MARK: Hearing

  private func tellStory() {
    guard let walk, let point = walk.heardPoint else { return narrator.unload() }
    do {
      try narrator.load(point, at: walk.heard)
    } catch {
      problem = "The story of “\(point.title)” cannot be played."
    }
    if walk.wasPlaying { narrator.play() }
  }

  private func finishStory() {
    change { $0.finishStory() }
    tellStory()
    follow()
  }

  private func noteTime() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(10))
      noteHeard()
    }
  }

  private func noteHeard() {
    guard walk?.isHearing == true else { return }
    change {
      $0.heard = narrator.time
      $0.wasPlaying = narrator.wantsToPlay
    }
  }

  private func change(_ body: (inout Walk) -> Void) {
    guard let index = walks.firstIndex(where: { $0.status == .running }) else { return }
    body(&walks[index])
    keep()
  }

  private func keep() { library.walks = walks }
}

//
//  Walk.swift
//  SonicWalk
//

import Foundation

/// How far a walker has come on a tour.
struct Walk: Codable {
  enum Status: String, Codable {
    case running, stopped, completed
  }

  let tour: Tour
  var status = Status.running
  /// How many stories were heard to their end.
  private(set) var heardCount = 0
  private(set) var isTelling = false
  private(set) var isNextQueued = false
  /// How much of the story that is told was heard.
  var seconds: TimeInterval = 0
  /// Whether the walker has paused the story.
  var isPaused = false

  init(_ tour: Tour) {
    self.tour = tour
  }

  var toldPoint: TourPoint? { isTelling ? tour.points[heardCount] : nil }
  var queuedPoint: TourPoint? { isNextQueued ? tour.points[heardCount + 1] : nil }
  var heardPoints: [TourPoint] { Array(tour.points.prefix(heardCount)) }
  var startedPoints: [TourPoint] { Array(tour.points.prefix(heardCount + (isTelling ? 1 : 0))) }

  /// The point that the walker has to reach next, as an index; behind the last one, the tour is complete.
  var currentPointIndex: Int { heardCount + (isTelling ? 1 : 0) + (isNextQueued ? 1 : 0) }

  func state(of point: TourPoint) -> PointState {
    guard let index = tour.points.firstIndex(of: point) else { return .inactive }
    if index < heardCount { return .completed }
    if index == heardCount, isTelling { return .active }
    return index == heardCount + 1 && isNextQueued ? .queued : .inactive
  }

  mutating func reach(_ point: TourPoint) {
    guard !isNextQueued, tour.points.indices.contains(currentPointIndex),
      tour.points[currentPointIndex] == point
    else { return }
    if isTelling {
      isNextQueued = true
    } else {
      tell()
    }
  }

  mutating func finishStory() {
    guard isTelling else { return }
    heardCount += 1
    isTelling = false
    seconds = 0
    if isNextQueued {
      isNextQueued = false
      tell()
    } else if heardCount == tour.points.count {
      status = .completed
    }
  }

  private mutating func tell() {
    isTelling = true
    isPaused = false
    seconds = 0
  }
}

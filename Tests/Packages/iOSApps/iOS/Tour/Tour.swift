//
//  Tour.swift
//  Tour
//

import CoreLocation

struct Tour: Codable, Equatable, Identifiable, Sendable {
  struct Point: Codable, Equatable, Sendable {
    struct Audio: Codable, Equatable, Sendable {
      var id: String
    }

    var number: Int
    var title: String
    var lat: Double
    var lng: Double
    var radiusM: Double
    var audio: Audio

    var coordinate: CLLocationCoordinate2D { .init(latitude: lat, longitude: lng) }
    var location: CLLocation { .init(latitude: lat, longitude: lng) }
  }

  var id: String
  var title: String
  var points: [Point]
}

/// How far somebody has come on a tour.
struct Walk: Codable, Equatable, Sendable {
  enum Status: String, Codable, Sendable {
    case running, stopped, completed
  }

  enum PointState: Sendable {
    case notReached, active, queued, completed
  }

  var tour: Tour
  var status = Status.running
  private(set) var completed = 0
  private(set) var isHearing = false
  private(set) var isNextQueued = false
  /// Seconds of the story that were heard.
  var heard: TimeInterval = 0
  /// Whether it was playing, and not paused by hand.
  var wasPlaying = false

  init(_ tour: Tour) { self.tour = tour }

  var heardPoint: Tour.Point? { isHearing ? tour.points[completed] : nil }

  /// The only point that can start next.
  var nextPoint: Tour.Point? {
    let index = completed + (isHearing ? 1 : 0)
    return status == .running && !isNextQueued && index < tour.points.count
      ? tour.points[index] : nil
  }

  func state(at index: Int) -> PointState {
    if index < completed { return .completed }
    if index == completed, isHearing { return .active }
    return index == completed + 1 && isNextQueued ? .queued : .notReached
  }

  mutating func reachNextPoint() {
    guard nextPoint != nil else { return }
    if isHearing { isNextQueued = true } else { beginStory() }
  }

  mutating func finishStory() {
    completed += 1
    (isHearing, heard, wasPlaying) = (false, 0, false)
    if isNextQueued {
      isNextQueued = false
      beginStory()
    } else if completed == tour.points.count {
      status = .completed
    }
  }

  private mutating func beginStory() {
    (isHearing, heard, wasPlaying) = (true, 0, true)
  }
}

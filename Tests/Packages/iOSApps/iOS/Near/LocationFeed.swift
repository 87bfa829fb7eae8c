//
//  LocationFeed.swift
//  Near
//

import CoreLocation

/// What becomes of the wish to know where the phone is.
enum Whereabouts: Equatable, Sendable {
  case at(CLLocation)
  case resting(CLLocation?)
  case denied
  case approximate(CLLocation)
  case lost
}

/// Hands out whereabouts one after the other.
struct LocationFeed: Sendable {
  func whereabouts() -> AsyncThrowingStream<Whereabouts, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for try await update in CLLocationUpdate.liveUpdates(.fitness) {
            if let whereabouts = Self.whereabouts(update) { continuation.yield(whereabouts) }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func whereabouts(_ update: CLLocationUpdate) -> Whereabouts? {
    if update.authorizationDenied || update.authorizationRestricted { return .denied }
    if update.stationary { return .resting(update.location) }
    if update.locationUnavailable { return .lost }
    guard let location = update.location else { return nil }
    return update.accuracyLimited ? .approximate(location) : .at(location)
  }
}

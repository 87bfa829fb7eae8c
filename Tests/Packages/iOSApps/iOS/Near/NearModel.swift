//
//  NearModel.swift
//  Near
//

import CoreLocation
import Foundation
import Observation

@MainActor @Observable
final class NearModel {
  enum State: Equatable {
    case idle, searching
    case found([Cafe])
    case nothing, denied, lost, slow
  }

  private(set) var state = State.idle
  private(set) var isApproximate = false
  private(set) var lookups = 0
  private(set) var hours = ""

  private let feed = LocationFeed()
  private let directory = CafeDirectory()
  private var following: Task<Void, Never>?
  private var pending: Task<Void, Never>?
  private var newest: (location: CLLocation, isApproximate: Bool)?

  var isFollowing: Bool { following != nil }

  func start() {
    guard following == nil else { return }
    state = .searching
    following = Task { [weak self, feed] in
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await self?.follow(feed) }
          group.addTask { try await self?.complainWhenSlow() }
          try await group.waitForAll()
        }
      } catch is CancellationError {
        // The user has stopped it.
      } catch {
        self?.state = .lost
      }
    }
  }

  /// Asks the server when the cafés are open; an answer that takes long is not waited for.
  func loadHours() {
    guard let url = URL(string: "https://near.example/hours?city=warsaw") else { return }
    hours = "Asking…"
    Task {
      var request = URLRequest(url: url)
      request.timeoutInterval = 15
      do {
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          hours = "The hours are not known."
          return
        }
        hours = try JSONDecoder().decode([String: String].self, from: data)["today"] ?? "Closed"
      } catch let error as URLError where error.code == .notConnectedToInternet {
        hours = "You are offline."
      } catch let error as URLError where error.code == .timedOut {
        hours = "The server takes too long."
      } catch {
        hours = "The hours are not known."
      }
    }
  }

  func stop() {
    following?.cancel()
    pending?.cancel()
    (following, pending) = (nil, nil)
    state = .idle
  }

  private func follow(_ feed: LocationFeed) async throws {
    for try await whereabouts in feed.whereabouts() {
      switch whereabouts {
      case .at(let location): lookSoon(at: location, isApproximate: false)
      case .approximate(let location): lookSoon(at: location, isApproximate: true)
      case .resting(let location?): lookSoon(at: location, isApproximate: false)
      case .resting(nil): break
      case .denied: state = .denied
      case .lost where state == .searching: state = .lost
      case .lost: break
      }
    }
  }

  /// Of the positions of a second, only the last is looked up.
  private func lookSoon(at location: CLLocation, isApproximate: Bool) {
    newest = (location, isApproximate)
    guard pending == nil else { return }
    pending = Task {
      defer { pending = nil }
      do {
        try await Task.sleep(for: .seconds(1))
        guard let (location, isApproximate) = newest else { return }
        let cafes = try await directory.cafes(near: location, within: isApproximate ? 10_000 : 500)
        self.isApproximate = isApproximate
        state = cafes.isEmpty ? .nothing : .found(cafes)
        lookups = await directory.lookupCount
      } catch is CancellationError {
        // The user has stopped it.
      } catch {
        state = .lost
      }
    }
  }

  private func complainWhenSlow() async throws {
    try await Task.sleep(for: .seconds(20))
    if state == .searching { state = .slow }
  }
}

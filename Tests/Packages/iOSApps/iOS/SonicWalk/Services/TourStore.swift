//
//  TourStore.swift
//  SonicWalk
//

import Foundation

/// The tours that the server has published.
final class TourStore: ObservableObject {
  @Published private(set) var tours: [Tour] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  private struct Answer: Codable {
    var tours: [Tour]
  }

  // swift-format-ignore: NeverForceUnwrap
  private let url = URL(string: "https://api.sonicwalk.example/api/tours")!
  private let defaults = UserDefaults.standard
  private let key = "tours"

  init() {
    if let data = defaults.data(forKey: key) {
      tours = (try? JSONDecoder().decode([Tour].self, from: data)) ?? []
    }
  }

  @MainActor
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      tours = try JSONDecoder().decode(Answer.self, from: data).tours.map(sorted)
      errorMessage = nil
      defaults.set(try JSONEncoder().encode(tours), forKey: key)
    } catch {
      errorMessage = "Could not load the tours."
    }
  }

  private func sorted(_ tour: Tour) -> Tour {
    var tour = tour
    tour.points.sort { $0.number < $1.number }
    return tour
  }
}

//
//  TourLibrary.swift
//  Tour
//

import Foundation

/// The tours of the server, and the walks that were begun.
@MainActor
struct TourLibrary {
  private struct Answer: Codable {
    var tours: [Tour]
  }

  // swift-format-ignore: NeverForceUnwrap
  var server = URL(string: "https://tours.example.com")!
  private let defaults = UserDefaults.standard
  private static let walksKey = "walks"
  private static let toursKey = "tours"

  func loadTours() async throws -> [Tour] {
    let (data, response) = try await URLSession.shared.data(
      from: server.appendingPathComponent("api/tours"))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    let tours = try JSONDecoder().decode(Answer.self, from: data).tours
    defaults.set(data, forKey: Self.toursKey)
    return tours
  }

  /// The tours as they were last time.
  var knownTours: [Tour] {
    guard let data = defaults.data(forKey: Self.toursKey) else { return [] }
    return (try? JSONDecoder().decode(Answer.self, from: data).tours) ?? []
  }

  var walks: [Walk] {
    get {
      guard let data = defaults.data(forKey: Self.walksKey) else { return [] }
      return (try? JSONDecoder().decode([Walk].self, from: data)) ?? []
    }
    nonmutating set {
      defaults.set(try? JSONEncoder().encode(newValue), forKey: Self.walksKey)
    }
  }
}

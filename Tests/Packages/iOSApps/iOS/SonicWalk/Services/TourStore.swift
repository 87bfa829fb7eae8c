//
//  TourStore.swift
//  SonicWalk
//

import Foundation

@MainActor
final class TourStore: ObservableObject {
  @Published private(set) var tours: [Tour] = []
  @Published private(set) var isLoading = false
  @Published var errorMessage: String?

  private let url = URL(string: "https://api.sonicwalk.example/tours")!

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
        errorMessage = "The tours could not be loaded."
        return
      }
      tours = try JSONDecoder().decode([Tour].self, from: data)
      errorMessage = nil
    } catch let error as URLError where error.code == .notConnectedToInternet {
      errorMessage = "You are offline."
    } catch {
      errorMessage = "The tours could not be loaded."
    }
  }
}

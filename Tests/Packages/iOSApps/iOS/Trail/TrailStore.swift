//
//  TrailStore.swift
//  Trail
//
//  Keeps the tour across launches.
//

import Foundation

struct Tour: Codable, Equatable {
  var points: [TrailPoint] = []
  var meters: Double = 0
  var isRecording = false
  var arrivals: [String] = []
}

final class TrailStore {
  private let url: URL

  init() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent("tour.json")
  }

  func load() -> Tour {
    guard let data = try? Data(contentsOf: url),
      let tour = try? JSONDecoder().decode(Tour.self, from: data)
    else {
      return Tour()
    }
    return tour
  }

  func save(_ tour: Tour) {
    do {
      try JSONEncoder().encode(tour).write(to: url, options: .atomic)
    } catch {
      print("tour not saved: \(error)")
    }
  }
}

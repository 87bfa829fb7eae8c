//
//  WalkStore.swift
//  SonicWalk
//

import Foundation

/// Keeps the walks in a file.
struct WalkStore {
  private let url: URL

  init() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    url = folder.appendingPathComponent("walks.json")
  }

  func load() -> [Walk] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Walk].self, from: data)) ?? []
  }

  func save(_ walks: [Walk]) throws {
    try JSONEncoder().encode(walks).write(to: url, options: .atomic)
  }
}

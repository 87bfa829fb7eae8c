//
//  Diary.swift
//

import Foundation

/// What has been reached, for views: Foundation brings `ObservableObject` with it on iOS.
class Diary: ObservableObject {
  @Published fileprivate(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

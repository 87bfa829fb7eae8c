//
//  SonicWalkApp.swift
//  SonicWalk
//

import SwiftUI

@main
struct SonicWalkApp: App {
  @StateObject private var store = TourStore()

  var body: some Scene {
    WindowGroup {
      TourListView()
        .environmentObject(store)
    }
  }
}

//
//  SonicWalkApp.swift
//  SonicWalk
//

import SwiftUI

@main
struct SonicWalkApp: App {
  @StateObject private var session: TourSession

  init() {
    // Made at once, and not with the first view: a circle starts the app out of sight.
    let session = TourSession()
    _session = StateObject(wrappedValue: session)
  }

  var body: some Scene {
    WindowGroup {
      TourListView()
        .environmentObject(session)
        .environmentObject(session.store)
        .environmentObject(session.locationManager)
        .environmentObject(session.audioManager)
    }
  }
}

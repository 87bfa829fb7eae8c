//
//  TrailApp.swift
//  Trail
//

import SwiftUI

@main
struct TrailApp: App {
  @StateObject private var model = TrailModel()

  var body: some Scene {
    WindowGroup {
      TrailView(model: model)
    }
  }
}

//
//  NearApp.swift
//  Near
//

import SwiftUI

@main
struct NearApp: App {
  @State private var model = NearModel()

  var body: some Scene {
    WindowGroup {
      NearView(model: model)
    }
  }
}

//
//  ParkingApp.swift
//  Parking
//

import SwiftUI

@main
struct ParkingApp: App {
  @StateObject private var model = ParkingModel()

  var body: some Scene {
    WindowGroup {
      ParkingView().environmentObject(model)
    }
  }
}

//
//  PermissionBanner.swift
//  SonicWalk
//

import CoreLocation
import SwiftUI

struct PermissionBanner: View {
  let status: CLAuthorizationStatus
  @Environment(\.openURL) private var openURL

  var body: some View {
    switch status {
    case .denied, .restricted:
      VStack {
        Text("Location access is off. Points will not play as you walk.")
        settingsButton
      }
    case .authorizedWhenInUse:
      Text("Keep the app open: location in the background is not allowed.")
    default:
      EmptyView()
    }
  }

  private var settingsButton: some View {
    Button("Open Settings") {
      if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
    }
  }
}

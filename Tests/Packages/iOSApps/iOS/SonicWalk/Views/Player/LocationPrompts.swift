//
//  LocationPrompts.swift
//  SonicWalk
//

import SwiftUI

/// What is said before the system asks, and where it may not be asked.
struct LocationPrompts: ViewModifier {
  @EnvironmentObject private var session: TourSession
  @EnvironmentObject private var locationManager: LocationManager
  @AppStorage("hasAskedForAlways") private var hasAskedForAlways = false
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content
      .alert(
        session.prompt?.title ?? "", isPresented: isShown, presenting: session.prompt,
        actions: actions, message: message)
  }

  private var isShown: Binding<Bool> {
    Binding(
      get: { session.prompt != nil },
      set: { if !$0 { session.prompt = nil } })
  }

  @ViewBuilder private func actions(_ prompt: LocationPrompt) -> some View {
    switch prompt {
    case .explanation:
      Button("Continue") { session.answerWaits(true) }
      Button("Not now", role: .cancel) { session.answerWaits(false) }
    case .required:
      Button("Open Settings", action: openSettings)
      Button("Close", role: .cancel) {}
    case .keepOpen:
      if hasAskedForAlways {
        Button("Open Settings", action: openSettings)
      } else {
        Button("Allow always") {
          hasAskedForAlways = true
          locationManager.askForAlways()
        }
      }
      Button("Not now", role: .cancel) {}
    case .precise:
      Button("Allow precise location") { locationManager.askForPrecise() }
      Button("Not now", role: .cancel) {}
    }
  }

  @ViewBuilder private func message(_ prompt: LocationPrompt) -> some View {
    switch prompt {
    case .explanation:
      Text(
        "Each story starts by itself where it belongs, also while the screen is locked.")
    case .required:
      Text(
        "No story can start because \(locationManager.obstacle?.reason ?? "location is off"). "
          + "You can allow it in Settings.")
    case .keepOpen:
      Text("Stories start by themselves until the app is closed, and not afterwards.")
    case .precise:
      Text("Stories start by themselves only where your precise location is known.")
    }
  }

  private func openSettings() {
    if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
  }
}

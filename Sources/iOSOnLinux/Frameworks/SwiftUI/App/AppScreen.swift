internal import AppHost
internal import DeviceInterface
internal import UIKit
internal import VirtualTime

/// An app of SwiftUI on the simulated phone: its window is made when the user is to see it, and drawn after all that happens.
@MainActor final class AppScreen<Content: App>: HostedApp {
  private let graph = Graph()
  private let app: Content
  private let phase = Location(ScenePhase.background as Any)
  private let window = Location(false as Any)
  private var hasWindow = false
  private var isSettlingSoon = false
  /// The page as it was shown last, until something happens.
  private var shown: Page?

  init(_ make: @escaping () -> Content) {
    // From the start on, or else who asks for it later is told that the app was never started.
    UIApplication.shared.hasScenes = true
    app = make()
    graph.onUnrest = { [weak self] in self?.settleSoon() }
    graph.root.surroundings.keep(ObjectIdentifier(ScenePhaseKey.self), phase)
    graph.root.surroundings.keep(WindowState.key, window)
    let editing = Binding<EditMode>?.some(Binding(at: Location(EditMode.inactive)))
    graph.root.surroundings.keep(ObjectIdentifier(EditModeKey.self), Location(editing as Any))
  }

  /// Views are evaluated once everything else that was to be done has been done.
  private func settleSoon() {
    guard !isSettlingSoon else { return }
    isSettlingSoon = true
    Task { @MainActor in
      self.isSettlingSoon = false
      self.graph.settle()
    }
  }

  private func openWindow() {
    guard !hasWindow else { return }
    hasWindow = true
    window.write(true)
    graph.beSeen()
    enter(.inactive)
  }

  private func enter(_ phase: ScenePhase) {
    self.phase.write(phase)
    graph.settle()
  }

  func handle(_ signal: Signal) {
    defer { shown = nil }
    switch signal {
    case .launched(let reason):
      // The app's scenes are asked for at every start, its window is opened for the user.
      graph.show(AppView(app: app))
      if reason == .user { openWindow() } else { graph.settle() }
    case .becameActive:
      openWindow()
      if phase.current as? ScenePhase == .background { enter(.inactive) }
      enter(.active)
    case .willResignActive: enter(.inactive)
    case .enteredBackground: enter(.background)
    // What the user touches is what was shown last; without a window, nothing can be touched.
    default: if hasWindow { _ = (shown ?? drawn).perform(signal) }
    }
  }

  var screen: Screen {
    guard hasWindow else { return Screen(title: AppName.shown) }
    let page = drawn
    shown = page
    return page.screen
  }

  /// The page as it is now.
  private var drawn: Page { Page(graph.draw(), named: AppName.shown) }
}

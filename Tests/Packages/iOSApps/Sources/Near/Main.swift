import AppHost
import PhoneNetwork
import VirtualTime

/// What the app's SwiftUI views show, for the simulated phone: the rest of the app is the one that ships.
final class NearScreen: ScreenApp {
  private let model = NearModel()

  init(_ phone: HostPhone) {}

  var content: ScreenContent {
    var content = ScreenContent("Near")
    switch model.state {
    case .idle: content.text("Find a café")
    case .searching: content.text("Looking for you…")
    case .found(let cafes): for cafe in cafes { content.row(cafe.name) }
    case .nothing: content.text("No café within 500 m")
    case .denied: content.text("Allow location to see what is near.")
    case .lost: content.text("You cannot be found here.")
    case .slow: content.text("This takes long. Are you inside?")
    }
    if model.isApproximate { content.text("Only about here") }
    content.value("Lookups", "\(model.lookups)")
    content.value("Hours", model.hours)
    content.button("Hours") { self.model.loadHours() }
    if model.isFollowing {
      content.button("Stop") { self.model.stop() }
    } else {
      content.button("Start") { self.model.start() }
    }
    return content
  }
}

@main enum Main {
  static func main() {
    PhoneNetwork.install()
    AppHost.run { NearScreen($0) }
  }
}

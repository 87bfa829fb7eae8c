import AppHost
import VirtualTime

/// What the app's SwiftUI views show, for the simulated phone: the rest of the app is the one that ships.
final class ParkingScreen: ScreenApp {
  private let model = ParkingModel()

  init(_ phone: HostPhone) {}

  var content: ScreenContent {
    var content = ScreenContent("Parking")
    content.text(model.message)
    if !model.placeText.isEmpty { content.text(model.placeText) }
    content.value("Price", model.priceText)
    content.value("Parked", "\(model.count)")
    if model.canUndo {
      content.button("Undo") { self.model.undo() }
    } else if model.parking == nil {
      content.button("Park for 30 minutes") { self.model.park(minutes: 30) }
      content.button("Park for 2 hours") { self.model.park(minutes: 120) }
    } else {
      if model.parking?.place == nil { content.button("Settings") { self.model.openSettings() } }
      content.field("Note", text: model.note) { self.model.write($0) }
      content.button("15 minutes more") { self.model.extend(minutes: 15) }
      content.button("Leave") { self.model.leave() }
    }
    return content
  }
}

@main enum Main {
  static func main() { AppHost.run { ParkingScreen($0) } }
}

import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What the bare app asks for, and its server sends, without anybody looking at the app.
enum PushSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: pushes")
    library.when(
      "the app registers for pushes",
      "Registers the app for the pushes of its server, until it is removed (I-103, A-43).",
      example: "the app registers for pushes"
    ) { (world: inout World) in
      try world.ask(.registerForPushes)
    }
    library.when(
      "the server pushes {string}",
      "A push reaches the app, silent on iOS and urgent on Android: it wakes or starts it (I-103, A-43).",
      example: "the server pushes \"new shift\""
    ) { (world: inout World, data: String) in
      try world.act(after: "When the app registers for pushes") { phone throws(PhoneError) in
        try phone.receivePush(data)
      }
    }
  }
}

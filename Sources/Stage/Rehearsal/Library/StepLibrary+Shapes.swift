import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The two shapes that most steps without arguments have.
extension StepLibrary<World> {
  /// Declares a step by which the app asks its platform for something.
  mutating func asking(
    _ text: String, _ documentation: String, _ request: Request, fileID: String = #fileID,
    line: Int = #line
  ) {
    when(text, documentation, example: text, fileID: fileID, line: line) {
      (world: inout World) in try world.ask(request)
    }
  }

  /// Declares a step by which something is done to the phone.
  ///
  /// - Parameter sentence: A sentence before it that makes it possible, where things are otherwise than it needs.
  mutating func acting(
    _ text: String, _ documentation: String, after sentence: String? = nil,
    fileID: String = #fileID, line: Int = #line,
    _ action: @escaping @Sendable (inout Phone) throws(PhoneError) -> Void
  ) {
    when(text, documentation, example: text, fileID: fileID, line: line) {
      (world: inout World) in try world.act(after: sentence, action)
    }
  }
}

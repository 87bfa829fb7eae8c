import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The shapes that many steps have.
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

  /// Declares a check of how many there are of something, of which only an app with one of the abilities can have any.
  mutating func counting(
    _ text: String, _ documentation: String, example: String, _ subject: String,
    of abilities: AppAbility..., about concern: StepConcern? = nil, fileID: String = #fileID,
    line: Int = #line, _ number: @escaping @Sendable (World) throws -> Int
  ) {
    then(text, documentation, example: example, about: concern, fileID: fileID, line: line) {
      (world: inout World, count: Int) in
      try world.expect(number(world), equals: count, subject)
      if count == 0 { try world.requireAbility(abilities) }
    }
  }
}

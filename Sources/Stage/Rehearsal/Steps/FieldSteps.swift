import DeviceInterface
import ScenarioRunner

/// The user's writing into the app's screen.
enum FieldSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.when(
      "the user enters {string} into {string}",
      "Writes into a text field of the screen, in the place of what stood there; \"\" empties it.",
      example: "the user enters \"1234\" into \"PIN\""
    ) { (world: inout World, text: String, label: String) in try world.enter(text, into: label) }
    addTexts(to: &library)
    addPresence(to: &library)
  }

  private static func addTexts(to library: inout StepLibrary<World>) {
    library.then(
      "the field {string} shows {string}",
      "Checks what stands in a text field of the screen, letter by letter.",
      example: "the field \"PIN\" shows \"1234\""
    ) { (world: inout World, label: String, text: String) in
      guard !text.isEmpty else {
        throw InvalidStep(
          "A field that shows \"\" is empty.",
          notes: ["Write: \(instead: "the field \"\(label)\" is empty")"])
      }
      let field = try world.requireField(label)
      try world.expect(
        field.text == text, "The field shows something else.", expected: "\"\(text)\"",
        actual: field.text.isEmpty ? "nothing" : "\"\(field.text)\"")
    }
    library.then(
      "the field {string} is empty", "Checks that nothing stands in a text field of the screen.",
      example: "the field \"PIN\" is empty"
    ) { (world: inout World, label: String) in
      let field = try world.requireField(label)
      try world.expect(
        field.text.isEmpty, "The field is not empty.", expected: "nothing",
        actual: "\"\(field.text)\"")
    }
  }

  private static func addPresence(to library: inout StepLibrary<World>) {
    library.then(
      "the field {string} is shown", "Checks for a text field on the app's screen.",
      example: "the field \"PIN\" is shown"
    ) { (world: inout World, label: String) in _ = try world.requireField(label) }
    library.then(
      "the field {string} is not shown", "Checks that the app's screen has no such text field.",
      example: "the field \"PIN\" is not shown"
    ) { (world: inout World, label: String) in
      try world.require(.field, called: label)
      let labels = try world.requireScreen().fields.map(\.label)
      try world.expect(
        !labels.containsFolded(label), "The field is shown.", expected: "no such field",
        actual: labels.joined(separator: ", "))
    }
  }
}

extension World {
  /// Writes a text into the field of the screen with the label.
  public mutating func enter(_ text: String, into label: String) throws {
    _ = try requireTouchableScreen()
    let field = try Self.needed { try requireField(label) }
    try touch(.entered(text, field: field.label))
  }

  /// The text field of the screen with the label; throws where there is none.
  fileprivate func requireField(_ label: String) throws -> TextField {
    let fields = try requireScreen().fields
    try label.requireOne(of: fields.map(\.label), called: "fields")
    let wanted = label.foldedForComparison
    guard let field = fields.first(where: { $0.label.foldedForComparison == wanted }) else {
      throw StepFailure(
        obstacle: "There is no field \"\(label)\" on the screen.", expected: "\"\(label)\"",
        actual: fields.isEmpty
          ? "no field" : fields.map { "\"\($0.label)\"" }.joined(separator: ", "))
    }
    return field
  }
}

import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The phone's language, and processes that are there before their user.
enum LanguageSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The phone")
    library.given(
      "the phone's language is {string}",
      "Arranges the language, as a code such as \"pl\"; nobody is told.",
      example: "the phone's language is \"pl\""
    ) { (world: inout World, code: String) in
      try Self.require(code)
      world.phone.arrangeLanguage(code)
    }
    library.when(
      "the user changes the phone's language to {string}",
      "Android tells the app, or starts it (LOCALE_CHANGED, A-74); on iOS every app ends.",
      example: "the user changes the phone's language to \"pl\""
    ) { (world: inout World, code: String) in
      try Self.require(code)
      let other = code == "en" ? "pl" : "en"
      try world.act(after: "When the user changes the phone's language to \"\(other)\"") {
        phone throws(PhoneError) in try phone.setLanguage(code)
      }
    }
    library.acting(
      "iOS prewarms the app",
      "Starts the app's process ahead of its user, as iOS does now and then (I-104).",
      after: "When the system ends the app"
    ) { phone throws(PhoneError) in try phone.prewarm() }
  }

  private static func require(_ code: String) throws {
    let bytes = Array(code.utf8)
    let isCode =
      (2...35).contains(bytes.count)
      && bytes.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0 == UInt8(ascii: "-")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
    guard isCode else {
      throw InvalidStep(
        "\"\(code)\" is no code of a language.", notes: ["Write one such as \"pl\" or \"pt-BR\"."])
    }
  }
}

import Testing

@testable import RehearseCommand

/// What texts of Xcode become with the variables of a target.
struct XcodeVariablesTests {
  private static let variables = XcodeVariables(
    target: "My App", project: "Mine",
    settings: [
      "A": "<$(B)>", "B": "${C:lower}", "C": "Sea & $(TARGET_NAME)", "CIRCLE": "$(CIRCLE:lower)x",
      "PRODUCT_NAME": "$(TARGET_NAME)!", "WHICH": "B",
    ])

  @Test(arguments: [
    ("a $b $ $() $(", "a $b $ $() $("), ("$(TARGET_NAME)${PROJECT_NAME}", "My AppMine"),
    ("$(A)", "<sea & my app>"), ("$($(WHICH))", "sea & my app"), ("$(B}", "$(B}"),
    ("x.$(PRODUCT_NAME:rfc1034identifier)", "x.My-App-"), ("$(PRODUCT_MODULE_NAME)", "My_App_"),
    ("$(PRODUCT_NAME:c99extidentifier:upper)", "MY_APP_"), ("$(EXECUTABLE_NAME)", "My App!"),
    ("$(NONE) ${NONE:lower} $(A:other)", "$(NONE) ${NONE:lower} $(A:other)"),
    ("$(SRCROOT)/a", "./a"), ("$(DEVELOPMENT_LANGUAGE)", "en"),
  ])
  func `what is known is put in, and the rest stays`(text: String, filled: String) {
    #expect(Self.variables.filled(text) == filled)
  }

  @Test func `what is put in is escaped once`() {
    let filled = Self.variables.filled("& $(A)") {
      $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    #expect(filled == "& &lt;sea &amp; my app>")
  }

  @Test func `what names itself comes to an end, however often it does`() {
    #expect(Self.variables.filled("$(CIRCLE)").hasSuffix("xx"))
    let bomb = XcodeVariables(
      target: "", project: "",
      settings: ["A": String(repeating: "$(A)", count: 1_000), "B": "$(A:lower)"])
    for text in ["$(A)", "$(B)", String(repeating: "$(A)", count: 100)] {
      #expect(bomb.filled(text).utf8.count < 1 << 20)
    }
  }
}

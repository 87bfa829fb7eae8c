#if os(Linux)
  import Testing

  @testable import UIKit

  /// What things are called, and what is made of names.
  @MainActor struct NameTests {
    @Test(arguments: [
      ("play.fill", "Play"), ("person.crop.circle", "Person crop"), ("star", "Star"),
      ("circle.fill", "Circle.fill"),
    ])
    func `a symbol is read without its looks`(name: String, words: String) {
      #expect(UIImage(systemName: name)?.accessibilityLabel == words)
    }
  }
#endif

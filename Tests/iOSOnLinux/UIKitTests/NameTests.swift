#if os(Linux)
  import Foundation
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

    @Test func `a picture has its bytes, or its name`() {
      let (bytes, named) = (UIImage(data: Data([1])), UIImage(named: "heart"))
      #expect(bytes?.pngData() == Data([1]) && bytes?.accessibilityLabel == nil)
      #expect(named?.pngData() == nil && named?.jpegData(compressionQuality: 1) == nil)
      #expect(named?.accessibilityLabel == "heart" && UIImage(named: "") == nil)
    }

    @Test func `colours are the same by what they are made of`() {
      #expect(UIColor.red == UIColor.red && UIColor.red.hash == UIColor.red.hash)
      #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5) && UIColor.red != UIColor.blue)
      #expect(UIColor(named: "sea") == UIColor(named: "sea"))
      #expect(UIColor(named: "sea") != UIColor(named: "sky"))
    }

    /// A class that is no object of Foundation's.
    private final class Bare {}

    @Test func `a class that is no NSObject ends the app by name where a row is to be made of it`()
      async
    {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let table = UITableView(frame: .zero, style: .plain)
          table.register(Bare.self, forCellReuseIdentifier: "bare")
          _ = table.dequeueReusableCell(withIdentifier: "bare")
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("Bare is named as a row's class, and does not inherit from NSObject"))
    }
  }
#endif

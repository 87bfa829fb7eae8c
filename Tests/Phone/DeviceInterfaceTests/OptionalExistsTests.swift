import Testing

@testable import DeviceInterface

@Suite struct OptionalExistsTests {
  /// A value like those that are asked for with every signal.
  private struct Held: Equatable {
    var name: String?
  }

  @Test
  func `what is there exists, whatever it holds`() {
    let nothing: Held? = nil
    let something: Held? = Held(name: nil)
    let nested: Int?? = .some(nil)
    let found = [nothing.exists, something.exists, nested.exists]
    #expect(found == [false, true, true])
  }
}

import Testing

@testable import DeviceInterface

@Suite struct ByteWriterTests {
  @Test(arguments: [
    Int64.min, -1_000_000, -10, -9, -1, 0, 1, 9, 10, 11, 99, 100, 101, 999, 1_000, 9_999, 10_000,
    123_456_789, 1_772_438_400_000, .max,
  ])
  func `a number is written as Swift writes it`(_ number: Int64) {
    var writer = ByteWriter(capacity: 0)
    writer.write("before ")
    writer.write(number)
    #expect(writer.text == "before \(number)")
  }

  @Test(arguments: [
    (0, "0000000"), (7, "0000007"), (1_234_567, "1234567"), (12_345_678, "12345678"),
  ])
  func `what is shorter than wanted begins with zeros, and what is longer is written whole`(
    _ number: UInt64, _ text: String
  ) {
    var writer = ByteWriter(capacity: 4)
    writer.write(number, minimum: 7)
    #expect(writer.text == text)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 1_000])
  func `a text is whole, however much room it was thought to need`(_ capacity: Int) {
    var writer = ByteWriter(capacity: capacity)
    var text = ""
    #expect(writer.isEmpty)
    for number in 0..<100 {
      let piece = String(repeating: "ż🐈", count: number % 7)
      writer.write(piece)
      writer.write(Int64(number))
      writer.write(UInt8(ascii: ","))
      text += piece + "\(number),"
    }
    #expect(writer.text == text)
  }

  @Test func `what was written last can be taken back, and no more than that`() {
    var writer = ByteWriter(capacity: 8)
    writer.write("1.500")
    while writer.last == UInt8(ascii: "0") { writer.removeLast() }
    #expect(writer.text == "1.5")
    for _ in 0..<5 { writer.removeLast() }
    #expect(writer.isEmpty && writer.last == nil)
  }
}

import Testing

@testable import DeviceInterface

@Suite struct DecimalDigitsTests {
  @Test(arguments: [
    Int64.min, -1_000_000, -10, -9, -1, 0, 1, 9, 10, 11, 99, 100, 101, 1_000, 123_456_789,
    1_772_438_400_000, .max,
  ])
  func `a number is written as Swift writes it`(_ number: Int64) {
    var bytes = Array("before ".utf8)
    DecimalDigits.append(number, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "before \(number)")
  }

  @Test(arguments: [
    (0, "0000000"), (7, "0000007"), (1_234_567, "1234567"), (12_345_678, "12345678"),
  ])
  func `what is shorter than wanted begins with zeros, and what is longer is written whole`(
    _ number: UInt64, _ text: String
  ) {
    var bytes: [UInt8] = []
    DecimalDigits.append(number, minimum: 7, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}

import DeviceInterface
import Testing

struct PositionTextTests {
  @Test(arguments: [
    ("52.2297, 21.0122", 522_297_000, 210_122_000), ("0,0", 0, 0),
    ("-33.8688,151.2093", -338_688_000, 1_512_093_000),
    ("  +90 ,  -180  ", 900_000_000, -1_800_000_000),
    ("0.00000004, 0.00000005", 0, 1), ("-0.00000005, 1.99999999", -1, 20_000_000),
    ("52.229700000000001, 21.", 0, 0), ("007.5, 1", 75_000_000, 10_000_000),
  ])
  func `decimal degrees become ten-millionths of a degree`(
    text: String, latitude: Int32, longitude: Int32
  ) throws {
    if text.hasSuffix(".") {
      #expect(throws: PositionTextError.notANumber("21.")) { try Position(text: text) }
      return
    }
    let position = try Position(text: text)
    #expect(position.latitudeE7 == latitude)
    #expect(position.longitudeE7 == longitude)
  }

  @Test(arguments: [
    ("", PositionTextError.notTwoNumbers("")), ("52.2", .notTwoNumbers("52.2")),
    ("1,2,3", .notTwoNumbers("1,2,3")), ("north, 3", .notANumber("north")),
    ("1e1, 3", .notANumber("1e1")),
    ("1, ", .notANumber("")), ("1, nan", .notANumber("nan")), ("1, 0x10", .notANumber("0x10")),
    ("1, --2", .notANumber("--2")), ("1, .5", .notANumber(".5")), ("1, ٣", .notANumber("٣")),
    ("90.0000001, 0", .latitudeOutOfRange("90.0000001")), ("-91, 0", .latitudeOutOfRange("-91")),
    ("0, 180.0000001", .longitudeOutOfRange("180.0000001")),
    ("0, 214.8", .longitudeOutOfRange("214.8")),
    ("0, 99999999999", .longitudeOutOfRange("99999999999")),
    ("0, 9999999999999999999999", .notANumber("9999999999999999999999")),
    (String(repeating: "1", count: 101), .tooLong(bytesMax: 100)),
  ])
  func `what is no position is refused with its reason`(text: String, error: PositionTextError) {
    #expect(throws: error) { try Position(text: text) }
  }

  @Test func `messages say what was wrong, what was expected, and show an example`() {
    let messages = [
      PositionTextError.notTwoNumbers("x"), .notANumber("x"), .latitudeOutOfRange("91"),
      .longitudeOutOfRange("181"), .tooLong(bytesMax: 100),
    ].map(\.description)
    for message in messages { #expect(message.contains("expected")) }
    #expect(messages[0].contains("52.2297, 21.0122"))
  }

  @Test(arguments: ["52.2297, 21.0122", "0, 0", "-0.5, 0.0000001", "90, -180", "-0.0000001, 100"])
  func `the canonical text reads back as the same position`(text: String) throws {
    let position = try Position(text: text)
    #expect(position.description == text)
    #expect(try Position(text: position.description) == position)
    #expect(
      Position(
        latitudeDegrees: position.latitudeDegrees, longitudeDegrees: position.longitudeDegrees)
        == position)
  }

  @Test(arguments: [(90.1, 0), (0, -180.1), (.nan, 0), (0, .infinity)] as [(Double, Double)])
  func `degrees out of range make no position`(latitude: Double, longitude: Double) {
    #expect(Position(latitudeDegrees: latitude, longitudeDegrees: longitude) == nil)
  }
}

import DeviceInterface
import ScenarioRunner

extension World {
  /// Throws unless a moment, in milliseconds since 1970, has the time of day that a table's cell says.
  public func expect(_ milliseconds: Int64, isTimeOfDay text: String, _ subject: String) throws {
    guard let expected = TimeOfDay(text: text) else {
      throw InvalidStep("“\(text)” is no time of day.", notes: ["Write for example 08:15:30."])
    }
    let time = WallTime(millisecondsSince1970: milliseconds).timeOfDay
    try expect(time, equals: expected, subject)
  }
}

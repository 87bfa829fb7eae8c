import CucumberExpressions
import DeviceInterface
import DeviceSimulator

extension StepVocabulary {
  /// The types for what a device measures, and for what apps of this field show.
  static var deviceWords: [ParameterType] {
    [
      ParameterType(
        name: "percentage", patterns: ["\\d{1,3}"],
        documentation: "a percentage from 0 to 100, without its sign",
        example: "20", useForSnippets: false
      ) { groups in
        try read(groups, "a percentage from 0 to 100") { text in
          Int(text).flatMap { (0...100).contains($0) ? $0 : nil }
        }
      },
      ParameterType(
        name: "bytes", patterns: ["\\d+(?:\\.\\d+)? ?(?:bytes|byte|kB|MB|GB)"],
        documentation: "an amount of storage of at most 1000 GB", example: "10 MB"
      ) { try read($0, "an amount such as \"10 MB\", at most 1000 GB", BytesText.parse) },
      ParameterType(
        name: "time zone", patterns: ["UTC(?:[+-]\\d{1,2}(?::\\d{2})?)?"],
        documentation: "a time zone from UTC-12 to UTC+14, by its distance from UTC",
        example: "UTC+2"
      ) { try read($0, "a time zone from UTC-12 to UTC+14", TimeZoneText.parse) },
      words("motion", StateWords.motions, "a way to move", example: "walking"),
      words("user motion", StateWords.userMotions, "what the user does", example: "walks"),
      ParameterType(
        name: "transitions", patterns: [RegionTransitions.pattern],
        documentation:
          "what a region reports: entering, leaving, a dwell of some minutes, or several of them",
        example: "entering and a dwell of 5 minutes", useForSnippets: false
      ) {
        try read(
          $0, "each of entering, leaving and a dwell at most once", RegionTransitions.init(text:))
      },
      words("zone", StateWords.zones, "where the GPS receiver hears otherwise", example: "tunnel"),
      words(
        "badge color", Badge.Color.allCases.map { ($0.rawValue, $0) }, "the color of a badge",
        example: "green"),
      words(
        "timing", DurationSetting.all.map { ($0.name, $0.name) },
        "a length of time that the platforms do not document", example: "suspension delay"),
      words(
        "reach", DistanceSetting.all.map { ($0.name, $0.name) },
        "a distance that the platforms do not document", example: "radius of Wi-Fi positions"),
      words(
        "position source", PositionMock.Source.allCases.map { ($0.rawValue, $0) },
        "who tells positions instead of the receiver", example: "a mock app"),
      words(
        "fix source", FixSource.allCases.map { ($0.rawValue, $0) },
        "what a position says of its source", example: "a mock app"),
      words(
        "transfer state", TransferState.allCases.map { ($0.rawValue, $0) },
        "how far a background transfer is", example: "waiting"),
      words(
        "music state", MusicState.allCases.map { ($0.rawValue, $0) },
        "how another app's music is heard", example: "lowered"),
      words(
        "clock change", ClockChange.allCases.map { ($0.inSentence, $0) },
        "what has changed about the time that the phone shows", example: "a new day"),
      words(
        "doze", DozeState.allCases.map { ($0.rawValue, $0) }, "how deep an Android phone rests",
        example: "in deep Doze"),
      words(
        "battery use", BatteryUse.allCases.map { ($0.rawValue, $0) } + [("optimised", .optimized)],
        "how the user lets an app of Android use the battery", example: "restricted"),
      words(
        "standby bucket", StandbyBucket.allCases.map { ($0.words, $0) },
        "how often Android takes an app to be used", example: "rare"),
      words(
        "process end", StateWords.processEnds, "how Android says that an app's process ended",
        example: "crashed"),
    ]
  }

  /// The types of whole numbers: every number in a sentence has a range, and it is checked here alone.
  ///
  /// No sentence takes Cucumber's own `{count}`, whose smallest value has no opposite.
  static var wholeNumbers: [ParameterType] {
    [
      .wholeNumber(
        name: "count", in: 0...1_000_000, documentation: "a number of things from 0 to 1000000",
        example: "3"),
      .wholeNumber(
        name: "ordinal", in: 1...1_000_000,
        documentation: "a place in a row, from 1 to 1000000", example: "1"),
      .wholeNumber(
        name: "http status", in: 200...599,
        documentation: "the status of a server's answer, from 200 to 599", example: "503"),
      .wholeNumber(
        name: "version", in: 1...999,
        documentation: "the version of a platform, from 1 to 999", example: "17"),
    ]
  }
}

/// JSON in sentences: one value, and a path to one.
enum JSONWords {
  /// A text in quotation marks, a number, true, false or null.
  static let parameterType = ParameterType(
    name: "json value",
    patterns: ["(?:\"(?:[^\"\\\\]|\\\\.)*\"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null)"],
    documentation: "a JSON value: a text in quotation marks, a number, true, false or null",
    example: "52.2297", useForSnippets: false
  ) { groups in
    try StepVocabulary.read(groups, "a JSON value") { try? JSONValue(parsing: $0) }
  }
}

extension JSONValue {
  /// Tells whether two values are the same but for the order of members and the way numbers are written.
  func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)):
      let names = Set(left.map(\.name))
      return names == Set(right.map(\.name))
        && names.allSatisfy { name in
          guard let here = self[name], let there = other[name] else { return false }
          return here.isEquivalent(to: there)
        }
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.integer, .double), (.double, .integer): return double == other.double
    default: return self == other
    }
  }

  /// Returns the value at a path such as `points[0].latitude`; `nil` where there is none.
  ///
  /// The empty path is the value itself.
  func value(at path: String) -> JSONValue? {
    var found: JSONValue? = self
    for part in path.split(separator: ".", omittingEmptySubsequences: true) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if let name = pieces.first, !name.isEmpty { found = found?[String(name)] }
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), let elements = found?.array,
          elements.indices.contains(index)
        else { return nil }
        found = elements[index]
      }
    }
    return found
  }
}

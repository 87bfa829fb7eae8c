public import CucumberExpressions
import DeviceInterface
import DeviceSimulator
import Vocabulary

extension StepVocabulary {
  /// Builds the registry of all parameter types: Cucumber's own and this field's.
  public static func parameterTypes(for rooms: [any App.Type]) -> ParameterTypeRegistry {
    var registry = ParameterTypeRegistry()
    for type in ownTypes(for: rooms) {
      // A type that cannot be defined makes every step that names it a problem of the library, which is
      // reported there with the step; nothing is lost by going on.
      try? registry.define(type)
    }
    return registry
  }

  static func ownTypes(for rooms: [any App.Type]) -> [ParameterType] {
    wholeNumbers + quantities + [place] + permissionWords + stateWords + serverWords(rooms)
      + deviceWords + [JSONWords.parameterType, RequestPlace.parameterType]
      + rooms.flatMap { $0.parameterTypes }
  }

  private static var quantities: [ParameterType] {
    [
      ParameterType(
        name: "duration", patterns: [DurationText.pattern], documentation: "a length of time",
        example: "5 minutes", recognize: DurationText.isPlain
      ) {
        try read(
          $0, "a length of time such as \"5 minutes\", at most ten years", DurationText.parse)
      },
      ParameterType(
        name: "time", patterns: ["\\d{1,2}:\\d{2}(?::\\d{2})?"], documentation: "a time of day",
        example: "08:15"
      ) { try read($0, "a time of day such as \"08:15\"", TimeOfDay.init(text:)) },
      ParameterType(
        name: "speed", patterns: ["\\d+(?:\\.\\d+)? ?(?:km/h|m/s)"],
        documentation: "a speed of more than 0 and at most 10000 km/h or m/s", example: "5 km/h"
      ) {
        try read($0, "a speed such as \"5 km/h\", more than 0 and at most 10000", Speed.init(text:))
      },
      ParameterType(
        name: "distance", patterns: [DistanceText.pattern],
        documentation:
          "a distance of at most \(DistanceText.longest), half the way around the earth",
        example: "2.5 km"
      ) { try read($0, DistanceText.expected, DistanceText.parse) },
      ParameterType(
        name: "way length", patterns: [DistanceText.pattern],
        documentation: "the length of a way, at most \(DistanceText.longestWay)",
        example: "2.5 km", useForSnippets: false
      ) {
        try read(
          $0, "the length of a way such as \"2.5 km\", at most \(DistanceText.longestWay)",
          DistanceText.parseWay)
      },
      nearness,
    ]
  }

  /// How far something may be off: a check with another distance could not hold, or not fail.
  private static var nearness: ParameterType {
    ParameterType(
      name: "nearness", patterns: [DistanceText.pattern],
      documentation: "a nearness: a distance from 0.01 m to 100 km", example: "50 m",
      useForSnippets: false
    ) { groups in
      try read(
        groups,
        "a nearness: nothing that is measured is within 0 m, "
          + "and hardly anything is farther than 100 km"
      ) { text in DistanceText.parse(text).flatMap { DistanceText.nearness.contains($0) ? $0 : nil }
      }
    }
  }

  private static var place: ParameterType {
    ParameterType(
      name: "position", patterns: ["-?\\d+(?:\\.\\d+)?, ?-?\\d+(?:\\.\\d+)?"] + Places.names,
      documentation: "coordinates, or one of \(Places.names.joined(separator: ", "))",
      example: "52.2297, 21.0122"
    ) { groups in
      try read(groups, "coordinates such as \"52.2297, 21.0122\"") { text in
        try Places.position(of: text) ?? Position(text: text)
      }
    }
  }

  private static var permissionWords: [ParameterType] {
    [
      words(
        "permission", PermissionWords.presets, "a location permission", example: "while using"),
      words(
        "status", PermissionWords.statuses, "a permission as an app sees it", example: "denied"),
      words("accuracy", PermissionWords.accuracies, "a location accuracy", example: "reduced"),
      ParameterType(
        name: "android permissions", patterns: [PermissionWords.androidPattern],
        documentation: "Android permissions: coarse, fine, background, joined by \"and\"",
        example: "coarse and fine", useForSnippets: false
      ) { groups in PermissionWords.androidPermissions(groups.lazy.compactMap(\.self).first ?? "")
      },
      ParameterType(
        name: "answer", patterns: ["\"[^\"]*\""],
        documentation: "a button of a system alert, by label or by meaning",
        example: "\"Allow Once\"", useForSnippets: false
      ) { groups in String((groups.first.flatMap(\.self) ?? "").dropFirst().dropLast()) },
    ]
  }

  private static var stateWords: [ParameterType] {
    [
      words("app state", StateWords.appStates, "where an app is in its life", example: "active"),
      words("switch", StateWords.switches, "the position of a switch", example: "off"),
      words("online", StateWords.online, "the state of the network", example: "offline"),
      words(
        "topic", NoticeTopic.allCases.map { ($0.rawValue, $0) }, "what a notice is about",
        example: "permission"),
      words(
        "told aside", ToldAside.allCases.map { ($0.rawValue, $0) },
        "what comes again and again", example: "fixes"),
      ParameterType(
        name: "notice", patterns: ["\"[^\"]*\""],
        documentation: "something an app can be told, as the phrases say",
        example: "\"a fix\"", useForSnippets: false
      ) { groups in
        try NoticeWords(String((groups.first.flatMap(\.self) ?? "").dropFirst().dropLast()))
      },
      words(
        "circle look", MapView.Circle.Style.allCases.map { ($0.look, $0) },
        "how a circle on a map looks", example: "grey"),
      words("arrow", StateWords.arrows, "the arrow in the status bar", example: "solid"),
      words(
        "direction", Direction.allCases.map { ($0.rawValue, $0) }, "a direction of the compass",
        example: "north"),
      words(
        "session kind", [("when-in-use", ServiceSessionKind.whenInUse), ("Always", .always)],
        "what a service session declares", example: "when-in-use"),
      words(
        "notification permission", StateWords.notificationPermissions,
        "what an app reads of its permission to notify",
        example: "authorized"),
      words("signal", StateWords.signals, "what the GPS receiver hears", example: "weak"),
      words(
        "platform", [("iOS", PlatformKind.iOS), ("Android", .android)], "a platform",
        example: "Android"),
      words(
        "setting", Setting.all.map { ($0.name, $0.name) },
        "a setting of the platform for what its documents leave open", example: "force-quit policy"),
    ]
  }

  private static func serverWords(_ rooms: [any App.Type]) -> [ParameterType] {
    let servers = [ServerName.own] + rooms.map { ServerName(of: $0) }
    return [
      words(
        "server", servers.map { ($0.rawValue, $0) }, "a server",
        example: servers.last?.rawValue ?? "server"),
      words(
        "message", MessageKind.all(of: rooms).map { ($0.name, $0) },
        "what an app sends to a server", example: "upload"),
    ]
  }

  /// A type whose values are written with one of several fixed words.
  public static func words<Value: Sendable>(
    _ name: String, _ table: [(word: String, value: Value)], _ documentation: String,
    example: String
  ) -> ParameterType {
    // Longer words first, since a pattern takes the first that fits.
    let sorted = table.map(\.word).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    return ParameterType(
      name: name, patterns: [sorted.joined(separator: "|")],
      documentation: "\(documentation): " + table.map(\.word).joined(separator: ", "),
      // Words as common as "location" and "never" stand in many texts that mean no argument.
      example: example, useForSnippets: false
    ) { groups in
      try read(groups, documentation) { text in table.first { $0.word == text }?.value }
    }
  }

  /// Turns the first group into a value, or throws what was expected instead.
  static func read<Value>(
    _ groups: [String?], _ expected: String, _ parse: (String) throws -> Value?
  ) throws -> Value {
    let text = groups.lazy.compactMap(\.self).first ?? ""
    guard let value = try parse(text) else { throw ArgumentTextError(text, expected: expected) }
    return value
  }
}

/// Words of a step that have the shape of an argument but no value: "25:61" is no time of day.
struct ArgumentTextError: Error, Hashable, CustomStringConvertible {
  let text: String
  let expected: String

  init(_ text: String, expected: String) { (self.text, self.expected) = (text, expected) }

  var description: String { "\"\(text)\" is not \(expected)" }
}

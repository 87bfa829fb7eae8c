import CucumberExpressions
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// A figure of a route, as sentences and reports name it.
enum DeliveryMetric: String, Hashable, Sendable, CaseIterable {
  case averageAccuracy = "average accuracy"
  case updateInterval = "average update interval"
  case batteryUse = "battery use per hour"
  case stopTime = "average time at a stop"
  case routeAdherence = "route adherence"
  case successRate = "success rate"
  case etaError = "average ETA error"
  case notifications = "number of notifications"
  case deliveredNotifications = "number of delivered notifications"
  case notificationDelivery = "notification delivery rate"
  case satisfaction = "customer satisfaction"
  case trackingViews = "number of tracking views"
  case averageSpeed = "average speed"
  case topSpeed = "top speed"
  case deviations = "number of deviations"
  case breakTime = "break time"
  case idleTime = "idle time"

  /// A requirement that figures are computed for.
  enum Requirement: String, Hashable, Sendable, CaseIterable {
    /// How good positions are, how often they come and what they cost.
    case location = "delivery:METRIC-1"
    /// How well deliveries go.
    case delivery = "delivery:METRIC-2"
    /// What customers have of it.
    case customer = "delivery:METRIC-3"
    /// How the courier drives.
    case courier = "delivery:METRIC-4"
  }

  /// The unit in which the values are counted.
  private enum Unit {
    /// Hundredths of a metre.
    case length
    /// Milliseconds.
    case time
    /// Hundredths of a kilometre per hour.
    case speed
    /// Hundredths of a percent.
    case percentHundredths
    /// Thousandths of the whole.
    case share
    /// Whole things.
    case number
    /// Hundredths of a star.
    case stars
  }

  var requirement: Requirement {
    switch self {
    case .averageAccuracy, .updateInterval, .batteryUse: .location
    case .stopTime, .routeAdherence, .successRate: .delivery
    case .etaError, .notifications, .deliveredNotifications, .notificationDelivery, .satisfaction,
      .trackingViews:
      .customer
    case .averageSpeed, .topSpeed, .deviations, .breakTime, .idleTime: .courier
    }
  }

  private var unit: Unit {
    switch self {
    case .averageAccuracy: .length
    case .updateInterval, .stopTime, .etaError, .breakTime, .idleTime: .time
    case .averageSpeed, .topSpeed: .speed
    case .batteryUse: .percentHundredths
    case .routeAdherence, .successRate, .notificationDelivery: .share
    case .notifications, .deliveredNotifications, .trackingViews, .deviations: .number
    case .satisfaction: .stars
    }
  }

  /// Whether a greater value is a worse one.
  private var isBetterLess: Bool {
    switch self {
    case .routeAdherence, .successRate, .notifications, .deliveredNotifications,
      .notificationDelivery, .satisfaction, .trackingViews:
      false
    case .averageAccuracy, .updateInterval, .batteryUse, .stopTime, .etaError, .averageSpeed,
      .topSpeed, .deviations, .breakTime, .idleTime:
      true
    }
  }

  /// The greatest value that there can be; `nil` where there is none.
  var greatest: Int64? {
    switch unit {
    case .share: 1_000
    case .number: Int64(CountBound.greatest)
    // Nobody moves faster than sentences can say, a position errs by half the way around the earth at most, and an hour
    // takes a full battery at most.
    case .speed: 1_000_000
    case .length: 2_000_000_000
    case .percentHundredths: 10_000
    case .stars: 500
    case .time: nil
    }
  }

  /// The smallest bound that is worth writing.
  var leastBound: Int64 {
    switch unit {
    case .length, .speed, .percentHundredths, .stars: 100
    case .time: 1_000
    case .share: 10
    case .number: 1
    }
  }

  /// The time that a value is, where it is one that has passed; `nil` for other figures, and for what was only expected.
  func timePassed(_ value: Int64) -> Duration? {
    unit == .time && self != .etaError ? .milliseconds(value) : nil
  }

  func text(_ value: Int64) -> String {
    switch unit {
    case .length: "\(LocationRow.decimal(value)) m"
    case .time: DurationText.render(.milliseconds(value))
    case .speed: "\(LocationRow.decimal(value)) km/h"
    case .percentHundredths: "\(LocationRow.decimal(value))%"
    case .share: value % 10 == 0 ? "\(value / 10)%" : "\(value / 10).\(value % 10)%"
    case .number: "\(value)"
    case .stars: LocationRow.decimal(value)
    }
  }

  /// An amount that a scenario compares with, such as what a value may be.
  var example: String {
    switch unit {
    case .length: "5 m"
    case .time: "15 seconds"
    case .speed: "30 km/h"
    case .percentHundredths, .share: "90%"
    case .number: "3"
    case .stars: "4.5"
    }
  }

  /// Reads an amount in the figure's unit; throws where it is none.
  func value(of text: String) throws(InvalidStep) -> Int64 {
    let value: Int64?
    switch unit {
    case .length: value = Self.number(text, unit: "m", decimals: 2)
    case .time: value = DurationText.parse(text)?.wholeMilliseconds
    case .speed: value = Self.number(text, unit: "km/h", decimals: 2)
    case .percentHundredths: value = Self.number(text, unit: "%", decimals: 2)
    case .share: value = Self.number(text, unit: "%", decimals: 1)
    case .number: value = Self.number(text, unit: "", decimals: 0)
    case .stars: value = Self.number(text, unit: "", decimals: 2)
    }
    guard let value else {
      throw InvalidStep("“\(text)” is no \(rawValue).", notes: ["Write for example \(example)."])
    }
    return value
  }

  func figure(_ value: Int64) -> Figure {
    Figure(
      name: rawValue.prefix(1).uppercased() + rawValue.dropFirst(),
      requirement: requirement.rawValue, value: text(value), count: 1,
      badness: isBetterLess ? value : -value)
  }

  private static func number(_ text: String, unit: String, decimals: Int) -> Int64? {
    guard text.hasSuffix(unit) else { return nil }
    let digits = text.dropLast(unit.count).filter { $0 != " " }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.allSatisfy({ $0 == "." || $0.isWholeNumber }),
      let whole = Int64(parts[0]), whole < 1_000_000_000
    else { return nil }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    guard fraction.utf8.count <= decimals, parts.count == 1 || !fraction.isEmpty else { return nil }
    let zeros = String(repeating: "0", count: decimals - fraction.utf8.count)
    return Int64("\(whole)" + fraction + zeros)
  }

  /// How sentences name the figures.
  static let parameterType = StepVocabulary.words(
    "delivery metric", allCases.map { ($0.rawValue, $0) }, "a figure of a route",
    example: "average accuracy")

  /// How sentences write what a figure is compared with; its unit is the figure's.
  static let amountType = ParameterType(
    name: "delivery amount",
    patterns: ["\\d+(?:\\.\\d+)? ?(?:km/h|%|[a-z]+)?(?: \\d+(?:\\.\\d+)? ?[a-z]+)*"],
    documentation: "an amount in the unit of a figure, such as 5 m, 15 seconds, 30 km/h, 90% or 3",
    example: "5 m", useForSnippets: false
  ) { groups in groups.lazy.compactMap(\.self).first ?? "" }
}

/// A writer of distances, in the units of a region and in as many digits as are of use.
///
/// Apple does not say how distances are rounded. Here metres, feet and yards are whole numbers; kilometres and miles have one
/// digit behind the point below ten, and are whole numbers from there. Kilometres begin at 1,000 metres, miles at a tenth.
open class MKDistanceFormatter: Formatter {
  /// The units that are used.
  public enum Units: UInt, Sendable {
    /// Those of the region.
    case `default` = 0
    /// Metres and kilometres.
    case metric = 1
    /// Feet and miles.
    case imperial = 2
    /// Yards and miles.
    case imperialWithYards = 3
  }

  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As the formatter sees fit: abbreviated here.
    case `default` = 0
    /// In short, as in "km".
    case abbreviated = 1
    /// In full, as in "kilometers".
    case full = 2
  }

  /// The units.
  open var units = Units.default
  /// How units are written.
  open var unitStyle = DistanceUnitStyle.default
  /// Whose units and numbers are used.
  open var locale: Locale? = .autoupdatingCurrent

  private enum Length: CaseIterable {
    case meter, kilometer, foot, yard, mile

    var meters: Double {
      switch self {
      case .meter: 1
      case .kilometer: 1_000
      case .foot: 0.3048
      case .yard: 0.9144
      case .mile: 1_609.344
      }
    }

    var names: (short: String, one: String, many: String) {
      switch self {
      case .meter: ("m", "meter", "meters")
      case .kilometer: ("km", "kilometer", "kilometers")
      case .foot: ("ft", "foot", "feet")
      case .yard: ("yd", "yard", "yards")
      case .mile: ("mi", "mile", "miles")
      }
    }

    var isLarge: Bool { self == .kilometer || self == .mile }
  }

  /// Writes a distance in metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (small, large, least) = lengths
    let length = abs(distance) >= least ? large : small
    let value = distance / length.meters
    let step = length.isLarge && abs(value) < 9.95 ? 0.1 : 1
    let rounded = (value / step).rounded() * step
    let text = numbers.string(from: NSNumber(value: rounded)) ?? "\(rounded)"
    let names = length.names
    switch unitStyle {
    case .default, .abbreviated: return "\(text) \(names.short)"
    case .full: return "\(text) \(text == "1" ? names.one : names.many)"
    }
  }

  /// Reads a distance in metres; -1 where the text is none.
  open func distance(from distance: String) -> CLLocationDistance {
    let digits = distance.prefix { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
    let unit = distance.drop { !$0.isLetter }.trimmingCharacters(in: .whitespaces).lowercased()
    let length = Length.allCases.first {
      [$0.names.short, $0.names.one, $0.names.many].contains(unit)
    }
    guard let length, let number = numbers.number(from: digits) else { return -1 }
    return number.doubleValue * length.meters
  }

  /// Writes a distance that is a number of metres.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (obj as? Double).map { string(fromDistance: $0) }
  }

  private var numbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (0, 1)
    return formatter
  }

  /// The unit of what is near, that of what is far, and where it begins, a little earlier than it would be rounded to.
  private var lengths: (small: Length, large: Length, least: CLLocationDistance) {
    switch units {
    case .default:
      switch locale?.measurementSystem {
      case .us: (.foot, .mile, 160.9344)
      case .uk: (.yard, .mile, 160.9344)
      default: (.meter, .kilometer, 999.5)
      }
    case .metric: (.meter, .kilometer, 999.5)
    case .imperial: (.foot, .mile, 160.9344)
    case .imperialWithYards: (.yard, .mile, 160.9344)
    }
  }
}

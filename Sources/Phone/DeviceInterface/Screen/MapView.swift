/// A map on the screen.
public struct MapView: Hashable, Sendable {
  /// The part of the earth that the map shows.
  public struct Camera: Hashable, Sendable {
    /// The middle of the map.
    public var center: Position
    /// How near it looks, in the levels of web maps: 0 is the earth, 16 a few streets.
    public var zoom: Int
    /// How many times the app has moved the map: the same place once more brings back what the user has moved away.
    ///
    /// What an app in a process of its own says of its screen does not tell it.
    public var moves: Int

    /// Creates a camera.
    public init(center: Position, zoom: Int, moves: Int = 0) {
      self.center = center
      self.zoom = zoom
      self.moves = moves
    }
  }

  /// A point on the map that can be tapped.
  public struct Point: Hashable, Sendable {
    /// The number by which the app knows it; unique within the map.
    public var number: Int
    /// Where it is.
    public var position: Position
    /// Whether it is drawn as less trustworthy than the others.
    public var isFaint: Bool
    /// What stands beside it; empty for nothing.
    public var title: String
    /// What stands under that; empty for nothing.
    public var detail: String
    /// The colour of its pin; `nil` leaves it to the platform.
    public var color: Badge.Color?

    /// Creates a point.
    public init(
      number: Int, position: Position, isFaint: Bool = false, title: String = "",
      detail: String = "", color: Badge.Color? = nil
    ) {
      self.number = number
      self.position = position
      self.isFaint = isFaint
      self.title = title
      self.detail = detail
      self.color = color
    }
  }

  /// A line in a colour of its own, such as a street with its traffic.
  public struct ColoredLine: Hashable, Sendable {
    /// Where it leads along.
    public var positions: [Position]
    /// Its colour.
    public var color: Badge.Color
    /// What stands beside it; empty for nothing.
    public var title: String

    /// Creates a line.
    public init(_ positions: [Position], _ color: Badge.Color, title: String = "") {
      self.positions = positions
      self.color = color
      self.title = title
    }
  }

  /// A circle on the map, such as the surroundings of a place.
  public struct Circle: Hashable, Sendable {
    /// How it is drawn.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// In grey: nothing has happened there.
      case gray
      /// In orange, pulsing: something is going on there.
      case pulsingOrange
      /// In green, with a check: all is done there.
      case checkedGreen
    }

    /// The middle of the circle.
    public var center: Position
    /// Its radius.
    public var radius: Distance
    /// How it is drawn.
    public var style: Style

    /// Creates a circle.
    public init(center: Position, radius: Distance, style: Style) {
      self.center = center
      self.radius = radius
      self.style = style
    }
  }

  /// Where the marker of the user stands; `nil` while the position is unknown.
  public var marker: Position?
  /// What stands beside the marker; empty for nothing.
  public var markerTitle: String
  /// The colour of the marker; `nil` leaves it to the platform, which draws it in blue.
  public var markerColor: Badge.Color?
  /// The travelled route as lines in order, one for each stretch without a gap.
  public var lines: [[Position]]
  /// What is drawn beside that in colours of its own.
  public var coloredLines: [ColoredLine]
  /// The points that can be tapped, in order.
  public var points: [Point]
  /// The circles, in order.
  public var circles: [Circle]
  /// What the map shows; `nil` leaves it to the platform.
  public var camera: Camera?

  /// Creates a map; empty unless said otherwise.
  public init(
    marker: Position? = nil, lines: [[Position]] = [], points: [Point] = [],
    circles: [Circle] = [], camera: Camera? = nil, markerTitle: String = "",
    markerColor: Badge.Color? = nil, coloredLines: [ColoredLine] = []
  ) {
    self.marker = marker
    self.markerTitle = markerTitle
    self.markerColor = markerColor
    self.lines = lines
    self.coloredLines = coloredLines
    self.points = points
    self.circles = circles
    self.camera = camera
  }
}

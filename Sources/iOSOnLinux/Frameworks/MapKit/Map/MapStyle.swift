public import SwiftUI

// What only concerns how a map looks: it compiles, and does nothing.

/// How a map is drawn.
public struct MapStyle: Sendable {
  /// Whether hills are seen.
  public enum Elevation: Hashable, Sendable {
    /// As the platform sees fit.
    case automatic
    /// They are not.
    case flat
    /// They are.
    case realistic
  }

  /// How much stands out.
  public enum StandardEmphasis: Hashable, Sendable {
    /// As the platform sees fit.
    case automatic
    /// Less.
    case muted
  }

  /// With streets.
  public static let standard = MapStyle()
  /// As seen from above.
  public static let imagery = MapStyle()
  /// As seen from above, with streets.
  public static let hybrid = MapStyle()

  /// With streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }

  /// As seen from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  /// As seen from above, with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Which sorts of places a map shows by itself; it shows none here.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Those.
  public static func including(_ categories: [MKPointOfInterestCategory])
    -> PointOfInterestCategories
  { PointOfInterestCategories() }
  /// All but those.
  public static func excluding(_ categories: [MKPointOfInterestCategory])
    -> PointOfInterestCategories
  { PointOfInterestCategories() }
}

/// Where north is.
public nonisolated struct MapCompass: View {
  /// Creates it.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How long a kilometre is.
public nonisolated struct MapScaleView: View {
  /// Creates it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Whether the map is tilted.
public nonisolated struct MapPitchToggle: View {
  /// Creates it.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How large a map is drawn upon others.
public enum MapOverlayLevel: Hashable, Sendable {
  /// On the streets.
  case aboveRoads
  /// On all that is written.
  case aboveLabels
}

extension View {
  /// Says how the map is drawn.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// Says whether the map's controls are seen.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

extension MapContent {
  /// Says whether names are written beside pins.
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Says whether more is written beside pins.
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Says what lies upon what.
  public nonisolated func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { self }
}

#if os(Linux)
  import SwiftUI
  import Testing

  @testable import MapKit

  /// What is on a map.
  @MainActor struct ContentTests {
    private static let place = CLLocationCoordinate2D(latitude: 52, longitude: 21)

    private func map(@MapContentBuilder _ content: () -> some MapContent) -> DrawnMap {
      var map = DrawnMap()
      map.add(content())
      return map
    }

    @Test func `what has no tag is chosen by its innermost element`() {
      let marks = map {
        ForEach([1, 2], id: \.self) { outer in
          Marker("Outer", coordinate: Self.place)
          ForEach(["a", "b"], id: \.self) { inner in
            Marker("\(outer)\(inner)", coordinate: Self.place)
          }
        }
        ForEach([3], id: \.self) { _ in Marker("Tagged", coordinate: Self.place) }.tag("own")
      }.marks
      #expect(
        marks.map(\.tag) == [1, "a", "b", 2, "a", "b", "own"] as [AnyHashable?])
    }
  }
#endif

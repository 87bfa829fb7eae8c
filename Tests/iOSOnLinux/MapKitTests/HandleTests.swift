#if os(Linux)
  import DeviceInterface
  import Testing

  @testable import MapKit
  @testable import SwiftUI
  @testable import VirtualTime

  /// What a map and its controls know of each other.
  @MainActor struct HandleTests {
    /// A control that remembers, without keeping it, what it has of its map.
    struct Watch: View {
      static weak var handle: MapHandle?
      @Environment(\.mapHandle) private var handle

      var body: some View {
        Self.handle = handle
        return Text("watched")
      }
    }

    struct Atlas: View {
      @State private var isShown = true

      var body: some View {
        Button("Close") { isShown = false }
        if isShown {
          Map { UserAnnotation() }.mapControls {
            MapUserLocationButton()
            Watch()
          }
        }
      }
    }

    @Test func `a map that has gone is kept by nobody`() {
      let phone = HostPhone(Facts(platform: .iOS, permission: Permission(.always)))
      let graph = Graph()
      graph.show(Atlas())
      graph.beSeen()
      graph.settle()
      #expect(Watch.handle?.followUser != nil)
      _ = Page(graph.draw(), named: "App").perform(.tapped("Close"))
      graph.settle()
      #expect(Watch.handle == nil)
      _ = phone
    }
  }
#endif

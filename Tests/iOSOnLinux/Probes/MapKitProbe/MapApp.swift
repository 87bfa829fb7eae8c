import Contacts
import CoreLocationUI
import MapKit
import SwiftUI

/// An app that shows maps of both forms, and finds places.
@main struct MapApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NewMap().tabItem { Text("New") }
        OldMap().tabItem { Text("Old") }
        Search().tabItem { Text("Search") }
        RepresentedPage().tabItem { Text("Represented") }
      }
    }
  }
}

/// A place of the app's own.
struct Cafe: Identifiable, Hashable {
  let id: Int
  let name: String
  let latitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: 21)
  }
}

/// Locations as an app asks for them.
final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }
}

private let cafes = [
  Cafe(id: 7, name: "Aga", latitude: 52), Cafe(id: 8, name: "Bon", latitude: 52.02),
]

struct NewMap: View {
  @StateObject private var locator = Locator()
  @State private var position = MapCameraPosition.automatic
  @State private var chosen: Int?
  @State private var hasLine = false
  @State private var seen = ""
  @State private var taps = 0

  var body: some View {
    VStack {
      Map(position: $position, selection: $chosen) {
        UserAnnotation()
        ForEach(cafes) { cafe in
          Marker(cafe.name, systemImage: "cup.and.saucer", coordinate: cafe.coordinate)
            .tint(.green)
        }
        Annotation("Here", coordinate: cafes[0].coordinate) {
          Button("Tap \(taps)") { taps += 1 }
        }
        .tag(99)
        if hasLine {
          MapPolyline(coordinates: cafes.map(\.coordinate)).stroke(.blue, lineWidth: 3)
          MapCircle(center: cafes[1].coordinate, radius: 250).foregroundStyle(.red)
        }
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .mapControls {
        MapUserLocationButton()
        MapCompass()
      }
      .onMapCameraChange { context in
        seen = String(format: "%.2f", context.region.center.latitude)
      }
      Text("chosen \(chosen.map(String.init) ?? "none"), seen \(seen)")
      Toggle("Line", isOn: $hasLine)
      Button("Region") {
        position = .region(
          MKCoordinateRegion(
            center: cafes[1].coordinate, latitudinalMeters: 500, longitudinalMeters: 500))
      }
    }
  }
}

struct OldMap: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 50, longitude: 20),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  @State private var tracking = MapUserTrackingMode.none
  @State private var opened = "none"

  var body: some View {
    VStack {
      Map(
        coordinateRegion: $region, interactionModes: .all, showsUserLocation: true,
        userTrackingMode: $tracking, annotationItems: cafes
      ) { cafe in
        MapAnnotation(coordinate: cafe.coordinate) {
          Text(cafe.name).onTapGesture { opened = cafe.name }
        }
      }
      Text("opened \(opened), at \(region.center.latitude, specifier: "%.1f")")
      Button("Follow") { tracking = .follow }
    }
  }
}

struct Search: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    VStack {
      TextField("Words", text: $model.words)
      ForEach(model.found, id: \.self) { Text($0) }
      Button("Find") { model.find() }
      Button("Open") { model.open() }
      Button("Way") { model.go() }
      Button("Address") { model.write() }
      LocationButton(.shareCurrentLocation) { model.share() }
    }
  }
}

@MainActor
final class SearchModel: NSObject, ObservableObject,
  @preconcurrency MKLocalSearchCompleterDelegate
{
  @Published var words = "" { didSet { completer.queryFragment = words } }
  @Published var found: [String] = []
  private let completer = MKLocalSearchCompleter()
  private var items: [MKMapItem] = []

  override init() {
    super.init()
    completer.delegate = self
  }

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    found = completer.results.map { "\($0.title) (\($0.subtitle))" }
  }

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    found = ["no suggestions"]
  }

  func find() {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = words
    request.region = MKCoordinateRegion(
      center: cafes[0].coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    Task { @MainActor in
      do {
        let response = try await MKLocalSearch(request: request).start()
        items = response.mapItems
        found = items.map { "\($0.name ?? "-") \($0.phoneNumber ?? "-")" }
      } catch let error as MKError { found = ["error \(error.code)"] }
    }
  }

  func go() {
    let request = MKDirections.Request()
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: cafes[0].coordinate))
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: cafes[1].coordinate))
    request.transportType = .walking
    MKDirections(request: request).calculate { [self] response, error in
      found = (response?.routes ?? []).map { route in
        "\(route.name) \(route.distance) \(route.polyline.pointCount) \(route.steps.count)"
      }
      if let error = error as? MKError { found = ["error \(error.code)"] }
    }
  }

  func write() {
    found = items.compactMap { $0.placemark.postalAddress }.map {
      CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
    }
  }

  func share() { found.append("shared") }

  func open() {
    items.first?.openInMaps(launchOptions: [
      MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking
    ])
  }
}

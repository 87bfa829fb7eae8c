#if os(Linux)
  import DeviceInterface
  import Testing

  @testable import MapKit
  @testable import VirtualTime

  /// Questions about places that wait, and are taken back.
  ///
  /// What the platform does with who waits for a search that is taken back is not documented; a task that waited for ever could
  /// not be tested.
  @MainActor @Suite(.serialized) struct PlaceQuestionTests {
    private let phone = HostPhone(Facts(platform: .iOS, permission: Permission(.always)))
    private let here = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 21)))

    /// Lets tasks go on until they wait.
    private func rest() async { for _ in 0..<20 { await Task.yield() } }

    private func directions(from: MKMapItem, to: MKMapItem) -> MKDirections {
      let request = MKDirections.Request()
      (request.source, request.destination) = (from, to)
      return MKDirections(request: request)
    }

    /// How a question ended that somebody waits for, so that nobody waits for ever here.
    private final class End {
      var error: (any Error)?
    }

    private func wait(for question: @escaping @MainActor () async throws -> Void) async -> End {
      let end = End()
      Task { @MainActor in
        do { try await question() } catch { end.error = error }
      }
      await rest()
      return end
    }

    @Test func `an error says what an iPhone says`() {
      let error: any Error = MKError(.placemarkNotFound)
      #expect(
        error.localizedDescription
          == "The operation couldn’t be completed. (MKErrorDomain error 4.)")
    }

    @Test func `who waits for a search is told that it is taken back`() async {
      let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee"))
      let end = await wait { _ = try await search.start() }
      #expect(search.isSearching && end.error == nil)
      search.cancel()
      await rest()
      #expect(!search.isSearching && end.error is CancellationError)
    }

    @Test func `who waits for a way is told that it is taken back`() async {
      let directions = directions(from: here, to: here)
      let end = await wait { _ = try await directions.calculate() }
      #expect(directions.isCalculating && end.error == nil)
      directions.cancel()
      await rest()
      #expect(!directions.isCalculating && end.error is CancellationError)
    }

    @Test func `a handler hears nothing of what is taken back, and of a second question at once`() {
      let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee"))
      var heard: [String] = []
      search.start { _, error in heard.append("first \(error.debugDescription)") }
      search.start { _, error in heard.append("second \((error as? MKError)?.code as Any)") }
      search.cancel()
      #expect(heard == ["second Optional(MapKit.MKError.Code.loadingThrottled)"])
    }

    @Test func `only a region that was named is asked for`() {
      _ = phone.takeRequests()
      let request = MKLocalSearch.Request(naturalLanguageQuery: "Coffee")
      for _ in 0..<2 {
        let search = MKLocalSearch(request: request)
        search.start { _, _ in }
        search.cancel()
        request.region = MKCoordinateRegion(
          center: here.placemark.coordinate, span: MKCoordinateSpan())
      }
      let names = phone.takeRequests().compactMap { request -> [String]? in
        guard case .send(let request) = request else { return nil }
        return request.query.map(\.name)
      }
      #expect(names == [["query"], ["query", "latitude", "longitude"]])
    }

    @Test(arguments: [true, false])
    func `there is no way where the user's position is not known yet`(isStart: Bool) {
      _ = phone.takeRequests()
      let user = MKMapItem.forCurrentLocation()
      var code: MKError.Code?
      directions(from: isStart ? user : here, to: isStart ? here : user).calculate { _, error in
        code = (error as? MKError)?.code
      }
      #expect(code == .directionsNotFound && phone.takeRequests().isEmpty)
    }

    @Test func `a place that is none is not opened`() {
      _ = phone.takeRequests()
      #expect(!MKMapItem.forCurrentLocation().openInMaps())
      #expect(phone.takeRequests().isEmpty)
    }

    @Test func `nothing is opened out of sight`() {
      phone.deliver(.launched(.user))
      phone.deliver(.becameActive)
      _ = phone.takeRequests()
      phone.deliver(.willResignActive)
      phone.deliver(.enteredBackground)
      #expect(!here.openInMaps() && phone.takeRequests().isEmpty)
      phone.deliver(.becameActive)
      #expect(here.openInMaps() && phone.takeRequests().count == 1)
    }
  }
#endif

import BackendSimulator
import DeviceInterface
import Testing

@testable import PetListingRoom

struct ListingServerTests {
  private let warsaw = [
    ServerRequest.QueryItem("lat", "52.2297"), ServerRequest.QueryItem("lng", "21.0122"),
  ]

  @Test func `a query without coordinates is answered with all animals in order`() throws {
    let animals = try animals(in: get([]))
    #expect(animals.count == Animal.samples.count)
    #expect(animals.map { $0["id"]?.string } == Animal.samples.map(\.id))
    #expect(animals.allSatisfy { $0["distanceMeters"] == nil })
    #expect(
      animals.first?.text == """
        {"id":"pet-101","name":"Burek","species":"dog","breed":"mixed breed, black and tan",\
        "status":"lost","place":"Warszawa, Mokotów","lat":52.1935,"lng":21.0347,"date":"2026-01-03"}
        """)
  }

  @Test func `a query with coordinates is answered with those within the radius, nearest first`()
    throws
  {
    let found = try animals(in: get(warsaw + [.init("radius", "10")]))
    let distances = found.compactMap { $0["distanceMeters"]?.integer }
    #expect(distances.count == found.count && found.count >= 5)
    #expect(distances == distances.sorted())
    #expect(distances.allSatisfy { $0 <= 10_000 })
    #expect(found.first?["place"]?.string == "Warszawa, Wola")
  }

  @Test func `the radius is 50 kilometers where the query names none`() throws {
    let standard = get(warsaw)
    #expect(standard == get(warsaw + [.init("radius", "50")]))
    #expect(try animals(in: standard).count == 12)
    #expect(try animals(in: get(warsaw + [.init("radius", "0.001")])).isEmpty)
  }

  @Test func `animals equally far away are ordered by id`() throws {
    let twins = ["b", "c", "a"].compactMap { id in animal(id: id, at: "52, 21") }
    let reply = get(warsaw, from: ListingServer(animals: twins))
    #expect(try animals(in: reply).map { $0["id"]?.string } == ["a", "b", "c"])
  }

  @Test func `changed animals are the ones that are listed`() throws {
    var server = ListingServer()
    server.animals.removeLast(40)
    #expect(try animals(in: get([], from: server)).count == Animal.samples.count - 40)
    server.animals = Animal.samples
    #expect(server == ListingServer())
  }

  @Test(arguments: [
    [("lat", "52"), ("lng", "x")], [("lat", "91"), ("lng", "0")], [("lat", "0"), ("lng", "181")],
    [("lat", ""), ("lng", "")], [("lat", "52")], [("lng", "21")], [("radius", "5")],
    [("lat", "52"), ("lng", "21"), ("radius", "0")],
    [("lat", "52"), ("lng", "21"), ("radius", "-1")],
    [("lat", "52"), ("lng", "21"), ("radius", "20041")],
    [("lat", "52"), ("lng", "21"), ("radius", "")],
    [("lat", "52"), ("lat", "53"), ("lng", "21")],
  ])
  func `malformed coordinates are a bad request`(query: [(String, String)]) {
    let response = get(query.map { ServerRequest.QueryItem($0.0, $0.1) })
    #expect(response?.status == 400)
    #expect(response?.body.contains("expected") == true)
  }

  @Test func `unknown query items are ignored`() {
    #expect(get([.init("page", "1")]) == get([]))
  }

  @Test(arguments: [
    (ServerRequest.Method.get, "/api/listing", 404), (.post, "/", 404),
    (.post, "/api/listings", 405),
    (.delete, "/api/listings", 405), (.get, "/api/listings/", 404),
  ])
  func `other paths and methods are refused`(
    method: ServerRequest.Method, path: String, status: Int
  ) {
    var server = ListingServer()
    let reply = server.receive(ServerRequest(id: 1, method, path), at: .start)
    guard case .response(let response, after: .zero) = reply else {
      Issue.record("expected a response, got \(reply)")
      return
    }
    #expect(response.status == status)
    #expect(server.log.count == 1)
  }

  @Test func `the script rules the answers and every request is logged`() {
    var server = ListingServer()
    server.behaviour.latency = .seconds(2)
    server.behaviour.treatNext(as: Treatment(.lostReply))
    let request = ServerRequest(id: 1, .get, ListingServer.path, query: warsaw)
    #expect(server.receive(request, at: .start) == .connectionLost(after: .seconds(2)))
    let later = Instant.start + .seconds(9)
    guard case .response(_, after: .seconds(2)) = server.receive(request, at: later) else {
      Issue.record("expected the second request to be answered")
      return
    }
    #expect(server.log.requests.map(\.time) == [.start, later])
    #expect(server.log.last?.description == "GET /api/listings?lat=52.2297&lng=21.0122")
  }

  @Test func `the sample animals are at least forty, distinct, and in Poland`() throws {
    #expect(Animal.samples.count == 44)
    #expect(Set(Animal.samples.map(\.id)).count == 44)
    for animal in Animal.samples {
      #expect((49.0...54.9).contains(animal.position.latitudeDegrees))
      #expect((14.1...24.2).contains(animal.position.longitudeDegrees))
      #expect(animal.status == .lost ? !animal.name.isEmpty : animal.name.isEmpty)
      #expect(!animal.place.isEmpty && !animal.breed.isEmpty)
    }
  }

  private func get(
    _ query: [ServerRequest.QueryItem], from server: ListingServer = ListingServer()
  ) -> ServerResponse? {
    var server = server
    let request = ServerRequest(id: 1, .get, ListingServer.path, query: query)
    guard case .response(let response, after: _) = server.receive(request, at: .start) else {
      return nil
    }
    return response
  }

  private func animals(
    in response: ServerResponse?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [JSONValue] {
    let response = try #require(response, sourceLocation: sourceLocation)
    #expect(response.status == 200, sourceLocation: sourceLocation)
    return try #require(
      JSONValue(parsing: response.body)["animals"]?.array, sourceLocation: sourceLocation)
  }

  private func animal(id: String, at text: String) -> Animal? {
    guard let position = try? Position(text: text),
      let date = CalendarDay(year: 2026, month: 1, day: 1)
    else { return nil }
    return Animal(
      id: id, name: "", species: "cat", breed: "", status: .found, place: "", position: position,
      date: date)
  }
}

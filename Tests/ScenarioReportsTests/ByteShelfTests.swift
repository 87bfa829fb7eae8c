import Testing

@testable import ScenarioReports

struct ByteShelfTests {
  @Test func `parts are given back in any order, however many they are`() {
    let shelf = ByteShelf()
    let places = (0..<40).map { index in
      shelf.add([UInt8](repeating: UInt8(index), count: 1_000_000 + index))
    }
    for (index, place) in places.enumerated().reversed() {
      let part = shelf.part(place)
      #expect(part?.count == 1_000_000 + index)
      #expect(part?.allSatisfy { $0 == UInt8(index) } == true)
    }
    let last = shelf.add([7])
    #expect(shelf.part(last) == [7])
    #expect(shelf.part(shelf.add([])) == [])
  }
}

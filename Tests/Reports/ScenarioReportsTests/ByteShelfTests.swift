import Testing

@testable import ScenarioReports

struct ByteShelfTests {
  private static func part(_ index: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(index), count: 1_000_000 + index)
  }

  @Test func `parts are given back in any order, however many they are`() {
    let shelf = ByteShelf()
    let places = (0..<40).map { index in
      shelf.add(Self.part(index))
    }
    for (index, place) in places.enumerated().reversed() {
      let isSame = shelf.part(place) == Self.part(index)
      #expect(isSame, "part \(index)")
    }
    let last = shelf.add([7])
    #expect(shelf.part(last) == [7])
    #expect(shelf.part(shelf.add([])) == [])
  }
}

import DeviceInterface
import Testing

/// Values that are packed, and read back exactly.
struct PackedListTests {
  /// A value with everything that can be packed.
  private struct Note: Packable {
    var number: Int64
    var time: Duration
    var place: Position
    var flags: [Bool]

    init(number: Int64, time: Duration, place: Position, flags: [Bool]) {
      self.number = number
      self.time = time
      self.place = place
      self.flags = flags
    }

    func pack(after previous: Note?, into packer: inout Packer) {
      packer.write(number, after: previous?.number)
      packer.write(time, after: previous?.time)
      packer.write(place, after: previous?.place)
      packer.write(flags: flags[0], flags[1], flags[2])
    }

    init(after previous: Note?, from reader: inout PackReader) {
      number = reader.number(after: previous?.number)
      time = reader.duration(after: previous?.time)
      place = reader.position(after: previous?.place)
      let written = reader.flags()
      flags = [written[0], written[1], written[2]]
    }
  }

  /// Values that jump between the ends of what there is.
  private static func notes(_ count: Int) throws -> [Note] {
    let numbers: [Int64] = [0, 1, -1, .max, .min, 63, 64, -65, 1 << 40]
    let times: [Duration] = [
      .zero, .seconds(1), .milliseconds(-1), .nanoseconds(999_999_999),
      Duration(secondsComponent: 1 << 40, attosecondsComponent: 999_999_999_999_999_999),
      Duration(secondsComponent: -7, attosecondsComponent: -1),
    ]
    let latitudes: [Int32] = [0, 900_000_000, -900_000_000, 522_297_000]
    let longitudes: [Int32] = [1_800_000_000, -1_800_000_000, 210_122_000, 0, 1]
    return try (0..<count).map { index in
      Note(
        number: numbers[index % numbers.count], time: times[index % times.count],
        place: try #require(
          Position(
            latitudeE7: latitudes[index % latitudes.count],
            longitudeE7: longitudes[index % longitudes.count])),
        flags: [index % 2 == 0, index % 3 == 0, index % 5 == 0])
    }
  }

  /// Around the ends of blocks.
  private static let counts = [
    0, 1, 2, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64, 65, 127, 128, 129, 200, 640,
  ]

  @Test(arguments: counts)
  func `what is read is what was added, whichever way it is read`(count: Int) throws {
    let notes = try Self.notes(count)
    let list = PackedList(notes)
    #expect(list.count == count && list.isEmpty == notes.isEmpty)
    #expect(Array(list) == notes)
    #expect(list.first == notes.first && list.last == notes.last)
    for index in list.indices where list[index] != notes[index] { Issue.record("\(index)") }
    for start in list.indices {
      for end in [start, start + 1, start + 64, start + 100] where end <= count {
        if list[start..<end] != Array(notes[start..<end]) { Issue.record("\(start)..<\(end)") }
      }
      if list.suffix(start) != Array(notes.suffix(start)) { Issue.record("suffix \(start)") }
      if list.dropFirst(start) != Array(notes.dropFirst(start)) { Issue.record("first \(start)") }
    }
    var reader = list.reader
    for index in list.indices.map({ $0 * 7 % count }) where reader[index] != notes[index] {
      Issue.record("read at \(index)")
    }
    #expect(list.suffix(count + 1) == notes && list.dropFirst(count + 1).isEmpty)
  }

  @Test(arguments: counts)
  func `what was taken away is as if it had never been added`(count: Int) throws {
    let notes = try Self.notes(count)
    for length in 0...count {
      var list = PackedList(notes)
      list.removeLast(length)
      let expected = PackedList(notes.dropLast(length))
      guard list == expected, Array(list) == Array(expected) else {
        Issue.record("\(length) of \(count)")
        continue
      }
      for note in notes.suffix(length) { list.append(note) }
      if list != PackedList(notes) { Issue.record("\(length) of \(count), added again") }
    }
  }

  @Test func `values are looked for from the end, over all blocks`() throws {
    let notes = try Self.notes(300)
    let list = PackedList(notes)
    #expect(list.last { $0.number == .max } == notes.last { $0.number == .max })
    #expect(PackedList(notes[..<70]).last { $0.flags == [true, true, true] } == notes[60])
    #expect(list.last { $0.number == 5 } == nil)
    for count in [0, 1, 40, 64, 65, 299, 300] {
      var left = count
      let found = list.countAtEnd { _ in
        left -= 1
        return left >= 0
      }
      #expect(found == count)
    }
  }

  @Test func `a copy is not changed by what is added to the other`() throws {
    let notes = try Self.notes(200)
    var list = PackedList(notes[..<100])
    let copy = list
    for note in notes[100...] { list.append(note) }
    #expect(Array(copy) == Array(notes[..<100]) && Array(list) == notes)
  }
}

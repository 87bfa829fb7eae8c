/// Values in order, of which only the latest are kept whole: those before lie packed in blocks.
///
/// What an app, a server or a check keeps of every point of many weeks takes a fifth of the room. Nothing is lost: what is
/// read is what was added. A copy shares the blocks, and adding to it copies none.
public struct PackedList<Element: Packable>: Hashable, Sendable {
  /// How many values a block has.
  @inlinable static var blockCount: Int { 16 }

  /// The packed blocks, each full.
  @usableFromInline var blocks: [[UInt8]] = []
  /// The latest values: a block at least, once there are so many, since the latest are read most, and fewer than two.
  @usableFromInline var rest: [Element] = []

  /// Creates an empty list.
  @inlinable public init() {}

  /// Creates a list of values.
  @inlinable public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// The number of values.
  @inlinable public var count: Int { packedCount + rest.count }
  /// How many of them are packed.
  @inlinable var packedCount: Int { blocks.count * Self.blockCount }
  /// Whether there is no value.
  @inlinable public var isEmpty: Bool { blocks.isEmpty && rest.isEmpty }
  /// The first value, if there is one.
  @inlinable public var first: Element? { isEmpty ? nil : self[0] }
  /// The last value, if there is one.
  @inlinable public var last: Element? { isEmpty ? nil : self[count - 1] }
  /// The places of the values.
  @inlinable public var indices: Range<Int> { 0..<count }

  /// Returns the value at a place; an old one has its block unpacked up to there.
  @inlinable public subscript(index: Int) -> Element {
    guard index < packedCount else { return rest[index - packedCount] }
    let place = index % Self.blockCount
    return unpacked(index / Self.blockCount, upTo: place + 1)[place]
  }

  /// Returns the values at places next to each other; each block is unpacked once.
  @inlinable public subscript(range: Range<Int>) -> [Element] {
    guard !range.isEmpty else { return [] }
    if range.lowerBound >= packedCount {
      return Array(rest[range.lowerBound - packedCount..<range.upperBound - packedCount])
    }
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    let packedEnd = Swift.min(range.upperBound, packedCount)
    for block in range.lowerBound / Self.blockCount...(packedEnd - 1) / Self.blockCount {
      let start = block * Self.blockCount
      let from = Swift.max(0, range.lowerBound - start)
      elements += unpacked(block, upTo: Swift.min(Self.blockCount, packedEnd - start))[from...]
    }
    elements += rest[..<(range.upperBound - packedEnd)]
    return elements
  }

  /// Returns so many of the last values, or all where there are fewer.
  @inlinable public func suffix(_ length: Int) -> [Element] {
    self[Swift.max(0, count - length)..<count]
  }

  /// Returns the values without so many of the first.
  @inlinable public func dropFirst(_ length: Int) -> [Element] {
    self[Swift.min(length, count)..<count]
  }

  /// Returns the last value that satisfies the condition.
  @inlinable public func last(where condition: (Element) -> Bool) -> Element? {
    if let found = rest.last(where: condition) { return found }
    for block in blocks.indices.reversed() {
      if let found = unpacked(block).last(where: condition) { return found }
    }
    return nil
  }

  /// Returns how many values at the end satisfy the condition, up to the first from there that does not.
  @inlinable public func countAtEnd(where condition: (Element) -> Bool) -> Int {
    var found = rest.reversed().prefix(while: condition).count
    guard found == rest.count else { return found }
    for block in blocks.indices.reversed() {
      let more = unpacked(block).reversed().prefix(while: condition).count
      found += more
      if more < Self.blockCount { break }
    }
    return found
  }

  /// Adds a value to the end.
  @inlinable public mutating func append(_ element: Element) {
    rest.append(element)
    guard rest.count == 2 * Self.blockCount else { return }
    var packer = Packer()
    var previous: Element?
    for element in rest[..<Self.blockCount] {
      element.pack(after: previous, into: &packer)
      previous = element
    }
    // Exactly as large as it has to be.
    blocks.append(Array(packer.bytes[...]))
    rest.removeFirst(Self.blockCount)
  }

  /// Takes so many values away from the end.
  @inlinable public mutating func removeLast(_ length: Int) {
    let left = count - length
    let blocksLeft = Swift.max(0, left / Self.blockCount - 1)
    if blocksLeft < blocks.count {
      var latest = unpacked(blocksLeft)
      latest += blocksLeft + 1 < blocks.count ? unpacked(blocksLeft + 1) : rest
      rest = latest
      blocks.removeLast(blocks.count - blocksLeft)
    }
    rest.removeLast(count - left)
  }

  /// Reads values at places near each other: a block stays unpacked until one of another block is read.
  public struct Reader {
    @usableFromInline let list: PackedList
    @usableFromInline var elements: [Element] = []
    @usableFromInline var block = -1

    @inlinable init(_ list: PackedList) {
      self.list = list
    }

    /// Returns the value at a place.
    @inlinable public subscript(index: Int) -> Element {
      mutating get {
        guard index < list.packedCount else { return list.rest[index - list.packedCount] }
        let wanted = index / PackedList.blockCount
        let place = index % PackedList.blockCount
        if wanted != block {
          elements = list.unpacked(wanted)
          block = wanted
        }
        return elements[place]
      }
    }
  }

  /// Returns a reader of the values that the list has now.
  @inlinable public var reader: Reader { Reader(self) }

  @inlinable func unpacked(_ block: Int, upTo end: Int = Self.blockCount) -> [Element] {
    var reader = PackReader(blocks[block])
    var elements: [Element] = []
    elements.reserveCapacity(end)
    for _ in 0..<end { elements.append(Element(after: elements.last, from: &reader)) }
    return elements
  }
}

extension PackedList: Sequence {
  /// Walks through the values; each block is unpacked once.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let list: PackedList
    @usableFromInline var elements: [Element] = []
    @usableFromInline var place = 0
    @usableFromInline var block = 0

    @inlinable init(_ list: PackedList) {
      self.list = list
    }

    /// Returns the next value, if there is one.
    @inlinable public mutating func next() -> Element? {
      if place == elements.count {
        guard block <= list.blocks.count else { return nil }
        elements = block < list.blocks.count ? list.unpacked(block) : list.rest
        place = 0
        block += 1
        if elements.isEmpty { return nil }
      }
      defer { place += 1 }
      return elements[place]
    }
  }

  /// Begins a walk through the values.
  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of values, which is known.
  @inlinable public var underestimatedCount: Int { count }
}

extension PackedList: CustomStringConvertible {
  /// The values as an array shows them.
  public var description: String { Array(self).description }
}

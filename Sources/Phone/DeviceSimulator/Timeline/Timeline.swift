import DeviceInterface

/// What is going to happen, in the order it will happen: by instant, and at one instant first come, first served.
///
/// It is an array sorted once at insertion, so two timelines with the same future are equal whatever their past.
struct Timeline<Element: Hashable & Sendable>: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var instant: Instant
    let element: Element
  }

  /// The entries, the soonest last, so that taking it moves nothing.
  private var entries: [Entry] = []

  /// The instant at which the soonest element is due.
  ///
  /// Entries are read in place here and below: a copy of one would hold on to all that its element holds.
  var soonest: Instant? { entries.isEmpty ? nil : entries[entries.count - 1].instant }

  /// Tells whether there is a soonest element and it satisfies the condition.
  func isSoonest(where condition: (Element) -> Bool) -> Bool {
    !entries.isEmpty && condition(entries[entries.count - 1].element)
  }

  var secondSoonest: Instant? { entries.count > 1 ? entries[entries.count - 2].instant : nil }

  /// The entries, soonest first.
  var upcomingEntries: ReversedCollection<[Entry]> { entries.reversed() }

  /// The elements, soonest first.
  var upcoming: [Element] { upcomingEntries.map(\.element) }

  /// Puts an element after everything that is due at the same instant.
  mutating func add(_ element: consuming Element, at instant: Instant) {
    // Mostly it is among the soonest, and a few exchanges cost less than inserting; those of an array would copy.
    entries.append(Entry(instant: instant, element: element))
    guard entries.count > 1, entries[entries.count - 2].instant <= instant else { return }
    entries.withUnsafeMutableBufferPointer { entries in
      var index = entries.count - 1
      while index > 0, entries[index - 1].instant <= instant {
        entries.swapAt(index, index - 1)
        index -= 1
      }
    }
  }

  /// Lets an element be due at the instant, and at no other one any more.
  mutating func move(_ element: Element, to instant: Instant) {
    move(element, to: instant) { $0 == element }
  }

  /// Does the same where the element is known by something that is cheaper to see.
  mutating func move(
    _ element: Element, to instant: Instant, where isIt: (Element) -> Bool
  ) {
    removeAll(where: isIt)
    add(element, at: instant)
  }

  /// Takes the soonest element out, if it is due by the instant.
  mutating func takeDue(by instant: Instant) -> Element? {
    guard let soonest, soonest <= instant else { return nil }
    return entries.removeLast().element
  }

  /// Lets the soonest element be due later, after everything else that is due then.
  mutating func postponeSoonest(to instant: Instant) {
    guard !entries.isEmpty else { return }
    guard entries.count == 1 || entries[entries.count - 2].instant > instant else {
      return add(entries.removeLast().element, at: instant)
    }
    entries[entries.count - 1].instant = instant
  }

  /// Returns the instant of the soonest element that is due later than the instant.
  func soonest(after instant: Instant) -> Instant? {
    var index = entries.count - 1
    while index >= 0, entries[index].instant <= instant { index -= 1 }
    return index < 0 ? nil : entries[index].instant
  }

  mutating func removeAll(where condition: (Element) -> Bool) {
    // Mostly there is nothing to remove, and looking costs less than moving.
    var kept = 0
    while kept < entries.count, !condition(entries[kept].element) { kept += 1 }
    guard kept < entries.count else { return }
    entries.withUnsafeMutableBufferPointer { entries in
      for index in kept + 1..<entries.count where !condition(entries[index].element) {
        entries.swapAt(kept, index)
        kept += 1
      }
    }
    while entries.count > kept { entries.removeLast() }
  }

  /// Returns the instant of the soonest element that satisfies the condition.
  func instant(where condition: (Element) -> Bool) -> Instant? {
    var index = entries.count - 1
    while index >= 0, !condition(entries[index].element) { index -= 1 }
    return index < 0 ? nil : entries[index].instant
  }
}

/// The phone's only source of chance: SplitMix64, the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

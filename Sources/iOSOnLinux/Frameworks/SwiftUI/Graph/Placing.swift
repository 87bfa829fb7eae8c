/// The children of a place as they are being placed: those of before, of which most come in their order again, and those of now.
@MainActor struct Placing {
  private let before: [Place]
  /// The first of before that has not been taken in order.
  private var next = 0
  /// Those of before that are left, by their names; nil as long as all have come in order.
  private var others: [PlaceName: Place]?
  private(set) var now: [Place] = []

  init(before: [Place]) {
    self.before = before
    now.reserveCapacity(before.count)
  }

  /// Takes the child of before that has a name, if there is one.
  mutating func take(_ name: PlaceName) -> Place? {
    if others == nil {
      guard next < before.count else { return nil }
      if before[next].name == name {
        next += 1
        return before[next - 1]
      }
      others = Dictionary(
        before[next...].map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return others?.removeValue(forKey: name)
  }

  /// Adds a child to those of now.
  mutating func add(_ child: Place) { now.append(child) }

  /// The children of before that nobody has taken, in their order.
  var left: [Place] {
    guard let others else { return Array(before[next...]) }
    return before[next...].filter { others[$0.name] === $0 }
  }
}

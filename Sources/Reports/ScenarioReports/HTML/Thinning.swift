/// The choice of what is kept of many things where not all of them can be.
///
/// What matters stays whole with what happened beside it, what repeats is thinned, and the beginning and the end stay.
struct Thinning {
  /// The things with which what does not matter fills the room that is left.
  enum Filling {
    /// Some of all, evenly chosen.
    case even
    /// The last ones, which follow one another.
    case latest
  }

  /// How many times the room may be taken by things that matter; of more, the middle is left out.
  static let wholeFactor = 3
  /// How many things make a hole among what follows one another: fewer are told sooner than that they are missing.
  private static let holeMin = 3
  /// How many of the first and of the last things are kept before the others.
  private static let edge = 8

  /// The places of what is kept, in order.
  let kept: [Int]

  /// Chooses by what matters: each thing is asked for.
  ///
  /// - Parameters:
  ///   - room: How many things may be kept; more only where they matter.
  ///   - reach: How many neighbours on either side belong to what matters.
  init(_ matters: [Bool], room: Int, reach: Int = 0, filling: Filling = .even) {
    guard matters.count > room else {
      kept = Array(matters.indices)
      return
    }
    var choice = Choice(count: matters.count)
    let whole = Self.ends(
      matters.indices.filter { matters[$0] }, count: Self.wholeFactor * room)
    choice.take(whole)
    choice.take(Self.neighbours(of: whole, reach), room: room)
    choice.take(matters.indices.prefix(Self.edge), room: room)
    choice.take(matters.indices.suffix(Self.edge), room: room)
    let free = max(0, room - choice.count)
    let rest = matters.indices.filter { !choice.isTaken[$0] }
    switch filling {
    case .even where free > 1: choice.take(DetailLimits.thinned(rest, to: free))
    case .even: break
    case .latest:
      choice.take(rest.suffix(free))
      choice.close(holesBelow: Self.holeMin)
    }
    kept = matters.indices.filter { choice.isTaken[$0] }
  }

  /// Each kept place with those left out behind it, up to the next; first those in front of all.
  func runs(of count: Int) -> [(kept: Int?, left: Range<Int>)] {
    var runs: [(kept: Int?, left: Range<Int>)] = [(nil, 0..<(kept.first ?? count))]
    for (index, place) in kept.enumerated() {
      let next = index + 1 < kept.count ? kept[index + 1] : count
      runs.append((place, place + 1..<next))
    }
    return runs
  }

  private static func neighbours(of places: [Int], _ reach: Int) -> [Int] {
    guard reach > 0 else { return [] }
    return places.flatMap { place in Array(place - reach...place + reach) }
  }

  /// The first and the last of the elements.
  private static func ends(_ places: [Int], count: Int) -> [Int] {
    guard places.count > count else { return places }
    return Array(places.prefix(count / 2) + places.suffix(count - count / 2))
  }

  /// What has been chosen.
  private struct Choice {
    private(set) var isTaken: [Bool]
    private(set) var count = 0

    init(count: Int) { isTaken = Array(repeating: false, count: count) }

    mutating func take(_ places: some Sequence<Int>, room: Int = .max) {
      for place in places
      where count < room && isTaken.indices.contains(place) && !isTaken[place] {
        isTaken[place] = true
        count += 1
      }
    }

    /// Takes what lies between two things that are taken, where that is little.
    mutating func close(holesBelow least: Int) {
      var last: Int?
      for place in isTaken.indices where isTaken[place] {
        let start = last.map { $0 + 1 } ?? 0
        if place - start < least { take(start..<place) }
        last = place
      }
    }
  }
}

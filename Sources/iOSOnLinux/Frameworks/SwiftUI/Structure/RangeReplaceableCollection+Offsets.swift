// On a phone, collections have these from Foundation.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements that stand at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements that stand at the offsets before the one at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all[..<destination].indices.filter { !source.contains($0) }.map { all[$0] }
    let behind = all[destination...].indices.filter { !source.contains($0) }.map { all[$0] }
    self = Self(before + moved + behind)
  }
}

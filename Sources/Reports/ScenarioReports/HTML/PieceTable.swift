/// Pieces that are written once and named by their place.
struct PieceTable<Piece: Hashable> {
  private(set) var pieces: [Piece] = []
  private var places: [Piece: Int] = [:]

  /// Returns the place of a piece, which is new or known.
  mutating func place(of piece: Piece) -> Int {
    if let place = places[piece] { return place }
    places[piece] = pieces.count
    pieces.append(piece)
    return pieces.count - 1
  }
}

import DeviceInterface

/// A server's answer to an upload of points.
struct UploadAnswer {
  /// The numbers of the points that it has.
  let accepted: [Int]
  /// The points that it will not take.
  let refused: [TrackJournal.Refusal]

  /// Reads the answer's body, or returns `nil` where it is none.
  init?(body: String, bytesMax: Int) {
    guard let answer = JSONValue.answer(body, bytesMax: bytesMax),
      let accepted = answer["accepted"]?.array
    else { return nil }
    self.accepted = accepted.compactMap { $0.integer.flatMap { Int(exactly: $0) } }
    self.refused = (answer["refused"]?.array ?? []).compactMap { refusal in
      guard let number = refusal["n"]?.integer.flatMap({ Int(exactly: $0) }) else { return nil }
      return TrackJournal.Refusal(number: number, reason: refusal["reason"]?.string ?? "")
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded toward zero.
  public var wholeMilliseconds: Int64 {
    // A millisecond is 2^15 × 5^15 attoseconds. What is left of up to a week after the shift is divided in 64 bits.
    if let shifted = UInt64(exactly: attoseconds >> 15) { return Int64(shifted / 30_517_578_125) }
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}

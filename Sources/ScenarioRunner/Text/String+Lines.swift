extension String {
  /// The lines, without their ends.
  var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

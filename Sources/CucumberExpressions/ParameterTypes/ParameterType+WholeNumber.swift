extension ParameterType {
  /// Creates a type of whole numbers within a range; a number outside it is an error that names the range.
  ///
  /// A minus sign is part of the number, so that "-1" is told to be too small rather than to be no number.
  public static func wholeNumber(
    name: String,
    in range: ClosedRange<Int>,
    documentation: String,
    example: String,
    useForSnippets: Bool = false,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: [#"-?\d+"#], documentation: documentation, example: example,
      useForSnippets: useForSnippets, preferForSnippets: false, recognizer: .integer,
      fileID: fileID, line: line
    ) { groups throws in
      let text = groups.first.flatMap { $0 } ?? ""
      guard let value = Int(text), range.contains(value) else {
        throw ConversionError.outOfRange(
          text: text, range: "\(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }
}

extension Wire {
  /// One message: exactly one of the properties is set, and its name says which message it is.
  struct Envelope: Encodable {
    var source: Source?
    var gherkinDocument: GherkinDocument?
    var pickle: Pickle?
    var parseError: ParseError?
  }
}

extension ParseErrorKind {
  var explanation: String { officialText }
}

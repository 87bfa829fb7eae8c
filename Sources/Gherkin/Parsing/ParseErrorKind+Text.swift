extension ParseErrorKind {
  var officialText: String { "" }
  var explanation: String { "" }
}

extension Wire {
  struct SourceReference: Encodable {
    let uri: String
    let location: Location
  }
}

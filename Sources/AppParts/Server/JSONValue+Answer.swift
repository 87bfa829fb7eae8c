public import DeviceInterface

extension JSONValue {
  /// Reads a server's answer, or returns `nil` where it is no JSON or a larger or deeper one than answers are.
  public static func answer(_ text: String, bytesMax: Int) -> JSONValue? {
    try? JSONValue(parsing: text, limits: Limits(bytesMax: bytesMax, depthMax: 8))
  }

  /// Reads an answer that is a list under a name, or returns `nil` where it is not a whole and well-formed one.
  public static func answer<Row>(
    _ text: String, listing name: String, bytesMax: Int, _ read: (JSONValue) -> Row?
  ) -> [Row]? {
    guard let list = answer(text, bytesMax: bytesMax)?[name]?.array else { return nil }
    var rows: [Row] = []
    rows.reserveCapacity(list.count)
    for item in list {
      guard let row = read(item) else { return nil }
      rows.append(row)
    }
    return rows
  }
}

import DeviceInterface

/// What a double of a server remembers of the requests that came.
struct ServerMemory {
  /// The paths or keys of everything that came.
  var log: [String] = []
  /// How often something came again with other content.
  var conflicts = 0
  /// A status that it answers everything with, instead of serving.
  var status: Int?
  /// The reason for which it refuses everything for ever, instead of serving.
  var refusal: String?
  /// What was answered under which key, and to what.
  var answers: [String: (body: String, response: ServerResponse)] = [:]

  /// Keeps the records of an upload under their numbers, and answers that it has them.
  mutating func keep(_ list: [JSONValue], in records: inout [Int: JSONValue]) -> ServerResponse {
    var numbers: [String] = []
    for item in list {
      let number = Int(item["n"]?.integer ?? 0)
      if let known = records[number], known != item { conflicts += 1 }
      records[number] = item
      numbers.append(String(number))
    }
    return ServerResponse(
      status: 200, body: #"{"accepted":["# + numbers.joined(separator: ",") + #"],"refused":[]}"#)
  }
}

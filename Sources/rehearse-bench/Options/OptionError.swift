/// What is wrong with the command line.
enum OptionError: Error {
  case unknown(String)
  case missingValue(String)
  case unknownPart(String)
  case unknownLoad(String)

  var message: String {
    switch self {
    case .unknown(let word):
      "“\(word)” is not an option of rehearse-bench; see rehearse-bench --help"
    case .missingValue(let option):
      "\(option) needs a value; see rehearse-bench --help"
    case .unknownPart(let text):
      "“\(text)” is not a part; the parts are \(Self.parts)"
    case .unknownLoad(let text):
      "“\(text)” is not a load; the benchmark itself gives this option to its child processes"
    }
  }

  private static var parts: String {
    BenchPart.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

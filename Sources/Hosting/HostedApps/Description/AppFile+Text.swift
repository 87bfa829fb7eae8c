import DeviceInterface

/// A file that an `app.json` names and that cannot be read.
public struct UnreadableFile: Error, Hashable, Sendable {
  /// What is wrong, in words that follow a colon.
  let message: String
  /// What to do.
  let notes: [String]

  /// Says what is wrong, and what to do.
  public init(_ message: String, notes: [String] = []) {
    (self.message, self.notes) = (message, notes)
  }
}

extension AppFile {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads the JSON of a file, in which nothing is said twice, with the text in which faults have their places.
  static func json(
    _ path: String, _ bytes: [UInt8]
  ) throws(AppFileFault) -> (JSONValue, text: [UInt8]) {
    let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw AppFileFault(
        path, "This is no UTF-8.", notes: ["Save the file as UTF-8."], at: firstFault(in: bytes),
        in: bytes)
    }
    do throws(JSONError) {
      let limits = JSONValue.Limits(allowsRepeatedMembers: false)
      return (try JSONValue(parsing: text, limits: limits), bytes)
    } catch {
      let words =
        if case .repeatedMember = error.reason { "Something is said twice" } else {
          "This is no JSON"
        }
      throw AppFileFault(path, "\(words): \(error.reason).", at: error.offset, in: bytes)
    }
  }

  /// Why a file that names no command describes no app, in words that follow "it".
  public static func reasonItIsNone(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "is empty" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.contains(0) {
      return "is no UTF-8"
    }
    do throws(AppFileFault) {
      _ = try json("", bytes)
      return "has no \"command\""
    } catch {
      return "cannot be read: \(error.message.dropLast())"
    }
  }

  /// The bytes before the first that is no UTF-8.
  private static func firstFault(in bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) { offset += encoded.count }
    return offset
  }
}

extension JSONValue {
  /// Whether a text in it holds a character 0, which neither paths nor variables can.
  var hasNull: Bool {
    switch self {
    case .string(let text): text.utf8.contains(0)
    case .array(let elements): elements.contains(where: \.hasNull)
    case .object(let members): members.contains { $0.name.utf8.contains(0) || $0.value.hasNull }
    case .null, .bool, .integer, .double: false
    }
  }
}

/// The fault of an `app.json` or of a manifest that it names.
public struct AppFileFault: Error, Hashable, Sendable {
  /// The file, as reports have it.
  public let file: String
  /// The bytes before the place; `nil` where the whole file is meant.
  public let offset: Int?
  /// The text in which the place lies; empty where the whole file is meant.
  public let text: [UInt8]
  /// What is wrong.
  public let message: String
  /// What to do.
  public let notes: [String]

  /// Says what is wrong with a whole file.
  init(_ file: String, _ message: String, notes: [String] = []) {
    (self.file, self.message, self.notes) = (file, message, notes)
    (offset, text) = (nil, [])
  }

  /// Says what is wrong at a place of a file's text.
  init(
    _ file: String, _ message: String, notes: [String] = [], at offset: Int, in text: [UInt8]
  ) {
    (self.file, self.message, self.notes) = (file, message, notes)
    (self.offset, self.text) = (offset, text)
  }
}

import Foundation
import Gherkin
import ScenarioReports

/// What a page has written of a file and not saved.
struct Draft: Hashable {
  /// The page.
  let session: DraftSession
  /// The file, from the root.
  let path: String
  /// What the file held when the page read it.
  let version: FileVersion
  /// When it was written, in seconds since 1970.
  let seconds: Int64
  let text: String

  /// Creates a draft.
  init(
    session: DraftSession, path: String, version: FileVersion, seconds: Int64, text: String
  ) {
    (self.session, self.path, self.version) = (session, path, version)
    (self.seconds, self.text) = (seconds, text)
  }

  private struct Head: Decodable {
    let path: String
    let version: String
    let seconds: Int64
  }

  private static let newline = UInt8(ascii: "\n")

  /// Reads a draft, which anybody may have written; nil where the bytes are none.
  init?(_ bytes: [UInt8], by session: DraftSession) {
    guard let end = bytes.firstIndex(of: Self.newline),
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])),
      let version = FileVersion(text: head.version),
      let text = String(validating: bytes[(end + 1)...], as: UTF8.self)
    else { return nil }
    self.init(
      session: session, path: head.path, version: version, seconds: head.seconds, text: text)
  }

  /// A line of JSON that tells what it is, and the text as it is.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("path", path)
      json.field("seconds", Int(seconds))
      json.field("version", version.text)
    }
    return json.bytes + [Self.newline] + Array(text.utf8)
  }
}

/// The name that a page gives itself, so that its drafts are its own.
struct DraftSession: Hashable {
  let text: String

  /// Reads a name of 32 hexadecimal digits; nil where it is another text.
  init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy("0123456789abcdef".utf8.contains) else {
      return nil
    }
    self.text = text
  }
}

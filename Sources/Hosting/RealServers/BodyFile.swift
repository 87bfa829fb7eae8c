import Processes
import Rehearsal

/// The body of a request in a file that only its owner can read, while it is sent.
struct BodyFile {
  let path: String

  /// Writes a body; `nil` for an empty one.
  init?(_ body: String) throws(RealServerFault) {
    guard !body.isEmpty else { return nil }
    do throws(SystemError) {
      path = try RunFolder.shared().makeFile(for: "body", holding: Array(body.utf8))
    } catch {
      throw RealServerFault("the request could not be written to a temporary file: \(error.text)")
    }
  }

  /// Deletes the file.
  func remove() { unlink(path) }
}

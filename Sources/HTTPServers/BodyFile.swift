import ChildProcesses
import Rehearsal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The body of a request in a file that only its owner can read, while it is sent.
struct BodyFile {
  let path: String

  /// Writes a body; `nil` for an empty one.
  init?(_ body: String) throws(RealServerFault) {
    guard !body.isEmpty else { return nil }
    do throws(SystemError) {
      path = try Self.write(Array(body.utf8))
    } catch {
      throw RealServerFault("the request could not be written to a temporary file: \(error.text)")
    }
  }

  private static func write(_ bytes: [UInt8]) throws(SystemError) -> String {
    var template = Array((try RunFolder.shared().path + "/body-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw SystemError(code: errno) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try SystemCall.write(file, rest))
      } catch {
        unlink(path)
        throw error
      }
    }
    return path
  }

  /// Deletes the file.
  func remove() { unlink(path) }
}

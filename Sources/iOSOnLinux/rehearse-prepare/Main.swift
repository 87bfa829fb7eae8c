import Processes
import SourcePreparation

/// The tool behind the build tool plug-in: prepares one source.
///
/// `rehearse-prepare INPUT OUTPUT [FRAMEWORK]...` writes what SwiftPM compiles in place of the input, and tells what
/// cannot be prepared as the compiler would. It is built before the app is, so it uses next to nothing.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else {
      fail("usage: rehearse-prepare INPUT OUTPUT [FRAMEWORK]...\n")
    }
    let (input, output) = (arguments[1], arguments[2])
    let bytes = read(input)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      fail("\(input):1:1: error: the file is not written in UTF-8\n")
    }
    let frameworks = Platform.ownFrameworks + arguments.dropFirst(3)
    let preparation = Preparation(of: bytes, for: Platform(frameworks: frameworks))
    guard preparation.obstacles.isEmpty else {
      fail(preparation.obstacles.map { $0.diagnostic(at: input, in: bytes) }.joined())
    }
    save(preparation.located(at: input), to: output)
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { fail("\(path): error: the file cannot be read\n") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if bytes.count > Preparation.bytesMax {
        fail("\(path): error: the file has more than \(Preparation.bytesMax) bytes\n")
      }
      if count == 0 { break }
    }
    if ferror(file) != 0 { fail("\(path): error: the file cannot be read\n") }
    return bytes
  }

  private static func save(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { fail("\(path): error: the file cannot be written\n") }
    let count = fwrite(bytes, 1, bytes.count, file)
    if fclose(file) != 0 || count != bytes.count {
      // Half a source would be compiled as if it were whole.
      unlink(path)
      fail("\(path): error: the file cannot be written\n")
    }
  }

  private static func fail(_ text: String) -> Never {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(1)
  }
}

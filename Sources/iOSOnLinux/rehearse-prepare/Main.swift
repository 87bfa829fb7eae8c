import Processes
import SourcePreparation

/// The tool behind the build tool plug-in: prepares one source, or looks at all of them.
///
/// `rehearse-prepare INPUT OUTPUT [--requirements LIST] [--simulator] [FRAMEWORK]...` writes what SwiftPM compiles in place
/// of the input, and tells what cannot be prepared as the compiler would; `rehearse-prepare --survey LIST INPUT...` lists the
/// methods that protocols of theirs need not have. It is built before the app is, so it uses next to nothing.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--survey", arguments.count > 1 {
      survey(arguments.dropFirst(2), to: arguments[1])
    } else if arguments.count > 1 {
      prepare(arguments[0], to: arguments[1], arguments.dropFirst(2))
    } else {
      fail(
        """
        usage: rehearse-prepare INPUT OUTPUT [--requirements LIST] [--simulator] [FRAMEWORK]...
               rehearse-prepare --survey LIST INPUT...

        """)
    }
  }

  private static func prepare(_ input: String, to output: String, _ rest: ArraySlice<String>) {
    let bytes = read(input)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      fail("\(input):1:1: error: the file is not written in UTF-8\n")
    }
    let hasList = rest.first == "--requirements" && rest.count > 1
    let own = hasList ? OwnRequirements(listed: read(rest[rest.startIndex + 1])) : OwnRequirements()
    var names = rest.dropFirst(hasList ? 2 : 0)
    let isSimulator = names.first == "--simulator"
    if isSimulator { names = names.dropFirst() }
    let platform = Platform(frameworks: Platform.ownFrameworks + names, isSimulator: isSimulator)
    let preparation = Preparation(of: bytes, for: platform, own: own)
    guard preparation.obstacles.isEmpty else {
      fail(preparation.obstacles.map { $0.diagnostic(at: input, in: bytes) }.joined())
    }
    save(preparation.located(at: input), to: output)
  }

  /// Lists what the protocols of all sources need not have; a list that stays as it was is not written, so that nothing is
  /// prepared anew for it.
  private static func survey(_ inputs: ArraySlice<String>, to output: String) {
    let all = inputs.reduce(OwnRequirements()) { $0.union(OwnRequirements(in: read($1))) }
    if access(output, F_OK) != 0 || read(output) != all.list { save(all.list, to: output) }
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

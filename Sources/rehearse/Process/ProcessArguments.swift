#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of the process's command line.
enum ProcessArguments {
  /// The most words that are looked for.
  private static let wordsMax = 1 << 20

  /// The words behind the program's name.
  ///
  /// On Linux Swift reads them from `/proc`, which a bare chroot lacks; there they are taken from the stack.
  static var words: [String] {
    let words = CommandLine.arguments.isEmpty ? wordsOnStack : CommandLine.arguments
    return Array(words.dropFirst())
  }

  /// The words where the system has put them: their number, they, a null pointer, and then the environment.
  private static var wordsOnStack: [String] {
    guard let symbol = dlsym(nil, "environ"),
      let variables = symbol.load(as: UnsafePointer<UnsafePointer<CChar>?>?.self)
    else { return [] }
    // No address is as small as their number, so going back it is found where it stands.
    guard
      let count = (0..<wordsMax).first(where: { UInt(bitPattern: variables[-2 - $0]) == UInt($0) })
    else { return [] }
    return (0..<count).compactMap { index in
      variables[index - count - 1].map { String(cString: $0) }
    }
  }
}

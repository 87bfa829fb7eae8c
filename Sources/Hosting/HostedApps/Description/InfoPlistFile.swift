/// An app's `Info.plist`, read whole before anything is made of it.
package struct InfoPlistFile: Sendable {
  /// What each key of its dictionary says, as text that is the same for the same value.
  private let values: [String: String]

  /// Reads the file as that of an installed app is read; throws what is wrong with it.
  ///
  /// Every usage description has to be a text, also those of what is not simulated: iOS ends an app that asks without one.
  package init(_ file: String, _ bytes: [UInt8]) throws(AppFileFault) {
    _ = try InfoPlist.manifest(named: "", file, bytes)
    let dictionary = try PropertyDictionary(file, bytes)
    for key in dictionary.keys where key.hasSuffix("UsageDescription") {
      _ = try dictionary.text(key)
    }
    values = dictionary.written
  }

  /// Whether it says anything of a key.
  package func has(_ key: String) -> Bool { values[key] != nil }

  /// The keys of which another file does not say the same, sorted; of a variable that nobody has filled, nothing is said.
  package func keysNot(saidBy other: InfoPlistFile) -> [String] {
    values.filter { other.values[$0.key] != $0.value && !$0.value.contains("$(") }.map(\.key)
      .sorted()
  }
}

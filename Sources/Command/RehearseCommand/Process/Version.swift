/// The version of the command, which every report names.
enum Version {
  static let text = "0.1.0"
}

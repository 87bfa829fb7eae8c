/// How the process ends.
enum ExitCode {
  /// Everything passed.
  static let success: Int32 = 0
  /// A scenario failed, or a file is not formatted.
  static let failure: Int32 = 1
  /// Something cannot be done as it is written.
  static let invalid: Int32 = 2
  /// The command itself is at fault.
  static let internalError: Int32 = 70
}

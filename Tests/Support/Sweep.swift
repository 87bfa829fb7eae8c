import Foundation

#if canImport(Testing)
  package import Testing

  extension Tag {
    /// Tests that play many random or exhaustive cases; REHEARSAL_SWEEP=10 makes them ten times as deep.
    @Tag package static var sweep: Self
  }
#endif

/// How deep the tests go that could go on for ever.
package enum Sweep {
  /// How many times as many cases are played as on every day, from 1.
  package static let scale = max(
    1, ProcessInfo.processInfo.environment["REHEARSAL_SWEEP"].flatMap { Int($0) } ?? 1)
}

internal import Foundation

/// How an app ends that has done what cannot be.
enum Refusal {
  /// Ends the app with a reason as its last words; optimised programs keep silent otherwise.
  static func end(_ reason: String, file: StaticString = #file, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data("Fatal error: \(reason)\n".utf8))
    preconditionFailure(reason, file: file, line: line)
  }

  /// Ends the app with a reason, unless what is required holds.
  static func unless(_ isRight: Bool, _ reason: @autoclosure () -> String) {
    if !isRight { end(reason()) }
  }
}

extension Subscribers.Demand {
  /// Ends the app where no values are asked for, by which some publishers of the platform end it.
  func requireSome(of publisher: some CustomStringConvertible) {
    Refusal.unless(self > 0, "\(publisher): a request for no values")
  }
}

import Foundation
import TestSupport
import Testing

extension Bench {
  /// Makes a repository of the folder, where it is none yet, and commits all that is in it.
  func commit() throws {
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "x"])
  }

  private func git(_ arguments: [String]) throws {
    let done = try Program.run("/usr/bin/git", arguments, in: folder)
    try #require(done.code == 0, "\(done.output)")
  }
}

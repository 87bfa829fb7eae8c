import Testing

@testable import RehearseCommand

/// What a watch does is decided by a value, which needs no terminal and no file.
struct WatchCourseTests {
  private typealias Deed = WatchCourse.Deed
  private static let keys = Deed.tell(.keys(pattern: ""))
  private static let everything = WatchRound()
  private static let failed = WatchRound(choice: .failed)

  /// A course whose first round is over, with so many failures.
  private static func waiting(failedCount: Int = 0) -> WatchCourse {
    var course = WatchCourse()
    _ = course.take(.begun(everything))
    _ = course.take(.ended(failedCount: failedCount))
    return course
  }

  private static func change(_ files: String...) -> FileChanges {
    var changes = FileChanges()
    for file in files { changes.add(file, playing: [file]) }
    return changes
  }

  private static func round(_ files: String..., pattern: String = "") -> WatchRound {
    WatchRound(choice: .features(files), pattern: pattern, changed: files)
  }

  /// Presses keys one after the other; returns what the last one led to.
  private static func type(_ text: String, _ course: inout WatchCourse) -> [Deed] {
    text.reduce([]) { _, character in course.take(.key(.character(character))) }
  }

  @Test func `it plays, and then waits and names the keys`() {
    var course = WatchCourse()
    #expect(course.take(.begun(Self.everything)) == [.play(Self.everything)])
    #expect(course.take(.ended(failedCount: 1)) == [Self.keys])
  }

  @Test(arguments: [
    ("a", [Deed.play(everything)]), ("f", [.play(failed)]), ("q", [.quit]),
    ("p", [.show(PatternPrompt())]), ("h", [.tell(.help), keys]), ("?", [.tell(.help), keys]),
    ("F", [.play(failed)]), ("Q", [.quit]), ("u", [.openStudio]), ("U", [.openStudio]), ("x", []),
    ("ü", []),
  ])
  func `a key does what it says`(key: String, deeds: [WatchCourse.Deed]) {
    var course = Self.waiting(failedCount: 2)
    #expect(Self.type(key, &course) == deeds)
  }

  @Test func `where nothing failed, nothing is played, and that is said`() {
    var course = Self.waiting()
    #expect(Self.type("f", &course) == [.tell(.nothingFailed), Self.keys])
    #expect(Self.type("a", &course) == [.play(Self.everything)])
  }

  @Test func `of a round that was stopped nothing may be known, and then nothing is played`() {
    var course = WatchCourse()
    _ = course.take(.begun(Self.everything))
    #expect(Self.type("f", &course) == [.stop])
    #expect(course.take(.ended(failedCount: 0)) == [.tell(.nothingFailed), Self.keys])
    #expect(course.take(.begun(Self.failed)) == [.play(Self.failed)], "the command line may ask")
  }

  @Test func `Enter plays the same again`() {
    var course = Self.waiting(failedCount: 2)
    _ = course.take(.changed(Self.change("a.feature")))
    _ = course.take(.ended(failedCount: 2))
    #expect(course.take(.key(.enter)) == [.play(Self.round("a.feature"))])
  }

  @Test func `what has changed is played at once`() {
    var course = Self.waiting()
    let deeds = course.take(.changed(Self.change("b.feature", "a.feature")))
    #expect(deeds == [.play(Self.round("a.feature", "b.feature"))])
    #expect(course.take(.ended(failedCount: 0)) == [Self.keys], "and only once")
  }

  @Test func `what changes during a round is played after it, all of it together`() {
    var course = WatchCourse()
    _ = course.take(.begun(Self.everything))
    #expect(course.take(.changed(Self.change("a.feature"))) == [])
    #expect(course.take(.changed(Self.change("b.feature"))) == [])
    let next = Self.round("a.feature", "b.feature")
    #expect(course.take(.ended(failedCount: 0)) == [.play(next)])
    #expect(course.take(.ended(failedCount: 0)) == [Self.keys])
  }

  @Test func `a key during a round stops it first`() {
    var course = WatchCourse()
    _ = course.take(.begun(Self.everything))
    #expect(Self.type("f", &course) == [.stop])
    #expect(Self.type("a", &course) == [], "it is stopping already")
    #expect(course.take(.ended(failedCount: 3)) == [.play(Self.everything)], "the last key counts")
    #expect(Self.type("q", &course) == [.stop])
    #expect(Self.type("a", &course) == [], "whoever wants to leave is not kept")
    #expect(course.take(.ended(failedCount: 3)) == [.quit])
  }

  @Test func `a change that comes while all is played anew is not played a second time`() {
    var course = WatchCourse()
    _ = course.take(.begun(Self.everything))
    _ = course.take(.changed(Self.change("a.feature")))
    _ = Self.type("a", &course)
    #expect(course.take(.ended(failedCount: 0)) == [.play(Self.everything)])
    #expect(course.take(.ended(failedCount: 0)) == [Self.keys])
  }

  @Test func `a pattern holds until everything is wanted again`() {
    var course = Self.waiting()
    _ = course.take(.key(.character("p")))
    #expect(Self.type("pops", &course) == [.show(PatternPrompt("pops"))])
    #expect(course.take(.key(.backspace)) == [.show(PatternPrompt("pop"))])
    let round = WatchRound(pattern: "pop")
    #expect(course.take(.key(.enter)) == [.closePrompt, .play(round)])
    #expect(course.take(.ended(failedCount: 0)) == [.tell(.keys(pattern: "pop"))])
    let changed = Self.round("a.feature", pattern: "pop")
    #expect(course.take(.changed(Self.change("a.feature"))) == [.play(changed)])
    _ = course.take(.ended(failedCount: 0))
    #expect(Self.type("a", &course) == [.play(Self.everything)])
    #expect(course.take(.ended(failedCount: 0)) == [Self.keys])
  }

  @Test func `Escape leaves the pattern as it was, and plays what has changed meanwhile`() {
    var course = Self.waiting()
    _ = Self.type("pxq", &course)
    #expect(course.take(.changed(Self.change("a.feature"))) == [])
    let deeds = course.take(.key(.escape))
    #expect(deeds == [.closePrompt, .play(Self.round("a.feature"))], "x is not looked for")
  }

  @Test func `keys are letters while a pattern is typed`() {
    var course = Self.waiting()
    _ = course.take(.key(.character("p")))
    #expect(Self.type("quafh?", &course) == [.show(PatternPrompt("quafh?"))])
    #expect(course.take(.key(.endOfInput)) == [.closePrompt, .quit])
  }

  @Test func `a pattern that is asked for during a round waits for its end`() {
    var course = WatchCourse()
    _ = course.take(.begun(Self.everything))
    #expect(Self.type("p", &course) == [.stop])
    #expect(course.take(.ended(failedCount: 0)) == [.show(PatternPrompt())])
  }

  @Test func `only the line that is typed is drawn anew`() {
    var course = Self.waiting()
    #expect(course.redrawn() == [])
    _ = Self.type("px", &course)
    #expect(course.redrawn() == [.show(PatternPrompt("x"))])
  }

  @Test func `a file that is gone is told, and not played`() {
    var course = Self.waiting()
    var changes = FileChanges()
    changes.addGone("a.feature")
    #expect(course.take(.changed(changes)) == [.tell(.gone(["a.feature"])), Self.keys])
  }

  @Test func `a file that went and came back is played`() {
    var gone = FileChanges()
    gone.addGone("a.feature")
    gone.add(Self.change("a.feature"))
    #expect(gone.features == ["a.feature"])
    #expect(gone.gone == [])
    var back = Self.change("a.feature", "b.feature")
    var later = FileChanges()
    later.addGone("a.feature")
    back.add(later)
    #expect(back.features == ["b.feature"])
    #expect(back.gone == ["a.feature"])
  }

  @Test func `a change that all features are about plays everything`() {
    var course = Self.waiting()
    var changes = Self.change("requirements.md")
    changes.isForAll = true
    let round = WatchRound(changed: ["requirements.md"])
    #expect(course.take(.changed(changes)) == [.play(round)])
  }
}

/// The course of a watch: what happens comes in, what is to be done goes out, and nothing else decides.
///
/// ```swift
/// var course = WatchCourse()
/// let first = course.take(.begun(WatchRound()))          // [.play(everything)]
/// let next = course.take(.ended(failedCount: 2))         // [.tell(.keys)]
/// let again = course.take(.key(.character("f")))         // [.play(the two that failed)]
/// ```
struct WatchCourse: Hashable, Sendable {
  /// Something that happens.
  enum Event: Hashable, Sendable {
    /// The watch begins, with a round.
    case begun(WatchRound)
    case key(TerminalKey)
    /// Files have changed, as far as they are played.
    case changed(FileChanges)
    /// The round is over, or was stopped; so many scenarios are on the list of what did not pass.
    case ended(failedCount: Int)
  }

  /// Something to be done.
  enum Deed: Hashable, Sendable {
    case play(WatchRound)
    /// Stop the round; that it has ended is still told.
    case stop
    case tell(Message)
    /// Show the line on which a pattern is typed, in the place of the one before.
    case show(PatternPrompt)
    /// End the line on which a pattern was typed.
    case closePrompt
    /// Open the studio at the first scenario that did not pass.
    case openStudio
    case quit
  }

  /// Something that the user is told.
  enum Message: Hashable, Sendable {
    /// Which keys there are, in a line; and what is looked for, if anything is.
    case keys(pattern: String)
    case help
    case nothingFailed
    /// Files are gone, and nothing is to be played because of it.
    case gone([String])
  }

  private enum State: Hashable, Sendable {
    case waiting
    case playing
    /// A round is being stopped for something else.
    case stopping(Wish)
    case asking(PatternPrompt)
  }

  private enum Wish: Hashable, Sendable {
    case play(WatchRound)
    case ask
    case quit
  }

  private var state = State.waiting
  /// What has changed and was not played since.
  private var pending = FileChanges()
  private var last = WatchRound()
  private var pattern = ""
  private var failedCount = 0

  /// Takes in what happens; returns what is to be done, in this order.
  mutating func take(_ event: Event) -> [Deed] {
    switch (event, state) {
    case (.begun(let round), _): return play(round)
    case (.key(let key), .asking(let prompt)): return answer(key, prompt)
    case (.key(let key), _): return press(key)
    case (.changed(let changes), .waiting):
      pending.add(changes)
      return goOn()
    case (.changed(let changes), _):
      // What is going on comes first.
      pending.add(changes)
      return []
    case (.ended(let count), let before):
      failedCount = count
      state = .waiting
      if case .stopping(let wish) = before { return fulfil(wish) }
      return goOn()
    }
  }

  /// Returns what is to be drawn anew where the terminal has become another width: the line that is being typed.
  func redrawn() -> [Deed] {
    if case .asking(let prompt) = state { [.show(prompt)] } else { [] }
  }

  // MARK: Keys.

  private mutating func press(_ key: TerminalKey) -> [Deed] {
    switch key {
    case .enter: return want(.play(last))
    case .endOfInput, .character("q"), .character("Q"): return want(.quit)
    case .character("a"), .character("A"):
      pattern = ""
      return want(.play(WatchRound()))
    case .character("f"), .character("F"):
      return want(.play(WatchRound(choice: .failed)))
    case .character("p"), .character("P"): return want(.ask)
    case .character("u"), .character("U"): return [.openStudio]
    case .character("?"), .character("h"), .character("H"):
      return state == .waiting ? [.tell(.help), .tell(keys)] : []
    case .character, .escape, .backspace, .eraseWord, .eraseAll: return []
    }
  }

  private var keys: Message { .keys(pattern: pattern) }

  private mutating func want(_ wish: Wish) -> [Deed] {
    switch state {
    case .waiting, .asking: return fulfil(wish)
    case .playing:
      state = .stopping(wish)
      return [.stop]
    case .stopping(.quit): return []
    case .stopping:
      state = .stopping(wish)
      return []
    }
  }

  private mutating func fulfil(_ wish: Wish) -> [Deed] {
    switch wish {
    case .play(let round) where round.choice == .failed && failedCount == 0:
      return [.tell(.nothingFailed)] + goOn()
    case .play(let round): return play(round)
    case .quit: return [.quit]
    case .ask:
      let prompt = PatternPrompt(pattern)
      state = .asking(prompt)
      return [.show(prompt)]
    }
  }

  private mutating func answer(_ key: TerminalKey, _ before: PatternPrompt) -> [Deed] {
    switch key {
    case .enter:
      pattern = before.pattern
      return [.closePrompt] + play(WatchRound(pattern: pattern))
    case .escape:
      state = .waiting
      return [.closePrompt] + goOn()
    case .endOfInput: return [.closePrompt, .quit]
    case .character, .backspace, .eraseWord, .eraseAll:
      var prompt = before
      prompt.edit(key)
      state = .asking(prompt)
      return [.show(prompt)]
    }
  }

  // MARK: Rounds.

  private mutating func play(_ round: WatchRound) -> [Deed] {
    state = .playing
    last = round
    // A change that the round comes to is not played again.
    if round.choice == .all, round.pattern.isEmpty { pending = FileChanges() }
    return [.play(round)]
  }

  /// Plays what has changed meanwhile, or waits.
  private mutating func goOn() -> [Deed] {
    let changes = pending
    pending = FileChanges()
    if changes.isForAll {
      return play(WatchRound(pattern: pattern, changed: changes.files))
    }
    if !changes.features.isEmpty {
      let choice = WatchRound.Choice.features(changes.features)
      return play(WatchRound(choice: choice, pattern: pattern, changed: changes.files))
    }
    return (changes.gone.isEmpty ? [] : [.tell(.gone(changes.gone))]) + [.tell(keys)]
  }
}

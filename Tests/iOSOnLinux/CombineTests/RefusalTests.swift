#if os(Linux)
  import Combine
  import Testing

  /// What an app cannot do: it ends, and its last words say why.
  struct RefusalTests {
    /// Something that an app cannot do, by its name.
    enum Mistake: String, CaseIterable, Codable {
      case `a value behind a recorded end`, `an end behind a recorded end`,
        `a value behind a given end`, `a negative prefix`, `a negative number to drop`,
        `an output before the first`, `empty groups`, `a negative demand`,
        `nothing asked of a subject`, `nothing asked of a value`, `nothing asked of Just`,
        `nothing asked of an optional`, `nothing asked of a result`, `nothing asked of a future`,
        `a failure that cannot be`, `a negative buffer`, `empty groups in some time`,
        `a breakpoint at a subscription`, `a breakpoint at a value`, `a breakpoint at an end`,
        `a breakpoint at a failure`

      /// What is said of it.
      var words: String {
        switch self {
        case .`a value behind a recorded end`, .`a value behind a given end`:
          "Record.Recording: a value after the end"
        case .`an end behind a recorded end`: "Record.Recording: an end after the end"
        case .`a negative prefix`: "prefix: the first -1 values"
        case .`a negative number to drop`: "dropFirst: the first -1 values"
        case .`an output before the first`: "output: a value at -1"
        case .`empty groups`: "collect: groups of 0 values"
        case .`a negative demand`: "Subscribers.Demand: a demand of -1 values"
        case .`nothing asked of a subject`: "PassthroughSubject: a request for no values"
        case .`nothing asked of a value`: "CurrentValueSubject: a request for no values"
        case .`nothing asked of Just`: "Just: a request for no values"
        case .`nothing asked of an optional`: "Optional: a request for no values"
        case .`nothing asked of a result`: "Once: a request for no values"
        case .`nothing asked of a future`: "Future: a request for no values"
        case .`a failure that cannot be`: "never: some"
        case .`a negative buffer`: "buffer: room for -1 values"
        case .`empty groups in some time`: "collect: groups of 0 values"
        case .`a breakpoint at a subscription`:
          "breakpoint: the subscription [1, 2] was received"
        case .`a breakpoint at a value`: "breakpoint: the value 2 was received"
        case .`a breakpoint at an end`: "breakpoint: the completion finished was received"
        case .`a breakpoint at a failure`:
          "breakpoint: the completion failure(CombineTests.Trouble.some) was received"
        }
      }

      /// Makes it.
      func make() {
        let numbers = [1, 2].publisher.eraseToAnyPublisher()
        switch self {
        case .`a value behind a recorded end`, .`an end behind a recorded end`:
          _ = Record<Int, Never> { recording in
            recording.receive(completion: .finished)
            if self == .`an end behind a recorded end` { recording.receive(completion: .finished) }
            recording.receive(1)
          }
        case .`a value behind a given end`:
          var recording = Record<Int, Never>.Recording(output: [1])
          recording.receive(2)
        case .`a negative prefix`: _ = numbers.prefix(-1)
        case .`a negative number to drop`: _ = numbers.dropFirst(-1)
        case .`an output before the first`: _ = numbers.output(at: -1)
        case .`empty groups`: _ = numbers.collect(0)
        case .`a negative demand`: _ = Subscribers.Demand.max(-1)
        case .`nothing asked of a subject`: ask(PassthroughSubject<Int, Never>())
        case .`nothing asked of a value`: ask(CurrentValueSubject<Int, Never>(1))
        case .`nothing asked of Just`: ask(Just(1))
        case .`nothing asked of an optional`: ask(Int?.some(1).publisher)
        case .`nothing asked of a result`: ask(Result<Int, Never>.success(1).publisher)
        case .`nothing asked of a future`: ask(Future<Int, Never> { _ in })
        case .`a failure that cannot be`: _ = Row.numbers("!").assertNoFailure("never: ").text
        case .`a negative buffer`:
          _ = numbers.buffer(size: -1, prefetch: .keepFull, whenFull: .dropNewest)
        case .`empty groups in some time`:
          _ = numbers.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 0))
        case .`a breakpoint at a subscription`:
          _ = numbers.breakpoint(receiveSubscription: { _ in true }).text
        case .`a breakpoint at a value`: _ = numbers.breakpoint(receiveOutput: { $0 == 2 }).text
        case .`a breakpoint at an end`:
          _ = numbers.breakpoint(receiveCompletion: { $0 == .finished }).text
        case .`a breakpoint at a failure`: _ = Row.numbers("!").breakpointOnError().text
        }
      }

      /// Asks a publisher for no values.
      private func ask(_ publisher: some Publisher<Int, Never>) {
        publisher.recorded(first: .none).subscription?.request(.none)
      }
    }

    @Test(arguments: Mistake.allCases)
    func `an app ends that does what it cannot, and says why`(mistake: Mistake) async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [mistake] in
        mistake.make()
      }
      let words = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(words.hasPrefix("Fatal error: \(mistake.words)\n"), "\(words)")
    }

    @Test func `who asks operators or a sequence for nothing gets nothing`() throws {
      let recorder = [1, 2].publisher.recorded(first: .none)
      try #require(recorder.subscription).request(.none)
      let other = Just(1).eraseToAnyPublisher().map { $0 }.recorded(first: .none)
      try #require(other.subscription).request(.none)
      #expect(recorder.text == "" && other.text == "")
    }
  }
#endif

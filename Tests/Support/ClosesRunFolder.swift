package import Testing

/// A trait of tests that have programs in the folder of the run: one is played after the other, over all suites.
///
/// There is one such folder in a process, and whoever closes it ends what others have running in it. It is closed behind each
/// test: a program that has ended and that nobody puts away keeps tests from being told of the processes that are theirs.
package struct ClosesRunFolder: SuiteTrait, TestTrait, TestScoping {
  package let close: @Sendable () -> Void

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turn.shared.begin()
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    close()
    await Turn.shared.end()
    try result.get()
  }

  /// Whose turn it is.
  private actor Turn {
    static let shared = Turn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      guard !waiting.isEmpty else {
        isTaken = false
        return
      }
      waiting.removeFirst().resume()
    }
  }
}

extension Trait where Self == ClosesRunFolder {
  /// The test has programs in the folder of the run, and waits for others that have.
  package static func closesRunFolder(_ close: @escaping @Sendable () -> Void) -> Self {
    ClosesRunFolder(close: close)
  }
}

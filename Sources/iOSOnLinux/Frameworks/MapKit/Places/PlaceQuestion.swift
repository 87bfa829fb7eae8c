internal import DeviceInterface

/// A question about places, of which one at a time waits for its answer.
final class PlaceQuestion {
  /// What is called with what a server tells; with a `CancellationError` where the question was taken back.
  typealias Answer = (Result<[JSONValue], any Error>) -> Void

  private var waiting: (number: Int, answer: Answer)?

  /// Whether it waits for an answer.
  var isWaiting: Bool { waiting != nil }

  /// Asks; while another question waits, the answer is that there are too many.
  func ask(_ path: String, _ query: [(String, String)], _ answer: @escaping Answer) {
    guard waiting == nil else { return answer(.failure(MKError(.loadingThrottled))) }
    let number = PlaceServer.shared.ask(path, query) { result in
      self.waiting = nil
      answer(result.mapError { $0 })
    }
    waiting = (number, answer)
  }

  /// Takes the question back.
  func cancel() {
    guard let (number, answer) = waiting else { return }
    waiting = nil
    PlaceServer.shared.cancel(number)
    answer(.failure(CancellationError()))
  }
}

extension Result where Failure == any Error {
  /// Tells it in the older form, which hears nothing of what was taken back.
  func tell(_ handler: (Success?, (any Error)?) -> Void) {
    switch self {
    case .success(let value): handler(value, nil)
    case .failure(is CancellationError): break
    case .failure(let error): handler(nil, error)
    }
  }
}

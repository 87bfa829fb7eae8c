import DeviceInterface

/// The requests that the app has handed to the system, which outlive its processes (`I-94`).
struct TransferQueue: Hashable, Sendable {
  enum Progress: Hashable, Sendable {
    /// It waits for a network.
    case waiting
    /// It is on its way.
    case underWay
    /// Its answer waits for the app.
    case answered(ServerResponse)
  }

  private struct Entry: Hashable, Sendable {
    let request: ServerRequest
    var progress = Progress.waiting
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Whether none waits for anything but the app.
  var isAnswered: Bool {
    entries.allSatisfy { if case .answered = $0.progress { true } else { false } }
  }

  /// The ids of those that wait for a network, in the order they were handed over.
  var waitingIDs: [Int] { entries.filter { $0.progress == .waiting }.map(\.request.id) }

  func progress(of id: Int) -> Progress? { entries.first { $0.request.id == id }?.progress }

  /// Takes a request up, in place of one with the same id.
  mutating func add(_ request: ServerRequest) {
    remove(request.id)
    entries.append(Entry(request: request))
  }

  /// Lets a waiting transfer leave the phone, and returns its request.
  mutating func start(_ id: Int) -> ServerRequest? {
    guard let index = index(id), entries[index].progress == .waiting else { return nil }
    entries[index].progress = .underWay
    return entries[index].request
  }

  /// Lets a transfer that is under way wait again, or notes its answer; tells whether it was under way.
  mutating func end(_ id: Int, _ progress: Progress) -> Bool {
    guard let index = index(id), entries[index].progress == .underWay else { return false }
    entries[index].progress = progress
    return true
  }

  /// Lets every transfer that is under way wait again, as the network is gone.
  mutating func interruptAll() {
    for index in entries.indices where entries[index].progress == .underWay {
      entries[index].progress = .waiting
    }
  }

  /// Takes out the answers that wait for the app, in the order the requests were handed over.
  mutating func takeAnswers() -> [(id: Int, response: ServerResponse)] {
    var answers: [(id: Int, response: ServerResponse)] = []
    for entry in entries {
      if case .answered(let response) = entry.progress {
        answers.append((entry.request.id, response))
      }
    }
    entries.removeAll { if case .answered = $0.progress { true } else { false } }
    return answers
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.request.id == id } }

  mutating func removeAll() { entries = [] }

  private func index(_ id: Int) -> Int? { entries.firstIndex { $0.request.id == id } }
}

/// How far a background transfer is, as seen from outside.
public enum TransferState: String, Hashable, Sendable, CaseIterable {
  /// It waits for a network.
  case waiting
  /// It is on its way.
  case underWay = "under way"
  /// It is answered, and the app was not told yet.
  case answered
}

public import DeviceInterface

/// The words for what was recorded and is not with the server yet, and why.
public enum UploadWording {
  /// The badge while something waits because sending it has failed.
  public static let notSent = "Not sent yet"

  /// That what waits is not lost, and why it waits.
  public static func message(_ problem: QueryProblem) -> String {
    "What is not sent yet waits on this phone. " + problem.sentence
  }

  /// All that can be said about it, for the sentences about it.
  public static let texts = QueryProblem.samples.map(message)
}

extension Screen {
  /// Tells that something waits to be sent, and why; nothing where there is no problem.
  ///
  /// What stands in the message already stays the first that is read.
  public mutating func tellWaiting(_ problem: QueryProblem?) {
    guard let problem else { return }
    badges.append(Badge(UploadWording.notSent, .yellow))
    let waiting = UploadWording.message(problem)
    message = message.map { "\($0) \(waiting)" } ?? waiting
  }
}

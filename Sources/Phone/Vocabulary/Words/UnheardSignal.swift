/// A sort of signal that an app can be kept from hearing; its words complete "the app never hears …".
public struct UnheardSignal: Hashable, Sendable {
  /// The words.
  public let words: String

  /// The app came to the front.
  package static let front: Self = "that it is in front"
  /// The app stops running or runs again.
  package static let suspension: Self = "that it is suspended or resumed"
  /// What it asked the user for was answered.
  package static let permissionAnswer: Self = "how a question about permission ended"
  /// A position.
  package static let fix: Self = "a position"
  /// Updates that rest, go on, or cannot come.
  package static let updates: Self = "that positions pause or go on"
  /// A region entered.
  package static let regionEntered: Self = "that a region was entered"
  /// A region left.
  package static let regionLeft: Self = "that a region was left"
  /// A stay in a region, or where the phone is with regard to it.
  package static let regionState: Self = "whether the phone is in a region"
  /// The network came or went.
  package static let connectivity: Self = "that the network came or went"
  /// An interruption of the audio, or its end.
  package static let audioInterruption: Self = "that the audio is interrupted or free again"
  /// Storage that is full or locked.
  package static let storage: Self = "that something could not be stored"
  /// Deferred work.
  package static let work: Self = "that deferred work starts or is over"
  /// A notification that is due or was tapped.
  package static let notification: Self = "that a notification is due or was tapped"
  /// Its screen, shown or left.
  package static let screen: Self = "that its screen is shown or left"
  /// A tap on the map or the player, a pull, a drag.
  package static let touch: Self = "a touch of its map, list or player"

  /// All sorts, in the order of the vocabulary.
  package static let all = Vocabulary.signalSections.flatMap(\.terms).map(\.unheard)
    .reduce(into: [Self]()) { if !$0.contains($1) { $0.append($1) } }
}

extension UnheardSignal: ExpressibleByStringLiteral {
  /// Takes the words.
  public init(stringLiteral words: String) { self.words = words }
}

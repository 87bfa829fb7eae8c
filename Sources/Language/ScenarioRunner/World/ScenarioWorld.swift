/// The facts from which a world is made.
public struct ScenarioSetup: Hashable, Sendable {
  /// The platform profile, such as `iOS`.
  public let profile: String
  /// The seed of every chance in the scenario.
  public let seed: UInt64
  /// The file the scenario stands in, beside which the files lie that it names; empty where there is none.
  public let uri: String
  /// By which name the run knows the scenario; empty where nobody needs one.
  public let id: String

  /// Whether limits on what one scenario may play are lifted.
  public let isPatient: Bool
  /// Whether the world is to be compared with another one in which the same is played.
  public let isCompared: Bool
  /// How many of the scenario's first steps stand in other scenarios as well: those of its backgrounds, and all of an
  /// outline's.
  public let sharedStepCount: Int
  /// What can end the play while a step goes on; nil where nothing can.
  public let watch: PlayWatch?

  /// Creates a setup.
  public init(
    profile: String, seed: UInt64, uri: String = "", id: String = "", isPatient: Bool = false,
    isCompared: Bool = false, sharedStepCount: Int = 0, watch: PlayWatch? = nil
  ) {
    self.watch = watch
    self.sharedStepCount = sharedStepCount
    self.id = id
    self.isPatient = isPatient
    self.isCompared = isCompared
    self.profile = profile
    self.seed = seed
    self.uri = uri
  }
}

/// The world that the steps of one scenario act on.
///
/// A world is a value made anew for every scenario, so scenarios can run in parallel without sharing.
public protocol ScenarioWorld: Sendable {
  /// Takes note that a step begins; called before each step's body.
  ///
  /// - Parameters:
  ///   - kind: What it is for.
  ///   - concern: What it is about.
  ///   - beginsBlock: Whether deeds begin here that the next checks look back on.
  mutating func beginStep(_ kind: StepKind, about concern: StepConcern, beginsBlock: Bool)

  /// Settles what a step began and checks the invariants; called after each step's body.
  ///
  /// - Throws: `StepFailure` when an invariant is violated or the world does not settle.
  mutating func finishStep() throws

  /// Checks what must hold at the end; called after the last step when all steps passed.
  ///
  /// - Throws: `StepFailure`, which is reported at the last step.
  mutating func finishScenario() throws

  /// Returns what is wrong with a scenario in which everything held; called after the last step.
  ///
  /// - Parameters:
  ///   - tags: Its tags, with their at signs.
  ///   - requirements: Those of them that name a requirement, which it claims to prove.
  func objections(toTags tags: [String], requirements: [String]) -> [Objection]

  /// The virtual time since the scenario began.
  var virtualTime: Duration { get }

  /// Whether something happens in it from the beginning, so that checks have something to look at before any deed.
  var isUnderwayByItself: Bool { get }

  /// Whether anything was drawn from the seed so far, so that another seed may give another course.
  var hasDrawn: Bool { get }

  /// Returns how much has happened so far of what steps of the concern look at; it only grows.
  func eventCount(of concern: StepConcern) -> Int

  /// Returns why nothing can have come to what checks of the concern look at; nil where something can, and for most worlds.
  func reasonNothingCame(to concern: StepConcern) -> EmptyCheck?

  /// Returns what has been begun and is not over, which may be why a check has failed; empty for most.
  func underway() -> [Note]

  /// Returns where the scenario first went another way here than in the world in which it was played first; nil where both
  /// went the same way. Called only where the setup had said so, after the last step.
  func divergence(from first: Self) -> Divergence?

  /// Returns what to write where a step was refused behind a table of events, given what would be right where no such
  /// table stands before it; the event is the last one of a history after which it was refused, nil where it is so without
  /// any.
  static func advice(_ notes: [Note], behindEvents lastEvent: String?) -> [Note]

  /// Lets go of what only reports look at, so that copies cost little: many histories are played from here on.
  mutating func beginSearch()

  /// Takes in the end of another history of the same step, for those who compare what could be seen in all of them.
  mutating func noteHistory(_ other: Self)

  /// Settles what one of the events of a history began and checks the invariants; called after each of them.
  ///
  /// - Throws: `StepFailure` when an invariant is violated or the world does not settle.
  mutating func finishEvent() throws

  /// Checks what holds wherever a scenario may end, without an end; called for each of the worlds of an exploration.
  ///
  /// - Throws: `StepFailure` where something would be wrong if nothing happened any more.
  func requireSoundEnd() throws

  /// Returns what worlds of the same future are recognised by; nil where that is not known.
  func fingerprint() -> WorldFingerprint?

  /// Returns sentences of the library of what may happen now, in an order that is the same whenever it is asked.
  func possibleDeeds() -> [String]

  /// Returns what may happen now as well, but matters to so few apps that not every order of it is worth playing.
  func rareDeeds() -> [RareDeed]

  /// Returns sentences of the library with which a scenario may begin here, where nothing was said that it needs first.
  func possibleBeginnings() -> [String]

  /// Returns the possible beginnings and deeds as somebody who writes is offered them: what matters here first.
  func offeredDeeds() -> OfferedDeeds

  /// Returns what happens by itself if nothing else is done, the soonest first.
  func dueEvents() -> [DueEvent]

  /// Returns the parts of what is shown that have no words of their own to tap.
  func touchableParts() -> [TouchablePart]

  /// Returns what others than the device's user have before them now, such as pages; nil where nobody looks at anything.
  func sightsElsewhere() -> Exhibit?

  /// Returns what sentences can name here and now: what can be read, and what there is.
  func presentValues() -> PresentValues

  /// Returns what a report shows of the world; called after the last step that ran.
  func evidence() -> Evidence

  /// Hands over what a step's body put into the report; called after each step, and empty for most.
  mutating func takeAttachments() -> [ReportAttachment]

  /// Hands over how much of their bounds checks have used; called after each step, and empty for most.
  mutating func takeBoundUses() -> [BoundUse]

  /// Returns what was measured; called once, after the last step, and empty where no step asked for it.
  func figures() -> [Figure]

  /// Begins to keep what a storyboard needs; called before the first step, and only where one is wanted.
  mutating func beginStoryboard()

  /// Keeps what is to be seen after a step, from 0, whether it held or not.
  mutating func addToStoryboard(afterStep index: Int)

  /// Returns what was kept; nil for a world that keeps nothing.
  func exhibit() -> Exhibit?
}

/// A world that attaches and measures nothing and keeps no storyboard.
extension ScenarioWorld {
  /// Does nothing.
  public mutating func beginStep(_ kind: StepKind, about concern: StepConcern, beginsBlock: Bool) {}

  /// Does nothing.
  public mutating func beginSearch() {}

  /// Returns the advice as it is: it is as right behind events.
  public static func advice(_ notes: [Note], behindEvents lastEvent: String?) -> [Note] {
    notes
  }

  /// Does nothing: most worlds are compared with none.
  public mutating func noteHistory(_ other: Self) {}

  /// Checks nothing: most worlds are looked at after each step.
  public func requireSoundEnd() throws {}

  /// Finishes it as a step.
  public mutating func finishEvent() throws { try finishStep() }

  /// Returns nothing: most worlds do not say what may happen in them.
  public func possibleDeeds() -> [String] { [] }

  /// Returns nothing: in most worlds there is no such thing.
  public func rareDeeds() -> [RareDeed] { [] }

  /// Returns nothing: most worlds need nothing to begin with.
  public func possibleBeginnings() -> [String] { [] }

  /// Returns all of them as they come.
  public func offeredDeeds() -> OfferedDeeds {
    OfferedDeeds(possibleBeginnings() + possibleDeeds())
  }

  /// Returns nothing: in most worlds nothing happens by itself.
  public func dueEvents() -> [DueEvent] { [] }

  /// Returns nothing: most worlds show nothing.
  public func touchableParts() -> [TouchablePart] { [] }

  /// Returns nothing: in most worlds nobody looks at anything.
  public func sightsElsewhere() -> Exhibit? { nil }

  /// Returns nothing: most worlds do not say what can be named in them.
  public func presentValues() -> PresentValues { PresentValues() }

  /// Returns nothing: each world is taken for different from all others.
  public func fingerprint() -> WorldFingerprint? { nil }

  /// Returns nothing: what held, held.
  public func objections(toTags tags: [String], requirements: [String]) -> [Objection] { [] }

  /// In most worlds nothing happens before somebody does something.
  public var isUnderwayByItself: Bool { false }

  /// Nothing is drawn in most worlds.
  public var hasDrawn: Bool { false }

  /// Counts nothing, so that only time tells whether something has happened.
  public func eventCount(of concern: StepConcern) -> Int { 0 }

  /// Returns nothing: in most worlds something can come at any time.
  public func reasonNothingCame(to concern: StepConcern) -> EmptyCheck? { nil }

  /// Compares what reports would show of both.
  public func divergence(from first: Self) -> Divergence? {
    evidence().divergence(from: first.evidence())
  }

  /// Hands over nothing: most worlds have nothing to attach.
  public mutating func takeAttachments() -> [ReportAttachment] { [] }

  /// Hands over nothing: most worlds bound nothing.
  public mutating func takeBoundUses() -> [BoundUse] { [] }

  /// Returns nothing: in most worlds everything is over at once.
  public func underway() -> [Note] { [] }

  /// Returns nothing.
  public func figures() -> [Figure] { [] }

  /// Does nothing.
  public mutating func beginStoryboard() {}

  /// Does nothing.
  public mutating func addToStoryboard(afterStep index: Int) {}

  /// Returns nothing.
  public func exhibit() -> Exhibit? { nil }
}

/// Something a step puts into the report: a text, a link, a picture, a track.
public struct ReportAttachment: Hashable, Sendable, Codable {
  /// The content of an attachment.
  public enum Content: Hashable, Sendable, Codable {
    /// Text, kept as it is.
    case text(String)
    /// Any bytes.
    case bytes([UInt8])
  }

  /// The media type of lines that belong into the report itself.
  public static let logMediaType = "text/x.cucumber.log+plain"

  /// The content.
  public var content: Content
  /// The media type, such as `text/plain` or `image/png`.
  public var mediaType: String
  /// The name under which a reader may keep it.
  public var fileName: String?

  /// Creates an attachment.
  public init(_ content: Content, mediaType: String, fileName: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.fileName = fileName
  }

  /// Creates a text that a report shows where the step stands.
  public init(log text: String) {
    self.init(.text(text), mediaType: Self.logMediaType)
  }
}

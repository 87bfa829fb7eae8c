import Gherkin
public import ScenarioRunner
public import Storyboards

/// A place in a scenario that is being written: behind so many of its steps, on one of its platforms.
public struct Stance: Hashable, Sendable {
  /// A line of the scenario in the file, from 1; nil means the first scenario of the file.
  public var line: Int?
  /// The platform profile; nil means the first on which the scenario is played.
  public var profile: String?
  /// How many steps were played before; nil means all of them.
  public var stepCount: Int?
  /// Whether checks are looked for; that takes longer than all else.
  public var seeksChecks: Bool
  /// What was pointed at, as it can be read there, so that checks name it; nil means nothing in particular.
  public var pointed: String?
  /// The part that was pointed at, by its name, where it has no words of its own; nil means none.
  public var part: String?

  /// Whether the scenario is shown on another of its platforms as well.
  public var showsBeside: Bool

  /// Creates a place: the end of the first scenario unless said otherwise.
  public init(
    line: Int? = nil, profile: String? = nil, stepCount: Int? = nil, seeksChecks: Bool = false,
    pointed: String? = nil, part: String? = nil, showsBeside: Bool = false
  ) {
    self.showsBeside = showsBeside
    (self.line, self.profile, self.stepCount) = (line, profile, stepCount)
    (self.seeksChecks, self.pointed, self.part) = (seeksChecks, pointed, part)
  }
}

/// All that is known of a feature at a place of a scenario in it.
public struct Outlook: Sendable {
  /// A scenario of the feature, as one can choose it.
  public struct Choice: Hashable, Sendable {
    /// The line of its header or of its row of examples.
    public let line: Int
    /// Its name.
    public let name: String
    /// The platform profiles on which it is played, in their order.
    public let profiles: [String]
  }

  /// How the scenario ends on a platform that is not looked at.
  public struct Ending: Hashable, Sendable {
    /// The platform profile.
    public let profile: String
    /// How it ends.
    public let status: StepStatus
    /// The line in the feature of the step at which it goes wrong; nil where none does.
    public let line: Int?
    /// What is wrong there; nil where nothing is.
    public let message: String?
    /// What would mend it, for the scenario as a whole.
    public var fixes: [Fix] = []

    init(_ result: ScenarioResult) {
      (profile, status) = (result.scenario.profile, result.status)
      let wrong = result.steps.first { !$0.status.isAcceptable }
      // A step of a phrase stands in another file; its sentence stands in the feature.
      line = (wrong?.use?.chain.first?.step ?? wrong?.step)?.location.line
      message = wrong?.problem?.message
    }
  }

  /// The scenario on a second platform, to be seen beside the first.
  public struct Beside: Sendable {
    /// How it ends there.
    public let result: ScenarioResult
    /// Where it goes another way there, the first moment first.
    public let partings: [Parting]
    /// What others than the device's user have before them there; nil for nothing.
    public let elsewhere: Exhibit?
  }

  /// The scenarios of the feature.
  public var choices: [Choice]
  /// What is wrong or odd about the feature.
  public var problems: [Problem]
  /// How the chosen scenario ends; nil where there is none.
  public var result: ScenarioResult?
  /// Whether there is nothing of its own in the chosen scenario yet, so that nothing can be wrong with it.
  public var isBlank: Bool { result?.scenario.steps.isEmpty ?? false }
  /// Whether the place is in the middle of a phrase: what is written comes behind it, so nothing is offered.
  public var isWithinPhrase = false
  /// How many steps stand before its own, those of backgrounds: before them nothing can be written, so nothing is offered.
  public var ownStart = 0
  /// How it ends on its other platforms.
  public var others: [Ending] = []
  /// What comes of it on the platform that is shown beside; nil where none is.
  public var beside: Beside?
  /// How many steps were played anew for it.
  public var playedCount: Int
  /// How many steps are still to be played, on all its platforms; what comes of them is told once there are none.
  public var unplayedCount = 0
  /// How many of its steps stand before the place.
  public var stepCount: Int
  /// Sentences of what may happen at the place and is likely to matter there.
  public var deeds: [String]
  /// Sentences of what may happen as well.
  public var furtherDeeds: [String] = []
  /// What happens by itself from there on, the soonest first.
  public var due: [DueEvent] = []
  /// Checks that hold at the place and could fail.
  public var checks: [FoundCheck]
  /// How many checks hold as well that are not among them; words or pointing find them.
  public var checksLeft = 0
  /// What would mend the steps that do not hold.
  public var fixes: [Fix] = []
  /// The parts of the phone that have no words of their own to tap.
  public var parts: [TouchablePart] = []
  /// What can be done with the part that was pointed at.
  public var partDeeds: [String] = []
  /// What others than the device's user have before them, as pictures in the order of their parts; nil for nothing.
  public var elsewhere: Exhibit?
}

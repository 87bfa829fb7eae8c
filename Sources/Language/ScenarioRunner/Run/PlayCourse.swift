/// The use that a check makes of how things were before a step.
enum PastUse {
  /// Whether what was laid out from there on can have made it hold.
  case arranging
  /// Whether the deed can have brought about what it waits for.
  case waiting
}

/// A check that tells only how it was before.
struct Baseline {
  /// Its place among the steps.
  let step: Int
  /// What it looks at.
  let concern: StepConcern
  /// Why it shows nothing by itself.
  let reason: InvalidStep
}

/// A doubt about a check that holds.
enum CheckDoubt {
  /// It shows nothing, so the step cannot stay as it is.
  case refused(InvalidStep)
  /// It shows less than it seems to.
  case told(InvalidStep)
  /// It shows nothing unless a later check tells how it was otherwise.
  case awaited(InvalidStep)
}

/// The course of a scenario so far, by which a check that holds is judged: whether it can have shown anything.
///
/// A check that would hold whatever an app does is worse than none, as everybody believes it.
struct PlayCourse<World: ScenarioWorld> {
  /// The world as it was before a deed; a class, so that a course without any is small.
  private final class Past {
    let world: World
    /// The text of the deed.
    let deed: String

    init(_ world: World, before deed: String) { (self.world, self.deed) = (world, deed) }
  }

  /// Whether anything has happened that a check could look at: a deed, or time.
  private var isBegun: Bool
  /// Whether this is one of many histories: what changes nothing in one of them does in another.
  private let isOneOfMany: Bool
  /// The world before the deeds right before the present checks that only lay out what is around the app.
  private var beforeArranging: Past?
  /// The world before the last deed that does more.
  private var beforeDeed: Past?
  /// Whether a check of what an app does has held after something had happened.
  private(set) var proves = false
  /// Checks that show nothing unless a later one tells what has become of it.
  private(set) var baselines: [Baseline] = []

  /// Creates the course of a scenario that begins, or that goes on behind one of many histories.
  init(isOneOfMany: Bool = false) {
    isBegun = isOneOfMany
    self.isOneOfMany = isOneOfMany
  }

  /// Takes note that a step begins.
  ///
  /// - Parameter use: What a check behind it asks how it was before for; nil where none does.
  mutating func begin(
    _ traits: StepTraits, _ text: String, keeping use: PastUse?, isAction: Bool,
    in world: World
  ) {
    guard traits.kind != .then, !isOneOfMany else { return }
    if traits.kind == .when || isAction { isBegun = true }
    switch use {
    case .arranging: beforeArranging = Past(world, before: text)
    case .waiting: (beforeArranging, beforeDeed) = (nil, Past(world, before: text))
    case nil where traits.onlyArranges: break
    case nil: (beforeArranging, beforeDeed) = (nil, nil)
    }
  }

  /// Takes note that a step held, and judges it.
  ///
  /// - Parameter start: When the step began.
  mutating func judge(
    _ step: PlayableStep<World>, from start: Duration, in world: World
  ) -> CheckDoubt? {
    let traits = step.traits
    let hasHappened = isBegun || world.virtualTime > .zero || world.isUnderwayByItself
    if traits.checksWithin { proves = true }
    guard traits.kind == .then else { return nil }
    if traits.concern != .surroundings, hasHappened { proves = true }
    // What an app shows at once may be worth saying; what there has been until then is nothing for sure.
    let isLate = traits.concern.isPast
    if traits.saysWhatIsNot, !hasHappened, isLate || world.eventCount(of: traits.concern) == 0 {
      return .refused(Self.nothingHappened)
    }
    if traits.concern != .surroundings {
      baselines.removeAll { world.reasonNothingCame(to: $0.concern) == nil }
    }
    // What lies around the app is what was said of it, at once.
    guard traits.concern != .surroundings, world.virtualTime == start else { return nil }
    if let past = beforeArranging, past.world.virtualTime == start,
      past.world.eventCount(of: traits.concern) == world.eventCount(of: traits.concern),
      Self.holds(step, in: past.world)
    {
      return .refused(Self.heldBefore(past.deed))
    }
    if let doubt = doubtOfEmptiness(traits, in: world) { return doubt }
    // What was waited for is to have come from the last thing that happened, or was laid out.
    guard traits.isModified, let past = beforeArranging ?? beforeDeed,
      // More was recorded or sent since, so that the same check asks for more.
      !traits.concern.isPast
        || past.world.eventCount(of: traits.concern) == world.eventCount(of: traits.concern),
      Self.holds(step, in: past.world)
    else { return nil }
    return .told(Self.waitedForNothing(past.deed))
  }

  /// Takes in how the scenario went on behind deeds that were played in many histories.
  mutating func add(_ rest: PlayCourse) {
    proves = proves || rest.proves
    baselines = (rest.proves ? [] : baselines) + rest.baselines
  }

  /// Takes note of a check that shows nothing unless a later one tells what has become of it.
  mutating func add(_ baseline: Baseline) { baselines.append(baseline) }

  /// Returns what is to be said of a check of what there has been, where nothing can have come to it.
  private func doubtOfEmptiness(_ traits: StepTraits, in world: World) -> CheckDoubt? {
    guard traits.saysWhatIsNot || traits.saysEvery, !isOneOfMany,
      let empty = world.reasonNothingCame(to: traits.concern)
    else { return nil }
    return empty.isBaseline ? .awaited(empty.reason) : .refused(empty.reason)
  }

  private static func holds(_ step: PlayableStep<World>, in world: World) -> Bool {
    var copy = world
    return (try? step.plain(&copy)) != nil
  }

  private static var nothingHappened: InvalidStep {
    InvalidStep(
      "Nothing has happened yet: it is so because the scenario only begins, whatever the app does.",
      notes: ["Let something happen before it, in a step that begins with When."])
  }

  private static func heldBefore(_ deed: String) -> InvalidStep {
    InvalidStep(
      "This was so before “\(deed)” already, and no time has passed since: nothing shows what comes of it.",
      notes: [
        "Let it take effect first: let time pass, or something happen, between the two.",
        "To say how it was before, write this check above that step.",
      ])
  }

  private static func waitedForNothing(_ deed: String) -> InvalidStep {
    InvalidStep(
      "This was so before “\(deed)” already, so nothing was waited for, and it does not show what comes of it.",
      notes: [
        "That it stays so for a time is said by \"for …\" before the check.",
        "That it is so now is said by the check alone, without \"within\".",
      ])
  }
}

/// How far a scenario has come, by which a check that holds is judged: whether it can have shown anything.
///
/// A check that would hold whatever an app does is worse than none, as everybody believes it.
struct PlayCourse<World: ScenarioWorld> {
  /// The world before the deeds that stand right before the present checks.
  private struct Past {
    let world: World
    /// The text of the first of these deeds.
    let deed: String
    /// Whether all of them only lay out what is around the app.
    var onlyArranges = true
  }

  /// What is to be said of a check that holds.
  enum Doubt {
    /// It shows nothing, so the step cannot stay as it is.
    case refused(InvalidStep)
    /// It shows less than it seems to.
    case told(InvalidStep)
  }

  /// Whether anything has happened that a check could look at: a deed, or time.
  private var isBegun: Bool
  private var past: Past?
  /// Whether a check of what an app does has held after something had happened.
  private(set) var proves = false

  /// Creates the course of a scenario that begins, or that goes on behind deeds which were played before.
  init(isBegun: Bool = false) {
    self.isBegun = isBegun
  }

  /// Takes note that a step begins.
  ///
  /// - Parameter keepsPast: Whether it is the first of some deeds, and a check behind them will ask how it was before; nil
  ///   where it is not the first.
  mutating func begin(
    _ traits: StepTraits<World>, _ text: String, keepsPast: Bool?, isAction: Bool, in world: World
  ) {
    guard traits.kind != .then else { return }
    if let keepsPast { past = keepsPast ? Past(world: world, deed: text) : nil }
    if !traits.onlyArranges { past?.onlyArranges = false }
    if traits.kind == .when || isAction { isBegun = true }
  }

  /// Takes note that a step held, and judges it.
  ///
  /// - Parameter start: When the step began.
  mutating func judge(
    _ traits: StepTraits<World>, from start: Duration, in world: World
  ) -> Doubt? {
    let hasHappened = isBegun || world.virtualTime > .zero
    if traits.checksWithin { proves = true }
    guard traits.kind == .then else { return nil }
    if traits.concern != .surroundings, hasHappened { proves = true }
    // What an app shows at once may be worth saying; what there has been until then is nothing for sure.
    let isLate = traits.concern == .history
    if traits.saysWhatIsNot, !hasHappened, isLate || world.eventCount(of: traits.concern) == 0 {
      return .refused(Self.nothingHappened)
    }
    // What lies around the app is what was said of it, at once.
    guard traits.concern != .surroundings, let past, world.virtualTime == start else { return nil }
    let isQuiet =
      past.onlyArranges && past.world.virtualTime == world.virtualTime
      && past.world.eventCount(of: traits.concern) == world.eventCount(of: traits.concern)
    guard isQuiet || traits.isModified, Self.holds(traits, in: past.world) else { return nil }
    return isQuiet ? .refused(Self.heldBefore(past.deed)) : .told(Self.waitedForNothing(past.deed))
  }

  /// Takes in how the scenario went on behind deeds that were played in many histories.
  mutating func goOn(with rest: PlayCourse) { proves = proves || rest.proves }

  private static func holds(_ traits: StepTraits<World>, in world: World) -> Bool {
    var copy = world
    return (try? traits.plain(&copy)) != nil
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

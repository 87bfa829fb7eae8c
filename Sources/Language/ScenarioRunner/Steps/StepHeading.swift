/// Whose steps some are, where a world knows several apps or the like, and who acts in them.
public struct StepOwner: Hashable, Sendable {
  /// What scenarios call it: "clock-in app".
  public let name: String
  /// The word for the one who acts: "employee".
  public let person: String

  /// Creates an owner of steps.
  public init(_ name: String, person: String) {
    self.name = name
    self.person = person
  }
}

/// Where steps stand in the catalogue, and beside whom.
struct StepHeading: Hashable, Sendable {
  /// What they are about.
  var subject = ""
  /// Whose they are; `nil` for steps of nobody in particular.
  var owner: StepOwner?
  /// Whether they are for developers: a search names them behind others that answer as well.
  var isTechnical = false
}

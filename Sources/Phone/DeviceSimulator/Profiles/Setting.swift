/// A named setting of a profile: something the sources leave open or contradict, with the value to take unless told.
public struct Setting: Sendable {
  /// The name by which a scenario sets it, such as "force-quit policy".
  public let name: String
  /// What it decides, in one sentence.
  public let documentation: String
  /// The rule that leaves it open.
  public let rule: RuleID
  /// The values it can take, the one to take unless told first.
  public let values: [String]

  private let read: @Sendable (Policies) -> String
  private let write: @Sendable (inout Policies, String) -> Bool

  /// The value to take unless told.
  public var defaultValue: String { read(.proposed) }

  /// Returns the value that a profile has.
  public func value(in profile: Profile) -> String { read(profile.policies) }

  /// Gives a profile the value, and tells whether the setting can take it.
  func set(_ value: String, in profile: inout Profile) -> Bool { write(&profile.policies, value) }

  /// Creates a setting over a policy with named choices.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ rule: RuleID, _ documentation: String,
    read: @escaping @Sendable (Policies) -> Choice,
    write: @escaping @Sendable (inout Policies, Choice) -> Void
  ) {
    self.name = name
    self.rule = rule
    self.documentation = documentation
    values = Self.defaultFirst(
      Choice.allCases.map(\.rawValue), default: read(.proposed).rawValue)
    self.read = { read($0).rawValue }
    self.write = { policies, text in
      guard let choice = Choice(rawValue: text) else { return false }
      write(&policies, choice)
      return true
    }
  }

  /// Creates a setting over a policy that holds or does not, with a word for each.
  init(
    _ name: String, _ rule: RuleID, _ documentation: String, holds: String, doesNot: String,
    read: @escaping @Sendable (Policies) -> Bool,
    write: @escaping @Sendable (inout Policies, Bool) -> Void
  ) {
    self.name = name
    self.rule = rule
    self.documentation = documentation
    values = Self.defaultFirst([holds, doesNot], default: read(.proposed) ? holds : doesNot)
    self.read = { read($0) ? holds : doesNot }
    self.write = { policies, text in
      guard text == holds || text == doesNot else { return false }
      write(&policies, text == holds)
      return true
    }
  }

  private static func defaultFirst(_ values: [String], default first: String) -> [String] {
    [first] + values.filter { $0 != first }
  }
}

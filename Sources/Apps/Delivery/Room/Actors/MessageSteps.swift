import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Messages to customers and merchants about their orders (`delivery:NOTIFY-1` to `NOTIFY-5`).
enum MessageSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What customers and merchants are told")
    library.concerns(.history)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    library.then(
      "{delivery actor} was told {string}",
      "Checks for a message to a customer or a merchant, such as that the courier comes or is running late: whole or without what is filled in, once or more often.",
      example: "the customer of stop 2 was told \"Your courier is 5 minutes away!\"",
      also: [
        "the merchant \"Bakery\" was told \"Delivery attempt failed. Reason: Customer not home\""
      ]
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      let messages = try world.messages(to: actor, saying: text)
      try world.expect(
        !messages.matching.isEmpty, "\(actor.subject) was not told so.", expected: text,
        actual: messages.words)
    }
    addCounts(to: &library)
    addNothing(to: &library)
    addReach(to: &library)
    addTimes(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "{delivery actor} was told {string} once", "Counts such messages: there is exactly one.",
      example: "the customer of stop 2 was told \"Your courier has arrived!\" once"
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try world.expectMessages(to: actor, saying: text, count: 1)
    }
    library.then(
      "{delivery actor} was told {string} {count} times", "Counts such messages.",
      example: "the merchant \"Bakery\" was told \"Your package has been delivered!\" 2 times"
    ) { (world: inout World, actor: DeliveryActor, text: String, count: Int) in
      guard count > 0 else {
        throw InvalidStep(
          "0 times is not at all.",
          notes: ["Write: \(instead: "\(actor.words) was not told \"\(text)\"")"])
      }
      try world.expectMessages(to: actor, saying: text, count: count)
    }
  }

  private static func addNothing(to library: inout StepLibrary<World>) {
    library.then(
      "{delivery actor} was not told {string}",
      "Checks that a message that the server can send has not gone to a customer or a merchant.",
      example: "the customer of stop 3 was not told \"Your courier has arrived!\""
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try world.expectMessages(to: actor, saying: text, count: 0)
    }
    library.then(
      "{delivery actor} was told nothing",
      "Checks that no message has gone to a customer or a merchant.",
      example: "the customer of stop 3 was told nothing"
    ) { (world: inout World, actor: DeliveryActor) in
      let messages = try world.messages(to: actor, saying: nil)
      try world.expect(
        messages.matching.isEmpty, "\(actor.subject) was told something.", expected: "nothing",
        actual: messages.words)
    }
  }

  private static func addReach(to library: inout StepLibrary<World>) {
    library.given(
      "the phone of {delivery actor} is off",
      "Keeps messages from reaching a customer or a merchant; they wait.",
      example: "the phone of the customer of stop 2 is off"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.setReachable(false, actor)
    }
    library.given(
      "the phone of {delivery actor} is on again",
      "Has messages reach a customer or a merchant; what has waited comes at once.",
      example: "the phone of the customer of stop 2 is on again"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.setReachable(true, actor)
    }
    library.then(
      "{count} message(s) to {delivery actor} wait(s)",
      "Counts the messages that were sent to a customer or a merchant and have not reached the phone.",
      example: "1 message to the customer of stop 2 waits",
      also: ["0 messages to the customer of stop 2 wait"]
    ) { (world: inout World, count: Int, actor: DeliveryActor) in
      let server = world.settledDeliveries()
      let id = try server.messaged(actor)
      try world.expect(
        server.messages.count { $0.userID == id && $0.deliveredAt == nil }, equals: count,
        "The number of messages that wait")
    }
  }

  private static func addTimes(to library: inout StepLibrary<World>) {
    library.then(
      "the messages to {delivery actor} are:",
      "Checks all messages that have reached a customer or a merchant: their texts, and with \"at\" the times of day in UTC at which they came.",
      example: """
        the messages to the customer of stop 2 are:
        | at       | message                                         |
        | 08:50:12 | Your delivery is running late. New ETA: 8:59 AM |
        | 09:01:40 | Delivery attempt failed. Reason: Wrong address  |
        """
    ) { (world: inout World, actor: DeliveryActor, table: DataTableArgument) in
      try table.requireRows(orElse: "Then \(actor.words) was told nothing")
      let texts = try table.column("message")
      let times = table.header.count > 1 ? try table.column("at") : nil
      let messages = try world.messages(to: actor, saying: nil).matching
      let clock = world[serverOf: DeliveryRoom.self].clock
      let actual = messages.map { message in
        guard times != nil else { return message.text }
        let reached = message.deliveredAt ?? message.time
        let time = WallTime(millisecondsSince1970: clock.milliseconds(at: reached))
        return "\(time.timeOfDay) \(message.text)"
      }
      let expected = texts.enumerated().map { index, text in
        times.map { "\($0[index]) \(text)" } ?? text
      }
      try world.expect(
        actual == expected, "The messages are others.", expected: expected.joined(separator: "\n"),
        actual: actual.isEmpty ? "none" : actual.joined(separator: "\n"))
    }
  }
}

/// Messages to somebody.
private struct FoundMessages {
  /// Those that begin as wanted.
  let matching: [CustomerMessage]
  /// All of them, in words.
  let words: String
}

extension DeliveryServer {
  /// The id of somebody to whom messages go; throws for others.
  fileprivate func messaged(_ actor: DeliveryActor) throws(InvalidStep) -> String {
    guard let id = try userID(of: actor), let role = user(id)?.role,
      role == .consumer || role == .merchant
    else { throw InvalidStep("Messages go to customers and merchants only.") }
    return id
  }
}

extension World {
  /// Has messages reach somebody, or not; throws where that is so already.
  fileprivate mutating func setReachable(_ isReachable: Bool, _ actor: DeliveryActor) throws {
    let server = settledDeliveries()
    let id = try server.messaged(actor)
    guard server.isReachable(id) != isReachable else {
      throw InvalidStep(
        "The phone of \(actor.words) is \(isReachable ? "on" : "off") already.",
        notes: ["\(leftOut: "Leave the step out")."])
    }
    noteDeedOfOthers()
    self[serverOf: DeliveryRoom.self].setReachable(isReachable, id, at: phone.now)
  }

  /// The messages to somebody that say so; all of them for `nil`.
  fileprivate mutating func messages(
    to actor: DeliveryActor, saying text: String?
  ) throws -> FoundMessages {
    let server = settledDeliveries()
    let wanted = try text.map { text throws(InvalidStep) in
      try ServerMessage(text, reported: server.statusUpdates.compactMap(\.failureReason))
    }
    let id = try server.messaged(actor)
    // Who has the phone off was told nothing yet.
    let all = server.messages.filter { $0.userID == id && $0.deliveredAt != nil }
    let matching = all.filter { wanted?.isSaid(by: $0.text) ?? true }
    return FoundMessages(
      matching: matching, words: all.isEmpty ? "nothing" : all.map(\.text).joined(separator: "\n"))
  }

  fileprivate mutating func expectMessages(
    to actor: DeliveryActor, saying text: String, count: Int
  ) throws {
    let messages = try messages(to: actor, saying: text)
    try expect(
      messages.matching.count == count, "\(actor.subject) was told so another number of times.",
      expected: "\(count)", actual: "\(messages.matching.count) of:\n\(messages.words)")
  }
}

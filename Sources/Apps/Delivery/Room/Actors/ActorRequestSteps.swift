import BackendSimulator
import DeliveryApp
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// Requests to the delivery server as the network carries them, also those that otherwise only the courier's app sends.
enum ActorRequestSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} sends the request {string}",
      "Sends the delivery server a request by its method and path, with an empty object where it is a POST.",
      example: "the courier sends the request \"GET /api/courier/route\""
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try world.send(text, as: actor, nil)
    }
    library.when(
      "{delivery actor} sends the request {string} with:",
      "Sends the delivery server a POST with this JSON.",
      example: #"""
        the courier sends the request "POST /api/courier/consent" with:
        """json
        {"granted": true}
        """
        """#
    ) { (world: inout World, actor: DeliveryActor, text: String, body: DocStringArgument) in
      try world.send(text, as: actor, body.content)
    }
    library.when(
      "{delivery actor} sends the unknown request {string}",
      "Sends the delivery server a request that it does not know, by its path or by its method, with an empty object where it is a POST.",
      example: "the courier sends the unknown request \"GET /api/courier/wages\""
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try world.sendUnknown(text, as: actor)
    }
    library.when(
      "{delivery actor} does the same over plain HTTP",
      "Sends their latest request once more as anybody on the way could read it, which the server is neither to take nor to answer (PRIVACY-3).",
      example: "the administrator does the same over plain HTTP"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.visitInTheClear(actor)
    }
  }
}

extension World {
  fileprivate mutating func sendUnknown(_ text: String, as actor: DeliveryActor) throws {
    guard let request = RequestPattern(text), !request.path.contains("*") else {
      throw InvalidStep(
        "\"\(text)\" is no request.",
        notes: ["Write a method and a path: \"GET /api/courier/wages\""])
    }
    guard
      !DeliveryServer.knownRequests.contains(where: { $0.matches(request.method, request.path) })
    else {
      throw InvalidStep(
        "The delivery server knows the request \"\(text)\".",
        notes: ["Write: \(instead: "\(actor.words) sends the request \"\(text)\"")"])
    }
    try visit(
      actor, .report, request.path, by: request.method,
      sending: request.method == .post ? "{}" : nil)
  }

  fileprivate mutating func send(_ text: String, as actor: DeliveryActor, _ body: String?) throws {
    guard let request = RequestPattern(text), !request.path.contains("*"),
      request.method == .post || request.method == .get && body == nil,
      DeliveryServer.knownRequests.contains(where: { $0.matches(request.method, request.path) })
    else {
      throw InvalidStep(
        "The delivery server knows no request \"\(text)\"\(body == nil ? "" : " with a body").",
        notes: [
          "It knows: " + DeliveryServer.knownRequests.map(\.description).joined(separator: ", ")
        ])
    }
    try visit(
      actor, .report, request.path, sending: request.method == .post ? body ?? "{}" : nil)
  }
}

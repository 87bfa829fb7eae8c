import BackendSimulator
import ScenarioRunner

/// How the server of the pet listing app behaves.
enum ListingServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The listing server")
    addStanding(to: &library)
    addNext(to: &library)
  }

  private static func addStanding(to library: inout StepLibrary<World>) {
    library.given(
      "the listing server answers after {duration}", "Sets how long each answer takes from now on.",
      example: "the listing server answers after 10 seconds"
    ) { (world: inout World, latency: Duration) in
      world.listings.behaviour.latency = latency
    }
    library.given(
      "the listing server answers with status {int}",
      "Answers every query with this HTTP status until told otherwise.",
      example: "the listing server answers with status 500"
    ) { (world: inout World, status: Int) in
      world.listings.behaviour.standing = Treatment(.status(try httpStatus(status)))
    }
    library.given(
      "the listing server does not answer",
      "Lets every query run into its timeout until told otherwise.",
      example: "the listing server does not answer"
    ) { (world: inout World) in
      world.listings.behaviour.standing = Treatment(.noAnswer)
    }
    library.given(
      "the listing server's answers are malformed",
      "Breaks off the body of every answer in the middle until told otherwise.",
      example: "the listing server's answers are malformed"
    ) { (world: inout World) in
      world.listings.behaviour.standing = Treatment(.malformedBody)
    }
    library.given(
      "the listing server is down",
      "Breaks the connection of every query before the server has done anything.",
      example: "the listing server is down"
    ) { (world: inout World) in
      world.listings.behaviour.standing = Treatment(.lostRequest)
    }
    library.given(
      "the listing server works/is (up )again", "Answers every query as it should, at once.",
      example: "the listing server works again", also: ["the listing server is up again"]
    ) { (world: inout World) in
      world.listings.behaviour = ScriptedBehaviour()
    }
    library.given(
      "the listing server has no animals", "Empties the server: it answers with an empty list.",
      example: "the listing server has no animals"
    ) { (world: inout World) in
      world.listings.animals = []
    }
  }

  private static func addNext(to library: inout StepLibrary<World>) {
    library.given(
      "the next answer of the listing server has (the )status {int}",
      "Answers the next query with this HTTP status, the ones after it as before.",
      example: "the next answer of the listing server has the status 500"
    ) { (world: inout World, status: Int) in
      world.listings.behaviour.treatNext(as: Treatment(.status(try httpStatus(status))))
    }
    library.given(
      "the next {int} answers of the listing server have (the )status {int}",
      "Answers so many queries with this HTTP status, the ones after them as before.",
      example: "the next 2 answers of the listing server have the status 503"
    ) { (world: inout World, count: Int, status: Int) in
      world.listings.behaviour.treatNext(count, as: Treatment(.status(try httpStatus(status))))
    }
    library.given(
      "the next answer of the listing server takes {duration}",
      "Delays the next answer only.",
      example: "the next answer of the listing server takes 10 seconds"
    ) { (world: inout World, latency: Duration) in
      world.listings.behaviour.treatNext(as: Treatment(.answer, latency: latency))
    }
    library.given(
      "the next answer of the listing server is malformed",
      "Breaks off the body of the next answer in the middle.",
      example: "the next answer of the listing server is malformed"
    ) { (world: inout World) in
      world.listings.behaviour.treatNext(as: Treatment(.malformedBody))
    }
    library.given(
      "the next answer of the listing server is lost",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the next answer of the listing server is lost"
    ) { (world: inout World) in
      world.listings.behaviour.treatNext(as: Treatment(.lostReply))
    }
    library.given(
      "the next answer of the listing server never comes",
      "Lets the next query run into its timeout.",
      example: "the next answer of the listing server never comes"
    ) { (world: inout World) in
      world.listings.behaviour.treatNext(as: Treatment(.noAnswer))
    }
  }

  private static func httpStatus(_ status: Int) throws -> Int {
    guard (200...599).contains(status) else {
      throw InvalidStep(
        "\(status) is not an HTTP status that a server answers with.",
        notes: ["Write a number from 200 to 599."])
    }
    return status
  }
}

import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The pages that customers and others have before them.
extension World {
  /// The page of each who has asked for one, as it is read now: it ages, and one that is kept open renews itself.
  var actorPages: [OtherPage] {
    visits.readers.compactMap { actor in
      // A page that is kept open asks the server, which is to know nothing of it here.
      var world = self
      let now = self[serverOf: DeliveryRoom.self].clock.milliseconds(at: phone.now)
      guard let visit = try? world.refreshedVisit(of: actor),
        let screen = visit.screen(atMilliseconds: now)
      else { return nil }
      return OtherPage(
        of: actor.words, screen, texts: texts(of: screen),
        deeds: ["looks at the tracking", "follows the tracking", "asks where the courier is"].map {
          "\(actor.words) \($0)"
        })
    }
  }
}

import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// The deeds of a world in the order in which somebody who writes looks for them.
extension World {
  /// Returns what users do most and what the installed app can react to; whatever would hardly be noticed comes after it.
  public func offeredDeeds() -> OfferedDeeds {
    let (beginnings, deeds) = (possibleBeginnings(), possibleDeeds())
    // Before it is said which app this is about, hardly anything else matters.
    guard beginnings.isEmpty else { return OfferedDeeds(beginnings, further: deeds) }
    let mattering = touches + comings + times + changes
    let first = mattering.filter { deeds.contains($0) && !isIdle($0) }
    return OfferedDeeds(first, further: deeds)
  }

  /// What changes around the app that it can notice now.
  private var changes: [String] {
    let statuses: [(word: String, status: AuthorizationStatus)] = [
      ("never", .denied), ("while using", .whenInUse), ("always", .always),
    ]
    let others = statuses.filter { $0.status != phone.permission.status }
    var changes = others.map {
      "the user sets location permission to \($0.word) in Settings and returns"
    }
    changes += ["the phone goes offline", "the phone comes online again"]
    guard phone.appState.hasProcess else { return changes }
    changes.append("the system ends the app")
    changes += ["the user turns Location Services off", "the user turns Location Services on"]
    guard phone.permission.status.allowsLocation else { return changes }
    changes += ["the user arrives", "the user walks 500 m north at 5 km/h"]
    changes.append(
      phone.signal.hears ? "there is no GPS signal" : "the GPS signal comes back")
    return changes
  }

  /// Whether a deed of the user would change nothing: there is no app to quit.
  private func isIdle(_ deed: String) -> Bool {
    deed == "the user quits the app" && !phone.appState.hasProcess
  }
}

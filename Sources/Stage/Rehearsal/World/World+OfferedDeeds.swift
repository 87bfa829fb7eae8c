import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// The deeds of a world in the order in which somebody who writes looks for them.
extension World {
  /// The most rows of a list that are offered among what matters.
  private static var rowsMax: Int { 8 }

  /// Returns what users do most and what the installed app can react to; whatever would hardly be noticed comes after it.
  public func offeredDeeds() -> OfferedDeeds {
    let (beginnings, deeds) = (possibleBeginnings(), possibleDeeds())
    // Before it is said which app this is about, hardly anything else matters.
    guard beginnings.isEmpty else {
      return OfferedDeeds(beginnings, further: deeds.filter { !isIdle($0) })
    }
    let rows = rowTaps
    let (near, far) = (rows.prefix(Self.rowsMax), rows.dropFirst(Self.rowsMax))
    let round = roundTimes
    let possible = (far + deeds.filter { !times.contains($0) } + near + switches + round)
      .filter { !isIdle($0) }
    // To close an app that has ended already hardly matters.
    let isLess = { [hasProcess = phone.appState.hasProcess] deed in
      !hasProcess && deed == "the user quits the app"
    }
    let first = (touches + switches + near + comings + round + changes)
      .filter { possible.contains($0) && !isLess($0) }
    return OfferedDeeds(first, further: possible)
  }

  /// How long nothing else happens, in whole seconds: nobody writes "0.029 s pass", and a little later it has happened as well.
  private var roundTimes: [String] {
    var lengths = [Duration.seconds(60), .seconds(600)]
    if let next = phone.nextDeadline, next > phone.now, !phone.awaitsOnlyMidnight {
      lengths.insert(Self.roundedUp(next - phone.now), at: 0)
    }
    return lengths.filter { limit.allows(phone.now + $0) }.map { "\(DurationText.render($0)) pass" }
  }

  /// Whole seconds, one at least.
  static func roundedUp(_ duration: Duration) -> Duration {
    .seconds(max(1, (duration.wholeMilliseconds + 999) / 1_000))
  }

  /// The rows of the list that do something when they are tapped, and that a sentence can name.
  private var rowTaps: [String] {
    guard phone.front == .app, phone.appState == .active, phone.alert == nil, app.dialog == nil
    else { return [] }
    let items = app.screen.items
    let titles = items.map(\.title)
    return items.filter(\.isTappable).map(\.title)
      .filter { title in
        !title.isEmpty && !title.contains("\"") && titles.count { $0 == title } == 1
      }
      .map { "the user taps the row \"\($0)\"" }
  }

  /// The switch for precise location, where the app's page in Settings shows it.
  private var switches: [String] {
    guard phone.front == .settings, let page = phone.settingsPage, page.isEnabled,
      let isPrecise = page.isPrecise
    else { return [] }
    return ["the user turns Precise Location \(isPrecise ? "off" : "on") in Settings"]
  }

  /// What changes around the app that it can notice now.
  private var changes: [String] {
    let statuses: [(word: String, status: AuthorizationStatus)] = [
      ("never", .denied), ("while using", .whenInUse), ("always", .always),
    ]
    let others = statuses.filter { $0.status != phone.permission.status }
    var changes = others.map { Self.setting($0.word) }
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
}

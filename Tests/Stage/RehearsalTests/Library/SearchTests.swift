import ScenarioRunner
import Testing

@testable import Rehearsal

/// What people type who look for a sentence, with the sentence that must be among the first three.
struct SearchTests {
  private static let table = """
    reboot -> the phone restarts
    restart the phone -> the phone restarts
    power cycle -> the phone restarts
    turn the phone off -> the user switches the phone off
    phone dies -> the phone switches itself off
    midnight -> the phone's clock shows {time}
    roaming -> the phone goes offline
    permission taken away -> the user sets location permission to {permission} in Settings
    lost data -> every recorded point is on the server
    logout -> the {server} answers with status {http status}
    forgot to clock out -> the employee clocks out
    overtime -> the shift is active
    shut down -> the user switches the phone off
    power on -> the user switches the phone on
    kill the app -> the user quits/closes/kills/force-quits the app
    swipe away -> the user quits/closes/kills/force-quits the app
    force quit -> the user quits/closes/kills/force-quits the app
    terminate -> the user quits/closes/kills/force-quits the app
    remove the app from recents -> the user quits/closes/kills/force-quits the app
    out of memory -> the system ends/kills the app
    system kills the app -> the system ends/kills the app
    jetsam -> the system ends/kills the app
    app crash -> the app crashes
    force stop -> the user force-stops the app
    launch app -> the user opens the app
    start the app -> the user opens the app
    put the app in the background -> the user leaves the app
    press the home button -> the user leaves the app
    minimize -> the user leaves the app
    bring the app back to the foreground -> the user returns( back)/comes( back)/goes( back) to the app
    uninstall -> the user reinstalls the app
    fresh install -> the user reinstalls the app
    delete app data -> the user clears the app's data
    suspended -> the system suspends the app
    upgrade os -> the phone runs {platform} {version}
    android version -> the phone runs {platform} {version}
    revoke permission -> the user sets location permission to {permission} in Settings
    take away permission -> the user sets location permission to {permission} in Settings
    grant permission in settings -> the user sets location permission to {permission} in Settings
    deny the prompt -> the user answers {answer}
    accept location prompt -> the user answers {answer}
    don't allow -> the user answers {answer}
    permission dialog is shown -> the location permission alert is shown
    permission prompt not shown -> the location permission alert is not shown
    approximate location -> the user answers {answer} with {accuracy} accuracy/location
    turn off precise location -> the user switches/turns Precise Location {switch} in Settings
    turn off GPS -> Location Services are switched/turned {switch}
    disable location services -> Location Services are {switch}
    GPS signal lost -> there is no GPS signal
    no satellites -> there is no GPS signal
    tunnel -> there is a(n) {zone} of {distance} around {position}
    bad GPS -> the GPS signal is {signal}
    stale location -> the phone remembers a fix in/at {position} from {duration} ago
    cached position -> the phone remembers a fix in/at {position} from {duration} ago
    time to first fix -> the first fix takes {duration}
    GPS noise -> positions scatter by {distance}
    jitter -> positions scatter by {distance}
    outlier -> every {ordinal}th position is off by {distance}
    geofence enter -> the app monitors the region/geofence {string} of {distance} around {position} for {transitions}
    geofence dwell -> the app monitors the geofence {string} of {distance} around {position} with a dwell of {duration}
    teleport -> the user jumps {distance} {direction}
    mock location -> a mock app says that the user is in/at {position}
    isMock -> the last fix is from {fix source}
    accessory -> positions come from {position source}
    desired accuracy -> the app asks for its location to {distance}
    drift -> positions drift by {distance}
    network location -> Location Accuracy is {switch}
    wifi scanning -> Wi-Fi scanning is {switch}
    week rollover -> the receiver's week count has rolled over
    wrong timestamp -> the receiver's clock is {duration} behind
    walk -> the user walks/moves/drives {distance} {direction} at {speed}
    drive to -> the user walks/moves/drives to {position} at {speed}
    gpx -> the user follows the route {string}
    stop moving -> the user stands still
    set position -> the user is in/at {position}
    offline -> the phone goes offline
    no network -> the phone goes offline
    lose connection -> the phone goes offline
    no internet -> the phone is {online}
    network comes back -> the phone comes/goes (back )online( again)
    airplane mode -> airplane mode is (switched )(turned ){switch}
    flight mode -> airplane mode is (switched )(turned ){switch}
    slow server -> the {server} answers after {duration}
    server latency -> the {server} answers after {duration}
    timeout -> the {server} does not answer
    http 500 -> the {server} answers with status {http status}
    server error -> the {server} answers with status {http status}
    backend outage -> the {server} is down
    lost response -> the {server} does its work but its answers are lost
    invalid json -> the {server}'s answers are malformed
    push notification -> an urgent message reaches the app
    fcm -> an urgent message reaches the app
    push -> the server pushes {string}
    swipe the notice away -> the user dismisses the notification {string}
    notification permission -> notification permission is {notification permission}
    charger -> the user connects the charger
    Doze -> the phone falls into Doze
    time zone -> the phone's time zone changes to {time zone}
    exact alarm -> the app sets the exact alarm {string} for {duration}
    bluetooth scanning -> Wi-Fi scanning is {switch}
    language -> the user changes the phone's language to {string}
    prewarm -> iOS prewarms the app
    click button -> the user taps (the button ){string}
    press -> the user taps (the button ){string}
    double click -> the user double-taps {string}
    popup visible -> the popup {string} is shown
    dialog appears -> the popup {string} is shown
    modal not visible -> the popup {string} is not shown
    text visible on screen -> the screen shows {string}
    user sees text -> the screen shows {string}
    toast -> a note says {string}
    button disabled -> the button {string} is not enabled
    greyed out button -> the button {string} is not enabled
    spinner -> the screen shows that it is loading
    pull down to refresh -> the user pulls to refresh
    screenshot -> the (phone's )screen looks like this:
    wait 5 minutes -> {duration} pass(es)
    sleep -> {duration} pass(es)
    after some time -> {duration} pass(es)
    time zone -> the phone's time zone changes to {time zone}
    daylight saving -> the phone's time zone will change to {time zone} at {time}
    dst -> the phone's time zone will change to {time zone} at {time}
    summer time -> the phone's time zone will change to {time zone} at {time}
    Xiaomi -> (the ){setting} is {string}
    Huawei -> (the ){setting} is {string}
    OEM -> (the ){setting} is {string}
    dontkillmyapp -> (the ){setting} is {string}
    maker's killer -> (the ){setting} is {string}
    throttled -> the app falls into the standby bucket {standby bucket}
    change the clock -> the user sets the phone's clock back by {duration}
    low battery -> the battery is at {percentage}%
    battery dies -> the phone switches itself off
    battery saver -> Battery Saver is {switch}
    plug in the charger -> the user connects the charger
    unplug -> the user disconnects the charger
    disk full -> the phone's storage fills up
    no space left -> the phone's storage fills up
    lock screen -> the user locks the phone
    incoming call -> a phone call comes in
    phone rings -> a phone call comes in
    doze -> the phone falls into Doze
    blue bar -> the blue location indicator is shown
    blue dot -> the blue location dot is shown
    play sound -> the user plays the audio
    punch in -> the employee clocks in
    end shift -> the employee clocks out
    finish campaign -> the user completes the campaign
    nothing sent twice -> no point was sent twice
    points uploaded -> the last upload had {count} point(s)
    callback received -> the app was told {notice}
    gap in the track -> {count} gap(s) is/are logged
    dismiss -> the user taps (the button ){string}
    close the popup -> the user taps (the button ){string}
    error message -> the screen shows {string}
    nothing lost -> every recorded point is on the server
    hours worked -> the elapsed time is {string}
    tracking stops -> location updates are {switch}
    no notification is shown -> {count} notification(s) is/are shown
    location permission is allowed -> (the )location permission is {permission}
    the app shows the pets -> the listings are shown
    the user denies location -> the user sets location permission to {permission} in Settings
    the popup is closed with Cancel -> the user taps (the button ){string}
    the server gets a query with the position of the phone -> the server has received {count} listing query/queries with coordinates
    the permission changes while the query is running -> (the )location permission changes to {permission}
    weak GPS signal -> the GPS signal is {signal}
    app is opened again -> the user quits/closes/kills/force-quits and reopens the app
    the settings page of the app opens -> the user opens (the app's page in )Settings
    the employee is at work -> the shift is active
    tracking stops when the employee clocks out -> location updates are {switch}
    the employee is asked for permission before clocking in -> the app has asked for permission {count} time(s)
    the battery is used at most 10 % per hour -> tracking has used at most {percentage}% of the battery per hour
    the timestamps stay the same after the sync -> the timestamps of all points are unchanged
    offline points are sent when the network is back -> every recorded point reached the server within {duration} of being online
    employee drives fast -> the user walks/moves/drives to {position} at {speed}
    employee does not move -> the user stands still
    persistent notification -> the notification {string} is shown
    forgotten clock-out -> the employee clocks out
    the promoter moves 10 meters -> the user walks/moves/drives {distance} {direction} at {speed} and arrives
    the promoter cancels the campaign -> the user cancels the campaign
    pending points are synced -> every recorded point is on the server
    the marker follows the promoter -> the map's marker is within {nearness} of the user
    the polyline is drawn on the map -> the map's lines have {count} point(s)
    full accuracy is requested with a purpose -> the app has asked for full accuracy for the purpose {string}
    some items are missing -> the courier hands over only {string}, because {string}
    a second attempt is planned for tomorrow -> a re-delivery of stop {stop} is scheduled for {string}
    stop is marked as done on the map -> the map shows stop {stop} as done
    the customer rates the courier -> {delivery actor} rates the delivery with {word}
    administrator looks at where the courier was yesterday -> {delivery actor} asks where the courier was between {time} and {time}
    the customer changes the delivery address -> {delivery actor} changes the address to {string} at {position}
    package is delivered -> the courier delivers the package with a signature
    a point is queued -> point {tour point} of the tour is {point state}
    the walker pauses the story -> the user pauses the audio
    green checkmark -> the circle of point {tour point} is {circle look}
    the phone is switched off and on again -> the phone restarts
    the phone is in flight mode -> airplane mode is (switched )(turned ){switch}
    it is midnight -> the phone's clock shows {time}
    the user is in Warsaw -> the user is in/at {position}
    app in the background -> the app is {app state}
    screen locked -> the user locks the phone
    message appears on the screen -> the screen shows {string}
    nothing happens for ten minutes -> {duration} pass(es)
    """

  private static let rows = table.split(separator: "\n").map { line in
    let parts = line.split(separator: ">", maxSplits: 1)
    return (String(parts[0].dropLast(2)), String(parts[1].dropFirst()))
  }

  @Test func `what people type finds the sentence they mean among the first three`() {
    let library = StepVocabulary.library(apps: AllApps.rooms)
    let search = StepSearch(library)
    #expect(Self.rows.count >= 100)
    for (question, sentence) in Self.rows {
      let found = search.hits(question).prefix(3).map {
        library.definitions[$0.index].reference.expression
      }
      #expect(found.contains(sentence), "\(question): \(found)")
    }
  }

  @Test(arguments: [
    ("within", "within {duration} "), ("within 10 seconds", "within {duration} "),
    ("the listings are shown within 10 seconds", "within {duration} "),
    ("all the while", "for {duration} "),
  ])
  func `the words before a check are found where they are named`(
    question: String, prefix: String
  ) {
    let library = StepVocabulary.library(apps: AllApps.rooms)
    let found = StepSearch(library).modifiers(question).map { library.modifiers[$0].prefix }
    #expect(found.contains(prefix), "\(found)")
  }

  @Test(arguments: [
    ("the listings are shown within 10 seconds", "within 10 seconds the listings are shown"),
    ("no popup is shown for 30 seconds", "for 30 seconds no popup is shown"),
  ])
  func `a wait behind its check is told where it belongs`(
    written: String, right: String
  ) async throws {
    let result = try #require(await Play.sentences([written]).first)
    #expect(result.status == .undefined)
    #expect(
      result.steps[0].problem?.notes == ["How long to wait is said before a check: \(right)"])
  }

  @Test(arguments: [
    ("location permission is alowed", "not allowed"), ("the GPS signal is wek", "weak"),
    ("location permission is alway", "always"),
  ])
  func `of many words that may stand somewhere the nearest few are told`(
    sentence: String, near: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence]).first)
    let message = try #require(result.steps[0].problem?.message)
    #expect(result.status == .undefined)
    #expect(message.contains(near), "\(message)")
    // Six words at most, and the comma before them.
    #expect(message.split(separator: ",").count <= 7, "\(message)")
  }

  @Test func `a search that has nothing to do with waiting lists no words before checks`() {
    let search = StepSearch(StepVocabulary.library(apps: AllApps.rooms))
    for question in ["reboot", "punch in", "for sale", "the battery is at 20%"] {
      #expect(search.modifiers(question).isEmpty, "\(question)")
    }
  }

  @Test
  func
    `what no phone here has is said in one sentence, and nothing that has a step is hidden by it`()
  {
    let library = StepVocabulary.library(apps: AllApps.rooms)
    #expect(
      library.absence(of: ["a", "Beacon"])?.hasPrefix("no step has to do with beacons") == true)
    #expect(library.absence(of: ["nfc tag"]) != nil)
    for (question, _) in Self.rows {
      #expect(library.absence(of: [question]) == nil, "\(question)")
    }
  }

  @Test func `every sentence that is looked for is one of the library's`() {
    let sources = Set(
      StepVocabulary.library(apps: AllApps.rooms).definitions.map(\.reference.expression))
    for (_, sentence) in Self.rows { #expect(sources.contains(sentence), "\(sentence)") }
  }
}

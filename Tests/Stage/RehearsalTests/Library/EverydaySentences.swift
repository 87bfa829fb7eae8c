/// What people write who know the apps' specifications and have not seen the catalogue, half of it whole sentences.
///
/// They were written before anybody looked at a text of the catalogue, and are not to be reworded where they miss.
enum EverydaySentences {
  /// What somebody writes, and the sentences of the catalogue that mean it; none where nothing says it by itself.
  struct Row: Hashable, Sendable {
    let question: String
    let meant: [String]
  }

  static let rows: [Row] = [listings, shifts, campaigns, deliveries, tours, phone].flatMap(read)

  /// Reads lines of a question, each with the sentences that mean it in lines behind it, which begin with a blank.
  private static func read(_ text: String) -> [Row] {
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), let last = rows.popLast() {
        let sentence = String(line.drop { $0 == " " })
        rows.append(Row(question: last.question, meant: last.meant + [sentence]))
      } else {
        rows.append(Row(question: String(line), meant: []))
      }
    }
    return rows
  }

  private static let listings = """
    The user sees the list of animals near them
      the listings are shown
      the listings are those near {position}, nearest first
    The system asks for location permission
      the location permission alert is shown
    The user taps "Don't Allow" on the permission alert
      the user answers {answer}
      the user taps (the button ){string}
    The app asks the server for animals without sending coordinates
      the server has received {count} listing query/queries without coordinates
      the last listing query has no coordinates
      no listing query with coordinates has been sent
    A popup explains that location is turned off
      the popup {string} is shown
      the popup says {string}
    The popup does not appear a second time
      the popup {string} has been shown {count} time(s) this session
      the popup {string} has been shown {count} time(s)
      the popup {string} is not shown
      no popup is shown
    The user goes to Settings, allows location and comes back to the app
      the user sets location permission to {permission} in Settings and returns
    Location services are switched off for the whole phone
      Location Services are {switch}
      Location Services are switched/turned {switch}
      the user switches/turns Location Services {switch}
      the user switches/turns Location Services {switch} in Settings
    query has coordinates
      the last listing query has coordinates
      the last listing query has the device's coordinates
      the server has received {count} listing query/queries with coordinates
    permission was never asked before
      (the )location permission is {permission}
    parental controls forbid location
      (the )location permission is {permission}
      (the )location permission changes to {permission}
    location request times out
      the next location request fails
    GPS does not find a position
      there is no GPS signal
      the next location request fails
    server takes 10 seconds to answer
      the {server} answers after {duration}
      the next answer of the {server} takes {duration}
      the {server} takes {duration} to answer {string}
    allow while using the app
      the user answers {answer}
      (the )location permission is {permission}
    listings are updated
      the listings are shown
      the listings are:
      the server has received {count} listing query/queries
    """

  private static let shifts = """
    The employee starts a shift
      the employee clocks in
    The employee clocks out at the end of the day
      the employee clocks out
    A position is recorded every 5 minutes
      points are recorded every {duration}
      recorded points are at least {duration} apart
      recorded points are at most {duration} apart
      every point was recorded within {duration} of its interval
    The employee locks the phone and puts it in the pocket
      the user locks the phone
    The notification that tracking is active stays visible
      the notification is visible for the whole time of tracking
      the notification {string} is shown
      the foreground service notification is shown
    The phone is restarted during the shift
      the phone restarts
    The operating system terminates the app in the background
      the system ends/kills the app
    All points are uploaded
      every recorded point is on the server
    No data is lost
      every recorded point is on the server
    battery below 20 percent
      the battery is at {percentage}%
      the battery falls to {percentage}%
    airplane mode
      airplane mode is (switched )(turned ){switch}
    shift route on the map
      the employee opens shift {ordinal} of the history
      the map shows {count} line(s)
      the map's lines join its points in their order
      the route is shown after at most {count} tap(s)
    tap a point to see its time
      the user taps point {ordinal} of the map
    low accuracy points are flagged
      {count} recorded point(s) is/are flagged as inaccurate
    gap in the tracking
      {count} gap(s) is/are logged
      a gap with the reason {string} is logged
      the logged gaps are:
    shift flagged for review
      the shift is flagged for review
    storage almost full
      the phone has {bytes} of free storage
      the phone's storage fills up
    """

  private static let campaigns = """
    The promoter starts the campaign
      the user starts the campaign {string}
    The promoter pauses the campaign
      the user pauses the campaign
    The promoter continues after the break
      the user resumes the campaign
    The campaign is finished and reported to the server
      the server has received the completion of {string}
      the user completes the campaign
    The campaign cannot be started because another one is in progress
      the campaign {string} is {campaign state}
      the popup {string} is shown
    The promoter takes the location permission away while the campaign is active
      the user sets location permission to {permission} in Settings
      the user sets location permission to {permission} in Settings and returns
    The promoter drags the progress bar of the audio
      the user drags the audio to {duration}
    The blue location indicator is visible in the status bar
      the blue location indicator is shown
    elapsed time
      the elapsed time is {string}
    distance travelled
      the distance travelled is {way length}, give or take {distance}
      the distance shown is {string}
      the user has travelled {way length}, give or take {distance}
    no duplicate points on the server
      no point was sent twice
    same batch is sent again
      the server has received the same upload {count} time(s)
    approximate location only
      the user answers {answer} with {accuracy} accuracy/location
      (the )location permission is {permission} with {accuracy} accuracy/location
      the app sees {accuracy} accuracy/location
      the user switches/turns Precise Location {switch} in Settings
    center the map
      the map is centred/centered on the user
      the map is centred/centered on {position}
      the user moves the map to {position} at zoom level {count}
    status badge is yellow
      the badge {string} is shown in {badge color}
    replay the audio
      the user plays the audio
    points wait on the phone
      {count} recorded point(s) is/are waiting on the phone
    """

  private static let deliveries = """
    The courier arrives at the stop
      the courier drives to stop {stop}
      the courier is at stop {stop}
      the courier was at stop {stop}
    The courier hands over the package and the customer signs
      the courier delivers the package with a signature
    The delivery fails because nobody is at home
      the courier reports a failed delivery: {string}
      the courier reports a failed delivery: {string}, with the notes {string}
    The customer is told that the courier is 5 minutes away
      {delivery actor} was told {string}
    The customer sees on the map where the courier is
      {delivery actor} sees the courier at {position}
      {delivery actor} sees the courier within {nearness} of the phone
      {delivery actor} sees the courier live
      {delivery actor} asks where the courier is
      {delivery actor} looks at the tracking
    The merchant is notified that the delivery failed
      {delivery actor} was told {string}
    The delivery is running late
      {delivery actor} was told {string}
      the ETAs of the open stops are:
    A delivery cannot be completed without a proof
    photo of a damaged package
      the courier reports a damaged package with a photo
    ETA of the next stop
      the ETAs of the open stops are:
    call the customer
      the user taps (the button ){string}
      another app has been opened with {string}
    return to sender
      the courier returns the package, because {string}
    left at a safe place
      the courier leaves the package at {string}, and comes again on {string}
    traffic jam
      the traffic between stop {stop} and stop {stop} is {traffic}
      the traffic on the way to stop {stop} is {traffic}
      the courier's map shows {traffic} traffic to stop {stop}
    number of completed stops
      the route is completed
      {delivery actor} sees {string}
      stop {stop} is {stop state}
    PIN code
      the courier delivers the package with the PIN {string}
    customer sees somebody else's order
      {delivery actor} looks at the tracking of stop {stop}
      the request was refused with {http status}
    """

  private static let tours = """
    The walker starts the tour
      the user starts/continues the tour {string}
    The walker reaches the first point of the tour
      the user walks to point {tour point} of the tour
      the user walks/moves/drives to {position} at {speed} and arrives
      point {tour point} of the tour is {point state}
    The story of point 2 starts by itself
      the audio of point {tour point} is playing
    Point 3 is not triggered before point 2
      the points triggered so far are {string}
    The next story waits until the current one has finished
      point {tour point} of the tour is {point state}
      point {tour point} of the tour is shown as {point state}
    The walker goes back to a point that was already heard
      the user turns back
      the user walks/moves/drives to {position} at {speed} and arrives
      the user walks/moves/drives {distance} {direction} at {speed} and arrives
    The tour goes on while the screen is locked
      the user locks the phone
      the tour {string} is {tour state}
    The walker does not allow location in the background
      the user answers {answer}
      the user sets location permission to {permission} in Settings
      (the )location permission is {permission}
    story is playing
      the audio of point {tour point} is playing
      the audio is playing
    point is completed
      point {tour point} of the tour is {point state}
      point {tour point} of the tour is shown as {point state}
    skip a point
      the points triggered so far are {string}
      the next point is {tour point}
    inaccurate GPS
      positions are accurate to {distance}
      the GPS signal is {signal}
    tour finished
      the tour {string} is {tour state}
    phone call during the story
      a phone call comes in
    orange circle
      the circle of point {tour point} is {circle look}
      the arrival circle of stop {stop} is {circle look}
    headphones unplugged
      the headphones are unplugged
    """

  private static let phone = """
    The phone loses its connection to the internet
      the phone goes offline
    The phone is online again
      the phone comes/goes (back )online( again)
    The user walks to the station
      the user walks/moves/drives to {position} at {speed}
      the user walks/moves/drives to {position} at {speed} and arrives
    One hour goes by
      {duration} pass(es)
    The battery dies
      the phone switches itself off
      the battery falls to {percentage}%
    The user swipes the app away
      the user quits/closes/kills/force-quits the app
    running
      the app is {app state}
      the campaign {string} is running
      the tour {string} is running
    still
      the user stands still
    ended
      the shift is over
      the campaign {string} is {campaign state}
      the tour {string} is {tour state}
      the route is completed
    lost
      every recorded point is on the server
      the shift server knows of {count} lost point(s)
      the campaign server knows of {count} lost point(s)
      the delivery server knows of {count} lost point(s)
    error
      the screen shows {string}
      a note says {string}
      the popup {string} is shown
      the {server} answers with status {http status}
    tunnel
      there is a(n) {zone} of {distance} around {position}
    hang up
      the phone call ends
    clocks go back
      the phone's time zone will change to {time zone} at {time}
      the user sets the phone's clock back by {duration}
    charging
      the user connects the charger
    user removes the app
      the user deletes the app and installs it again
      the user reinstalls the app
    another app is opened
      another app has been opened with {string}
    """
}

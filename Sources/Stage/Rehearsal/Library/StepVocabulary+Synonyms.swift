import ScenarioRunner

extension StepVocabulary {
  /// The words by which people look for sentences, beside those that the sentences have; one meaning a line.
  ///
  /// What stands behind ">" is only asked with: "still" means that somebody stands still, and much else in a sentence.
  static func synonyms(for rooms: [any App.Type]) -> Synonyms {
    Synonyms(([general, asked] + rooms.map { $0.synonyms }).joined(separator: "\n"))
  }

  private static let asked = """
    location request fails > location request times out, location times out, no fix comes, location fetch fails, \
    location fails, fetch fails, cannot get location, location error, no location
    no gps signal > not find position, gps not find, no position found, gps not work
    signal is > inaccurate gps, inaccurate position
    position for user > set position, puts user, place user
    user answers > allow while using, allow while using app, while using app, taps allow, taps don't allow, says yes, \
    says no, permission question, location question
    sets location permission in settings > takes permission away, takes location permission away, \
    takes away location permission, permission removed, withdraws permission, allows location, goes to settings, \
    settings allows location, says never, never allows, chooses never

    every recorded point on server > all points uploaded, all points sent, all points synced, everything uploaded, \
    everything sent, everything synced, all points arrive, all data uploaded, nothing missing, no data lost, \
    no point lost, no point missing, pending points synced, points synced, lost
    active > goes on, going on, in progress, under way, running, still on
    pass, waits > goes by, hour, an hour, one hour, hour passes, half an hour, nothing happens, \
    next morning, next day, overnight, following day, tomorrow
    summer time > clocks go back, clocks go forward, clock change
    stands still > still, does not move, not move
    turns back > goes back, walks back, way back

    app in front whatever has happened > whatever happens, in any case, no matter what, bring app back anyway, \
    after whatever happened
    screen shows, note says > error, message appears
    taps point of map > taps point, point details
    user locks phone > screen locked, lock screen, screen off, pocket
    fills up, free storage > storage almost full, nearly full, almost full
    play audio > replay, play again, replay audio, starts audio
    audio not playing > audio stops, audio stopped, silence
    join points in order > points in order, chronological order
    phone call ends > hang up, hangs up, hung up, end call, call is over
    phone call comes in > incoming call, phone call, call comes, calls, rings, someone calls, somebody calls
    another app has been opened > call customer, calls customer, phone customer, navigate, navigation app
    """

  private static let general = """
    restart, reboot, boot, power cycle, turn off and on, switch off and on again
    kill, terminate, quit, close, force quit, force close, swipe away, swipe up, swipe out, swipe off, app switcher, \
    recent apps, recents, task manager, multitasking, end process
    system end, system kill, app killed, killed by system, out of memory, low memory, memory pressure, need memory, oom, jetsam, evict, reclaim memory
    crash, exception, abort, fault of its own
    force stop, force stopped, stop by force
    reinstall, uninstall, delete app, remove app, install again, install anew, fresh install, clean install, newly
    updated, app update, update app, upgrade app, new app version, next version, package replaced, app is updated, \
    store update
    sets battery use, battery settings, battery optimisation, battery optimization, unrestricted battery, optimised battery, \
    restricted battery, ignore battery optimizations, background restriction
    standby bucket, app standby, bucket, rare bucket, throttled, throttling
    maker's killer, xiaomi, huawei, samsung, oneplus, oem, dontkillmyapp, manufacturer, vendor, miui
    active apps, stop button, running apps, foreground services list
    upgrade, os version, version of ios, os update, system update, runs ios, runs android, android version, \
    ios version
    install, download app, put on phone, set up app
    background, in background
    leave app, minimise, minimize, put away, put app away, home button, press home, press home button, hide app, \
    switch app, another app, send to background, sent to background, app sent to background, app to background, put app in background, go to home screen
    foreground, front, bring to front, in front, visible app
    open app, launch, start app, run app, app icon, tap icon
    come back, return, go back, back to app, back to foreground, app to foreground, bring back, bring app back, \
    bring app back to foreground, reopen, resume app, switch back, reenter
    suspend, freeze, frozen, sleep app, grace period

    permission, authorization, authorisation, access, consent, privacy, location permission
    revoke, withdraw, take away permission, permission taken away, permission removed, remove permission, change permission, turn off permission, \
    disable permission, grant or revoke, switch off permission
    deny, decline, refuse, reject, disallow, forbid, don't allow, not allow, denied
    allow, grant, accept, approve, agree, permit, enable permission, confirm
    answer, respond, reply, choose, presses a button
    while using, when in use, inuse, while in use, foreground permission
    always, all the time, background permission, background location, always allow
    not determined, never asked, unset, first time, undetermined, not asked
    restricted, parental control, screen time, mdm, managed device
    one time, allow once, only this time, just once
    rationale, explain, explanation
    settings, preferences, settings app, system settings
    precise, exact, full accuracy, fine location, precise location
    approximate, reduced, coarse, imprecise, rough, inexact, reduced accuracy, approximate location
    location services, location switch, gps switch, location toggle, master switch, turn off gps, gps off, \
    disable gps, turn gps off, turn off location, turn location off, location off, device location, \
    enable gps, turn on gps, turn gps on, switch off gps, gps disabled, location disabled

    gps, location, position, fix, gnss, satellite, whereabouts, geolocation
    coordinates, lat lng, latitude, longitude, lat lon
    no gps, gps lost, lose gps, lost gps, no gps signal, hears no satellite, no satellite, loses gps, gps gone, \
    lost signal, lose signal, signal lost
    first fix, ttff, time to first fix, cold start, acquire fix, warm up
    stale, cached, remember, cache, old fix, old position, outdated
    old, age of fix, how old
    accurate, accuracy, precision, uncertainty, error radius
    scatter, noise, jitter, drift, noisy, random error
    outlier, spike, glitch, wrong position, bad fix, off by, gps error, bad position
    weak, bad, poor, degraded, low signal
    set position, puts user, place user, user location, current location, position of user
    text, words, wording, caption
    tunnel, underground, subway, metro, parking garage, basement, garage
    indoors, inside, building
    urban canyon, skyscraper, downtown
    geofence, region, geofencing, fence, geo fence, circle, perimeter
    dwell, stay, linger, loiter
    enter, arrive, cross into
    location updates, tracking stops, stop tracking, tracking off, tracking goes on, track location, subscribe location, standard updates, watch position

    walk, move, movement, hike, jog, drive, cycling, commute, ride, stroll, on the way, march
    jump, teleport, travel, at once, somewhere else
    mock, mock app, mock location, mock position, fake location, spoof, simulated, isMock, sourceInformation, isFromMockProvider
    location accuracy, google location accuracy, improve location accuracy, network location, network provider
    wi-fi scanning, wifi scanning, bluetooth scanning, scanning
    desired accuracy, desiredAccuracy, priority, fix of this accuracy, updates with settings
    receiver's clock, wrong timestamp, gps time, stamped, time of position
    week count, week rollover, rolled over, weeks, 1024 weeks, 20 years ago
    stand still, stationary, at rest, not move, stop moving, stop walking, motionless
    route, gpx, path, track, recording of a device, itinerary
    through, waypoint, via, corner

    offline, no network, no internet, no connection, airplane mode, flight mode, aeroplane mode, lose connection, connection lost, connection is gone, \
    network lost, network away, connection drops, no reception, no coverage, lose network, dead spot, \
    no wifi, not connected, lost network, roaming, without network, network loss, internet off, no data
    airplane mode, flight mode, aeroplane mode, plane mode
    online, network back, internet back, reconnect, connection restored, network returns, reception back, back online, \
    regain connection, has network, connected again
    network, internet, connection, connectivity, wifi, wi-fi, mobile data, cellular, online, offline
    server, backend, api, cloud, endpoint
    query, request, api call, http request, fetch
    slow, latency, lag, delay, take long, takes, answer takes, answers after
    timeout, time out, hang, not answer, no answer, no response, not respond, unresponsive
    server down, outage, unavailable, unreachable, down
    status, 500, 503, 404, 401, logout, logs out, log out, logged out, signs out, signed out, session expired, http error, server error, error code, status code
    answers lost, lost reply, lost response, reply lost, response lost, lost answer, ack lost
    malformed, garbage, invalid json, corrupt, truncated, broken answer, broken json
    twice, duplicate, same upload, idempotency, double, sent again, more than once
    upload, sync, synchronise, synchronize, transmit, send points, batch
    reached the server, on server, stored server, received server, arrived

    tap, press, click, touch, hit, push button
    button, control, cta, press
    field, text field, text box, textbox, input, input box, edit text, form
    enters into, type, type in, fill in, fill out, key in, write into, enter text, wrote
    taps button, dismiss popup, close popup, dismiss dialog, close dialog, dismiss modal, close modal, dismiss
    error message, screen shows, note says, popup says
    no notification is shown, 0 notifications are shown, without notification
    nothing lost, not lost, lose nothing, data loss, lost data, data lost, no data loss, every recorded point is on server, knows of lost point
    popup, pop up, modal, dialog, message box, overlay
    alert, prompt, system dialog, permission dialog, dialog, question, permission popup, permission prompt, popup of system
    shown, see, visible, display, displayed, appear, show, presented, on screen, read on screen
    not shown, hidden, invisible, disappear, gone, not visible, not see, vanish, hide
    enabled, clickable, tappable, take taps, active button
    not enabled, disabled, greyed out, grayed out, take no taps, inactive button
    loading, spinner, progress, busy, activity indicator
    refresh, reload, swipe down, pull down, pull to refresh
    note, toast, snackbar, short note
    badge, chip, label, tag
    metric, figure, number shown, statistic
    row, cell, entry, list item, item
    list, rows, table view
    marker, pin, blue point
    map center, camera, centred, centered, middle of map
    route line, polyline, lines, line of the map, route on map
    drawing, screenshot, looks like, layout
    notification, notice, banner, status bar notification, ongoing notification
    dismisses notification, swipe notification away, swipe notice away, clear notification, swipes notice away
    app's notifications off, refuse notifications, deny notifications, notifications not allowed, notification permission, notifications disabled, \
    turn off notifications, disable notifications, mute app, notifications switched off
    arrow, indicator, blue bar, location arrow, location icon, pill, green dot, privacy indicator, blue pill

    wait, pass, later, after some time, after a while, elapse, time passes, sleep for, virtual time run, minutes later, hours later
    clock, system time, wall clock, phone's time, time of day, device time, past midnight, midnight, noon
    clock back, set back clock, wrong time, change clock, clock forward, set clock, clock changed, clock wrong
    time zone, timezone, travel abroad, another country
    summer time, dst, daylight saving, daylight savings, winter time
    following happens, timetable, schedule, timeline, events in order, table of events
    at the same time, meanwhile, during

    battery, charge, power, state of charge
    low battery, battery low, battery falls, battery drops, battery at, battery level
    battery dies, phone dies, phone died, phone is dead, empty battery, empties battery, dead battery, flat battery, battery runs out
    power saving, low power mode, battery saver, power saver, energy saving, power save, energy saver
    charger, plug in, plugged, power cable, connect charger, connect to power, charging
    unplug, disconnect charger, take from power, not charging, unplugged, disconnects charger
    battery use, consumption, battery drain, energy, used of battery, drain
    storage, disk, memory card, space, free space, room
    storage full, disk full, storage fills up, no space, out of space, memory full, full storage
    lock, lock screen, screen off, locked, lock the phone
    unlock, passcode, fingerprint, face id, pin code
    switch off, switches phone off, power off, shut down, turn off phone, shutdown, switched off, phone off
    switch on, switches phone on, power on, turn on phone, boot up
    doze, idle, standby, deep sleep, rest, falls asleep, phone sleeps, asleep
    background refresh, app refresh, background app refresh
    phone call, incoming call, ring, phone rings, telephone, call, interruption, interrupt
    control center, quick settings, notification center, notification shade
    push, push notification, silent push, fcm, apns, remote notification, urgent message, high priority message, \
    data message, high priority
    language, locale, locale changed, translation, region format
    prewarm, prewarming, preload, started ahead
    exact alarm, alarm manager, wake up alarm, setexact, while idle, schedule_exact_alarm
    foreground service, service
    unused, hibernate, hibernation, auto reset, not used, months, pause app activity
    usage description, purpose string, info.plist, plist, manifest

    audio, sound, music, player, podcast, media, volume, listen
    play sound, play audio, plays audio, play music, start audio
    drag, seek, scrub, skip to, progress bar
    pause, break, hold on
    resume, continue, unpause, carry on, goes on
    point, recorded point, breadcrumb, track point, sample
    record, log, logged, save points, capture, track, tracked
    gap, hole, missing stretch, interruption of recording
    distance, length, kilometres, km, miles, how far, metres
    speed, km/h, velocity, pace
    elapsed time, duration, stopwatch, running time
    waiting on the phone, unsent, pending, not sent, queue, queued, backlog, not synced, waiting
    told, notified, callback, delegate, signal to app, event to app
    every, interval, frequency, how often
    """
}

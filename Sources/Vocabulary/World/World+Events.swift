import BackendSimulator
import DeviceInterface
import DeviceSimulator

/// How an event of the phone reaches the app and the servers.
extension World {
  /// Passes one event on to whom it concerns.
  mutating func handle(_ event: PhoneEvent) {
    collectPhoneLog()
    switch event {
    case .processStarted:
      // A new process is a new value: it remembers only what the phone has stored for it.
      app = app.restarted
      lastDialog = nil
      journal.beginSession()
      watch.observe(.sessionBegan, phone.permission)
    case .signal(let signal):
      tell(signal)
    case .processEnded:
      // The flow's state is gone with its process, and its screen with it.
      app = app.restarted
      lookForMeasurements()
      noteDialog(nil)
    case .outgoing(let request):
      phone.deliver(receive(request), for: request.id)
    case .transferring(let request):
      phone.deliverTransfer(receive(request), for: request.id)
    case .strayed(let request):
      _ = receive(request)
    }
  }

  /// Tells the app something and performs what it asks for.
  private mutating func tell(_ signal: Signal) {
    notices.add(signal)
    watch.observe(.told(signal), phone.permission)
    if case .storageFailed = signal { tracks.noteStorageFailure() }
    let (requests, dialog) = answer(to: signal)
    for request in requests {
      watch.observe(.requested(request), phone.permission)
      if case .seekAudio(let time) = request {
        watch.report(AudioStaysInFile.check(seekTo: time, in: phone.audio?.file))
      }
      phone.perform(request)
    }
    collectPhoneLog()
    observeTracks()
    lookForMeasurements(after: signal)
    noteDialog(dialog)
  }

  /// Lets the app handle a signal: what it asks for, and the dialog that it shows then.
  ///
  /// What it could read is let go here, so that the phone's storage is changed in place.
  private mutating func answer(to signal: Signal) -> (requests: [Request], dialog: Dialog?) {
    var platform = Requests(phone.facts)
    let dialog = app.handle(signal, &platform)
    return (platform.list, dialog)
  }

  /// Brings a request to the server it is for, and returns what becomes of it.
  private mutating func receive(_ request: ServerRequest) -> ServerReply {
    let reply = answer(to: request)
    journal.note(.received(request, reply), by: .server, at: phone.now)
    return reply
  }

  /// Lets the server that the path belongs to answer; what belongs to none is refused by the listing server.
  private mutating func answer(to request: ServerRequest) -> ServerReply {
    if CampaignServer.serves(request.path) { return campaigns.receive(request, at: phone.now) }
    if ShiftServer.serves(request.path) { return shifts.receive(request, at: phone.now) }
    return listings.receive(request, at: phone.now)
  }

  /// Writes down when a dialog comes up on the app's screen and when it goes away.
  private mutating func noteDialog(_ dialog: Dialog?) {
    guard dialog?.title != lastDialog else { return }
    if let title = lastDialog { journal.note(.dialogClosed(title), by: .app, at: phone.now) }
    lastDialog = dialog?.title
    guard let dialog else { return }
    journal.note(.dialogAppeared(dialog.title), by: .app, at: phone.now)
    // That popups are rare is a promise of the pet listing app; others ask before they do something.
    if case .petListing = app { watch.observe(.dialogAppeared(dialog), phone.permission) }
  }

  /// Takes over what the phone has written down since it was last asked.
  mutating func collectPhoneLog() {
    let entries = phone.drainLog()
    for entry in entries {
      switch entry.what {
      case .ignored(let rule):
        if !app.isProbe { watch.observe(.ignored(rule), phone.permission) }
      case .clockSet: tracks.noteClockSet()
      case .permissionChanged(let permission) where !permission.status.allowsLocation:
        tracks.noteAccessLost()
      case .locationServicesTurned(false): tracks.noteAccessLost()
      case .installed: tracks = TrackLedger()
      default: break
      }
      journal.note(.phone(entry.what), by: JournalEntry.Cause(entry.cause), at: entry.instant)
    }
    noteForMeasurements(entries)
    if isFilmed { observeForStoryboard(entries) }
  }
}

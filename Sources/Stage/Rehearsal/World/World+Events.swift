import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Vocabulary

/// How an event of the phone reaches the app and the servers.
extension World {
  /// Passes one event on to whom it concerns.
  mutating func handle(_ event: PhoneEvent) {
    collectPhoneLog()
    switch event {
    case .processStarted:
      // A new process is a new value: it remembers only what the phone has stored for it.
      app.restart()
      lastDialog = nil
      journal.beginSession()
      observe(.sessionBegan)
    case .signal(let signal):
      if app.isInterfered { tellSpoiled(signal) } else { tell(signal) }
    case .processEnded:
      noteUnstoredPoints()
      journal.forgetClockChange()
      // The flow's state is gone with its process, and its screen with it.
      app.restart()
      watchApp()
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
  mutating func tell(_ signal: Signal) {
    notices.add(signal)
    if !chances.wasOpen, phone.reachesServers { chances.addOpen() }
    if signal.term.occasion == .turn { chances.addTurn() }
    observe(signal)
    noteForTracks(signal)
    let (requests, dialog) = answer(to: signal)
    if app.isOutside { noteEndOutside() }
    limit.count(signal, requests: requests.count, at: phone.now)
    // Lent from where they lie: the array itself would hand out copies.
    let list = requests.span
    for index in list.indices { perform(list[index]) }
    collectPhoneLog()
    observeTracks()
    if app.isWatched { app.box.look(after: signal, phone, tracks.records) }
    noteDialog(dialog)
  }

  /// Has the phone do what the app asks for.
  private mutating func perform(_ request: Request) {
    // A moment is a copy: it is made where a rule has to do with it.
    if app.judgesMoments || (request.movesPosition && isKeptFromLocating) {
      observe(.requested(request))
    }
    if case .seekAudio(let time) = request {
      watch.report(AudioStaysInFile.check(seekTo: time, in: phone.audio?.file))
    }
    phone.perform(request)
  }

  /// Looks at what the app is about to be told.
  private mutating func observe(_ signal: Signal) {
    if app.judgesMoments || (signal.movesPosition && isKeptFromLocating) { observe(.told(signal)) }
  }

  /// Whether positions that reach or leave the app break a rule of the world's, which looks at no other of these moments.
  private var isKeptFromLocating: Bool { !phone.permission.status.allowsLocation }

  /// Takes in what a signal says about how much the app can know.
  private mutating func noteForTracks(_ signal: Signal) {
    switch signal {
    case .storageFailed: tracks.noteStorageFailure()
    case .willSuspend: tracks.noteSuspended(true, at: phone.now)
    case .resumed: tracks.noteSuspended(false, at: phone.now)
    default: break
    }
  }

  /// Lets the phone know that the app's process has ended by itself.
  mutating func noteEndOutside() {
    guard app.outside?.trouble == .ended else { return }
    // It had a process, as it was told something; where it has none any more, it cannot crash.
    try? phone.crash()
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
    chances.addRequest()
    let reply = answer(to: request)
    journal.note(.received(request, reply), by: .server, at: phone.now)
    return reply
  }

  /// Lets the server of the installed app answer; a path that it does not know is the app's fault.
  private mutating func answer(to request: ServerRequest) -> ServerReply {
    let index = ownServerIndex
    if let real = outside.server(of: app) {
      // Taken out and put back: the server is changed meanwhile.
      var calls = outside
      var refusal: InvariantViolation?
      let reply = servers[index].receive(request, at: phone.now) { request, scripted in
        let response = calls.answer(request, from: real)
        refusal = refusal ?? RealServerAgrees.check(request, scripted, response)
        return response
      }
      outside = calls
      watch.report(refusal)
      return reply
    }
    if !servers[index].serves(request) {
      let methods = servers[index].script.methods(at: request.path)
      watch.report(OwnServerOnly.violation(request, app, knownMethods: methods))
    }
    return servers[index].receive(request, at: phone.now)
  }

  /// Looks whether something that happened breaks a rule: one of the world's, or one of the app's own.
  private mutating func observe(_ moment: InvariantMoment) {
    if app.judgesMoments { watch.report(app.box.observe(moment)) }
    // Asked for only where it matters: with every signal, the question would cost more than the look.
    watch.observe(moment, moment.movesPosition ? phone.permission : nil)
  }

  /// Writes down when a dialog comes up on the app's screen and when it goes away.
  private mutating func noteDialog(_ dialog: Dialog?) {
    guard dialog?.title != lastDialog else { return }
    if let title = lastDialog { journal.note(.dialogClosed(title), by: .app, at: phone.now) }
    lastDialog = dialog?.title
    guard let dialog else { return }
    journal.note(.dialogAppeared(dialog.title), by: .app, at: phone.now)
    observe(.dialogAppeared(dialog))
  }

  /// Takes over what the phone has written down since it was last asked.
  mutating func collectPhoneLog() {
    // Drained without being asked before: a phone is copied for each question.
    phone.drainLog(into: &logRoom)
    guard !logRoom.isEmpty || isFilmed else { return }
    let entries = logRoom
    logRoom = []
    let isNew = take(entries)
    if app.isWatched, isNew, !entries.isEmpty, app.box.note(entries) { watchApp() }
    if isFilmed { observeForStoryboard(entries) }
    // Its room is used again: a phone writes with every signal.
    logRoom = consume entries
    logRoom.removeAll(keepingCapacity: true)
  }

  /// Writes down what the phone has, and tells whether any of it concerns who watches the app.
  private mutating func take(_ entries: [PhoneLogEntry]) -> Bool {
    var isNew = app.readsExchanges
    // Lent from where they lie: the array itself would hand out copies.
    let lines = entries.span
    for index in lines.indices {
      // Most of what a phone writes down is what it and the app tell each other, and concerns the journal alone.
      if !lines[index].isExchange {
        isNew = true
        heed(lines[index].what)
      }
      journal.note(lines[index])
    }
    return isNew
  }

  /// Does what follows for the world from something that the phone has written down.
  private mutating func heed(_ item: PhoneLogItem) {
    switch item {
    case .ignored(let rule):
      if !app.isBare { observe(.ignored(rule)) }
    case .undeclared(let what):
      if !app.isBare { observe(.undeclared(what)) }
    case .clockSet: tracks.noteClockSet()
    case .permissionChanged(let permission) where !permission.status.allowsLocation:
      tracks.noteAccessLost()
    case .locationServicesTurned(false): tracks.noteAccessLost()
    case .installed:
      tracks = TrackLedger()
      app.outside?.reinstall()
    default: break
    }
  }
}

import Rehearsal

/// What a studio plays by beside its features: apps, phrases, routes, answers and requirements.
///
/// Where one of them changes, what was played before is no answer any more; an app that was edited would even be told that it
/// does not say twice what it has said once.
struct StudioSources {
  private var files: WatchedFiles
  private var watch: StampWatch
  /// Whether the desks are of before.
  private var isBehind = false

  init(_ place: String, in folder: WorkingFolder) {
    files = WatchedFiles([place], writing: [], in: folder)
    watch = StampWatch(files.look())
  }

  /// Looks at the files, and has the desks laid anew once a change is over; again and again until that was done.
  mutating func look(renewing renew: () -> Bool) {
    let now = files.look()
    if let before = watch.look(now) {
      let changes = files.changes(from: before, to: now)
      isBehind = isBehind || changes.files.contains { !FilePath.isFeature($0) }
    }
    if isBehind { isBehind = !renew() }
  }
}

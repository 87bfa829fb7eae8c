import SpeedGuard

/// A row of the guard's table with what the two programs are to do for it.
struct GuardTask {
  let row: GuardRow
  let work: Work

  /// What is to be done.
  enum Work {
    /// What both are called with; made where the files may be written that they are called with.
    case calls((GuardPlaces) throws(GuardFault) -> GuardCalls)
    /// No process does this alone, for a reason.
    case none(String)
  }

  /// Both do the same.
  static func same(
    _ row: GuardRow, _ arguments: @escaping (GuardPlaces) throws(GuardFault) -> [String]
  ) -> GuardTask {
    GuardTask(
      row: row,
      work: .calls { places throws(GuardFault) in GuardCalls(both: try arguments(places)) })
  }

  /// Both play a feature, each time anew.
  static func play(_ row: GuardRow, _ text: String, _ options: String...) -> GuardTask {
    same(row) { places throws(GuardFault) in
      ["run", try places.write(text, to: "\(row.name).feature"), "--quiet"] + options
    }
  }

  /// Measures the row.
  func result(_ places: GuardPlaces, _ turns: Turns) -> RowResult {
    switch work {
    case .none(let reason): return RowResult(row, .noProcess(reason))
    case .calls(let calls):
      do throws(GuardFault) {
        let calls = try calls(places)
        return RowResult(row, .measured(try places.measure(calls, turns), notes: calls.notes))
      } catch { return RowResult(row, .notMeasured(error.message)) }
    }
  }
}

/// What the two programs are called with.
struct GuardCalls {
  let before: [String]
  let now: [String]
  /// The folder they are called in; nil for that of the inputs.
  var folder: String?
  /// What they do, where that is not plain.
  var notes: [String] = []

  init(before: [String], now: [String]) { (self.before, self.now) = (before, now) }

  init(both arguments: [String]) { self.init(before: arguments, now: arguments) }

  subscript(side: Side) -> [String] { side == .before ? before : now }
}

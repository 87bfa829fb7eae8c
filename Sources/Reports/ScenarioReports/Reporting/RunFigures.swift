import ScenarioRunner

/// What all scenarios of a run have measured: each figure as the worst scenario has it.
struct RunFigures {
  /// One figure of the run.
  struct Row {
    /// The figure of the scenario in which it was worst.
    var worst: Figure
    /// In how many scenarios it was measured.
    var scenarioCount: Int
    /// How many values there are in all of them.
    var valueCount: Int
  }

  private var rowsByName: [String: Row] = [:]

  /// The figures by requirement and name, whatever the order of the run.
  var rows: [Row] {
    rowsByName.values.sorted {
      ($0.worst.requirement, $0.worst.name) < ($1.worst.requirement, $1.worst.name)
    }
  }

  /// Takes in what a scenario has measured.
  mutating func add(_ result: ScenarioResult) {
    for figure in result.figures {
      let name = figure.requirement + "\n" + figure.name
      guard var row = rowsByName[name] else {
        rowsByName[name] = Row(worst: figure, scenarioCount: 1, valueCount: figure.count)
        continue
      }
      row.scenarioCount += 1
      row.valueCount += figure.count
      // Among equal ones their words decide, and not the order of the run.
      if (figure.badness, figure.words) > (row.worst.badness, row.worst.words) {
        row.worst = figure
      }
      rowsByName[name] = row
    }
  }
}

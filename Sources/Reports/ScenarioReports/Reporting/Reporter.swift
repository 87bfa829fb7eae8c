package import Gherkin
package import ScenarioRunner

/// Something that turns the events of a run into the bytes of a report.
///
/// Events come in plan order whatever the number of workers, so a reporter needs no locks and equal runs
/// give equal reports.
package protocol Reporter {
  /// Appends what an event adds to the report.
  mutating func report(_ event: RunEvent, to sink: inout ByteSink)
}

/// The purpose of a report, a terminal or a file, and what is known beside the events.
package struct ReportOptions: Sendable {
  /// The amount that is told about scenarios that passed.
  package enum Detail: Sendable {
    /// Nothing: only what did not pass, and the summary.
    case quiet
    /// Every step.
    case normal
    /// Every step with its definition and its virtual time.
    case verbose
  }

  /// Whether there are colours.
  package var style: TextStyle
  /// How much is told about scenarios that passed.
  package var detail: Detail
  /// Whether the figures that were measured stand at the end.
  package var showsFigures = false
  /// Whether problems are part of the report; a terminal has them on standard error already.
  package var showsProblems: Bool
  /// The requirements that scenarios may name.
  package var requirements: ReportedRequirements
  /// The time on the wall since the start; nil for reports that must not depend on it.
  package var elapsed: (@Sendable () -> Duration)?
  /// What the run is made of, for reports that name more than its scenarios.
  package var material: RunMaterial
  /// What the run was for, as whoever started it says.
  package var occasion: RunOccasion

  /// Creates options.
  package init(
    style: TextStyle = .plain, detail: Detail = .normal, showsProblems: Bool = true,
    requirements: ReportedRequirements = [:], elapsed: (@Sendable () -> Duration)? = nil,
    material: RunMaterial = RunMaterial(), occasion: RunOccasion = RunOccasion()
  ) {
    (self.style, self.detail, self.showsProblems) = (style, detail, showsProblems)
    (self.requirements, self.elapsed, self.material) = (requirements, elapsed, material)
    self.occasion = occasion
  }
}

/// The occasion of a run, which nothing in its files tells.
package struct RunOccasion: Hashable, Sendable {
  /// A name for the run, such as "Nightly"; empty where nobody gave one.
  package var title: String
  /// The revision that was played; empty where nobody named it.
  package var commit: String
  /// The address of the build, which begins with https:// or http://; empty where there is none.
  package var build: String
  /// What tells its page from the next one in the same file, so that an open page loads itself anew; empty for pages that stay.
  package var mark: String

  /// Creates an occasion; of nothing unless said otherwise.
  package init(title: String = "", commit: String = "", build: String = "", mark: String = "") {
    (self.title, self.commit, self.build, self.mark) = (title, commit, build, mark)
  }
}

/// The requirements that a report tells of.
package struct ReportedRequirements: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// Their texts by their ids, which are tags without the at sign.
  package var texts: [String: String]
  /// The ids that no scenario carries although their app is played; of the others nothing is known.
  package var missing: Set<String>
  /// For each id the experiments that prove it.
  package var experiments: [String: [RequirementVerdicts.Experiment]]

  /// Creates requirements.
  package init(
    texts: [String: String] = [:], missing: Set<String> = [],
    experiments: [String: [RequirementVerdicts.Experiment]] = [:]
  ) {
    (self.texts, self.missing, self.experiments) = (texts, missing, experiments)
  }

  /// Creates requirements of which none is missing.
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(texts: Dictionary(elements) { first, _ in first })
  }

  /// The text of a requirement; nil for ids that are none.
  package subscript(id: String) -> String? { texts[id] }

  /// The lasting names of the scenarios whose fingerprints tell how they stand.
  package var fingerprinted: Set<String> { verdicts.fingerprinted }

  /// How they stand before anything was played.
  var verdicts: RequirementVerdicts {
    RequirementVerdicts(missing: missing, experiments: experiments)
  }
}

/// The material of a run: known before it begins, and needed by reports that tell more than how it ended.
package struct RunMaterial: Sendable {
  /// The feature files, in the order in which they were found.
  package var sources: [Source]
  /// What the files held that features name, as `sha256sum` writes it; empty where they name none.
  package var digests: String
  /// The scenarios, in plan order.
  package var scenarios: [PlannedScenario]
  /// All that the step library declares.
  package var inventory: StepInventory

  /// Creates the material of a run; without anything, of an empty one.
  package init(
    sources: [Source] = [], digests: String = "", scenarios: [PlannedScenario] = [],
    inventory: StepInventory = StepInventory()
  ) {
    (self.sources, self.digests, self.scenarios) = (sources, digests, scenarios)
    self.inventory = inventory
  }
}

/// The figures that all scenarios of a run have measured, each as the worst scenario has it.
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

import Gherkin
import Requirements
import ScenarioReports
import ScenarioRunner

/// The files that are opened before the run and written after it.
extension RunSession {
  typealias Target = (request: ReportRequest, file: AtomicFile?)

  /// Finds out where the reports can be written; nil, with a message, when one cannot.
  func openedReports() -> [Target]? {
    var targets: [Target] = []
    for request in command.reports {
      guard let word = request.file else {
        targets.append((request, nil))
        continue
      }
      do throws(AtomicFile.Fault) {
        targets.append((request, try AtomicFile(path: word.text, in: console.folder)))
      } catch {
        report(error, path: word.text)
        return nil
      }
    }
    return targets
  }

  /// Opens the list of failures if there is to be one; nil inside where not, nil outside with a message.
  func openedRerunFile() -> RerunFile?? {
    guard let path = command.rerunFile else { return .some(nil) }
    do throws(FileProblem) { return try RerunFile(path: path, in: console.folder) } catch {
      let diagnostic = Diagnostic(error.message, place: path, notes: error.notes)
      console.report(diagnostic, errorStyle)
      return nil
    }
  }

  /// Whether each line of the list names a scenario; tells of the first that does not.
  func isSound(_ rerun: RerunFile?) -> Bool {
    guard let rerun, let strange = rerun.list.strangeLine else { return true }
    let problem = FileProblem.notAScenario(strange.text)
    console.report(
      Diagnostic(problem.message, place: "\(rerun.path):\(strange.number)", notes: problem.notes),
      errorStyle)
    return false
  }

  /// Whether no file to be written is one that the run reads, by whatever path; tells of the first that is.
  func areApart(_ files: SuiteFiles) -> Bool {
    let written =
      command.reports.compactMap { $0.file?.text } + [command.rerunFile].compactMap(\.self)
    return files.areApart(
      from: written, besides: (recorded?.paths ?? []) + command.chosen.settingsPaths, console,
      errorStyle)
  }

  mutating func openOutputs(
    _ targets: [Target], _ requirements: ReportedRequirements, _ files: SuiteFiles,
    _ plan: Plan, _ material: RunMaterial
  ) {
    let style = command.color.style(for: console.output, console.environment)
    let isRecorded = command.reports.contains { $0.kind == .record }
    let digest = isRecorded ? RunRecord.digest(of: files) : ""
    outputs = targets.map { request, file in
      let isOnTerminal = file == nil && console.output.isTerminal
      var options = ReportOptions(
        style: file == nil ? style : .plain, detail: command.detail,
        showsProblems: file != nil, requirements: requirements,
        elapsed: isOnTerminal ? console.elapsed : nil, material: material,
        occasion: command.occasion)
      options.showsFigures = command.showsFigures
      let kind = request.kind(files: files.features.sources.count, command.detail)
      let reporter = kind.reporter(
        options, isOnTerminal: isOnTerminal,
        RunRecord.Head(command.recordedArguments(plan), plan.shard, features: digest))
      return ReportOutput(request, reporter, file: file, console)
    }
  }

  /// What the run is made of; the library is listed only for reports that need it.
  func material<World>(_ plan: Plan, _ suite: Suite<World>) -> RunMaterial {
    guard command.reports.contains(where: \.kind.needsInventory) else { return RunMaterial() }
    return RunMaterial(
      sources: suite.files.features.sources,
      digests: FileDigest.text(of: suite.files.namedDigests), scenarios: plan.scenarios,
      inventory: StepInventory(suite.library, phrases: suite.phrases.phrases))
  }

  /// What workers do for the reports: the test cases of JUnit's, the only one that is long for scenarios that passed.
  func preparation(
    _ requirements: ReportedRequirements
  ) -> (@Sendable (ScenarioResult) -> [UInt8])? {
    guard command.reports.contains(where: { [.junit, .record].contains($0.kind) }) else {
      return nil
    }
    return JUnitReporter.preparation(
      ReportOptions(requirements: requirements), seed: command.chosen.seed)
  }

  /// What workers do for the reports that show what scenarios looked like.
  func preparations(
    _ requirements: ReportedRequirements
  ) -> [String: @Sendable (ScenarioResult) -> [UInt8]] {
    let options = ReportOptions(detail: command.detail, requirements: requirements)
    return command.reports.reduce(into: [:]) { all, request in
      let more = request.kind.preparations(options, seed: command.chosen.seed)
      // Two reports of a kind need the same.
      all.merge(more) { first, _ in first }
    }
  }

  mutating func finishOutputs(with lines: [String]) {
    for index in outputs.indices {
      outputs[index].close(with: lines)
      do throws(AtomicFile.Fault) { try outputs[index].finish(console) } catch {
        report(error, path: outputs[index].request.file?.text ?? "")
        isIncomplete = true
      }
    }
  }

  mutating func finish(_ rerun: RerunFile, _ failed: RerunList) {
    do throws(AtomicFile.Fault) { try rerun.write(failed) } catch {
      report(error, path: rerun.path)
      isIncomplete = true
    }
  }

  private func report(_ fault: AtomicFile.Fault, path: String) {
    let problem = FileProblem.unwritable(fault)
    console.report(Diagnostic(problem.message, place: path, notes: problem.notes), errorStyle)
  }
}

import Processes
import SpeedGuard

/// The benchmark: measures what the goals speak of and prints one table.
///
/// It ends with 0 whether the goals are met or not: it measures, and whoever reads the table judges. Only where it compares with
/// another revision it judges itself.
@main
enum RehearseBench {
  private static let usageExitCode: Int32 = 2

  static func main() async {
    Orphans.willAdopt()
    let options: BenchOptions
    do throws(OptionError) {
      options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
    } catch { refuse(error.message) }
    guard options.compares else { return await run(options) }
    do throws(GuardFault) {
      let report = try SpeedComparison(options).run()
      print(report.text, terminator: "")
      exit(report.exitCode)
    } catch { refuse(error.message) }
  }

  private static func refuse(_ message: String) -> Never {
    Progress.write("error: \(message)")
    exit(usageExitCode)
  }

  private static func run(_ options: BenchOptions) async {
    if options.showsHelp { return print(HelpText.text, terminator: "") }
    var table = ResultTable()
    for part in options.parts {
      // A part takes seconds, and nothing is printed before the table is whole.
      Progress.write("measuring: \(part.rawValue) …")
      table.add(await part.section(options))
    }
    print(table.text, terminator: "")
  }
}

/// Lines on standard error, so that standard output has nothing but the table.
enum Progress {
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // Whoever closed standard error does not want to be told.
    _ = Processes.write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// What `--help` prints.
enum HelpText {
  static let text = """
    Measures how fast rehearse parses, runs and starts, and prints one table.

    USAGE: swift run -c release rehearse-bench [options]

      --only <part>        measure one part: parsing, running, phone, long, shift, route,
                           startup, tracks or command
      --quick              small inputs and few repetitions, to see that it works
      --rehearse <path>    the rehearse that is started; without it, the one beside rehearse-bench.
                           Build both with: swift build -c release --static-swift-stdlib
      --scenarios <folder> the scenarios played with the real vocabulary
                           (default: Scenarios/startup-listing)
      -h, --help           print this

    Figures are the best and, in parentheses, the median of repetitions that take turns. The
    yardstick counts the newlines of the same bytes between the repetitions, one byte after the
    other; figures given in relation to it can be compared between machines. The exit code is 0
    whether the goals are met or not.

    """
}

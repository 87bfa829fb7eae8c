/// The work of a tool that was given all of its input at once, and waited for.
package struct FinishedProcess: Sendable {
  /// How it ended.
  package let end: ProcessEnd
  /// What it wrote to its standard output.
  package let output: [UInt8]
  /// What it wrote to its standard error, of which only the first bytes are kept.
  package let errors: [UInt8]

  /// The reason for which a tool was of no use.
  package enum Fault: Error, Hashable, Sendable {
    /// It could not be started.
    case notStarted(SystemError)
    /// It was not ready in time, and was ended.
    case tooLate
    /// It wrote more than was asked for, and was ended.
    case tooMuch
  }

  private static let errorsMax = 65_536
  private static let chunk = 65_536

  /// Starts a tool, hands it its input, and waits until it has ended.
  ///
  /// Whatever happens, no process is left behind; throws `Fault`.
  package init(
    _ launch: Launch, input: [UInt8], outputMax: Int, milliseconds: Int64
  ) throws(Fault) {
    let folder: RunFolder
    let child: ChildProcess
    do throws(SystemError) {
      folder = try RunFolder.shared()
      child = try Orphans.starting { () throws(SystemError) in try ChildProcess(launch) }
    } catch {
      throw .notStarted(error)
    }
    folder.record(child.pid, isRunning: true)
    var streams = Streams(child, rest: input[...], outputMax: outputMax)
    let fault = streams.follow(until: SystemCall.milliseconds + milliseconds)
    // What has closed its streams is about to end: it is waited for, and whatever else is there is ended.
    end = Orphans.finish(child, isReady: fault == nil)
    folder.record(child.pid, isRunning: false)
    streams.close()
    (output, errors) = (streams.output, streams.errors)
    if let fault { throw fault }
  }

  /// The three streams of a tool while it runs.
  private struct Streams {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    private var rest: ArraySlice<UInt8>
    private let outputMax: Int
    private var places: [pollfd]

    private enum Place: Int {
      case output, errors, input
    }

    init(_ child: ChildProcess, rest: ArraySlice<UInt8>, outputMax: Int) {
      (self.rest, self.outputMax) = (rest, outputMax)
      places = [
        pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0),
      ]
    }

    /// Writes and reads until the tool has closed what it writes to; returns what went wrong.
    mutating func follow(until deadline: Int64) -> Fault? {
      while places[0].fd >= 0 || places[1].fd >= 0 {
        let left = deadline - SystemCall.milliseconds
        guard left > 0 else { return .tooLate }
        let found = poll(&places, 3, Int32(min(left, 60_000)))
        guard found > 0 else {
          if found == 0 || errno == EINTR { continue }
          return .tooLate
        }
        write()
        read(.output) { $0.output += $1 }
        read(.errors) { $0.errors += $1.prefix(FinishedProcess.errorsMax - $0.errors.count) }
        guard output.count <= outputMax else { return .tooMuch }
      }
      return nil
    }

    private mutating func write() {
      guard places[Place.input.rawValue].revents != 0 else { return }
      do throws(SystemError) {
        rest = rest.dropFirst(try SystemCall.write(places[Place.input.rawValue].fd, rest))
      } catch {
        // A tool that reads no more says by its end why.
        if !error.wouldWait { rest = [] }
      }
      if rest.isEmpty { closePlace(.input) }
    }

    private mutating func read(_ place: Place, _ keep: (inout Streams, [UInt8]) -> Void) {
      guard places[place.rawValue].revents != 0 else { return }
      do throws(SystemError) {
        guard
          let bytes = try SystemCall.read(
            places[place.rawValue].fd, atMost: FinishedProcess.chunk)
        else { return closePlace(place) }
        keep(&self, bytes)
      } catch {
        if !error.wouldWait { closePlace(place) }
      }
    }

    private mutating func closePlace(_ place: Place) {
      guard places[place.rawValue].fd >= 0 else { return }
      SystemCall.closeDescriptor(places[place.rawValue].fd)
      // What is negative is not looked at.
      places[place.rawValue].fd = -1
      places[place.rawValue].revents = 0
    }

    mutating func close() {
      for place in [Place.output, .errors, .input] { closePlace(place) }
    }
  }
}

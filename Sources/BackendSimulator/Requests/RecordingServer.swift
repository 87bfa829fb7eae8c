public import DeviceInterface

/// A server that keeps what apps send it: it does each request once, however often it arrives.
public protocol RecordingServer: SimulatedServer {
  /// What was done under which key.
  var answered: IdempotencyRecord { get set }

  /// Does what a new request wants; with a count, takes only so many records of an upload.
  mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse
}

extension RecordingServer {
  /// Answers a request: again, where it was done before under its key.
  public mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    do throws(Refusal) {
      if let response = try answered.answer(to: request) { return response }
      let response = try perform(request, at: time, acceptedCountMax: acceptedCountMax)
      answered.remember(response, to: request)
      return response
    } catch {
      return error.response
    }
  }
}

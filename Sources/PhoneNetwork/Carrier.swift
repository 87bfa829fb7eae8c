internal import DeviceInterface
internal import VirtualTime

/// Takes requests to the phone and answers back, by their numbers.
@MainActor final class Carrier {
  static let shared = Carrier()

  private var count = 0
  private var waiting: [Int: MainThreadOnly<PhoneProtocol>] = [:]

  /// Sends a request under a number of its own.
  func send(_ request: ServerRequest, for sender: MainThreadOnly<PhoneProtocol>) {
    guard let phone = HostPhone.current else {
      HostPhone.refuse("a request is sent before AppHost.run has begun the app")
    }
    phone.listen(for: "PhoneNetwork") { Carrier.shared.hear($0) }
    count += 1
    waiting[count] = sender
    var request = request
    request.id = count
    phone.ask(.send(request))
  }

  /// Waits no more for an answer, where one is still to come.
  func giveUp(_ sender: MainThreadOnly<PhoneProtocol>) {
    guard let id = waiting.first(where: { $0.value.value === sender.value })?.key else { return }
    waiting[id] = nil
    HostPhone.current?.ask(.cancelSend(id: id))
  }

  private func hear(_ signal: Signal) {
    switch signal {
    case .response(let id, let response):
      waiting.removeValue(forKey: id)?.value.finish(response)
    case .requestFailed(let id, let failure):
      waiting.removeValue(forKey: id)?.value.fail(failure)
    default: break
    }
  }
}

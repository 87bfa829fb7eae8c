internal import DeviceInterface
internal import Foundation
internal import VirtualTime

/// Takes requests to the phone and answers back, by their numbers.
///
/// Sessions call it on queues of their own, and so what the phone is asked for waits until the main queue comes.
final class Carrier {
  /// That of this process, which its only thread keeps.
  static var ofThread: Carrier {
    let kept = Thread.mainThread.threadDictionary
    if let carrier = kept["PhoneNetwork"] as? Carrier { return carrier }
    let carrier = Carrier()
    kept["PhoneNetwork"] = carrier
    return carrier
  }

  private var waiting: [Int: PhoneProtocol] = [:]
  private var requests: [Request] = []

  /// Sends a request under a number of its own.
  func send(_ request: ServerRequest, for sender: PhoneProtocol) {
    var request = request
    request.id = HostPhone.nextRequestID()
    waiting[request.id] = sender
    ask(.send(request))
  }

  /// Waits no more for an answer, where one is still to come.
  func giveUp(_ sender: PhoneProtocol) {
    guard let id = waiting.first(where: { $0.value === sender })?.key else { return }
    waiting[id] = nil
    ask(.cancelSend(id: id))
  }

  private func ask(_ request: Request) {
    requests.append(request)
    Task { @MainActor in Carrier.askPhone() }
  }

  @MainActor private static func askPhone() {
    HostPhone.listen(for: "PhoneNetwork") { Carrier.ofThread.hear($0) }
    let phone = HostPhone.require(for: "URLSession")
    for request in ofThread.requests { phone.ask(request) }
    ofThread.requests = []
  }

  private func hear(_ signal: Signal) {
    switch signal {
    case .response(let id, let response): waiting.removeValue(forKey: id)?.finish(response)
    case .requestFailed(let id, let failure): waiting.removeValue(forKey: id)?.fail(failure)
    default: break
    }
  }
}

internal import DeviceInterface
internal import Foundation
internal import VirtualTime

/// The carrier of requests to the phone and of answers back, by their numbers.
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

  /// A request that was sent, and is sent again once there is a network.
  private struct Sent {
    let sender: PhoneProtocol
    let request: ServerRequest
    /// How many seconds it may wait for a network; nil where it does not wait.
    let patience: TimeInterval?
  }

  private var waiting: [Int: Sent] = [:]
  /// What waits for a network, in the order of failing.
  private var held: [Sent] = []
  private var requests: [Request] = []

  /// Sends a request under a number of its own; one with patience waits so many seconds for a network at most.
  func send(
    _ request: ServerRequest, for sender: PhoneProtocol, patience: TimeInterval? = nil
  ) {
    send(Sent(sender: sender, request: request, patience: patience))
  }

  private func send(_ sent: Sent) {
    var request = sent.request
    request.id = HostPhone.nextRequestID()
    waiting[request.id] = sent
    ask(.send(request))
  }

  /// Holds a request until there is a network, or until its time is over.
  private func hold(_ sent: Sent, for patience: TimeInterval) {
    held.append(sent)
    let sender = ObjectIdentifier(sent.sender)
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      Carrier.ofThread.endPatience(of: sender)
    }
  }

  private func endPatience(of sender: ObjectIdentifier) {
    guard let index = held.firstIndex(where: { ObjectIdentifier($0.sender) == sender }) else {
      return
    }
    held.remove(at: index).sender.fail(.timedOut)
  }

  /// Waits no more for an answer, where one is still to come.
  func giveUp(_ sender: PhoneProtocol) {
    held.removeAll { $0.sender === sender }
    guard let id = waiting.first(where: { $0.value.sender === sender })?.key else { return }
    waiting[id] = nil
    ask(.cancelSend(id: id))
  }

  private func ask(_ request: Request) {
    requests.append(request)
    Task { @MainActor in Carrier.askPhone() }
  }

  @MainActor private static func askPhone() {
    HostPhone.listen(for: "PhoneNetwork") { Carrier.ofThread.receive($0) }
    let phone = HostPhone.require(for: "URLSession")
    for request in ofThread.requests { phone.ask(request) }
    ofThread.requests = []
  }

  private func receive(_ signal: Signal) {
    switch signal {
    case .response(let id, let response): waiting.removeValue(forKey: id)?.sender.finish(response)
    case .requestFailed(let id, let failure):
      waiting.removeValue(forKey: id).map { end($0, failure) }
    case .connectivityChanged(isOnline: true): sendHeld()
    default: break
    }
  }

  private func end(_ sent: Sent, _ failure: ServerFailure) {
    guard let patience = sent.patience, failure == .offline else {
      return sent.sender.fail(failure)
    }
    hold(sent, for: patience)
  }

  private func sendHeld() {
    let sent = held
    held = []
    for one in sent { send(one) }
  }
}

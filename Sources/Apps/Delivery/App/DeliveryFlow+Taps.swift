import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// The courier tapped something; only what the screen shows can be meant.
  mutating func tapped(_ label: String, _ platform: inout Requests) {
    if let dialog {
      // The dialog keeps touches from what lies under it.
      if dialog.buttons.contains(label) { tappedDialog(dialog, label, &platform) }
    } else if sheet.exists {
      tappedSheet(label, &platform)
    } else if isDriving {
      tappedStop(label, &platform)
    } else {
      tappedOffer(label, &platform)
    }
  }

  /// The dialogs in the order in which they lie above each other.
  private mutating func tappedDialog(
    _ dialog: Dialog, _ label: String, _ platform: inout Requests
  ) {
    if isAskingConsent {
      isAskingConsent = false
      if label == DeliveryWording.agree { agree(&platform) }
    } else if !news.items.isEmpty {
      news.readFirst(&platform)
    } else if guide.message != nil {
      guide.answer(label, in: dialog, &platform)
    } else if let index = unreadRefusal {
      work?.progress[index].isRefusalUnread = false
      news.readReason(ofStop: index, &platform)
      store(&platform)
      if label == DeliveryWording.fillInAgain { openSheet(index) }
    }
  }

  private mutating func agree(_ platform: inout Requests) {
    decide(agrees: true, &platform)
    guard !isDriving else { return }
    // What the system asks for was explained with the consent.
    if LocationHurdle(platform.facts) == .unasked {
      guide.ask(&platform)
    } else {
      pursue(&platform)
    }
  }

  private mutating func tappedOffer(_ label: String, _ platform: inout Requests) {
    guard offerControls.contains(label) else { return }
    switch label {
    case DeliveryWording.start: pursue(&platform)
    case DeliveryWording.tryAgain: loadRoute(&platform)
    default: break
    }
  }

  private mutating func tappedStop(_ label: String, _ platform: inout Requests) {
    guard let work, let index = work.next else { return }
    if wayChoice.exists { return tappedWays(label, &platform) }
    // The rows begin with numbers, and no control does.
    guard stopControls.contains(label) else {
      if let row = work.route.stops.firstIndex(where: { DeliveryWording.row($0) == label }) {
        show(stop: row + 1)
      }
      return
    }
    let stop = work.route.stops[index]
    switch label {
    case DeliveryWording.navigate:
      platform.add(.open(address: DeliveryWording.mapAddress(stop.position)))
    case DeliveryWording.otherWays: lookForWays(&platform)
    case DeliveryWording.call: platform.add(.open(address: DeliveryWording.callAddress(stop)))
    case DeliveryWording.arrived: arrive(index, isManual: true, &platform)
    case DeliveryWording.deliver: openSheet(index)
    case DeliveryWording.backToNext: shownStop = nil
    case LocationWording.openSettings: platform.add(.openSettings)
    case DeliveryWording.share: isAskingConsent = true
    case DeliveryWording.stopSharing: decide(agrees: false, &platform)
    default: break
    }
  }

  /// Shows the details of a stop by its number; those of the next one are shown anyway.
  mutating func show(stop number: Int) {
    guard isDriving, !sheet.exists, !wayChoice.exists, !dialog.exists, let work,
      work.route.stops.indices.contains(number - 1)
    else { return }
    shownStop = number - 1 == work.next ? nil : number - 1
  }

  // MARK: The sheet

  private mutating func openSheet(_ index: Int) {
    guard let work, work.progress[index].outcome == nil else { return }
    sheet = StatusSheet(stop: index, items: work.route.stops[index].items)
  }

  private mutating func tappedSheet(_ label: String, _ platform: inout Requests) {
    switch label {
    case DeliveryWording.cancel: sheet = nil
    case DeliveryWording.submit: submit(mustBeSaved: true, &platform)
    case DeliveryWording.goOnUnsaved where sheet?.isUnsaved == true:
      submit(mustBeSaved: false, &platform)
    default: sheet?.tap(label)
    }
  }
}

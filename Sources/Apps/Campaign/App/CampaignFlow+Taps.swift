import AppParts
import DeviceInterface

extension CampaignFlow {
  /// The user tapped something; only what the screen shows can be meant.
  mutating func tapped(_ label: String, _ platform: inout Requests) {
    watchAccess(&platform)
    if let dialog {
      // The dialog keeps touches from what lies under it.
      if dialog.buttons.contains(label) { tappedDialog(dialog, label, &platform) }
      return
    }
    switch page {
    case .list: tappedList(label, &platform)
    case .campaign(let campaign): tappedCampaign(campaign, label, &platform)
    case .execution: tappedExecution(label, &platform)
    }
  }

  private mutating func tappedDialog(
    _ dialog: Dialog, _ label: String, _ platform: inout Requests
  ) {
    let answered = notice
    notice = nil
    switch answered {
    case .trackingStopped:
      if label == LocationWording.openSettings { platform.add(.openSettings) }
    case .anotherInProgress:
      if label == CampaignWording.openCurrent { page = .execution }
    case .confirmingCancel:
      if label == CampaignWording.cancelCampaign { end(.cancelled, &platform) }
    case nil: guide.answer(label, in: dialog, &platform)
    }
  }

  private mutating func tappedList(_ label: String, _ platform: inout Requests) {
    switch label {
    case CampaignWording.openCurrent where execution.exists: page = .execution
    case CampaignWording.tryAgain where listing.problem != nil: loadList(&platform)
    default:
      guard let row = rowTitles.firstIndex(of: label) else { return }
      let campaign = campaigns[row]
      guide.giveUp()
      page = execution?.campaign.id == campaign.id ? .execution : .campaign(campaign)
    }
  }

  private mutating func tappedCampaign(
    _ campaign: Campaign, _ label: String, _ platform: inout Requests
  ) {
    switch label {
    case CampaignWording.start where !guide.isWaiting:
      if let execution {
        // One at a time, active or paused (campaign:3.1).
        notice = .anotherInProgress(name: execution.campaign.name)
      } else {
        pursue(&platform)
      }
    case CampaignWording.back:
      // A question that is on its way loses its purpose; its answer changes the permission only.
      guide.giveUp()
      page = .list
    default: break
    }
  }

  private mutating func tappedExecution(_ label: String, _ platform: inout Requests) {
    guard executionControls.contains(label) else { return }
    switch label {
    case CampaignWording.pause: pause(&platform)
    case CampaignWording.resume: pursue(&platform)
    case CampaignWording.complete: end(.completed, &platform)
    case CampaignWording.cancel: notice = .confirmingCancel
    case CampaignWording.center:
      camera = marker.map {
        MapView.Camera(center: $0, zoom: configuration.zoom, moves: (camera?.moves ?? 0) + 1)
      }
    case CampaignWording.campaigns:
      page = .list
      guide.giveUp()
    default: break
    }
  }
}

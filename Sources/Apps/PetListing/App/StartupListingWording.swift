import AppParts
import DeviceInterface

/// Every text of the startup screen.
enum StartupListingWording {
  static let title = "Lost and found pets"
  static let anotherScreen = "Another screen"

  static let nearYou = "Near you"
  static let approximate = "Approximate location"
  static let allListings = "All listings"

  static let asking = "Waiting for your answer about location…"
  static let visitingSettings = "Waiting for your return from Settings…"
  static let locating = "Finding your location…"
  static let loading = "Loading listings…"
  static let updating = "Updating listings…"

  static let noneNear = "No pets are listed near you."
  static let none = "No pets are listed."

  static let popupTitle = "Location is off"
  static let goToSettings = "Go to Settings"
  static let cancel = "Cancel"
  static let tryAgain = "Try again"

  /// That location is off, why, and what to do.
  static func popup(_ block: LocationBlock) -> Dialog {
    Dialog(title: popupTitle, message: popupMessage(block), buttons: [goToSettings, cancel])
  }

  /// Why location is off, and what the user can do about it.
  private static func popupMessage(_ block: LocationBlock) -> String {
    switch block {
    case .denied:
      "This app may not use your location, so it cannot show the pets near you first."
        + " You can allow it in Settings, or browse all listings."
    case .restricted:
      "Location is restricted on this device, for example by parental controls or by your"
        + " organization. Settings shows what is restricted. You can browse all listings."
    case .servicesOff:
      "Location Services are switched off on this device, so no app can find the pets near you."
        + " You can switch them on in Settings, or browse all listings."
    }
  }

  /// Why the listing is as it is; `nil` when it is what the user expects.
  static func message(_ listing: Listing) -> String? {
    switch (listing.scope, listing.items.isEmpty) {
    case (.near, false): nil
    case (.near, true): noneNear
    case (.everywhere(let reason), false): message(reason)
    case (.everywhere, true): none
    }
  }

  static func message(_ reason: Listing.FallbackReason) -> String {
    switch reason {
    case .undecided: "Showing all listings, because location has not been allowed yet."
    case .declined: "Showing all listings, because you went on without location."
    case .notLocated: "Showing all listings, because your location could not be found."
    case .blocked(.denied): "Showing all listings, because location is off for this app."
    case .blocked(.restricted): "Showing all listings, because location is restricted."
    case .blocked(.servicesOff): "Showing all listings, because Location Services are off."
    }
  }

  /// Why there is no listing, or no newer one.
  static func message(_ problem: QueryProblem, hasListing: Bool) -> String {
    let consequence = hasListing ? "Could not refresh." : "Could not load the listings."
    return consequence + " " + problem.sentence
  }
}

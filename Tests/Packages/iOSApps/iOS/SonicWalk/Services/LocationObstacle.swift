//
//  LocationObstacle.swift
//  SonicWalk
//

import CoreLocation

/// Why points cannot start by themselves.
enum LocationObstacle {
  case notAllowedYet, denied, restricted, switchedOff, precise

  var reason: String {
    switch self {
    case .notAllowedYet: return "location has not been allowed yet"
    case .denied: return "this app may not use your location"
    case .restricted: return "location is restricted on this device"
    case .switchedOff: return "location is switched off"
    case .precise: return "precise location is off"
    }
  }
}

/// What the walker is asked or told before the system asks.
enum LocationPrompt {
  case explanation, required, keepOpen, precise

  var title: String {
    switch self {
    case .explanation: return "Location starts the stories"
    case .required: return "Location is required"
    case .keepOpen: return "Keep the app open"
    case .precise: return "Precise location is off"
    }
  }
}

extension LocationManager {
  var obstacle: LocationObstacle? {
    switch authorizationStatus {
    case .notDetermined: return .notAllowedYet
    case .restricted: return .restricted
    case .denied: return CLLocationManager.locationServicesEnabled() ? .denied : .switchedOff
    default: return isPrecise ? nil : .precise
    }
  }
}

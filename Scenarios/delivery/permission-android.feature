@android
Feature: Allowed, or not, on Android
  A route can be driven with location while using the app; for the time after the app was closed all the time is needed.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery app is installed

  @delivery:TRACK-1 @delivery:PRIVACY-2
  Scenario: Asked after the consent, and again for the background
    When the user opens the app
    And the courier starts the route
    Then no system alert is shown
    And location updates are off
    When the user taps "Agree"
    Then the location permission alert is shown
    When the user answers "While using the app"
    Then the screen shows "Stop 1 of 10"
    And the popup "Keep the app open" is shown
    When the user taps "Allow always"
    Then Settings shows the page of this app
    When the user chooses "Allow all the time" in Settings
    And the user returns to the app
    Then no popup is shown
    And location updates are on
    And the app sees location permission always

  @delivery:TRACK-1
  Scenario: While using only, and the app goes to the background
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "While using the app"
    And the user taps "Not now"
    Then the badge "Keep the app open" is shown
    When the user leaves the app
    And the user drives 1 km north at 30 km/h and arrives
    Then location updates are on
    And the last recorded point is within 1 m of the user

  Scenario: Refused
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "Deny"
    Then the popup "Location is required" is shown
    And the popup offers "Open Settings" and "Close"
    When the user taps "Close"
    Then the screen shows "Today's route"
    And location updates are off

  Scenario: The device's location is off
    When the user switches Location Services off in Settings
    And the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    Then location updates are off

  @delivery:TRACK-1
  Scenario: Approximate only
    Given location permission is while using with approximate location
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    Then the popup "Precise location is off" is shown
    And location updates are off
    When the user taps "Allow precise location"
    And the user answers "Change to precise location"
    Then location updates are on

  # The limit: A-07, A-08.
  @delivery:TRACK-1
  Scenario: Taken away on the way, and given back
    Given the delivery route is under way
    When the user drives 400 m north at 30 km/h and arrives
    And the user sets location permission to never in Settings
    And the user returns to the app
    Then location updates are off
    And the badge "Not tracked" is shown
    And the screen shows "Customers cannot see where you are, because this app may not use your location."
    When the user sets location permission to while using in Settings and returns
    Then location updates are on
    And the badge "Not tracked" is not shown
    When the user drives 300 m north at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 1 m of the user

  @delivery:TRACK-1
  Scenario: Switched off and on again on the way, the courier sees both at once
    Given the delivery route is under way
    When the courier drives to stop 1
    And 30 seconds pass
    And the user switches Location Services off
    Then the badge "Not tracked" is shown
    When the user switches Location Services on
    Then the badge "Not tracked" is not shown
    And location updates are on

  @delivery:TRACK-6
  Scenario: Where the courier stands when location is back, the position says so
    Given the delivery route is under way
    When the user drives 300 m north at 30 km/h and arrives
    And the user switches Location Services off
    And 30 seconds pass
    And the user switches Location Services on
    And 1 minute passes
    Then the last location on the server says:
      | at       | 08:01:06   |
      | activity | stationary |
      | heading  | none       |
      | moving   | no         |

  @delivery:TRACK-1
  Scenario: Location Services off behind another app, and on again, tracking goes on there
    Given location permission is always
    And the delivery route is under way
    When the user leaves the app
    And the user switches Location Services off
    And 10 seconds pass
    And the user switches Location Services on
    And the user drives 2 km north at 30 km/h and arrives
    And 30 seconds pass
    Then location updates are on
    And the platform watches 0 regions
    And the last recorded point is within 1 m of the user

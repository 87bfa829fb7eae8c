@ios
Feature: Allowed, or not, on iOS
  A route can be driven with location while using the app; for the time after the app was closed Always is needed.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery app is installed

  @delivery:TRACK-1 @delivery:PRIVACY-2
  Scenario: Asked once, after the consent
    When the user opens the app
    And the courier starts the route
    Then no system alert is shown
    And location updates are off
    When the user taps "Agree"
    Then the location permission alert is shown
    And the alert says "Your position tells your customers when you come."
    When the user answers "Allow While Using App"
    Then the screen shows "Stop 1 of 10"
    And the popup "Keep the app open" is shown
    When the user taps "Allow always"
    And the user answers "Change to Always Allow"
    Then no popup is shown
    And location updates are on
    And the app sees location permission always

  Scenario: Refused
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "Don’t Allow"
    Then the popup "Location is required" is shown
    And the popup offers "Open Settings" and "Close"
    When the user taps "Close"
    Then no popup is shown
    And the screen shows "Today's route"
    And location updates are off

  @delivery:TRACK-1
  Scenario: While using only, and the app goes to the background
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "Allow While Using App"
    And the user taps "Not now"
    Then the badge "Keep the app open" is shown
    When the user leaves the app
    And the user drives 1 km north at 30 km/h and arrives
    Then location updates are on
    And the last recorded point is within 1 m of the user

  @delivery:TRACK-1
  Scenario: Taken away on the way, and given back
    Given the app's notifications are on
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "Allow While Using App"
    And the user taps "Not now"
    And the user drives 400 m north at 30 km/h and arrives
    And location permission changes to denied
    Then location updates are off
    And the badge "Not tracked" is shown
    And the screen shows "Customers cannot see where you are, because this app may not use your location."
    When location permission changes to while using
    Then location updates are on
    And the badge "Not tracked" is not shown

  @delivery:TRACK-1
  Scenario Outline: <what> behind another app, and given back
    Given the delivery route is under way
    When the courier drives to stop 1
    And the user leaves the app
    And <off>
    Then location updates are off
    And the notification "Not tracked" is shown
    When the user returns to the app
    Then the notification "Not tracked" is not shown
    And the badge "Not tracked" is shown
    When <on>
    Then the badge "Not tracked" is not shown
    And location updates are on
    When the user drives 300 m north at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 60 m of the user

    Examples:
      | what               | off                                                | on                                                            |
      | The permission     | location permission changes to denied              | location permission changes to while using                    |
      | Location Services  | the user switches Location Services off            | the user switches Location Services on                        |
      | The exact position | the user switches Precise Location off in Settings | the user switches Precise Location on in Settings and returns |

  @delivery:TRACK-1
  Scenario: Precise location is off
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    Then the popup "Precise location is off" is shown
    And location updates are off
    When the user taps "Allow precise location"
    And the user answers "Allow Once"
    Then the popup "Precise location is off" is not shown
    And location updates are on

  @delivery:TRACK-1 @I-31 @I-54
  Scenario Outline: <what> behind another app, and given back there, tracking goes on when the app is opened
    Given the delivery route is under way
    When the user leaves the app
    And <off>
    And 10 seconds pass
    And <on>
    And the user drives 2 km north at 30 km/h and arrives
    And 1 hour passes
    Then location updates are off
    And the notification "Not tracked" is shown
    When the user returns to the app
    Then location updates are on
    And the badge "Not tracked" is not shown
    And the notification "Not tracked" is not shown
    When the user drives 300 m north at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 60 m of the user

    Examples:
      | what              | off                                     | on                                     |
      | Location Services | the user switches Location Services off | the user switches Location Services on |
      | The permission    | location permission changes to denied   | location permission changes to always  |

@android
Feature: The permission to use the location, on Android
  Android asks for the use in front, and sends those who want more to its settings.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed
    And the app's notifications are on

  @tour:SC-6
  Scenario: Asked for in two steps, each after its explanation
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Location starts the stories" is shown
    And the popup says "Each story starts by itself where it belongs, also while the screen is locked"
    And the location permission alert has never been shown
    When the user taps "Continue"
    Then the location permission alert is shown
    And the alert offers "While using the app", "Only this time" and "Deny"
    When the user answers "While using the app"
    Then the tour "Royal Way" is active
    And the popup "Keep the app open" is shown
    And the popup says "until the app is closed, and not afterwards"
    And no system alert is shown
    When the user taps "Allow always"
    Then Settings shows the page of this app
    When the user chooses "Allow all the time" in Settings
    And the user returns to the app
    Then the app sees location permission always
    And the badge "Keep the app open" is not shown
    And only the circle of point 1 is watched

  @tour:SC-6
  Scenario: Not now asks for nothing
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Not now"
    Then the tour "Royal Way" is not started
    And the location permission alert has never been shown

  @tour:SC-6 @tour:EDGE-4
  Scenario: After one no Android may ask once more, after the explanation, and not again
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And the user answers "Deny"
    Then the popup "Location is required" is shown
    When the user taps "Close"
    And the user starts the tour "Royal Way"
    Then the popup "Location starts the stories" is shown
    And no system alert is shown
    When the user taps "Continue"
    Then the location permission alert has been shown 2 times
    When the user answers "Deny"
    Then the popup "Location is required" is shown
    When the user taps "Close"
    And the user starts the tour "Royal Way"
    Then the popup "Location is required" is shown
    And the location permission alert has been shown 2 times

  @tour:SC-6
  Scenario: Precise location is asked for after its explanation
    Given location permission is always with reduced accuracy
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Precise location is off" is shown
    And the popup says "only where your precise location is known"
    And the app has not asked for permission
    When the user taps "Allow precise location"
    Then the alert says "from approximate to precise"
    When the user answers "Change to precise location"
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"

  @tour:EDGE-4 @tour:SC-6
  Scenario: Precise location is refused in the question, and nothing starts by itself
    Given location permission is always with reduced accuracy
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Allow precise location"
    And the user answers "Deny"
    Then no popup is shown
    And the screen shows "because precise location is off"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 320 m north at 1.5 m/s and arrives
    Then no point has been triggered

  @tour:SC-6
  Scenario: Approximate at first, then precise, and always with the next start
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And the user answers "While using the app" with approximate location
    Then the popup "Precise location is off" is shown
    When the user taps "Allow precise location"
    And the user answers "Change to precise location"
    Then location updates are on
    And no popup is shown
    And the badge "Keep the app open" is shown
    When the user taps "Stop"
    And the user taps "Continue"
    Then the popup "Keep the app open" is shown

  @tour:EDGE-5
  Scenario: While using only, no circle is watched and the service keeps the tour alive
    Given location permission is while using
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Not now"
    Then the badge "Keep the app open" is shown
    And the platform watches 0 regions
    And the foreground service notification is shown

  @tour:EDGE-4
  Scenario: Taken away on the way, Android ends the app, and nothing of the walk is lost
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user sets location permission to denied in Settings
    And the user opens the app
    Then the tour "Royal Way" is active
    And point 1 of the tour is completed
    And the screen shows "because this app may not use your location"
    And location updates are off
    And the platform watches 0 regions
    And the foreground service notification is not shown
    When the user sets location permission to always in Settings and returns
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    And the screen does not show "because this app may not use your location"

  @tour:EDGE-4
  Scenario: Taken away during a story, it ends with the app, and is told to its end when that is opened
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And 20 seconds pass
    Then the audio of point 1 is playing
    When the user sets location permission to denied in Settings
    Then the app is not running
    And the audio is not playing
    When the user opens the app
    Then point 1 of the tour is active
    And the audio of point 1 is playing
    And the screen shows "because this app may not use your location"
    And location updates are off
    When 20 seconds pass
    Then the audio of point 1 is playing
    When 15 seconds pass
    Then point 1 of the tour is completed

  @tour:EDGE-4
  Scenario: Location that is switched on again is noticed when the app comes to the front
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user turns Location Services off
    Then the screen shows "because location is switched off"
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user turns Location Services on
    And 1 minute passes
    Then location updates are off
    And no point has been triggered
    When the user leaves the app and returns to it
    Then location updates are on
    And the foreground service notification is shown
    And within 1 second the points triggered so far are "1"
    And the screen does not show "because location is switched off"

  @tour:SETUP-1
  Scenario: Without the declared permission for the background Android grants none
    Given the app declares the permissions coarse and fine only
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And the user answers "While using the app"
    Then the tour "Royal Way" is active
    When the user taps "Allow always"
    Then the app sees location permission while using
    And the badge "Keep the app open" is shown
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"

@ios @android
Feature: The permission to use the location
  Without the location nothing starts by itself, and the app says so.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed

  @tour:EDGE-4
  Scenario: Denied, nothing starts, and the way to Settings is shown
    Given location permission is denied
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Location is required" is shown
    And the popup says "this app may not use your location"
    And the popup says "You can allow it in Settings"
    And the popup offers "Open Settings" and "Close"
    When the user taps "Close"
    Then no popup is shown
    And the tour "Royal Way" is not started
    And location updates are off
    And the platform watches 0 regions
    When the user walks 400 m north at 1.5 m/s and arrives
    Then location updates are off
    And the platform watches 0 regions
    And the screen shows "1. Castle"
    And the tour "Royal Way" is not started

  @tour:EDGE-4
  Scenario: Allowed in Settings, the tour starts after all
    Given location permission is denied
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Open Settings"
    Then Settings show the page of this app
    When the user sets location permission to while using in Settings and returns
    Then no popup is shown
    When the user starts the tour "Royal Way"
    Then the tour "Royal Way" is active
    And location updates are on

  @tour:EDGE-4
  Scenario: Location Services are off
    Given Location Services are off
    And location permission is while using
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Location is required" is shown
    And the popup says "switched off"
    And the tour "Royal Way" is not started
    And location updates are off
    And the platform watches 0 regions

  @tour:EDGE-4
  Scenario: Location Services are off where a tour that was stopped is to go on
    Given the tour "Royal Way" is running
    When the user stops the tour
    And the user turns Location Services off
    And the user continues the tour "Royal Way"
    Then the popup "Location is required" is shown
    And the popup says "switched off"
    And the tour "Royal Way" is stopped
    And location updates are off
    And the platform watches 0 regions
    When the user taps "Close"
    And the user turns Location Services on in Settings and returns
    And the user continues the tour "Royal Way"
    Then the tour "Royal Way" is active
    And location updates are on

  @tour:EDGE-4
  Scenario: Location Services are off where another tour is to take the place of the running one, which goes on
    Given an editor publishes the tour "Old Town":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2360, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user turns Location Services off
    And 2 seconds pass
    And the user starts the tour "Old Town"
    Then the popup "Location is required" is shown
    And the tour "Old Town" is not started
    And the tour "Royal Way" is active
    And the audio of point 1 is playing
    When the user taps "Close"
    And the user turns Location Services on in Settings and returns
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    And the tour "Old Town" is not started

  @tour:EDGE-4
  Scenario: Location Services are off where a tour that was completed is to begin anew
    Given the tour "Royal Way" is running
    When the user walks 1130 m north at 1.5 m/s and arrives
    And 2 minutes pass
    And the user turns Location Services off
    And the user taps "Start again"
    Then the popup "Location is required" is shown
    When the user taps "Close"
    Then the tour "Royal Way" is completed
    And the circle of point 1 is green with a check
    And location updates are off

  @tour:EDGE-4
  Scenario: Switched off a second time, the tour says so and waits again
    Given the tour "Royal Way" is running
    When the user turns Location Services off
    And 1 minute passes
    And the user turns Location Services on in Settings and returns
    And 10 seconds pass
    And the user turns Location Services off
    And 1 second passes
    Then the screen shows "because location is switched off"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 320 m north at 1.5 m/s and arrives
    Then no point has been triggered
    When the user turns Location Services on in Settings and returns
    And 10 seconds pass
    Then the points triggered so far are "1"

  @tour:EDGE-4 @tour:UI-2
  Scenario: Switched off on the way, the story is told, and the tour goes on when location is back
    Given the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the circle of point 1 is orange and pulsing
    When the user turns Location Services off
    Then the audio of point 1 is playing
    And the circle of point 1 is grey
    And the screen shows "because location is switched off"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And point 1 of the tour is completed
    When the user turns Location Services on in Settings and returns
    And 10 seconds pass
    Then the points triggered so far are "1, 2"
    And the screen does not show "because location is switched off"
    And the button "Open Settings" is not shown

  @tour:EDGE-4
  Scenario: Precise location is switched off on the way, and the tour goes on when it is back
    Given the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user switches Precise Location off in Settings and returns
    Then the audio of point 1 is playing
    And the screen shows "because precise location is off"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And point 1 of the tour is completed
    When the user switches Precise Location on in Settings and returns
    And 10 seconds pass
    Then the points triggered so far are "1, 2"
    And the screen does not show "because precise location is off"

  @tour:EDGE-4
  Scenario: Location is restricted by a policy
    Given location permission is restricted
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Location is required" is shown
    And the popup says "restricted on this device"
    When the user taps "Close"
    Then the tour "Royal Way" is not started
    And location updates are off
    And the platform watches 0 regions

  @tour:EDGE-4 @tour:SC-6
  Scenario: Denied in the alert, the tour does not start
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And the user answers "Don't Allow"
    Then the popup "Location is required" is shown
    And the popup says "this app may not use your location"
    And the tour "Royal Way" is not started
    And location updates are off
    And the platform watches 0 regions

  @tour:EDGE-5
  Scenario: While using only, the app has to be kept open
    Given location permission is while using
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Keep the app open" is shown
    And the popup says "until the app is closed"
    And the popup offers "Allow always" and "Not now"
    When the user taps "Not now"
    Then no popup is shown
    And the badge "Keep the app open" is shown in yellow
    When the user leaves the app
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    When 1 minute passes
    And the system ends the app
    And the user walks 400 m north at 1.5 m/s and arrives
    And 10 minutes pass
    Then the points triggered so far are "1"
    When the user opens the app
    Then the badge "Keep the app open" is shown in yellow
    When 10 seconds pass
    Then the points triggered so far are "1, 2"

  @tour:EDGE-5
  Scenario: The permission for always is taken away on the way, and the app warns
    Given the app's notifications are on
    And location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the badge "Keep the app open" is not shown
    When the user sets location permission to while using in Settings and returns
    Then the badge "Keep the app open" is shown in yellow

  @tour:EDGE-4 @tour:SC-6
  Scenario: Reduced accuracy tells no point from the next
    Given location permission is always with reduced accuracy
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Precise location is off" is shown
    And the popup says "only where your precise location is known"
    When the user taps "Not now"
    Then no popup is shown
    And the app has not asked for permission
    And the screen shows "because precise location is off"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 400 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then no point has been triggered
    When the user switches Precise Location on in Settings and returns
    Then no popup is shown
    When 10 seconds pass
    Then the points triggered so far are "1"

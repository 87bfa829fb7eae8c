@ios
Feature: The permission to use the location, on iOS
  iOS asks for the use first, and once for more than that.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed
    And the app's notifications are on

  @tour:SC-6 @tour:SETUP-1 @tour:SETUP-3
  Scenario: Asked for in two steps, each after its explanation
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Location starts the stories" is shown
    And the popup says "Each story starts by itself where it belongs, also while the screen is locked"
    And the location permission alert has never been shown
    When the user taps "Continue"
    Then the location permission alert is shown
    And the alert offers "Allow Once", "Allow While Using App" and "Don't Allow"
    And the alert says "We need your location to trigger audio stories as you walk the tour route."
    When the user answers "Allow While Using App"
    Then the tour "Royal Way" is active
    And the popup "Keep the app open" is shown
    And the popup says "until the app is closed, and not afterwards"
    And no system alert is shown
    When the user taps "Allow always"
    Then the alert says "We need your location in the background to trigger audio stories even when the screen is locked."
    When the user answers "Change to Always Allow"
    Then the app sees location permission always
    And the badge "Keep the app open" is not shown
    And the popup "Keep the app open" has been shown 1 time
    And only the circle of point 1 is watched
    And the app's when-in-use usage description is "We need your location to trigger audio stories as you walk the tour route."
    And the app's always usage description is "We need your location in the background to trigger audio stories even when the screen is locked."
    And the app declares the background mode location
    And the app declares the background mode audio

  @tour:SC-6
  Scenario: Not now asks for nothing
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Not now"
    Then the tour "Royal Way" is not started
    And the location permission alert has never been shown

  @tour:EDGE-5
  Scenario: Always was refused: Settings is the way that is left
    Given location permission is while using
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Allow always"
    And the user answers "Keep Only While Using"
    Then the badge "Keep the app open" is shown in yellow
    When the user quits and reopens the app
    Then the badge "Keep the app open" is shown in yellow
    When the user stops the tour
    And the user continues the tour "Royal Way"
    Then the popup "Keep the app open" is shown
    And the popup offers "Open Settings" and "Not now"

  @tour:EDGE-4
  Scenario: Taken away on the way, the walk is kept, and goes on with the permission
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And the user sets location permission to denied in Settings and returns
    Then the audio of point 1 is playing
    And the screen shows "because this app may not use your location"
    And location updates are off
    And the platform watches 0 regions
    And the button "Open Settings" is shown
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And point 1 of the tour is completed
    When the user sets location permission to while using in Settings and returns
    And 10 seconds pass
    Then the points triggered so far are "1, 2"
    And the screen does not show "because this app may not use your location"
    And the button "Open Settings" is not shown

  @tour:EDGE-4
  Scenario: Restricted on the way, the walk is kept, and goes on when the restriction is lifted
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And location permission changes to restricted
    Then the audio of point 1 is playing
    And the screen shows "because location is restricted on this device"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And point 1 of the tour is completed
    When location permission changes to always
    And 10 seconds pass
    Then the points triggered so far are "1, 2"
    And the screen does not show "because location is restricted on this device"

  @tour:EDGE-4
  Scenario: Location that is switched on again is noticed at once
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user turns Location Services off
    Then the screen shows "because location is switched off"
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user turns Location Services on
    Then the screen does not show "because location is switched off"
    And within 1 second the points triggered so far are "1"

  @tour:EDGE-4
  Scenario: Out of sight it is noticed while a story is told
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And the user locks the phone
    And the user turns Location Services off
    And 20 seconds pass
    Then the audio of point 1 is playing
    And location updates are off
    When the user turns Location Services on
    Then location updates are on
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    And the app is in the background

  @tour:EDGE-4 @I-31
  Scenario: Out of sight, an app that was suspended meanwhile goes on when it is opened
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And the user locks the phone
    And the user turns Location Services off
    And 45 seconds pass
    Then the audio of point 1 is playing
    When 10 minutes pass
    And the user turns Location Services on
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    When the user unlocks the phone
    Then point 1 of the tour is completed
    And location updates are on
    And within 2 seconds the points triggered so far are "1, 2"

  @tour:EDGE-4
  Scenario: Out of sight, an app that was ended meanwhile goes on when it is opened
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user locks the phone
    And the user turns Location Services off
    And 1 minute passes
    And the system ends the app
    And the user turns Location Services on
    And the user walks 380 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then no point has been triggered
    When the user unlocks the phone
    And the user opens the app
    Then location updates are on
    And within 2 seconds the points triggered so far are "1"

  @tour:EDGE-4 @I-54
  Scenario: Allowed only while using the app, it goes on when it is opened
    Given location permission is while using
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Not now"
    And the user walks 320 m north at 1.5 m/s and arrives
    And the user locks the phone
    And the user turns Location Services off
    And 20 seconds pass
    And the user turns Location Services on
    And the user walks 400 m north at 1.5 m/s and arrives
    Then location updates are off
    And the points triggered so far are "1"
    When the user unlocks the phone
    Then location updates are on
    And within 2 seconds the points triggered so far are "1, 2"

  @tour:EDGE-4 @tour:SC-6
  Scenario: Allowed once, the walk is kept, and asked for anew after the explanation
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And the user answers "Allow Once"
    And the user taps "Not now"
    And the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user quits the app
    And 10 minutes pass
    And the user opens the app
    Then the screen shows "because the permission to use your location has ended"
    And point 1 of the tour is completed
    And location updates are off
    When the user stops the tour
    And the user continues the tour "Royal Way"
    Then the popup "Location starts the stories" is shown
    And no system alert is shown
    When the user taps "Continue"
    And the user answers "Don't Allow"
    Then the popup "Location is required" is shown
    And the tour "Royal Way" is stopped
    And location updates are off

  @tour:SETUP-1
  Scenario: With all of it declared, a story starts behind the lock screen
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the app is in the background
    And the points triggered so far are "1"

  @tour:SETUP-1
  Scenario: Without the background mode the app ends where it wants to track
    Given the app does not declare the location background mode
    And location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the app is not running
    And location updates are off

  @tour:SETUP-1
  Scenario: Without the usage description for the background iOS asks for it in vain
    Given the app's always usage description is missing
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And the user answers "Allow While Using App"
    And the user taps "Allow always"
    Then no system alert is shown
    And the app sees location permission while using
    And the badge "Keep the app open" is shown

  @tour:SETUP-1
  Scenario: Without the usage description iOS asks nothing, and the tour says that it waits
    Given the app's when-in-use usage description is missing
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    And 5 seconds pass
    Then the location permission alert has never been shown
    And the tour "Royal Way" is not started
    And the screen shows "location has not been allowed yet"

  @tour:SC-6
  Scenario: Precise location is asked for with its purpose
    Given location permission is always with reduced accuracy
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Precise location is off" is shown
    And the popup says "only where your precise location is known"
    And the app has not asked for permission
    When the user taps "Allow precise location"
    Then the alert says "Stories start only where your precise position is known."
    When the user answers "Allow Once"
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"

  @tour:EDGE-4 @tour:SC-6
  Scenario: Precise location is refused in the question, and nothing starts by itself
    Given location permission is always with reduced accuracy
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Allow precise location"
    And the user answers "Don't Allow"
    Then no popup is shown
    And the screen shows "because precise location is off"
    And location updates are off
    And the platform watches 0 regions
    When the user walks 320 m north at 1.5 m/s and arrives
    Then no point has been triggered

  @tour:SC-6
  Scenario: Precise location first, and always with the next start
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the tour "Royal Way"
    Then the popup "Precise location is off" is shown
    When the user taps "Allow precise location"
    And the user answers "Allow Once"
    Then location updates are on
    And no popup is shown
    And the badge "Keep the app open" is shown
    When the user stops the tour
    And the user continues the tour "Royal Way"
    Then the popup "Keep the app open" is shown

  @tour:EDGE-4
  Scenario: Restarted without the permission, a running tour says why it does not go on
    Given location permission is always
    And the tour "Royal Way" is running
    When the user sets location permission to never in Settings and returns
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then location updates are off
    And the screen shows "because this app may not use your location"
    When the user sets location permission to while using in Settings and returns
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And the screen does not show "because this app may not use your location"

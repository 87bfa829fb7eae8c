@android
Feature: A service that is seen, on Android
  On Android a foreground service keeps positions coming, and the loudspeaker is not for everyone.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |

  @tour:REQ-4 @tour:SC-4 @tour:SETUP-2 @tour:BATTERY-1
  Scenario: The service is there exactly while the tour runs
    Given the tour "Royal Way" is running
    Then the foreground service notification is shown
    When the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    When the user unlocks the phone
    And the user stops the tour
    Then the foreground service notification is not shown

  @tour:REQ-4 @tour:SC-4 @A-77
  Scenario: With restricted battery use the positions end out of sight, and come again when the app is opened
    Given the tour "Royal Way" is running
    And the app's battery use is restricted
    When the user locks the phone
    And 90 minutes pass
    Then location updates are off
    When the user unlocks the phone
    And the user opens the app
    Then location updates are on
    And the foreground service notification is shown
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing

  Scenario: A position every other second follows a walker closely enough
    Given the tour "Royal Way" is running
    When the user walks 450 m north at 1.5 m/s and arrives
    Then the app has received at most 160 fixes
    And the points triggered so far are "1"

  @tour:EDGE-3
  Scenario: A position vaguer than the radius triggers nothing, though the circle tells of it
    Given the tour "Royal Way" is running
    And positions are accurate to 110 m
    When the user locks the phone
    And the user walks 380 m north at 1.5 m/s and arrives
    And 10 minutes pass
    Then no point has been triggered
    When positions are accurate to 90 m
    And 10 seconds pass
    Then the points triggered so far are "1"

  @tour:REQ-2 @A-41 @A-56
  Scenario: A story is told to its end, though the location is turned off meanwhile
    Given the tour "Royal Way" is running
    When the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    When the user turns Location Services off
    And 45 seconds pass
    Then the audio of point 1 is playing
    When 20 seconds pass
    Then the audio is not playing
    And the foreground service notification is not shown

  @tour:REQ-2
  Scenario: Built for Android 15, the story waits until the app is in front
    Given the tour app is installed
    And the app's notifications are on
    And the app targets SDK 35
    And location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
    And the audio is not playing
    When the user unlocks the phone
    Then the audio of point 1 is playing

  @tour:REQ-5 @tour:EDGE-6 @tour:SC-2
  Scenario: Built for Android 15, who passes three points in the pocket hears them in front, one after the other
    Given the tour app is installed
    And the app's notifications are on
    And the app targets SDK 35
    And location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user locks the phone
    And the user walks 1120 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And point 2 of the tour is queued
    And point 3 of the tour is not reached
    When the user unlocks the phone
    Then the audio of point 1 is playing
    When 58 seconds pass
    Then the points triggered so far are "1"
    When 4 seconds pass
    Then the audio of point 2 is playing
    And point 3 of the tour is queued

  @tour:REQ-5 @tour:EDGE-6
  Scenario: Built for Android 15, the story of a queued point waits until the app is in front
    Given the tour app is installed
    And the app's notifications are on
    And the app targets SDK 35
    And location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    Then point 2 of the tour is queued
    When the user plays the audio
    And the user locks the phone
    And 45 seconds pass
    Then the audio of point 1 is playing
    When 5 seconds pass
    Then point 1 of the tour is completed
    And point 2 of the tour is active
    And the audio is not playing
    When the user unlocks the phone
    Then the audio of point 2 is playing
    And the audio player shows 0 seconds of 1 minute

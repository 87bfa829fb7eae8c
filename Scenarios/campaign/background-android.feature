@android
Feature: In the background, on Android
  A location service with a notification keeps the recording going with another app in front.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:1.2
  Scenario: Behind the lock screen
    When the user walks 600 m north at 2 m/s
    And the user locks the phone
    And 5 minutes pass
    Then the phone has recorded 61 points
    And the foreground service notification is shown

  @campaign:4.5
  Scenario: Force-stopped in Settings, nothing is recorded until the app is opened
    When the user walks 600 m north at 2 m/s
    And 100 seconds pass
    And the user force-stops the app
    Then the foreground service notification is not shown
    When 100 seconds pass
    Then no point was recorded between 101 seconds and 200 seconds
    When the user opens the app
    And 100 seconds pass
    Then the campaign "Spring leaflets" is active
    And the map shows 2 lines
    And the foreground service notification is shown
    And within 40 seconds every recorded point is on the server

  @campaign:1.1 @campaign:4.5 @A-77
  Scenario: With restricted battery use recording ends out of sight, and goes on when the app is opened
    Given the app's battery use is restricted
    When the user walks 10 km north at 2 m/s
    And the user leaves the app
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And the map shows 2 lines
    And no point was recorded between 10 minutes and 3599 seconds
    When the user completes the campaign
    Then every recorded point is on the server

  @campaign:8.6 @A-41
  Scenario: In a pause the audio plays on behind the lock screen
    When the user pauses the campaign
    And the user plays the audio
    And the user locks the phone
    And 20 seconds pass
    And the user unlocks the phone
    Then the audio is at 20 seconds
    And the audio player shows 20 seconds of 1 min 35 s

  @campaign:8.6 @A-41
  Scenario: In a long pause it can be started, and plays to its end with another app in front
    When the user pauses the campaign
    And 30 minutes pass
    And the user plays the audio
    And the user leaves the app
    And 94 seconds pass
    Then the audio is playing
    When 2 seconds pass
    Then the audio is not playing

  @campaign:8.5 @campaign:8.6
  Scenario: Heard to its end in a pause out of sight, it can be played again
    When the user pauses the campaign
    And the user plays the audio
    And the user leaves the app for 10 minutes and returns to it
    Then the audio is not playing
    And the audio player offers "Play"
    When the user plays the audio
    Then the audio is playing
    And the audio player offers "Pause"

  @campaign:1.1
  Scenario: The phone saves power
    When 1 minute passes
    And the user locks the phone
    And 30 minutes pass
    And the phone's power saving is on
    And 30 minutes pass
    Then the campaign "Spring leaflets" is active
    And the phone has recorded 123 points

  @campaign:2.1 @campaign:4.3
  Scenario: Only this time ends with the app's use
    Given the user reinstalls the app
    And the app's notifications are on
    And the user is in Warsaw
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Continue"
    And the user answers "Only this time"
    And 1 minute passes
    And the user pauses the campaign
    And the user leaves the app for 2 hours and returns to it
    Then the campaign "Spring leaflets" is paused
    When the user resumes the campaign
    Then the popup "Location is needed" is shown
    And the campaign "Spring leaflets" is paused
    And location updates are off
    When the user taps "Continue"
    Then the location permission alert is shown
    When the user answers "While using the app"
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"

  @campaign:5.2
  Scenario: Started by the phone to send what waits, it gives the time back once all is sent
    When the user walks 200 m north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user pauses the campaign
    And the user leaves the app
    And the system ends the app
    And 10 minutes pass
    And the phone comes back online
    And 2 minutes pass
    Then every recorded point is on the server
    And the platform holds no work "campaign.delivery"

  @campaign:5.2 @A-68
  Scenario: Stopped by force with points that wait, it sends when it is opened
    When the user walks 200 m north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user completes the campaign
    And the user force-stops the app
    And the phone comes back online
    And 6 hours pass
    Then the server has received no completion
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the completion of "Spring leaflets"

  @campaign:5.2 @A-77
  Scenario: With restricted battery use, what waits is sent when the app is opened
    Given the app's battery use is restricted
    When the user walks 200 m north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user completes the campaign
    And the user leaves the app
    And 10 minutes pass
    And the phone comes back online
    And 6 hours pass
    Then the server has received no completion
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the completion of "Spring leaflets"

  @campaign:5.2 @A-68 @A-72
  Scenario: Put away in a pause for hours, the locked phone sends when it is unlocked
    When the user walks 200 m north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user pauses the campaign
    And the user locks the phone
    And 5 hours pass
    And the phone comes back online
    And 1 minute passes
    Then the server has stored 0 points
    When the user unlocks the phone
    Then within 1 second every recorded point is on the server

  @campaign:2.1 @campaign:1.1
  Scenario: The next campaign asks again
    Given the user reinstalls the app
    And the app's notifications are on
    And the user is in Warsaw
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Continue"
    And the user answers "Only this time"
    And 1 minute passes
    And the user completes the campaign
    And the user leaves the app for 2 hours and returns to it
    And the user starts the campaign "City run"
    Then the popup "Location is needed" is shown
    And no campaign is running
    When the user taps "Continue"
    Then the location permission alert is shown
    When the user answers "While using the app"
    Then the campaign "City run" is active
    And the phone has recorded 1 point

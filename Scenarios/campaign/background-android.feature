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

  @campaign:4.5 @campaign:5.2
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
    And within 1 minute every recorded point is on the server

  @campaign:8.3
  Scenario: In a pause nothing keeps the app running, and the screen says where the audio stopped
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

  @campaign:2.4 @campaign:2.1
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
    And the elapsed time is "00:01:00"

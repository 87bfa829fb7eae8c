@ios @android
Feature: Interruptions
  Calls come in, the promoter looks at something else. Neither the route nor the audio gets confused.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:8.2 @campaign:8.3
  Scenario: A call during the audio, declined
    When the user plays the audio
    And 10 seconds pass
    And a phone call comes in
    Then the audio is not playing
    And the audio is at 10 seconds
    And the audio player offers "Play"
    When 20 seconds pass
    And the user declines the phone call
    Then the audio is playing
    And the audio player offers "Pause"
    And the audio is at 10 seconds
    When 5 seconds pass
    Then the audio player shows 15 seconds of 1 min 35 s

  @campaign:8.2 @campaign:8.3 @campaign:1.3
  Scenario: A call during the audio, taken
    When the user plays the audio
    And 10 seconds pass
    And a phone call comes in
    And the user accepts the phone call
    And 5 minutes pass
    Then the audio is not playing
    And the audio is at 10 seconds
    When the phone call ends
    Then the audio is playing
    And the audio is at 10 seconds
    And the phone has recorded 11 points
    And the campaign "Spring leaflets" is active
    And the elapsed time is "00:05:10"

  @campaign:8.2
  Scenario: A call during an alarm, and it goes on when both are over
    When the user plays the audio
    And 5 seconds pass
    And an alarm rings
    And a phone call comes in
    And the user accepts the phone call
    And 20 seconds pass
    And the user turns the alarm off
    Then the audio is not playing
    When the phone call ends
    Then the audio is playing
    And the audio is at 5 seconds

  @campaign:8.3
  Scenario: A call while the audio is silent leaves it so
    When the user plays the audio
    And 10 seconds pass
    And the user pauses the audio
    And a phone call comes in
    And 20 seconds pass
    And the user declines the phone call
    Then the audio is not playing
    And the audio player shows 10 seconds of 1 min 35 s

  @campaign:8.2 @campaign:8.4
  Scenario: Play is tapped while a call goes on
    When a phone call comes in
    And the user accepts the phone call
    And the user returns to the app
    And the user drags the audio to 40 seconds
    And the user plays the audio
    And 10 seconds pass
    Then the audio is not playing
    And the audio player offers "Play"
    And the audio player shows 40 seconds of 1 min 35 s
    When the phone call ends
    Then the audio is playing
    And the audio is at 40 seconds

  @campaign:8.4
  Scenario: Dragging during a call lets the audio be silent
    When a phone call comes in
    And the user accepts the phone call
    And the user returns to the app
    And the user drags the audio to 40 seconds
    And the phone call ends
    Then the audio is not playing
    And the audio is at 40 seconds

  @campaign:8.2
  Scenario: The audio plays on with another app in front
    When the user plays the audio
    And the user leaves the app for 20 seconds and returns to it
    Then the audio player shows 20 seconds of 1 min 35 s
    And the audio is at 20 seconds

  @campaign:1.2
  Scenario: A call on the way does not end the recording
    When the user walks 200 m north at 2 m/s
    And the following happens:
      | after      | event                           |
      | 10 seconds | a phone call comes in           |
      | 15 seconds | the user accepts the phone call |
      | 75 seconds | the phone call ends             |
    And 25 seconds pass
    Then the phone has recorded 21 points
    And the map shows 1 line

  @campaign:1.2
  Scenario: Control Center, the lock button, another app
    When the user walks 200 m north at 2 m/s
    And the following happens:
      | after      | event                       |
      | 10 seconds | the user leaves the app     |
      | 30 seconds | the user returns to the app |
      | 40 seconds | the user locks the phone    |
      | 80 seconds | the user unlocks the phone  |
    And 20 seconds pass
    Then the phone has recorded 21 points
    And the elapsed time is "00:01:40"
    And the campaign "Spring leaflets" is active

  @campaign:8.3
  Scenario: The app crashes while the audio plays, and the audio starts anew
    When the user plays the audio
    And 20 seconds pass
    And the app crashes
    And the user opens the app
    Then the audio is not playing
    And the audio player offers "Play"
    And the audio player shows 0 seconds of 1 min 35 s

  @campaign:8.3
  Scenario Outline: The audio is paused and <something ends the app>, and the audio starts anew
    When the user plays the audio
    And 20 seconds pass
    And the user pauses the audio
    And 1 minute passes
    And <something ends the app>
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And the audio is not playing
    And the audio player shows 0 seconds of 1 min 35 s
    When the user plays the audio
    And 10 seconds pass
    Then the audio is at 10 seconds

    Examples:
      | something ends the app              |
      | the app crashes                     |
      | the app is updated to version "2.0" |

  @campaign:8.3
  Scenario: The app crashes during a call, and the audio starts anew
    When the user plays the audio
    And 10 seconds pass
    And a phone call comes in
    And the user accepts the phone call
    And 1 minute passes
    And the app crashes
    And the phone call ends
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And the audio is not playing
    And the audio player shows 0 seconds of 1 min 35 s

  @campaign:2.4
  Scenario: Location Services go off while another app is in front
    When 1 minute passes
    And the user leaves the app
    And 1 minute passes
    And Location Services are switched off
    And 10 minutes pass
    And the user returns to the app
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
    And the elapsed time is "00:02:00"
    And the phone has recorded 5 points

  @campaign:2.4
  Scenario: Precise Location is switched off in Settings
    When 1 minute passes
    And the user switches Precise Location off in Settings
    And 10 minutes pass
    And the user returns to the app
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
    And the elapsed time is "00:01:00"

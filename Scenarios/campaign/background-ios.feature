@ios
Feature: In the background, on iOS
  iOS lets an app that began to follow in front go on behind the lock screen, and not one that is ended.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:1.2 @campaign:2.5
  Scenario: Behind the lock screen
    When the user walks 600 m north at 2 m/s
    And the user locks the phone
    And 5 minutes pass
    Then the phone has recorded 61 points
    And the app is in the background
    And the blue location indicator is shown

  @campaign:4.5
  Scenario: Force-quit by the promoter, nothing is recorded until the app is opened
    When the user walks 600 m north at 2 m/s
    And 100 seconds pass
    And the user force-quits the app
    And 100 seconds pass
    Then no point was recorded between 101 seconds and 200 seconds
    And location updates are off
    When the user opens the app
    And 100 seconds pass
    Then the campaign "Spring leaflets" is active
    And the map shows 2 lines
    And within 40 seconds every recorded point is on the server

  @campaign:4.5 @I-55
  Scenario: With the permission for always, the app that iOS starts to send what waits records out of sight
    Given the user sets location permission to always in Settings and returns
    When the user walks 1 km north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user leaves the app
    And the system ends the app
    And 20 minutes pass
    And the phone comes back online
    And 1 hour passes
    Then the app has been started 2 times
    And the app is in the background
    And location updates are on
    And the last recorded point was recorded 0 seconds ago
    And no point was recorded between 101 seconds and 1299 seconds

  @campaign:5.2 @I-95
  Scenario Outline: Completed without a network, and <what>: what waits is sent when the app is opened
    When the user walks 200 m north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user completes the campaign
    And <what>
    And the user leaves the app
    And 10 minutes pass
    And the phone comes back online
    And 6 hours pass
    Then the server has received no completion
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the completion of "Spring leaflets"

    Examples:
      | what                          |
      | Low Power Mode is on          |
      | Background App Refresh is off |

  @campaign:5.2 @I-95
  Scenario: Closed by the promoter, it sends when it is opened
    When the user walks 200 m north at 2 m/s
    And the phone goes offline
    And 100 seconds pass
    And the user completes the campaign
    And the user quits the app
    And the phone comes back online
    And 6 hours pass
    Then the server has received no completion
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the completion of "Spring leaflets"

  @campaign:4.2
  Scenario: A paused campaign lets the app be suspended
    When the user pauses the campaign
    And the user leaves the app
    And 5 minutes pass
    Then the app is suspended
    And location updates are off

  @campaign:8.2 @I-97
  Scenario Outline: After an alarm the audio goes on out of sight, too: the user <puts it away>
    When the user plays the audio
    And 5 seconds pass
    And the user <puts it away>
    And an alarm rings
    Then the audio is not playing
    When 1 minute passes
    And the user turns the alarm off
    Then the audio is playing
    And the audio is at 5 seconds

    Examples:
      | puts it away    |
      | locks the phone |
      | leaves the app  |

  @campaign:8.6
  Scenario: In a pause the audio plays on behind the lock screen
    When the user pauses the campaign
    And the user plays the audio
    And the user locks the phone
    And 20 seconds pass
    And the user unlocks the phone
    Then the audio is at 20 seconds
    And the audio player shows 20 seconds of 1 min 35 s

  @campaign:2.1 @campaign:4.3
  Scenario: Allow Once ends with the app's use, and the campaign says so
    Given the user reinstalls the app
    And the app's notifications are on
    And the user is in Warsaw
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Continue"
    And the user answers "Allow Once"
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
    When the user answers "Allow While Using App"
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"

  @campaign:2.1 @campaign:1.1
  Scenario: The next campaign asks again
    Given the user reinstalls the app
    And the app's notifications are on
    And the user is in Warsaw
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Continue"
    And the user answers "Allow Once"
    And 1 minute passes
    And the user completes the campaign
    And the user leaves the app for 2 hours and returns to it
    And the user starts the campaign "City run"
    Then the popup "Location is needed" is shown
    And no campaign is running
    When the user taps "Continue"
    Then the location permission alert is shown
    When the user answers "Allow While Using App"
    Then the campaign "City run" is active
    And the phone has recorded 1 point

@android
Feature: After an alarm or a call out of sight, on Android
  What takes the audio focus for a while gives it back, and the audio goes on (A-70).

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:8.2 @A-70
  Scenario Outline: The user <puts it away>, <interruption begins>, and it goes on
    When the user plays the audio
    And 5 seconds pass
    And the user <puts it away>
    And <interruption begins>
    And <interruption ends>
    Then the audio is playing
    And the audio is at 5 seconds

    Examples:
      | puts it away    | interruption begins   | interruption ends                |
      | locks the phone | an alarm rings        | the user turns the alarm off     |
      | leaves the app  | an alarm rings        | the user turns the alarm off     |
      | locks the phone | a phone call comes in | the user declines the phone call |

  @campaign:8.2 @A-70
  Scenario: In a pause no service stays for audio that may not go on
    When the user plays the audio
    And 5 seconds pass
    And the user pauses the campaign
    And the user locks the phone
    And an alarm rings
    And the user turns the alarm off
    And 10 minutes pass
    Then location updates are off

  @campaign:8.6 @campaign:8.2 @A-70
  Scenario Outline: After <sound> nothing is shown of a service that does nothing
    When the user plays the audio
    And the user pauses the campaign
    And the user leaves the app
    And 10 seconds pass
    And <begin>
    And 10 seconds pass
    And <end>
    And 10 minutes pass
    Then the foreground service notification is not shown
    When the user returns to the app
    Then the campaign "Spring leaflets" is paused
    And the audio player offers "Play"

    Examples:
      | sound    | begin                 | end                              |
      | an alarm | an alarm rings        | the user turns the alarm off     |
      | a call   | a phone call comes in | the user declines the phone call |

  @campaign:8.2 @A-70
  Scenario Outline: Out of sight in an active campaign it goes on after <sound>
    When the user plays the audio
    And the user leaves the app
    And 10 seconds pass
    And <begin>
    And 10 seconds pass
    And <end>
    And 5 seconds pass
    Then the audio is playing
    And the audio is at 15 seconds

    Examples:
      | sound    | begin                 | end                              |
      | an alarm | an alarm rings        | the user turns the alarm off     |
      | a call   | a phone call comes in | the user declines the phone call |

@android
Feature: Sound on Android
  One app holds the audio focus. It loses it for good to another app's music, for a while to a call, an alarm or the
  assistant, and is lowered by the system for a spoken direction, of which it is told nothing.

  Background:
    Given the app is open

  @A-70
  Scenario: Another app's music takes the focus for good
    Given the app plays audio of 10 minutes
    And what the app was told so far is set aside
    When another app plays music
    Then the app was told:
      | audio lost |
    And the audio is not playing
    When the other app's music stops
    Then the app was told nothing
    When the app goes on with its audio
    Then the audio is playing

  @A-70
  Scenario: The app's own audio takes it from the music
    Given another app plays music
    When the app plays audio of 10 minutes
    Then the other app's music is silent

  @A-70
  Scenario: An app that asks for no focus is heard beside the music
    Given the app mixes its audio with that of others
    And the app plays audio of 10 minutes
    And what the app was told so far is set aside
    When another app plays music
    Then the audio is loud
    And the other app's music is loud
    And the app was told nothing

  @A-70
  Scenario: An app that may duck lowers the music
    Given another app plays music
    And the app lowers the audio of others
    When the app plays audio of 10 minutes
    Then the other app's music is lowered

  Scenario: A process that Android freezes falls silent, and hears of it when it runs again
    Given the app plays audio of 10 minutes
    When the user leaves the app
    And 1 minute passes
    Then the app is suspended
    And the audio is not playing
    When what the app was told so far is set aside
    And the user returns to the app
    Then about audio the app was told:
      | audio interrupted |

  @A-70
  Scenario Outline: <sound> takes it for a while
    Given the app plays audio of 10 minutes
    And what the app was told so far is set aside
    When <begin>
    Then about audio the app was told:
      | audio interrupted |
    When <end>
    Then about audio the app was told:
      | audio interruption ended |
    And the audio is not playing

    Examples:
      | sound         | begin                           | end                              |
      | An alarm      | an alarm rings                  | the user turns the alarm off     |
      | The assistant | the user talks to the assistant | the assistant goes away          |
      | A call        | a phone call comes in           | the user declines the phone call |

  @A-70
  Scenario: A spoken direction lowers music and tells nobody
    Given the app plays audio of 10 minutes
    And what the app was told so far is set aside
    When a navigation app speaks
    Then the audio is lowered
    And the app was told nothing
    When the navigation app falls silent
    Then the audio is loud

  @A-70
  Scenario: Speech is paused instead
    Given the app's audio is speech
    And the app plays audio of 10 minutes
    When a navigation app speaks
    Then the app was told "audio interrupted"
    And the audio is not playing

  @A-70
  Scenario: Unplugged headphones
    Given headphones are connected
    And the app plays audio of 10 minutes
    And what the app was told so far is set aside
    When the headphones are unplugged
    Then the app was told:
      | headphones unplugged |
    And the audio is playing

  @A-70
  Scenario: An app that asks for no focus begins out of sight as well
    Given the app mixes its audio with that of others
    And the user leaves the app
    When the app plays audio of 10 minutes
    Then the audio is playing

  @A-70
  Scenario: What has begun in front goes on out of sight
    Given location permission is while using
    And the app starts a foreground service
    And the app plays audio of 10 minutes
    When the user leaves the app
    And 1 minute passes
    Then the audio is playing

  @A-70
  Scenario: At its end the audio stays there
    Given the app plays audio of 1 minute
    When 59 seconds pass
    Then the audio is playing
    When 1 second passes
    Then the audio is not playing
    And the audio is at 1 minute

  @A-70
  Scenario Outline: <sound> leaves another app's music <heard>, and gives it back
    Given another app plays music
    When <begin>
    Then the other app's music is <heard>
    When <end>
    Then the other app's music is loud

    Examples:
      | sound         | heard   | begin                           | end                              |
      | An alarm      | silent  | an alarm rings                  | the user turns the alarm off     |
      | The assistant | silent  | the user talks to the assistant | the assistant goes away          |
      | A call        | silent  | a phone call comes in           | the user declines the phone call |
      | A direction   | lowered | a navigation app speaks         | the navigation app falls silent  |

@android
Feature: Sound on Android, by version and target
  From Android 15 on, an app that is made for it gets the audio focus out of sight only with a service that plays.

  @A-70
  Scenario Outline: For target <target> on Android <version> a start of audio out of sight is <outcome>
    Given the phone runs Android <version>
    And the app targets SDK <target>
    And the app is open
    And the user leaves the app
    When the app plays audio of 10 minutes
    Then the audio is <outcome>

    Examples:
      | target | version | outcome     |
      | 35     | 15      | not playing |
      | 34     | 15      | playing     |
      | 35     | 14      | playing     |

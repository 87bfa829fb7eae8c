@android
Feature: Changes of the clock wake an app on Android
  An app with a receiver for it is told that the clock was set or shows another zone, also one that is suspended or has
  ended; not one that was stopped by force, nor one that was never opened.

  Background:
    Given the bare app is installed

  @A-74
  Scenario Outline: A suspended app is told that <what>
    Given the app is open
    And the user leaves the app
    And 10 minutes pass
    And what the app was told so far is set aside
    When <what>
    Then the app was told:
      | unfrozen      |
      | clock changed |
    And the app was last told of <change>

    Examples:
      | what                                           | change       |
      | the user sets the phone's clock back by 1 hour | a setting    |
      | the phone's time zone changes to UTC+2         | another zone |

  @A-74 @A-43
  Scenario: One that the system has ended is started, and may start a service
    Given the app's notifications are on
    And location permission is always
    And the app is open
    And the system ends the app
    And what the app was told so far is set aside
    When the user sets the phone's clock forward by 1 hour
    Then the app was told:
      | launched by a change of the clock |
      | clock changed                     |
    When the app starts a foreground service
    Then the foreground service notification is shown

  @A-74 @A-49
  Scenario Outline: Not one <which>
    Given the app is open
    And <doing>
    And what the app was told so far is set aside
    When the user sets the phone's clock forward by 1 hour
    Then the app was told "clock changed" 0 times

    Examples:
      | which                          | doing                        |
      | that the user stopped by force | the user force-stops the app |

  @A-74
  Scenario: Not one without a receiver that has ended
    Given the app does not listen for another time
    And the app is open
    And the system ends the app
    And what the app was told so far is set aside
    When the user sets the phone's clock forward by 1 hour
    Then the app was told nothing

  @A-74
  Scenario: A new day is nothing to be told
    Given the app is open
    And the phone's clock shows 23:50
    And what the app was told so far is set aside
    When 20 minutes pass
    Then the app was told nothing

  @A-74
  Scenario: Nor is summer time
    Given the app is open
    And the phone's clock shows 01:00
    And the phone's time zone will change to UTC+1 at 02:00
    And what the app was told so far is set aside
    When 1 hour passes
    Then the app was told nothing

  @A-74 @A-49
  Scenario: Nor is it told to one that was installed anew, until the user opens it
    Given the app is open
    And the user reinstalls the app
    And what the app was told so far is set aside
    When the user sets the phone's clock forward by 1 hour
    Then the app was told nothing
    When the user opens the app
    And the system ends the app
    And the user sets the phone's clock forward by 1 hour
    Then the app was told "clock changed" 1 time

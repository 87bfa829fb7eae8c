@android
Feature: Battery Saver
  The app is told when the user turns it on, and off again.

  Background:
    Given the app is open

  Scenario: The user turns it on and off
    Given what the app was told so far is set aside
    When the user turns Battery Saver on
    Then the app was told "power saving on"
    When the user turns Battery Saver off
    Then the app was told "power saving off"

  @A-73
  Scenario: It rests while the phone charges
    Given the user turns Battery Saver on
    And what the app was told so far is set aside
    When the user connects the charger
    Then the app was told "power saving off"
    When the user disconnects the charger
    Then the app was told "power saving on"

  @A-73 @A-46
  Scenario Outline: With the charger it keeps no position back, whatever it does to them: <mode>
    Given the battery saver is "<mode>"
    And location permission is while using
    And Battery Saver is on
    And the app starts a foreground service
    And the app starts location updates
    And the user locks the phone
    And 10 minutes pass
    And what the app was told so far is set aside
    When 10 seconds pass
    Then the app was told nothing about location
    When the user connects the charger
    And 10 seconds pass
    Then the app was told "a fix"
    When the user disconnects the charger
    And what the app was told so far is set aside
    And 10 seconds pass
    Then the app was told nothing about location

    Examples:
      | mode                       |
      | all off with screen        |
      | satellites off with screen |
      | throttled with screen off  |

  @A-73
  Scenario: Turned on while the phone charges it is told when the charger is taken away
    Given the user connects the charger
    And what the app was told so far is set aside
    When the user turns Battery Saver on
    Then the app was told nothing
    When the user disconnects the charger
    Then the app was told "power saving on"

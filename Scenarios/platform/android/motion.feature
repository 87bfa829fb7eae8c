@android
Feature: Changes of motion wake an app on Android
  Activity transitions come by an intent: a suspended app is woken for one, and one that has ended is started, and may
  start a service for it. A force stop and a restart of the phone end that.

  Background:
    Given location permission is always
    And the app is open
    And the app starts motion updates
    And the user leaves the app

  @A-75
  Scenario: A suspended app
    Given 10 minutes pass
    And what the app was told so far is set aside
    When the user drives 5 km north at 50 km/h
    And 9 seconds pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told:
      | unfrozen       |
      | motion driving |

  @A-74 @A-75
  Scenario: An app that would be frozen in that very instant stays awake for it
    When the user walks 1 km north at 5 km/h
    And 11 seconds pass
    Then the app was told "motion walking"

  @A-75
  Scenario: An app that the system has ended
    Given the system ends the app
    And what the app was told so far is set aside
    When the user walks 1 km north at 5 km/h
    And 10 seconds pass
    Then the app was told:
      | launched by a change of motion |
      | motion walking                 |

  @A-75 @A-43
  Scenario: It is a reason to start a service
    Given the app's notifications are on
    And 1 minute passes
    When the user drives 5 km north at 50 km/h
    And 10 seconds pass
    And the app starts a foreground service
    Then the foreground service notification is shown

  @A-75
  Scenario Outline: Nothing comes after <what>
    Given <what>
    And what the app was told so far is set aside
    When the user drives 5 km north at 50 km/h
    And 1 minute passes
    Then the app was told "motion driving" 0 times

    Examples:
      | what                         |
      | the user force-stops the app |
      | the phone restarts           |

  @A-75
  Scenario: An app that ended on its way is not started for going on
    Given the user walks 2 km north at 5 km/h
    And 1 minute passes
    And the system ends the app
    And what the app was told so far is set aside
    When 1 minute passes
    Then the app was told nothing
    When the user stands still
    And 10 seconds pass
    Then the app was told "motion stationary"

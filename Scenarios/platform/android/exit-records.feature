@android
Feature: How the last process ended, on Android
  Android keeps records of it, and an app can read them when it runs again: its user, the system, a crash or a
  permission that was taken away.

  Background:
    Given location permission is while using
    And the app is open

  @A-07 @A-49 @A-66
  Scenario Outline: <what happens>
    When <what happens>
    And the user opens the app
    Then Android says that the app's last process <ending>

    Examples:
      | what happens                                            | ending                  |
      | the system ends the app                                 | was ended by the system |
      | the user quits the app                                  | was closed by the user  |
      | the user force-stops the app                            | was stopped by force    |
      | the app crashes                                         | crashed                 |
      | the user sets location permission to denied in Settings | lost a permission       |

  @A-66
  Scenario: An exception that nobody catches is a crash
    Given the app catches no exceptions
    And the user sets location permission to denied in Settings
    And the user opens the app
    When the app asks for its location
    And the user opens the app
    Then Android says that the app's last process crashed

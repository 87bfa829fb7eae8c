@ios
Feature: An update of the app on iOS
  A later version takes the app's place: its process ends without a word. What it has stored, its permissions and what iOS
  watches for it stay; work that it left to the system is gone. Nothing starts it but its user, or an event.

  Background:
    Given location permission is always
    And the app is open

  @I-105
  Scenario: An app in front is gone, and the home screen shows
    When the app is updated to version "2.0"
    Then the app is not running
    And the home screen is shown
    And the installed app is at "2.0"
    And the installed app is at "2"
    And the app has been started 1 time

  @I-105
  Scenario: Behind the lock screen it is gone as well
    When the user locks the phone
    And the app is updated to version "2.0"
    And the user unlocks the phone
    Then the home screen is shown

  @I-105
  Scenario: The permission stays, and the next start is the user's
    Given the app is updated to version "1.0.1"
    And what the app was told so far is set aside
    When 1 hour passes
    Then the app was told nothing
    When the user opens the app
    Then the app was told "launched by the user"
    And the app sees location permission always

  @I-105
  Scenario: Regions are watched on, and start the new version
    Given the app monitors the region "Home" of 500 m around Warsaw
    And the app is updated to version "2.0"
    And what the app was told so far is set aside
    When the user travels to Kraków
    And 1 minute passes
    Then the app was told "launched for location"
    And about regions the app was told:
      | left region Home       |
      | region Home is outside |

  @I-105
  Scenario: Updates of the location are not taken up again
    Given the app starts background updates
    And the app is updated to version "2.0"
    And what the app was told so far is set aside
    When the user walks 400 m north at 5 km/h
    And 4 minutes pass
    Then the app was told nothing
    And the app is not running

  @I-105
  Scenario: Work that was left to the system is gone
    Given the app defers the work "send points"
    When the app is updated to version "2.0"
    Then the platform holds no work "send points"

  @I-105
  Scenario: A version that is no later is no update, and the work waits on
    Given the app defers the work "send points"
    And the app is updated
    And the user opens the app
    And the app defers the work "send points"
    When the user leaves the app
    And 14 minutes pass
    Then the installed app is at "2.0"
    And the work "send points" waits

@android
Feature: Bugs that apps of this kind have had, on Android
  A permission for one time ends out of sight, and a permission taken away ends the app.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: "Only this time" ends after a minute out of sight

    @startup:FR-001 @startup:FR-003 @startup:FR-009 @startup:SC-002
    Scenario Outline: <time> in another app
      When the user opens the app
      And the user answers "Only this time"
      And the user leaves the app for <time> and returns to it
      And the listing queries so far are set aside
      And the user pulls to refresh
      Then the server has received 1 listing query <how> coordinates
      And the badge "Near you" <is shown>
      And no popup is shown
      When the user leaves the startup screen and returns to it
      Then the location permission alert has been shown <times>

      Examples:
        | time       | how     | is shown     | times   |
        | 59 seconds | with    | is shown     | 1 time  |
        | 61 seconds | without | is not shown | 2 times |

    @startup:FR-003
    Scenario: A look at another app within the minute counts anew
      When the user opens the app
      And the user answers "Only this time"
      And the user leaves the app for 50 seconds and returns to it
      And the user leaves the app for 50 seconds and returns to it
      And the user pulls to refresh
      Then the server has received 2 listing queries with coordinates
      And the location permission alert has been shown 1 time

  Rule: A permission taken away ends the app, and a new session begins

    @startup:FR-013 @startup:US4.3 @startup:SC-002
    Scenario: Allowed and forbidden again in one visit to Settings
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      And the user sets location permission to while using in Settings
      And the user sets location permission to never in Settings
      Then the app is not running
      When the user returns to the app
      Then the popup "Location is off" has been shown 1 time this session
      And no listing query has been sent
      When the user taps "Cancel"
      Then the server has received 1 listing query without coordinates

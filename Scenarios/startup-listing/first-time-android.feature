@android
Feature: The first time the app is opened, on Android
  Android lets a user close the question without an answer, and stops asking only after the second no.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A question closed without an answer is no answer

    @startup:FR-003 @startup:FR-007 @startup:SC-001 @startup:FR-009
    Scenario: The user closes the question
      When the user opens the app
      And the user dismisses the alert
      Then no system alert is shown
      And no popup is shown
      And the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown
      And the location permission alert has been shown 1 time

    @startup:FR-001 @startup:FR-003
    Scenario: The question comes again with the screen, not with the list
      When the user opens the app
      And the user dismisses the alert
      And the user pulls to refresh
      Then no system alert is shown
      And the server has received 2 listing queries without coordinates
      When the user leaves the startup screen and returns to it
      Then the location permission alert is shown
      When the user dismisses the alert
      And the user leaves the startup screen and returns to it
      Then the location permission alert is shown
      And the location permission alert has been shown 3 times
      When the user answers "While using the app"
      Then the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-003
    Scenario: The question comes after the query that the screen came back to
      Given the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user dismisses the alert
      And the user leaves the startup screen and returns to it
      And 9 seconds pass
      Then the location permission alert has been shown 1 time
      When 1 second passes
      Then the location permission alert is shown
      And the location permission alert has been shown 2 times
      And all listings are shown
      And the server has received 1 listing query

    @startup:FR-015 @startup:EDGE-3
    Scenario: After the question was closed, a grant during the query waits for the query
      Given the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user dismisses the alert
      And 3 seconds pass
      And the user sets location permission to while using in Settings and returns
      And 6 seconds pass
      Then the server has received 1 listing query without coordinates
      And the app has asked the phone for its location 0 times
      When 1 second passes
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-011
    Scenario: After the question was closed, Settings still help
      When the user opens the app
      And the user dismisses the alert
      And the user sets location permission to while using in Settings and returns
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

  Rule: A no is a no

    @startup:US2.3 @startup:FR-004 @startup:SC-001
    Scenario: The user says no twice
      When the user opens the app
      And the user answers "Deny"
      And the user sets location permission to not determined in Settings and returns
      And the user leaves the startup screen and returns to it
      Then the location permission alert is shown
      When the user answers "Deny"
      Then the last listing query has no coordinates
      And all listings are shown
      And no popup is shown
      When the user quits and reopens the app
      Then no system alert is shown
      And the popup "Location is off" is shown

    @startup:FR-003 @startup:FR-013 @startup:SC-001
    Scenario: After one no the app does not ask again by itself
      Given location permission is denied once
      When the user opens the app
      Then the popup "Location is off" is shown
      When the user taps "Cancel"
      Then all listings are shown
      When the user leaves the startup screen and returns to it
      And the user pulls to refresh
      Then the location permission alert has been shown 0 times
      And no popup is shown
      And the server has received 3 listing queries without coordinates

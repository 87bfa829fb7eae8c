@android
Feature: The permission changes while the app runs, on Android

  Android tells an app nothing about changes made in Settings: the app looks again when the user returns.
  Taking a permission away ends the app's process; the next opening is a new session.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  @startup:US4.1 @startup:FR-010 @startup:FR-011
  Scenario: Allowed in Settings while the list is in view
    Given location permission is denied
    When the user opens the app
    And the user taps "Cancel"
    And the user sets location permission to while using in Settings and returns
    Then the server has received 2 listing queries
    And the last listing query has the device's coordinates
    And the listings are those near Warsaw, nearest first

  @startup:US4.3 @startup:US4.4 @startup:SC-002
  Scenario: Denied in Settings, the app starts anew without location
    Given location permission is while using
    When the user opens the app
    And the user sets location permission to denied in Settings and returns
    Then the app has been started 2 times
    And the popup "Location is off" is shown
    When the user taps "Cancel"
    Then the server has received 2 listing queries
    And the last listing query has no coordinates
    And all listings are shown

  @startup:FR-015 @startup:EDGE-3
  Scenario: A grant during a query waits for the query
    Given location permission is denied
    And the listing server answers after 10 seconds
    When the user opens the app
    And the user taps "Cancel"
    And 3 seconds pass
    And the user sets location permission to while using in Settings and returns
    Then the server has received 1 listing query
    When 7 seconds pass
    Then the server has received 2 listing queries
    And the last listing query has the device's coordinates

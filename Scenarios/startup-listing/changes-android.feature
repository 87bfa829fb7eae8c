@android
Feature: The permission changes while the app runs, on Android
  Android tells an app nothing about changes made in Settings: the app looks again when the user returns.
  Taking a permission away ends the app; the next opening is a new session.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A permission taken away starts the app anew, without location

    @startup:US4.3 @startup:US4.4 @startup:SC-002 @startup:FR-004 @startup:FR-010
    Scenario Outline: Allowed <permission>, and denied in Settings while the list is in view
      Given location permission is <permission>
      When the user opens the app
      Then the last listing query has the device's coordinates
      When the user sets location permission to denied in Settings and returns
      Then the app has been started 2 times
      And the popup "Location is off" is shown
      When the user taps "Cancel"
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      When the user pulls to refresh
      Then the server has received 3 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown
      And no popup is shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:US4.3 @startup:US4.4
    Scenario: A policy restricts location while the app is open
      Given location permission is while using
      When the user opens the app
      And location permission changes to restricted
      And the user opens the app
      Then the popup says "restricted on this device"
      When the user taps "Cancel"
      Then the last listing query has no coordinates
      And all listings are shown

    @startup:SC-002 @startup:FR-010 @startup:FR-003 @startup:FR-004
    Scenario: The user wants to be asked next time
      Given location permission is while using
      When the user opens the app
      And the user sets location permission to not determined in Settings and returns
      Then the app has been started 2 times
      And the location permission alert is shown
      And no popup is shown
      And no listings are shown
      When the user answers "Deny"
      Then the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And no popup is shown
      When the user leaves the startup screen and returns to it
      Then the popup "Location is off" is shown
      And the location permission alert has been shown 1 time

    @startup:SC-002 @startup:FR-010
    Scenario: Always becomes while using, and the app starts anew with the listings nearby
      Given location permission is always
      When the user opens the app
      And the user sets location permission to while using in Settings and returns
      Then the app has been started 2 times
      And the server has received 2 listing queries with coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown

    @startup:US4.3 @startup:SC-002
    Scenario: Denied while the phone is still looking for the user
      Given location permission is while using
      And the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      And the user sets location permission to denied in Settings and returns
      And the user taps "Cancel"
      Then the server has received 1 listing query
      And the last listing query has no coordinates
      And for 1 minute the server has received 1 listing query

    @startup:FR-015 @startup:EDGE-3 @startup:SC-002
    Scenario: Denied during a query, which ends with the app
      Given location permission is while using
      And the listing server answers after 10 seconds
      When the user opens the app
      And 3 seconds pass
      And the user sets location permission to denied in Settings and returns
      Then the app has been started 2 times
      And the popup "Location is off" is shown
      When the user taps "Cancel"
      And 10 seconds pass
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown

    @startup:FR-008 @startup:SC-002
    Scenario: Precise location is switched off
      Given location permission is while using
      When the user opens the app
      And the user switches Precise Location off in Settings and returns
      Then the app has been started 2 times
      And the coordinates of the last listing query are within 1 km of Warsaw
      And the badge "Approximate location" is shown
      And no system alert is shown
      And no popup is shown

  Rule: A permission given behind the popup is used once the popup is answered

    @startup:FR-006 @startup:FR-011 @startup:SC-002
    Scenario: Location becomes allowed behind the popup, and the user taps Cancel
      Given location permission is denied
      And the first fix takes 5 seconds
      When the user opens the app
      And location permission changes to while using
      Then the popup "Location is off" is shown
      When the user taps "Cancel"
      Then no popup is shown
      And the server has received 1 listing query without coordinates
      And all listings are shown
      And the screen shows "because you went on without location"
      And the badge "All listings" is shown
      When 5 seconds pass
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And the badge "All listings" is not shown

  Rule: Location Services that come back are used when the user is back or asks

    @startup:FR-011 @startup:EDGE-1
    Scenario: Location Services are switched on, and the user returns to the app
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user taps "Cancel"
      Then the last listing query has no coordinates
      When the user leaves the app
      And Location Services are switched on
      And the user returns to the app
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates

    @startup:EDGE-1
    Scenario: Location Services are switched on, and the user pulls to refresh
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user taps "Cancel"
      Then the last listing query has no coordinates
      When Location Services are switched on
      And the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates

    @startup:EDGE-1
    Scenario Outline: In airplane mode the phone is still found, allowed <permission>
      Given location permission is <permission>
      And airplane mode is on
      When the user opens the app
      Then no popup is shown
      And the screen shows "You are offline"
      When the phone comes online again
      And the user taps "Try again"
      Then the last listing query has the device's coordinates

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:FR-003 @startup:EDGE-1
    Scenario: The question comes first, even with Location Services off
      Given Location Services are off
      When the user opens the app
      Then the location permission alert is shown
      And the popup "Location is off" has never been shown
      And no listing query has been sent
      When the user answers "While using the app"
      Then no popup is shown
      And the last listing query has no coordinates
      And all listings are shown
      And the screen shows "Location Services are off"

    @startup:EDGE-1
    Scenario Outline: A new user who <does it> with Location Services off has all listings, without a popup
      Given Location Services are off
      When the user opens the app
      Then the location permission alert is shown
      When the user <answer>
      Then no popup is shown
      And the server has received 1 listing query without coordinates
      And all listings are shown

      Examples:
        | does it             | answer              |
        | says no             | answers "Deny"      |
        | closes the question | dismisses the alert |

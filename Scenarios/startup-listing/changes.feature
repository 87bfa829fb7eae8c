@ios @android
Feature: The permission changes while the app runs
  The user changes their mind in Settings; what they chose counts as soon as they are back in the app.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A permission given later is put to use at once

    @startup:US4.1 @startup:FR-010 @startup:FR-011 @startup:FR-012 @startup:US4.2 @startup:SC-002
    Scenario Outline: Set to <permission> in Settings while the list is in view
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      Then all listings are shown
      When the user sets location permission to <permission> in Settings and returns
      Then the app has asked the phone for its location 1 time
      And the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And the badge "All listings" is not shown
      And no popup is shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:FR-011
    Scenario: The user wants to be asked next time, and then allows it after all
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user sets location permission to not determined in Settings and returns
      Then the server has received 1 listing query
      When the user sets location permission to while using in Settings and returns
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And no system alert is shown

    @startup:FR-010 @startup:FR-011
    Scenario: A permission that is in use does not load the list again and again
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user sets location permission to while using in Settings and returns
      Then the server has received 2 listing queries
      When the user leaves the app
      And the user returns to the app
      Then the server has received 2 listing queries

    @startup:FR-011 @startup:FR-012
    Scenario: The list could not be loaded, and a permission given later loads it
      Given location permission is denied
      And the listing server answers with status 503
      When the user opens the app
      And the user taps "Cancel"
      Then no listings are shown
      And the button "Try again" is shown
      When the listing server works again
      And the user sets location permission to while using in Settings and returns
      Then the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the screen does not show "Could not load"
      And the button "Try again" is not shown

    @startup:SC-002
    Scenario: More permission than before changes nothing in the list
      Given location permission is while using
      When the user opens the app
      And the user sets location permission to always in Settings and returns
      Then the server has received 1 listing query
      And the listings are those near Warsaw, nearest first
      And no popup is shown

    @startup:US4.1 @startup:FR-011
    Scenario: Allowed in Settings while no list could be loaded
      Given location permission is denied
      And the phone is offline
      When the user opens the app
      And the user taps "Cancel"
      Then the screen shows "You are offline"
      When the phone comes back online
      And the user sets location permission to while using in Settings and returns
      Then the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the button "Try again" is not shown

    @startup:FR-014 @startup:EDGE-2
    Scenario: Allowed in Settings, but the phone cannot find the user
      Given location permission is denied
      And there is no GPS signal
      When the user opens the app
      And the user taps "Cancel"
      And the user sets location permission to while using in Settings and returns
      Then within 10 seconds the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown

  Rule: A change during a query waits for the query

    @startup:FR-015 @startup:EDGE-3 @startup:SC-002
    Scenario: A grant during a query waits for the query
      Given location permission is denied
      And the listing server answers after 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And the user sets location permission to while using in Settings and returns
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      When 7 seconds pass
      Then all listings are shown
      And the badge "All listings" is shown
      And the server has received 2 listing queries
      And the last listing query has the device's coordinates
      When 10 seconds pass
      Then the server has received 2 listing queries
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And the badge "All listings" is not shown
      And no popup is shown

    @startup:FR-015 @startup:EDGE-3
    Scenario: A grant during a query counts even when the query fails
      Given location permission is denied
      And the next answer of the listing server never comes
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And the user sets location permission to while using in Settings and returns
      Then the server has received 1 listing query
      And within 27 seconds the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-015 @startup:EDGE-3
    Scenario Outline: A grant during a query counts also when the answer <trouble>
      Given location permission is denied
      And the network takes 2 seconds each way
      And the next answer of the listing server <trouble>
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And the user sets location permission to while using in Settings and returns
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      And within 3 seconds the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And within 2 seconds the listings are those near Warsaw, nearest first

      Examples:
        | trouble            |
        | has the status 500 |
        | is malformed       |
        | is lost            |

    @startup:FR-015 @startup:EDGE-3 @startup:SC-002
    Scenario: A grant during a query that is answered before the user is back counts on their return
      Given location permission is denied
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And the user leaves the app
      And the user sets location permission to while using in Settings
      And 1 minute passes
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      When the user returns to the app
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And the badge "All listings" is not shown
      And for 1 minute the server has received 2 listing queries

    @startup:FR-015 @startup:EDGE-3 @startup:SC-002
    Scenario: A grant during a query waits for the query, though the user leaves the screen and returns to it
      Given location permission is denied
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And the user leaves the startup screen
      And the user sets location permission to while using in Settings and returns
      And the user returns to the startup screen
      And 9 seconds pass
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      When 1 second passes
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown

    @startup:FR-015 @startup:EDGE-3
    Scenario: Location Services that go off during a query let it finish
      Given location permission is while using
      And the listing server answers after 10 seconds
      When the user opens the app
      And 3 seconds pass
      And Location Services are switched off
      Then the server has received 1 listing query
      When 7 seconds pass
      Then the listings are those near Warsaw, nearest first
      And for 1 minute the server has received 1 listing query

    @startup:FR-015 @startup:EDGE-3 @startup:EDGE-1
    Scenario: Location Services that come back during a query wait for it
      Given location permission is while using
      And Location Services are off
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And Location Services are switched on
      And 6 seconds pass
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      When 1 second passes
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

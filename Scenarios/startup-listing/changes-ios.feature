@ios
Feature: The permission changes while the app runs, on iOS
  On iOS the phone tells a running app that its permission has changed, and the app goes on running.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A permission given later is put to use at once

    @startup:US4.1 @startup:FR-010 @startup:FR-011 @startup:SC-002
    Scenario Outline: From <before> to allowed, without the user leaving the app
      Given location permission is <before>
      When the user opens the app
      And the user taps "Cancel"
      And location permission changes to while using
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

      Examples:
        | before     |
        | denied     |
        | restricted |

    @startup:FR-011 @startup:SC-002
    Scenario: Location becomes allowed behind the popup
      Given location permission is denied
      When the user opens the app
      Then the popup "Location is off" is shown
      When location permission changes to while using
      Then no popup is shown
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:SC-001 @startup:FR-014
    Scenario: Location becomes allowed behind the popup, and there is no GPS signal
      Given location permission is denied
      And there is no GPS signal
      When the user opens the app
      And location permission changes to while using
      Then no popup is shown
      And within 10 seconds all listings are shown
      And the server has received 1 listing query without coordinates

    @startup:FR-013 @startup:SC-002
    Scenario: A popup that closed by itself has been shown too
      Given location permission is denied
      When the user opens the app
      And location permission changes to while using
      Then no popup is shown
      When location permission changes to restricted
      And the user leaves the startup screen and returns to it
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time this session
      And all listings are shown
      And the badge "All listings" is shown

    @startup:FR-011 @startup:EDGE-1
    Scenario: Location Services are switched on again
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user taps "Cancel"
      Then the last listing query has no coordinates
      When Location Services are switched on
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates

    @startup:FR-013
    Scenario: Allowed and denied again after the popup, which has said so already
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user sets location permission to while using in Settings and returns
      And the user sets location permission to denied in Settings and returns
      And the user leaves the startup screen and returns to it
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time this session
      And the last listing query has no coordinates

    @startup:FR-010 @startup:FR-011 @startup:SC-002
    Scenario: Denied, and allowed again
      Given location permission is while using
      When the user opens the app
      And the user sets location permission to denied in Settings and returns
      Then the server has received 1 listing query
      When the user sets location permission to while using in Settings and returns
      Then the server has received 2 listing queries with coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown
      When the user sets location permission to denied in Settings and returns
      Then the server has received 2 listing queries
      When the user sets location permission to while using in Settings and returns
      Then the server has received 3 listing queries with coordinates
      And no popup is shown

  Rule: A permission taken away is respected at once

    @startup:US4.3 @startup:FR-010 @startup:SC-002 @startup:US4.4 @startup:FR-004
    Scenario Outline: The permission changes from <before> to <permission>
      Given location permission is <before>
      When the user opens the app
      And location permission changes to <permission>
      Then the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And the screen does not show that it is loading
      And no popup is shown
      And the server has received 1 listing query
      When the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown
      And no popup is shown
      When the user leaves the startup screen and returns to it
      Then the popup "Location is off" is shown

      Examples:
        | before      | permission |
        | while using | denied     |
        | while using | restricted |
        | always      | denied     |
        | always      | restricted |

    @startup:SC-002 @startup:FR-010 @startup:FR-003
    Scenario: The user wants to be asked next time
      Given location permission is while using
      When the user opens the app
      And the user sets location permission to not determined in Settings and returns
      Then the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no system alert is shown
      And no popup is shown
      And the server has received 1 listing query
      When the user leaves the startup screen and returns to it
      Then the location permission alert is shown
      When the user answers "Don't Allow"
      Then the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown
      And no popup is shown

    @startup:EDGE-1
    Scenario Outline: On a flight with Wi-Fi the listings come without location (<permission>)
      Given location permission is <permission>
      And airplane mode is on
      When the user opens the app
      And the user taps "Cancel"
      Then the screen shows "You are offline"
      When the phone comes online again
      And the user taps "Try again"
      Then the app has asked the phone for its location 0 times
      And the last listing query has no coordinates
      And all listings are shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:US4.4 @startup:FR-004 @startup:FR-009
    Scenario: Denied in Settings while the list is in view
      Given location permission is while using
      When the user opens the app
      And the user sets location permission to denied in Settings and returns
      And the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And no popup is shown
      When the user leaves the app for 10 minutes and returns to it
      Then no popup is shown
      When the user leaves the startup screen and returns to it
      Then the popup "Location is off" is shown

    @startup:SC-002 @startup:US4.3 @startup:FR-010
    Scenario Outline: Changed to <permission> while the phone is still looking for the user
      Given location permission is while using
      And the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      And location permission changes to <permission>
      Then within 1 second the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the screen does not show that it is loading
      And no popup is shown
      And no system alert is shown
      And for 1 minute the server has received 1 listing query

      Examples:
        | permission     |
        | denied         |
        | restricted     |
        | not determined |

    @startup:FR-001 @startup:FR-004 @startup:FR-010 @startup:SC-002
    Scenario Outline: Changed to <permission> while another screen is in view
      Given location permission is while using
      When the user opens the app
      And the user leaves the startup screen
      And location permission changes to <permission>
      Then no popup is shown
      When the user returns to the startup screen
      Then the popup "Location is off" is shown
      When the user taps "Cancel"
      Then the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown
      And no popup is shown

      Examples:
        | permission |
        | denied     |
        | restricted |

    @startup:FR-001 @startup:FR-010 @startup:SC-002
    Scenario: Undecided again while another screen is in view
      Given location permission is while using
      When the user opens the app
      And the user leaves the startup screen
      And location permission changes to not determined
      Then no system alert is shown
      When the user returns to the startup screen
      Then the location permission alert is shown
      And no popup is shown
      When the user answers "Don't Allow"
      Then the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown

    @startup:SC-002
    Scenario Outline: The popup is up and the permission changes to <after>, which it says
      Given location permission is <before>
      When the user opens the app
      Then the popup says "<said>"
      When location permission changes to <after>
      Then the popup says "<says>"
      And the popup "Location is off" has been shown 1 time this session
      When the user taps "Cancel"
      Then no popup is shown
      And all listings are shown
      And the screen shows "<reason>"

      Examples:
        | before     | said                      | after      | says                      | reason                                                      |
        | denied     | You can allow it          | restricted | restricted on this device | Showing all listings, because location is restricted.       |
        | restricted | restricted on this device | denied     | You can allow it          | Showing all listings, because location is off for this app. |

    @startup:SC-002 @startup:FR-010
    Scenario: Always becomes while using, and the listings stay nearby ones
      Given location permission is always
      When the user opens the app
      And the user sets location permission to while using in Settings and returns
      Then the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown
      And the server has received 1 listing query
      When the user pulls to refresh
      Then the server has received 2 listing queries with coordinates
      And the badge "Near you" is shown

    @startup:SC-002 @startup:FR-012
    Scenario: Denied, and the refresh fails: the list in view is still the one nearby
      Given location permission is while using
      When the user opens the app
      And location permission changes to denied
      And the next answer of the listing server has the status 500
      And the user pulls to refresh
      Then the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And the badge "All listings" is not shown
      And the screen shows "Could not refresh. The server reported an error"
      And no popup is shown
      When the listing server answers after 3 seconds
      And the user taps "Try again"
      And 2 seconds pass
      Then the screen shows that it is loading
      And the screen does not show "Could not refresh"
      And the badge "Near you" is shown
      When 1 second passes
      Then all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown

    @startup:FR-008 @startup:SC-002
    Scenario: Precise Location is switched off while the phone looks for the user
      Given location permission is while using
      And the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      And the user switches Precise Location off in Settings and returns
      Then within 4 seconds the server has received 1 listing query
      And the coordinates of the last listing query are within 3 km of Warsaw
      And the badge "Approximate location" is shown

    @startup:SC-002
    Scenario: Precise Location is switched on during a query
      Given location permission is while using with reduced accuracy
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And 3 seconds pass
      And the user switches Precise Location on in Settings and returns
      And 7 seconds pass
      Then the listings are shown
      And the badge "Approximate location" is shown
      And the server has received 1 listing query
      When the user pulls to refresh
      Then the coordinates of the last listing query are within 1 m of Warsaw
      And the badge "Approximate location" is not shown

    @startup:FR-008 @startup:SC-002
    Scenario: Precise Location is switched off
      Given location permission is while using
      When the user opens the app
      And the user switches Precise Location off in Settings and returns
      Then the server has received 1 listing query
      And the badge "Approximate location" is not shown
      When the user pulls to refresh
      Then the coordinates of the last listing query are within 3 km of Warsaw
      # Not the exact place, which the app knew a moment ago.
      And the server has received these requests:
        | method | path          | query                                  |
        | GET    | /api/listings | lat=52.2297&lng=21.0122&radius=50      |
        | GET    | /api/listings | lat=52.228009&lng=20.9858202&radius=50 |
      And the badge "Approximate location" is shown
      And no system alert is shown
      And no popup is shown

  Rule: A change during a query waits for the query

    @startup:FR-015 @startup:EDGE-3 @startup:SC-002
    Scenario Outline: A change to <permission> during a query lets the query finish
      Given location permission is while using
      And the listing server answers after 10 seconds
      When the user opens the app
      And 3 seconds pass
      And location permission changes to <permission>
      Then the server has received 1 listing query
      When 7 seconds pass
      Then the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And for 1 minute the server has received 1 listing query
      When the user pulls to refresh
      And 10 seconds pass
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown
      And no popup is shown
      And no system alert is shown

      Examples:
        | permission     |
        | denied         |
        | restricted     |
        | not determined |

    @startup:FR-015 @startup:EDGE-3 @startup:SC-002
    Scenario Outline: From <before> to allowed during a query, without the user leaving the app
      Given location permission is <before>
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And location permission changes to while using
      And 6 seconds pass
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      When 1 second passes
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown

      Examples:
        | before     |
        | denied     |
        | restricted |

    @startup:FR-015 @startup:EDGE-3 @startup:FR-004 @startup:SC-002
    Scenario Outline: Changed to <permission> on another screen during a query: the popup comes after the query
      Given location permission is while using
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user leaves the startup screen
      And location permission changes to <permission>
      And the user returns to the startup screen
      And 9 seconds pass
      Then no popup is shown
      When 1 second passes
      Then the popup says "<says>"
      And the listings are those near Warsaw, nearest first
      And the server has received 1 listing query
      When the user taps "Cancel"
      Then the last listing query has no coordinates
      And all listings are shown

      Examples:
        | permission | says                      |
        | denied     | You can allow it          |
        | restricted | restricted on this device |

    @startup:FR-015 @startup:EDGE-3 @startup:FR-003
    Scenario: Undecided again on another screen during a query: the question comes after the query
      Given location permission is while using
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user leaves the startup screen
      And location permission changes to not determined
      And the user returns to the startup screen
      And 9 seconds pass
      Then no system alert is shown
      When 1 second passes
      Then the location permission alert is shown
      And the location permission alert has been shown 1 time
      And no popup is shown

    @startup:FR-015 @startup:EDGE-3
    Scenario: A refusal during a query counts even when the query fails
      Given location permission is while using
      And the next answer of the listing server never comes
      When the user opens the app
      And 3 seconds pass
      And location permission changes to denied
      And 27 seconds pass
      Then the server has received 1 listing query with coordinates
      And no listings are shown
      And no popup is shown
      When the user taps "Try again"
      Then the last listing query has no coordinates
      And all listings are shown

    @startup:FR-015 @startup:EDGE-3
    Scenario: A grant that is taken back before the query is done has no effect
      Given location permission is denied
      And the listing server answers after 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And location permission changes to while using
      And 3 seconds pass
      And location permission changes to denied
      And 1 minute passes
      Then the server has received 1 listing query
      And the app has asked the phone for its location 0 times
      And all listings are shown
      And no popup is shown

    @startup:FR-015 @startup:EDGE-3
    Scenario: A second grant during a query waits as the first one did
      Given location permission is denied
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And location permission changes to while using
      And 7 seconds pass
      Then the server has received 2 listing queries
      When location permission changes to denied
      And the next answer of the listing server takes 10 seconds
      And the user pulls to refresh
      And 3 seconds pass
      And location permission changes to while using
      And 6 seconds pass
      Then the server has received 3 listing queries
      And the last listing query has no coordinates
      When 1 second passes
      Then the server has received 4 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-015 @startup:EDGE-3
    Scenario: A refusal during a query does not hide a later grant
      Given location permission is while using
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And 3 seconds pass
      And location permission changes to denied
      And 10 seconds pass
      And location permission changes to while using
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates

@ios @android
Feature: Bugs that apps of this kind have had
  Each scenario stands for a complaint that users of location apps have made. None of them may come back.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: "It asks me again and again"

    @startup:FR-003
    Scenario: The first report of the permission is not taken for an answer
      When the user opens the app
      Then for 1 minute the location permission alert has been shown 1 time
      And the popup "Location is off" has never been shown
      And no listing query has been sent

    @startup:FR-003
    Scenario: The phone is locked while the question is up
      When the user opens the app
      And the user locks the phone
      And 5 minutes pass
      And the user unlocks the phone
      Then the location permission alert is shown
      And the location permission alert has been shown 1 time
      When the user answers "Allow While Using App"
      Then the server has received 1 listing query
      And the last listing query has coordinates near Warsaw

    @startup:FR-003 @startup:FR-004 @startup:FR-013
    Scenario: A no is not followed by a popup, however long the user stays
      When the user opens the app
      And the user answers "Don't Allow"
      Then for 1 hour no popup is shown
      When the user leaves the app for 10 minutes and returns to it
      Then no popup is shown
      And the location permission alert has been shown 1 time
      And the server has received 1 listing query

    @startup:FR-013 @startup:EDGE-4
    Scenario: A phone call and a look at Control Center do not bring the popup up again
      Given location permission is denied
      When the user opens the app
      And a phone call comes in
      And 2 minutes pass
      And the user declines the phone call
      Then the popup "Location is off" is shown
      And no listing query has been sent
      When the user taps "Cancel"
      And the user opens Control Center
      And the user closes Control Center
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time
      And the server has received 1 listing query

    @startup:FR-013
    Scenario: The reason changes while the popup is up, and it is still one popup
      Given location permission is denied
      When the user opens the app
      Then the popup says "You can allow it in Settings"
      When Location Services are switched off
      And the user leaves the app and returns to it
      Then the popup "Location is off" is shown
      And the popup says "Location Services"
      And the popup "Location is off" has been shown 1 time
      When the user taps "Cancel"
      Then the server has received 1 listing query without coordinates

    @startup:FR-013 @startup:FR-004
    Scenario: A restart of the phone begins a new session, with one popup
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      Then the popup "Location is off" has been shown 2 times
      And the popup "Location is off" has been shown 1 time this session

  Rule: "It shows me pets of a city I left"

    @startup:FR-002 @startup:FR-008
    Scenario Outline: A fix from <age> ago, in another city, is <verdict>
      Given location permission is while using
      And the phone remembers a fix in Kraków from <age> ago
      And there is no GPS signal
      When the user opens the app
      And 1 minute passes
      Then the server has received 1 listing query
      And the server has received <located> listing queries with coordinates

      Examples:
        | age        | located | verdict                 |
        | 1 minute   | 1       | the best the phone has  |
        | 61 seconds | 0       | too old to be the place |
        | 3 days     | 0       | too old to be the place |

    @startup:FR-002
    Scenario Outline: An approximate fix from <age> ago, in another city, is <verdict>
      Given location permission is while using with reduced accuracy
      And the phone remembers a fix in Kraków from <age> ago
      And there is no GPS signal
      When the user opens the app
      And 1 minute passes
      Then the server has received 1 listing query
      And the server has received <located> listing queries with coordinates

      Examples:
        | age                     | located | verdict                 |
        | 20 minutes              | 1       | the best the phone has  |
        | 20 minutes and 1 second | 0       | too old to be the place |

    @startup:FR-002
    Scenario: A phone whose clock was turned back does not make an old fix young
      Given location permission is while using
      And the phone remembers a fix in Kraków from 1 hour ago
      And the first fix takes 5 seconds
      When the user sets the phone's clock back by 1 hour
      And the user opens the app
      Then within 5 seconds the listings are those near Warsaw, nearest first
      And the server has received 1 listing query

    Scenario: A clock turned forward by a day does not end the search for the user
      Given location permission is while using
      And the first fix takes 5 seconds
      When the user opens the app
      And the user sets the phone's clock forward by 1 day
      Then within 5 seconds the listings are those near Warsaw, nearest first

    @startup:FR-008
    Scenario: A refresh after a journey asks for the new place
      Given location permission is while using
      When the user opens the app
      And the user leaves the app
      And the user travels to Kraków
      And 3 hours pass
      And the user returns to the app
      And the user pulls to refresh
      Then the server has received these requests:
        | method | path          | query                             |
        | GET    | /api/listings | lat=52.2297&lng=21.0122&radius=50 |
        | GET    | /api/listings | lat=50.0614&lng=19.9366&radius=50 |
      And the listings are those near Kraków, nearest first

  Rule: "It ignores what I changed"

    @startup:FR-015 @startup:EDGE-3 @startup:FR-009
    Scenario: Allowed and taken back while one query is under way
      Given location permission is denied
      And the listing server answers after 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 2 seconds pass
      And location permission changes to while using
      And 2 seconds pass
      And Location Services are switched off
      And 1 minute passes
      Then the server has received 1 listing query
      And no listing query with coordinates has been sent
      And all listings are shown

    @startup:FR-005 @startup:FR-007 @startup:SC-001
    Scenario: Settings are opened, and nothing is changed there
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      Then Settings shows the page of this app
      When 10 minutes pass
      And the user returns to the app
      Then no popup is shown
      And the server has received 1 listing query without coordinates
      And all listings are shown

    Scenario: Location Services go off and on again while the list is in view
      Given location permission is while using
      When the user opens the app
      And the user turns Location Services off
      Then the listings are those near Warsaw, nearest first
      When the user turns Location Services on in Settings and returns
      And the user pulls to refresh
      Then the last listing query has coordinates near Warsaw
      And no listing query without coordinates has been sent
      And no popup is shown

    @startup:EDGE-1 @startup:FR-014
    Scenario: Location Services go off while the phone looks for the user
      Given location permission is while using
      And the first fix takes 8 seconds
      When the user opens the app
      And 4 seconds pass
      And Location Services are switched off
      Then within 6 seconds all listings are shown
      And the server has received 1 listing query without coordinates
      And for 1 minute the server has received 1 listing query

    @startup:US3.2 @startup:FR-011
    Scenario: Parental controls are lifted while the list is in view
      Given location permission is restricted
      When the user opens the app
      Then the popup says "restricted"
      When the user taps "Cancel"
      Then all listings are shown
      When the user leaves the app
      And location permission changes to while using
      And the user returns to the app
      Then the last listing query has coordinates near Warsaw
      And the listings are those near Warsaw, nearest first
      And the popup "Location is off" has been shown 1 time

  Rule: "I pulled, and it went mad"

    @startup:FR-012
    Scenario: An impatient user pulls again and again while the server is slow
      Given location permission is while using
      And the listing server answers after 10 seconds
      When the user opens the app
      And the user pulls to refresh 5 times
      And 5 seconds pass
      And the user pulls to refresh
      Then the server has received 1 listing query
      And within 10 seconds the listings are shown
      And for 1 minute the server has received 1 listing query

    @startup:FR-002
    Scenario: An impatient user pulls while the phone looks for them
      Given location permission is while using
      And the first fix takes 8 seconds
      When the user opens the app
      And the user pulls to refresh 3 times
      Then the app has asked the phone for its location 1 time
      And within 8 seconds the server has received 1 listing query
      And the last listing query has the device's coordinates
      And for 1 minute the server has received 1 listing query

    @startup:FR-012
    Scenario: A refresh that fails leaves the list as it was
      Given location permission is while using
      When the user opens the app
      And the listing server is down
      And the user pulls to refresh
      Then the listings are those near Warsaw, nearest first
      And the button "Try again" is shown
      When the listing server is up again
      And the user taps the button "Try again"
      Then the listings are those near Warsaw, nearest first
      And the button "Try again" is not shown

    @startup:FR-012
    Scenario: The network goes away under a query and comes back
      Given location permission is while using
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And 2 seconds pass
      And the phone goes offline
      Then within 1 second the button "Try again" is shown
      And the screen does not show that it is loading
      When the phone comes back online
      And the user taps "Try again"
      Then the listings are those near Warsaw, nearest first

    Scenario: A flight begins while the list is in view
      Given location permission is while using
      When the user opens the app
      And airplane mode is switched on
      Then the listings are those near Warsaw, nearest first
      When the user pulls to refresh
      Then the listings are those near Warsaw, nearest first
      And the button "Try again" is shown
      When airplane mode is switched off
      And the user pulls to refresh
      Then the listings are those near Warsaw, nearest first
      And the button "Try again" is not shown

  Rule: "It died, and then it was wrong"

    @startup:FR-003
    Scenario: The app is killed while the question is up
      When the user opens the app
      And the system kills the app
      And the user opens the app
      Then the location permission alert is shown
      And the location permission alert has been shown 1 time this session
      When the user answers "Allow While Using App"
      Then the server has received 1 listing query

    @startup:FR-012
    Scenario: The phone restarts during a query
      Given location permission is while using
      And the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      Then the listings are those near Warsaw, nearest first
      And for 1 minute the server has received 2 listing queries

    @startup:FR-007
    Scenario: The app crashes under the popup and starts as if nothing had been
      Given location permission is denied
      When the user opens the app
      And the app crashes
      Then the home screen is shown
      When the user opens the app
      Then the app has been started 2 times
      And the popup "Location is off" has been shown 1 time this session
      When the user taps "Cancel"
      Then the server has received 1 listing query without coordinates

    @startup:FR-003
    Scenario: A permission for one time does not outlive a restart of the phone
      When the user opens the app
      And the user answers "Allow Once"
      And the phone restarts
      And the user unlocks the phone
      And 1 minute passes
      And the user opens the app
      Then the location permission alert is shown
      And the server has received 1 listing query

  Rule: "It blurs what it knows exactly, or the other way round"

    @startup:FR-008 @startup:SC-002
    Scenario: An approximate place may not be sent as an exact one
      Given location permission is while using with approximate location
      When the user opens the app
      Then the coordinates of the last listing query are within 3 km of Warsaw
      And the badge "Approximate location" is shown
      When the user switches Precise Location on in Settings and returns
      And the user pulls to refresh
      Then the coordinates of the last listing query are within 1 m of Warsaw
      And the badge "Approximate location" is not shown

@ios @android
Feature: Listings for users who have allowed location
  People who let the app know where they are see the animals near them first,
  without being asked anything.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A user who has allowed location sees the listings nearby

    @startup:US1.1 @startup:FR-002 @startup:FR-008 @startup:FR-007
    Scenario: Allowed while using the app
      Given location permission is while using
      When the user opens the app
      Then the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And no system alert is shown
      And no popup is shown

    @startup:US1.2 @startup:FR-002 @startup:FR-007 @startup:FR-008 @startup:FR-001 @startup:US1.3
    Scenario: Always allowed
      Given location permission is always
      When the user opens the app
      Then the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And no system alert is shown
      And no popup is shown

    @startup:US1.3 @startup:FR-012
    Scenario: The nearest animals stand at the top of the list
      Given location permission is while using
      When the user opens the app
      Then the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown in gray
      And the list shows:
        | title       | detail                                                                                  |
        | Puszek      | Lost · cat, Persian, white · Warszawa, Wola · 2026-01-05 · 2.9 km away                  |
        | Gucio       | Lost · parrot, cockatiel, grey · Warszawa, Saska Kępa · 2025-12-30 · 3.0 km away        |
        | Figa        | Lost · cat, tabby, short hair · Warszawa, Praga-Północ · 2025-12-29 · 3.1 km away       |
        | Burek       | Lost · dog, mixed breed, black and tan · Warszawa, Mokotów · 2026-01-03 · 4.3 km away   |
        | Unknown dog | Found · dog, German Shepherd · Warszawa, Żoliborz · 2026-01-04 · 4.8 km away            |
        | Kropka      | Lost · rabbit, Mini Lop, white with spots · Warszawa, Bemowo · 2025-12-27 · 7.4 km away |
        | Luna        | Lost · dog, Labrador Retriever, yellow · Warszawa, Wilanów · 2025-12-31 · 9.0 km away   |
        | Unknown cat | Found · cat, ginger, long hair · Warszawa, Ursynów · 2026-01-02 · 10.0 km away          |
        | Azor        | Lost · dog, mixed breed, brown · Pruszków · 2025-12-28 · 15.2 km away                   |
        | Unknown dog | Found · dog, dachshund, brown · Piaseczno · 2026-01-03 · 16.5 km away                   |
        | Saba        | Lost · dog, Golden Retriever · Legionowo · 2025-12-26 · 20.0 km away                    |
        | Unknown cat | Found · cat, black, white paws · Otwock · 2026-01-01 · 22.0 km away                     |

    @startup:FR-012
    Scenario: Until the server has answered there is nothing to show
      Given location permission is while using
      And the listing server answers after 3 seconds
      When the user opens the app
      Then no listings are shown
      And the screen shows that it is loading
      And the screen shows "Lost and found pets"
      And the screen shows "Loading listings…"
      When 2 seconds pass
      Then no listings are shown
      When 1 second passes
      Then the listings are shown
      And the screen does not show that it is loading

    @startup:FR-008 @startup:FR-012 @startup:US1.3
    Scenario: A user who has moved on sees the animals at the new place
      Given location permission is while using
      When the user opens the app
      And the user travels to Kraków
      And the user pulls to refresh
      Then the server has received 2 listing queries with coordinates
      And the last listing query has the device's coordinates
      And the listings are those near Kraków, nearest first

    @startup:FR-001
    Scenario: Each time the screen comes into view the permission is looked at again
      Given location permission is while using
      When the user opens the app
      And the user leaves the startup screen and returns to it
      Then the app has asked the phone for its location 2 times
      And the server has received 2 listing queries

    @startup:FR-001 @startup:FR-010 @startup:SC-002
    Scenario Outline: Permission "<permission>", given on another screen, counts on the return to this one
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user leaves the startup screen
      And the user sets location permission to <permission> in Settings and returns
      Then the app has asked the phone for its location 0 times
      And the server has received 1 listing query
      When the user returns to the startup screen
      Then the app has asked the phone for its location 1 time
      And the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:FR-002 @startup:EDGE-5
    Scenario Outline: With approximate location the listings are still nearby ones (<permission>)
      Given location permission is <permission> with reduced accuracy
      When the user opens the app
      Then the last listing query has coordinates
      And the coordinates of the last listing query are within 3 km of Warsaw
      And the badge "Approximate location" is shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:FR-002 @startup:FR-008
    Scenario: A position from a few seconds ago is where the user is now
      Given location permission is while using
      And the phone remembers a fix in Kraków from 10 seconds ago
      When the user opens the app
      Then the app has asked the phone for its location 1 time
      And the coordinates of the last listing query are within 1 m of Kraków

    @startup:FR-008
    Scenario Outline: West of Greenwich and south of the equator the query says so (<place>)
      Given location permission is while using
      And the user is at <place>
      When the user opens the app
      Then the server has received these requests:
        | method | path          | query                         |
        | GET    | /api/listings | lat=<lat>&lng=<lng>&radius=50 |

      Examples:
        | place             | lat      | lng     |
        | 51.4779, -0.0015  | 51.4779  | -0.0015 |
        | -0.0236, 37.9062  | -0.0236  | 37.9062 |
        | -54.8019, -68.303 | -54.8019 | -68.303 |

  Rule: When the location cannot be found, the listings come without it

    @startup:US1.4 @startup:FR-014 @startup:EDGE-2 @startup:EDGE-5 @startup:FR-009 @startup:SC-001
    Scenario Outline: There is no GPS signal, allowed <permission>
      Given location permission is <permission>
      And there is no GPS signal
      When the user opens the app
      Then for 9 seconds no listing query has been sent
      And within 1 second the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown
      And the screen does not show that it is loading

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:US1.4 @startup:FR-014 @startup:EDGE-5 @startup:FR-009
    Scenario: The GPS signal is weak
      Given location permission is while using
      And the GPS signal is weak
      When the user opens the app
      Then within 10 seconds the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

    @startup:EDGE-5
    Scenario: The GPS signal is weak, and the user allows only approximate positions
      Given location permission is while using with reduced accuracy
      And the GPS signal is weak
      When the user opens the app
      And 10 seconds pass
      Then the server has received 1 listing query with coordinates
      And the badge "Approximate location" is shown

    @startup:EDGE-5
    Scenario: An approximate position counts, however far off it may be
      Given location permission is while using with reduced accuracy
      And positions are accurate to 30 km
      When the user opens the app
      And 10 seconds pass
      Then the last fix is accurate to 30 km
      And the server has received 1 listing query with coordinates
      And the badge "Approximate location" is shown

    @startup:EDGE-5 @startup:FR-014 @startup:SC-001
    Scenario: There is no GPS signal, and the user allows only approximate positions
      Given location permission is while using with reduced accuracy
      And there is no GPS signal
      When the user opens the app
      Then for 9 seconds no listing query has been sent
      And within 1 second all listings are shown
      And the last listing query has no coordinates

    @startup:EDGE-5
    Scenario Outline: Where the position may be off by <accuracy>, the query goes out <how> it
      Given location permission is while using
      And positions are accurate to <accuracy>
      When the user opens the app
      And 10 seconds pass
      Then the server has received 1 listing query <how> coordinates
      And the badge "<badge>" is shown

      Examples:
        | accuracy | how     | badge        |
        | 500 m    | with    | Near you     |
        | 501 m    | without | All listings |

    @startup:US1.4 @startup:FR-014 @startup:EDGE-2 @startup:FR-009
    Scenario Outline: The phone reports an error instead of a location, allowed <permission>
      Given location permission is <permission>
      And the next location request fails
      When the user opens the app
      Then the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:US1.4 @startup:FR-014 @startup:EDGE-2
    Scenario: The location comes after the app has stopped waiting for it
      Given location permission is while using
      And the first fix takes 2 minutes
      When the user opens the app
      Then within 10 seconds the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown
      And for 5 minutes the server has received 1 listing query

    @startup:US1.4 @startup:FR-014 @startup:EDGE-2 @startup:FR-009
    Scenario: Found once, and the phone reports an error the next time
      Given location permission is while using
      When the user opens the app
      Then the listings are those near Warsaw, nearest first
      When the next location request fails
      And the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown

    @startup:FR-014 @startup:EDGE-2
    Scenario: The next attempt finds the location again
      Given location permission is while using
      And the next location request fails
      When the user opens the app
      Then the last listing query has no coordinates
      When the user pulls to refresh
      Then the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-009 @startup:FR-014 @startup:EDGE-5
    Scenario: Where the user was before is not sent for where they are now
      Given location permission is while using
      When the user opens the app
      Then the last listing query has the device's coordinates
      When the GPS signal is lost
      And the user pulls to refresh
      Then within 10 seconds the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And the badge "Near you" is not shown

    Scenario: A position from an hour ago is not where the user is now
      Given location permission is while using
      And the phone remembers a fix in Kraków from 1 hour ago
      And the first fix takes 5 seconds
      When the user opens the app
      And 5 seconds pass
      Then the server has received 1 listing query
      And the last listing query has the device's coordinates

    @startup:FR-009 @startup:FR-014 @startup:SC-001
    Scenario: An old position is not used even when no better one comes
      Given location permission is while using
      And the phone remembers a fix in Kraków from 1 hour ago
      And there is no GPS signal
      When the user opens the app
      Then within 10 seconds the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

  Rule: Location Services that are off for the whole phone do not keep the listings away

    @startup:EDGE-1 @startup:FR-009 @startup:FR-006 @startup:FR-007 @startup:SC-001
    Scenario Outline: Location Services are off and the permission is <permission>
      Given location permission is <permission>
      And Location Services are off
      When the user opens the app
      Then the popup "Location is off" is shown
      And the popup says "Location Services"
      And no listing query has been sent
      When the user taps "Cancel"
      Then no popup is shown
      And the app has asked the phone for its location 0 times
      And the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @startup:FR-005 @startup:FR-007 @startup:EDGE-1
    Scenario: The popup about Location Services leads to Settings too
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      Then the popup offers "Go to Settings" and "Cancel"
      When the user taps "Go to Settings"
      Then Settings shows the page of this app
      And no listing query has been sent
      When the user returns to the app
      Then the server has received 1 listing query without coordinates
      And all listings are shown
      And no popup is shown

    @startup:EDGE-1 @startup:FR-009
    Scenario: Location Services are switched off while the list is in view
      Given location permission is while using
      When the user opens the app
      And Location Services are switched off
      Then the listings are shown
      And no popup is shown
      When the user leaves the app
      And the user returns to the app
      Then the listings are shown
      And no popup is shown
      And the server has received 1 listing query
      When the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And no popup is shown

    @startup:EDGE-1
    Scenario: Location Services are switched off while the phone looks for the user
      Given location permission is while using
      And the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      And Location Services are switched off
      Then within 9 seconds the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

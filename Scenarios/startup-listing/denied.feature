@ios @android
Feature: Listings for users who said no to location
  A user who said no is told once what they miss, and is led to Settings if they wish.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: The popup explains why the listings are not nearby ones

    @startup:US3.1 @startup:FR-004 @startup:FR-001
    Scenario: Location was denied
      Given location permission is denied
      When the user opens the app
      Then the popup "Location is off" is shown
      And the popup says "may not use your location"
      And the popup says "cannot show the pets near you first"
      And the popup says "You can allow it in Settings, or browse all listings"
      And no system alert is shown

    @startup:US3.2 @startup:FR-004 @startup:FR-001
    Scenario: Location is restricted by a policy
      Given location permission is restricted
      When the user opens the app
      Then the popup "Location is off" is shown
      And the popup says "restricted on this device, for example by parental controls or by your organization"
      And the popup says "Settings shows what is restricted"
      And the popup says "You can browse all listings"
      And no system alert is shown

    @startup:EDGE-1
    Scenario: Location was denied, and Location Services are off as well
      Given location permission is denied
      And Location Services are off
      When the user opens the app
      Then the popup says "Location Services are switched off"
      And no listing query has been sent
      When the user taps "Cancel"
      Then no popup is shown
      And the server has received 1 listing query without coordinates
      And all listings are shown

    @startup:FR-005 @startup:FR-006
    Scenario Outline: The popup offers two ways on (<permission>)
      Given location permission is <permission>
      When the user opens the app
      Then the popup offers "Go to Settings" and "Cancel"

      Examples:
        | permission |
        | denied     |
        | restricted |

  Rule: Refusing location never blocks browsing

    @startup:US3.4 @startup:FR-006 @startup:FR-007 @startup:FR-009
    Scenario Outline: Cancel goes on without location (<permission>)
      Given location permission is <permission>
      When the user opens the app
      Then no listing query has been sent
      When the user taps "Cancel"
      Then no popup is shown
      And the app has asked the phone for its location 0 times
      And the server has received these requests:
        | method | path          | query |
        | GET    | /api/listings |       |
      And the last listing query has no coordinates
      And all listings are shown
      And the screen shows "<reason>"

      Examples:
        | permission | reason                                                      |
        | denied     | Showing all listings, because location is off for this app. |
        | restricted | Showing all listings, because location is restricted.       |

    @startup:US3.5 @startup:SC-001 @startup:FR-007 @startup:FR-006 @startup:FR-009
    Scenario Outline: All animals can be browsed when location is <permission>
      Given location permission is <permission>
      When the user opens the app
      And the user taps "Cancel"
      Then the server has received 1 listing query
      And all listings are shown
      When the user pulls to refresh
      Then the server has received 2 listing queries without coordinates
      And all listings are shown
      And no popup is shown

      Examples:
        | permission |
        | denied     |
        | restricted |

    @startup:FR-007 @startup:SC-001
    Scenario Outline: The server is asked whatever the permission (<permission>)
      Given location permission is <permission>
      When the user opens the app
      Then the server has received 1 listing query
      And the listings are shown

      Examples: Without a question
        | permission  |
        | while using |
        | always      |

  Rule: Settings are one tap away

    @startup:US3.3 @startup:FR-005 @startup:FR-007
    Scenario Outline: Go to Settings opens this app's page (<permission>)
      Given location permission is <permission>
      When the user opens the app
      And the user taps "Go to Settings"
      Then Settings shows the page of this app
      And no listing query has been sent
      When the user returns to the app
      Then the server has received 1 listing query without coordinates
      And all listings are shown

      Examples:
        | permission |
        | denied     |
        | restricted |

    @startup:US4.2 @startup:FR-011 @startup:FR-008
    Scenario: The user allows location in Settings and comes back
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      And the user sets location permission to while using in Settings and returns
      Then the last listing query has the device's coordinates
      And the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And no popup is shown
      And the listings are those near Warsaw, nearest first

    @startup:SC-001
    Scenario: Allowed in Settings, the listings come without a signal too
      Given location permission is denied
      And there is no GPS signal
      When the user opens the app
      And the user taps "Go to Settings"
      And the user sets location permission to while using in Settings and returns
      Then within 10 seconds all listings are shown

    @startup:US4.2
    Scenario: The system ends the app while the user allows location in Settings
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      And the system ends the app
      And the user sets location permission to while using in Settings and returns
      Then the app has been started 2 times
      And no popup is shown
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:US4.2 @startup:FR-011
    Scenario: The user finds the way to Settings without the popup's help
      Given location permission is denied
      When the user opens the app
      And the user leaves the app
      And the user sets location permission to while using in Settings and returns
      Then no popup is shown
      And the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-005 @startup:FR-007 @startup:SC-001
    Scenario Outline: The user looks at Settings, changes nothing and comes back (<permission>)
      Given location permission is <permission>
      When the user opens the app
      And the user taps "Go to Settings"
      Then Settings shows the page of this app
      When the user returns to the app
      Then the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown
      And no popup is shown

      Examples:
        | permission |
        | denied     |
        | restricted |

    @startup:SC-001 @startup:SC-002 @startup:FR-007
    Scenario: The user chooses in Settings to be asked next time, and has the listings at once
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      And the user sets location permission to not determined in Settings and returns
      Then no popup is shown
      And no system alert is shown
      And the server has received 1 listing query without coordinates
      And all listings are shown
      And the badge "All listings" is shown
      When the user leaves the startup screen and returns to it
      Then the location permission alert is shown

    @startup:SC-001 @startup:SC-002 @startup:FR-006
    Scenario: The user chooses behind the popup to be asked next time, and the popup's Cancel still helps
      Given location permission is denied
      When the user opens the app
      And the user leaves the app
      And the user sets location permission to not determined in Settings and returns
      Then the popup "Location is off" is shown
      And no system alert is shown
      When the user taps "Cancel"
      Then no popup is shown
      And no system alert is shown
      And all listings are shown
      And the badge "All listings" is shown
      And the screen shows "Showing all listings, because location has not been allowed yet."

  Rule: The popup appears once per session

    @startup:FR-013 @startup:FR-007
    Scenario Outline: Returning to the screen does not bring the popup back (<permission>)
      Given location permission is <permission>
      When the user opens the app
      And the user taps "Cancel"
      And the user leaves the startup screen and returns to it
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time this session
      And the server has received 2 listing queries
      And all listings are shown

      Examples:
        | permission |
        | denied     |
        | restricted |

    @startup:FR-013
    Scenario: A visit to Settings does not bring the popup back
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      And the user returns to the app
      And the user leaves the startup screen and returns to it
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time this session
      And the server has received 2 listing queries

    @startup:FR-013
    Scenario Outline: Coming back to the app after <time> does not bring the popup back (<permission>)
      Given location permission is <permission>
      When the user opens the app
      And the user taps "Cancel"
      And the user leaves the app
      And <time> pass
      And the user returns to the app
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time this session
      And the server has received 1 listing query
      And all listings are shown

      Examples:
        | time       | permission |
        | 2 seconds  | denied     |
        | 30 minutes | denied     |
        | 2 seconds  | restricted |
        | 30 minutes | restricted |

    @startup:FR-013
    Scenario: Another reason, once the popup was closed, does not bring it back
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And Location Services are switched off
      And the user leaves the startup screen and returns to it
      Then no popup is shown
      And the popup "Location is off" has been shown 1 time this session
      And the server has received 2 listing queries without coordinates

    @startup:FR-013
    Scenario: A new session explains again
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user quits and reopens the app
      Then the popup "Location is off" is shown
      And the popup "Location is off" has been shown 1 time this session
      And the popup "Location is off" has been shown 2 times

    @startup:FR-013
    Scenario: A session that the system ended in the background is over
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user leaves the app
      And the system ends the app
      And the user opens the app
      Then the popup "Location is off" is shown
      And the popup "Location is off" has been shown 1 time this session

  Rule: The popup waits for an answer, whatever the user does meanwhile

    @startup:EDGE-4
    Scenario: The popup is still there after a look at another app
      Given location permission is denied
      When the user opens the app
      And the user leaves the app
      And 30 seconds pass
      And the user returns to the app
      Then the popup "Location is off" is shown
      And the popup "Location is off" has been shown 1 time this session
      And no listing query has been sent
      When the user taps "Cancel"
      Then no popup is shown
      And the server has received 1 listing query
      And all listings are shown

    @startup:EDGE-4
    Scenario: So is the one that tells of a restriction, behind a locked screen
      Given location permission is restricted
      When the user opens the app
      And the user locks the phone
      And 2 hours pass
      And the user unlocks the phone
      Then the popup "Location is off" is shown
      And the popup says "restricted on this device"
      And no listing query has been sent
      When the user taps "Cancel"
      Then all listings are shown

    @startup:EDGE-4
    Scenario: So is the one about Location Services
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then the popup says "Location Services are switched off"
      And the popup "Location is off" has been shown 1 time this session
      And no listing query has been sent
      When the user taps "Cancel"
      Then all listings are shown

    @startup:EDGE-4
    Scenario: The system ends the app behind the popup
      Given location permission is denied
      When the user opens the app
      And the user leaves the app
      And the system ends the app
      And the user opens the app
      Then the popup "Location is off" is shown
      And the popup "Location is off" has been shown 1 time this session
      And no listing query has been sent

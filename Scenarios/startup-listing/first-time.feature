@ios @android
Feature: The first time the app is opened
  A new user is asked by the phone, once, and sees listings whatever they answer.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A new user is asked by the phone itself

    @startup:US2.1 @startup:FR-003 @startup:FR-001 @startup:FR-007
    Scenario: The permission alert appears
      When the user opens the app
      Then the location permission alert is shown
      And the alert says "location"
      And no popup is shown
      And for 1 hour no listing query has been sent

    @startup:FR-003
    Scenario: The alert appears once, however the app is left and opened again
      When the user opens the app
      And the user answers "Don't Allow"
      And the user leaves the app
      And the user returns to the app
      And the user leaves the startup screen and returns to it
      Then the location permission alert has been shown 1 time

    @startup:US2.1 @startup:FR-003 @startup:FR-007
    Scenario: The alert still waits for its answer after a look at another app
      When the user opens the app
      And the user leaves the app
      And 1 minute passes
      And the user returns to the app
      Then the location permission alert is shown
      And the location permission alert has been shown 1 time
      And no listing query has been sent
      When the user answers "Allow While Using App"
      Then the server has received 1 listing query
      And the last listing query has the device's coordinates

    @startup:FR-003 @startup:FR-010 @startup:FR-011 @startup:US4.1 @startup:SC-002 @startup:FR-007
    Scenario: The user answers in Settings instead
      When the user opens the app
      And the user leaves the app
      And the user sets location permission to while using in Settings and returns
      Then no system alert is shown
      And the location permission alert has been shown 1 time
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And the badge "Near you" is shown
      And no popup is shown

    @startup:FR-003 @startup:FR-010 @startup:FR-009 @startup:SC-002 @startup:FR-004 @startup:FR-007
    Scenario: The user refuses in Settings instead
      When the user opens the app
      And the user leaves the app
      And the user sets location permission to denied in Settings and returns
      Then no system alert is shown
      And the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown
      And the badge "All listings" is shown
      And no popup is shown
      When the user leaves the startup screen and returns to it
      Then the popup "Location is off" is shown
      And the location permission alert has been shown 1 time

    @startup:FR-004 @startup:FR-007 @startup:FR-010 @startup:SC-002
    Scenario: A policy restricts location while the question is up
      When the user opens the app
      Then the location permission alert is shown
      When location permission changes to restricted
      Then no system alert is shown
      And no popup is shown
      And the server has received 1 listing query without coordinates
      And all listings are shown
      And the badge "All listings" is shown
      When the user leaves the startup screen and returns to it
      Then the popup says "restricted on this device"

    @startup:FR-003
    Scenario: A user who never answered is asked again after a restart
      When the user opens the app
      And the user leaves the app
      And the system ends the app
      And the user opens the app
      Then the location permission alert is shown
      And the location permission alert has been shown 1 time this session

    @startup:FR-003
    Scenario: A newly installed app asks again
      Given location permission is denied
      When the user deletes the app and installs it again
      And the user opens the app
      Then the location permission alert is shown
      And no popup is shown

  Rule: Whatever the answer, listings follow

    @startup:US2.2 @startup:FR-008 @startup:FR-010 @startup:FR-007 @startup:FR-011 @startup:SC-001
    Scenario: The user allows it
      When the user opens the app
      And the user answers "Allow While Using App"
      Then the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first
      And no popup is shown

    @startup:US2.2 @startup:FR-008 @startup:SC-001
    Scenario: The user allows it, but not the exact place
      When the user opens the app
      And the user answers "Allow While Using App" with reduced accuracy
      Then the server has received 1 listing query
      And the coordinates of the last listing query are within 3 km of Warsaw
      And the listings are shown
      And the badge "Approximate location" is shown

    @startup:US2.2 @startup:FR-010 @startup:SC-001
    Scenario: The user allows it once
      When the user opens the app
      And the user answers "Allow Once"
      Then the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are shown

    @startup:SC-001
    Scenario Outline: The user allows it (<answer>), and the listings come without a signal too
      Given there is no GPS signal
      When the user opens the app
      And the user answers <answer>
      Then within 10 seconds all listings are shown

      Examples:
        | answer                                        |
        | "Allow Once"                                  |
        | "Allow While Using App" with reduced accuracy |

    @startup:FR-014 @startup:EDGE-2 @startup:EDGE-5 @startup:SC-001
    Scenario: The user allows it, and the phone cannot find them
      Given there is no GPS signal
      When the user opens the app
      And the user answers "Allow While Using App"
      Then within 10 seconds the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

    @startup:US2.3 @startup:FR-009 @startup:FR-007 @startup:FR-010
    Scenario: The user does not allow it
      When the user opens the app
      And the user answers "Don't Allow"
      Then no popup is shown
      And the app has asked the phone for its location 0 times
      And the server has received 1 listing query
      And the last listing query has no coordinates
      And all listings are shown

    @startup:US2.4 @startup:SC-001
    Scenario: After a no, all animals can be browsed
      When the user opens the app
      And the user answers "Don't Allow"
      Then all listings are shown
      When the user pulls to refresh
      Then no popup is shown
      And the server has received 2 listing queries without coordinates
      And all listings are shown

    @startup:US4.1 @startup:US4.2 @startup:FR-011 @startup:SC-002
    Scenario Outline: After a no, <permission> in Settings counts at once
      When the user opens the app
      And the user answers "Don't Allow"
      Then the last listing query has no coordinates
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

    @startup:FR-004 @startup:FR-013
    Scenario: After a no, the next session explains what is missing
      When the user opens the app
      And the user answers "Don't Allow"
      And the user quits and reopens the app
      Then no system alert is shown
      And the popup "Location is off" is shown

    @startup:FR-004
    Scenario: After a no, the popup comes with the screen
      When the user opens the app
      And the user answers "Don't Allow"
      Then no popup is shown
      When the user leaves the startup screen and returns to it
      Then the popup "Location is off" is shown
      And no system alert is shown

  Rule: A permission for one time ends, and the app asks again

    Scenario: Allow Once outlasts a short look at another app
      When the user opens the app
      And the user answers "Allow Once"
      And the user leaves the app
      And 10 seconds pass
      And the user returns to the app
      And the user pulls to refresh
      Then the server has received 2 listing queries with coordinates
      And the location permission alert has been shown 1 time

    @startup:FR-001 @startup:FR-003 @startup:FR-009 @startup:FR-010 @startup:SC-002
    Scenario: Allow Once has ended after a long time away
      When the user opens the app
      And the user answers "Allow Once"
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      And the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And the badge "Near you" is not shown
      And no popup is shown
      When the user leaves the startup screen and returns to it
      Then the location permission alert is shown
      And the location permission alert has been shown 2 times
      When the user answers "Allow Once"
      Then the last listing query has the device's coordinates

    @startup:FR-011 @startup:FR-010 @startup:US4.1
    Scenario: Allow Once has ended, and a permission given in Settings counts at once
      When the user opens the app
      And the user answers "Allow Once"
      And the user leaves the app for 10 minutes and returns to it
      Then the server has received 1 listing query
      When the user travels to Kraków
      And the user sets location permission to while using in Settings and returns
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Kraków, nearest first
      And the location permission alert has been shown 1 time

    @startup:FR-003 @startup:FR-001
    Scenario: Allow Once does not survive a restart of the app
      When the user opens the app
      And the user answers "Allow Once"
      And the user quits the app
      And 1 minute passes
      And the user opens the app
      Then the location permission alert is shown
      And the location permission alert has been shown 2 times
      And no popup is shown

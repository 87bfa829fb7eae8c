@ios
Feature: What the user sees of an app's use of location, on iOS

  Rule: With While Using, location in the background always shows

    @I-63
    Scenario Outline: An app with the permission <permission> cannot hide it
      Given location permission is <permission>
      And the app is open
      When the app starts location updates with:
        | background | yes |
        | indicator  | no  |
      Then the blue location indicator is not shown
      When the user leaves the app
      Then the blue location indicator is shown
      And for 10 minutes the blue location indicator is shown
      When the app stops location updates
      Then the blue location indicator is not shown

      Examples:
        | permission   |
        | while using  |
        | allowed once |

    @I-63
    Scenario: Back in front there is nothing to point out
      Given location permission is while using
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And the user returns to the app
      Then the blue location indicator is not shown

  Rule: With Always, the app decides

    @I-64
    Scenario Outline: indicator <indicator>
      Given location permission is always
      And the app is open
      When the app starts location updates with:
        | background | yes         |
        | indicator  | <indicator> |
      And the user leaves the app
      Then the blue location indicator is <shown>

      Examples:
        | indicator | shown     |
        | yes       | shown     |
        | no        | not shown |

    @I-64
    Scenario: Unless it says so, it does not show
      Given location permission is always
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      Then for 10 minutes the blue location indicator is not shown

  Rule: A background activity session shows, whatever the app does

    @I-65
    Scenario Outline: With the permission <permission>
      Given location permission is <permission>
      And the app is open
      When the app starts a background activity session
      And the user leaves the app
      Then for 10 minutes the blue location indicator is shown
      When the app ends the background activity session
      Then the blue location indicator is not shown

      Examples:
        | permission  |
        | while using |
        | always      |

    @I-65
    Scenario: No permission, no indicator
      Given location permission is while using
      And the app is open
      When the app starts a background activity session
      And the user leaves the app
      And location permission changes to denied
      Then the blue location indicator is not shown

  Rule: The arrow is solid while location is used, and hollow while it may be

    @I-66
    Scenario: Used now
      Given location permission is while using
      And the app is open
      Then the location arrow is not shown
      When the app starts location updates
      Then the location arrow is solid
      When the app stops location updates
      Then the location arrow is not shown

    @I-66
    Scenario: Perhaps used, when the user comes to a region
      Given location permission is always
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      Then the location arrow is hollow
      When the user leaves the app
      And 10 minutes pass
      Then the location arrow is hollow

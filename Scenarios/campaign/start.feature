@ios @android
Feature: Starting a campaign
  One tap on "Start" begins a campaign: from then on the route is recorded, the clock runs and the audio is at hand.

  Background:
    Given the campaign app is installed
    And the app's notifications are on
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the user is in Warsaw

  Rule: With the permission, one tap is enough

    @campaign:3.2 @campaign:4.1 @campaign:1.1 @campaign:7.3
    Scenario: The promoter starts a campaign
      Given location permission is while using
      When the user opens the app
      Then the list shows:
        | title           | detail  |
        | Spring leaflets | Mokotów |
        | City run        | Wola    |
      And location updates are off
      When the user taps the row "City run"
      Then the screen shows "Wola"
      When the user taps "Back"
      And the user starts the campaign "Spring leaflets"
      Then the campaign "Spring leaflets" is active
      And the campaign "City run" is not started
      And the badge "Active" is shown in green
      And the elapsed time is "00:00:00"
      And the distance shown is "0.00 km"
      And location updates are on
      And the phone has recorded 1 point
      And the audio player is ready
      And no popup is shown
      And the location permission alert has never been shown

    @campaign:4.1
    Scenario: The start counts from the tap, to the second
      Given location permission is while using
      When the user opens the app
      And 12 minutes pass
      And the user starts the campaign "Spring leaflets"
      And 90 seconds pass
      Then the elapsed time is "00:01:30"
      When the user completes the campaign
      Then the completion says:
        | outcome | completed  |
        | started | 08:12:00   |
        | ended   | 08:13:30   |
        | elapsed | 1 min 30 s |

    @campaign:3.2
    Scenario: With more permission than is needed
      Given location permission is always
      When the user opens the app
      And the user starts the campaign "City run"
      Then the campaign "City run" is active
      And the campaign "Spring leaflets" is not started
      And no popup is shown
      And the phone has recorded 1 point

    @campaign:3.2 @campaign:6.2 @campaign:7.2
    Scenario: A second campaign can begin when the first is over
      Given location permission is while using
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user walks 100 m north at 2 m/s
      And 1 minute passes
      Then the distance shown is "0.10 km"
      When the user completes the campaign
      Then no campaign is running
      When the user starts the campaign "City run"
      Then the campaign "City run" is active
      And the campaign "Spring leaflets" is completed
      And the elapsed time is "00:00:00"
      And the distance shown is "0.00 km"
      And the map's lines have 1 point
      And no audio player is shown
      And the phone has recorded 1 point
      When the user walks 50 m north at 2 m/s and arrives
      Then the distance shown is "0.05 km"
      And the phone has recorded 6 points
      And the map's lines are 50 m long, give or take 1 m
      When the user taps "Campaigns"
      Then the badge "Completed" is not shown
      And the screen does not show "is completed"

    @campaign:1.1 @campaign:4.1
    Scenario: Where the phone finds the promoter late, the first point comes late
      Given location permission is while using
      And the first fix takes 8 seconds
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And 7 seconds pass
      Then the campaign "Spring leaflets" is active
      And no points were recorded
      And the map shows no marker
      When 1 second passes
      Then the phone has recorded 1 point
      And the map's marker is within 1 m of the user
      And the elapsed time is "00:00:08"

  Rule: The list of campaigns

    @campaign:3.2
    Scenario: The list is there from last time while the phone is offline
      Given location permission is while using
      When the user opens the app
      And the user quits the app
      And the phone goes offline
      And the user opens the app
      Then the list shows:
        | title           |
        | Spring leaflets |
        | City run        |
      When the user starts the campaign "City run"
      Then the campaign "City run" is active
      And the phone has recorded 1 point

    Scenario Outline: The server answers with <status>, and the promoter tries again
      Given location permission is while using
      And the campaign server answers with status <status>
      When the user opens the app
      Then the list is empty
      And the screen shows "<status>"
      When the campaign server works again
      And the user taps "Try again"
      Then the list shows:
        | title           |
        | Spring leaflets |
        | City run        |

      Examples:
        | status |
        | 403    |
        | 500    |

    Scenario: A server that was down for a moment is asked again without a tap
      Given location permission is while using
      And the campaign server is down
      When the user opens the app
      Then the list is empty
      When the campaign server works again
      Then within 10 seconds the list shows:
        | title           |
        | Spring leaflets |
        | City run        |

    Scenario: There is no campaign for this promoter
      Given no campaigns are assigned
      When the user opens the app
      Then the list is empty
      And the screen does not show that it is loading
      And the screen shows "No campaigns are assigned to you"
      And the button "Try again" is not shown

    Scenario: Two campaigns with one name can be told apart
      Given location permission is while using
      And the campaigns are:
        | id  | name            | area    |
        | c-1 | Spring leaflets | Mokotów |
        | c-2 | Spring leaflets | Wola    |
        | c-3 | City run        | Wola    |
      When the user opens the app
      Then the list shows:
        | title                 | detail  |
        | Spring leaflets (c-1) | Mokotów |
        | Spring leaflets (c-2) | Wola    |
        | City run              | Wola    |
      When the user taps the row "Spring leaflets (c-2)"
      And the user taps "Start"
      And the user taps "Campaigns"
      Then the list shows:
        | title                 | detail             |
        | Spring leaflets (c-1) | Mokotów            |
        | Spring leaflets (c-2) | Wola · in progress |
        | City run              | Wola               |

    @campaign:3.2
    Scenario: A campaign that is taken from the promoter does not start any more
      When the user opens the app
      And the user quits the app
      And the campaign server answers after 10 seconds
      And the campaigns are:
        | id  | name     | area |
        | c-2 | City run | Wola |
      And the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown
      When 10 seconds pass
      Then no popup is shown
      And the list shows:
        | title    |
        | City run |
      And no campaign is running
      And the location permission alert is not shown

    @campaign:3.2
    Scenario: Taken from the promoter while the system asks, it does not start either
      When the user opens the app
      And the user quits the app
      And the campaign server answers after 10 seconds
      And the campaigns are:
        | id  | name     | area |
        | c-2 | City run | Wola |
      And the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And 15 seconds pass
      And the user answers "While using the app"
      Then no campaign is running
      And location updates are off

    @campaign:3.2
    Scenario: Taken from the promoter while its page is open, it cannot be started there
      Given location permission is while using
      When the user opens the app
      And the user quits the app
      And the campaign server answers after 10 seconds
      And the campaigns are:
        | id  | name     | area |
        | c-2 | City run | Wola |
      And the user opens the app
      And the user taps the row "Spring leaflets"
      Then the button "Start" is shown
      When 15 seconds pass
      Then the button "Start" is not shown
      And no campaign is running

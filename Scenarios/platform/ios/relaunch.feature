@ios
Feature: Being started again by iOS
  With Always permission, three things start an app that is not running: significant changes, visits and regions.
  Whether they do so after the user closed the app is disputed, and what survives a restart of the phone is told
  in two ways on one page; both are settings here.

  Rule: With Always, an app that the system ended is started for what it watches

    @I-67 @I-68
    Scenario: A region
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started 2 times
      And the app was told "launched for location"
      And about permission the app was told:
        | permission always |
      And about regions the app was told:
        | left region Home       |
        | region Home is outside |
      And the home screen is shown

    @I-70
    Scenario: It has ten seconds for it, and shows its screen once it is opened
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 20 seconds pass
      Then the app is in the background
      When 9 seconds pass
      Then the app is in the background
      When 1 second passes
      Then the app is suspended
      And the app was told "screen appeared" 0 times
      When the user opens the app
      Then the app was told "screen appeared" 1 time

    @I-67 @I-68
    Scenario: A visit
      Given location permission is always
      And the app is open
      And the app starts visit monitoring
      When the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      And 1 hour passes
      Then the app was told "launched for location"
      And about location the app was told:
        | visit began |

    @I-67 @I-68
    Scenario: A significant change
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      When the user leaves the app
      And the system ends the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started 2 times
      And the app was told "launched for location"

    @I-67
    Scenario Outline: Not with the permission <permission>
      Given location permission is <permission>
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      And the app starts significant-change updates
      And the app starts visit monitoring
      When the user leaves the app
      And the system ends the app
      And 10 minutes pass
      And the user travels to Kraków
      And 1 hour passes
      Then the app is not running
      And the app has been started 1 time

      Examples:
        | permission   |
        | while using  |
        | allowed once |

    @I-67
    Scenario: Nor when the permission was taken away meanwhile
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And the user sets location permission to while using in Settings
      And the user travels to Kraków
      And 10 minutes pass
      Then the app is not running

    @I-67
    Scenario: A crash is not the user's wish either
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the app crashes
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started 2 times

    @I-68 @I-27
    Scenario: A start by the user says so
      When the user opens the app
      Then the app was told "launched by the user"

  Rule: After such a start, significant changes must be started again, the rest goes on

    @I-69
    Scenario: The significant change comes once the app has started them
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      When the user leaves the app
      And the system ends the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 second passes
      Then the app was told nothing about location
      When the app starts significant-change updates
      Then about location the app was told:
        | a fix |
      And the last fix is within 1 km of Kraków

    @I-69
    Scenario: Until then there are none, wherever the user goes
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      And the user leaves the app
      And the system ends the app
      And the user opens the app
      And what the app was told so far is set aside
      When 10 minutes pass
      And the user travels to Kraków
      Then for 10 minutes the app was told nothing

    @I-69
    Scenario: Regions are still there
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      Then the platform watches 1 region
      When the user travels to Kraków
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Warsaw
      And 1 minute passes
      Then about regions the app was told:
        | entered region Home   |
        | region Home is inside |

    @I-69
    Scenario: Visits need no new call
      Given location permission is always
      And the app is open
      And the app starts visit monitoring
      And the user leaves the app
      And the system ends the app
      And 1 hour passes
      And what the app was told so far is set aside
      When the user travels to Kraków
      And 1 minute passes
      Then about location the app was told:
        | visit ended |

  Rule: An app that was started for a region has about ten seconds

    @I-70
    Scenario: Then it is suspended again
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 21 seconds pass
      Then the app is in the background
      When 1 minute passes
      Then the app is suspended

  Rule: What a force-quit leaves of it is disputed

    @I-71
    Scenario Outline: By the policy "<policy>" a region <starts>
      Given the force-quit policy is "<policy>"
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user quits the app
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started <count> times

      Examples:
        | policy     | starts         | count |
        | dts        | starts the app | 2     |
        | documented | starts the app | 2     |
        | strict     | starts nothing | 1     |

    @I-71
    Scenario Outline: By the policy "<policy>" a significant change <starts>
      Given the force-quit policy is "<policy>"
      And location permission is always
      And the app is open
      And the app starts significant-change updates
      When the user quits the app
      And 10 minutes pass
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started <count> times

      Examples:
        | policy     | starts         | count |
        | dts        | starts nothing | 1     |
        | documented | starts the app | 2     |
        | strict     | starts nothing | 1     |

    @I-71
    Scenario Outline: By the policy "<policy>" a visit <starts>
      Given the force-quit policy is "<policy>"
      And location permission is always
      And the app is open
      And the app starts visit monitoring
      When the user quits the app
      And 1 hour passes
      Then the app has been started <count> times

      Examples:
        | policy     | starts         | count |
        | dts        | starts nothing | 1     |
        | documented | starts the app | 2     |
        | strict     | starts nothing | 1     |

    @I-71
    Scenario: Unless a scenario says otherwise, only regions start a closed app
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      And the app starts visit monitoring
      When the user quits the app
      And 1 hour passes
      And the user travels to Kraków
      And 1 hour passes
      Then the app is not running

    @I-77
    Scenario: An app that was deleted and installed again is told of no visit
      Given location permission is always
      And the app is open
      And the app starts visit monitoring
      When the user deletes the app and installs it again
      And the user opens the app
      And location permission changes to always
      And what the app was told so far is set aside
      And 1 hour passes
      And the user travels to Kraków
      And 1 hour passes
      Then the app was told "visit began" 0 times
      And the app was told "visit ended" 0 times

    @I-71
    Scenario: Once the user has opened the app again, all is as before
      Given the force-quit policy is "strict"
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user quits and reopens the app
      And the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started 3 times

  Rule: A force-quit ends updates and background activity

    @I-72
    Scenario: Nothing goes on, and nothing comes back
      Given location permission is always
      And the app is open
      And the app starts a background activity session
      And the app starts background location updates
      When the user leaves the app
      And the user quits the app
      Then the app is not running
      And the blue location indicator is not shown
      When what the app was told so far is set aside
      And the user travels to Kraków
      Then for 1 hour the app was told nothing
      When the user opens the app
      Then for 10 minutes the app was told nothing about location

  Rule: After a restart of the phone nothing is watched before the first unlock

    @I-73
    Scenario: A region is left on the locked phone
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the phone restarts
      And the user travels to Kraków
      And 1 hour passes
      Then the app is not running
      And the app has been started 1 time
      And the platform watches 1 region
      When the user unlocks the phone
      And 1 minute passes
      Then the app has been started 2 times
      And the app was told "left region Home"

    @I-73 @I-88
    Scenario: A significant change on the locked phone, by the older reading
      Given the starts before the first unlock is "never"
      And location permission is always
      And the app is open
      And the app starts significant-change updates
      When the phone restarts
      And 10 minutes pass
      And the user travels to Kraków
      And 1 hour passes
      Then the app is not running
      When the user unlocks the phone
      And 1 minute passes
      Then the app has been started 2 times

    @I-73
    Scenario: Later locks do not matter
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the phone restarts
      And the user unlocks the phone
      And the user locks the phone
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started 2 times

    @I-73
    Scenario: By another reading of the same page the regions are lost
      Given the regions over reboot is "lost"
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the phone restarts
      And the user unlocks the phone
      And the user travels to Kraków
      And 10 minutes pass
      Then the platform watches 0 regions
      And the app is not running

    @I-73 @I-39
    Scenario: Allow Once does not survive it
      Given location permission is allowed once
      And the app is open
      When the phone restarts
      And the user unlocks the phone
      And the user opens the app
      Then the app sees location permission not determined

    @I-73
    Scenario: Always does
      Given location permission is always
      And the app is open
      When the phone restarts
      And the user unlocks the phone
      And the user opens the app
      Then the app sees location permission always

    @I-74
    Scenario: Some have seen an app with regions started without any event
      Given the relaunch after reboot is "starts the app"
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the phone restarts
      And what the app was told so far is set aside
      And the user unlocks the phone
      And 10 minutes pass
      Then the app was told "launched for location"
      And the app was told nothing about regions

    @I-74
    Scenario: Unless a scenario says so, it waits for an event
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the phone restarts
      And the user unlocks the phone
      And 10 minutes pass
      Then the app is not running

  Rule: Without Background App Refresh there are no regions and no significant changes

    @I-75
    Scenario: Nothing starts the app
      Given Background App Refresh is off
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      And the app starts significant-change updates
      When the user leaves the app
      And the system ends the app
      And 10 minutes pass
      And the user travels to Kraków
      And 10 minutes pass
      Then the app is not running

    @I-75
    Scenario: Nothing comes to the app in front either
      Given Background App Refresh is off
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user travels to Kraków
      Then for 10 minutes the app was told nothing

    @I-75
    Scenario: Newer documents do not say so
      Given the background refresh off is "blocks nothing"
      And Background App Refresh is off
      And location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 1 minute passes
      Then the app has been started 2 times

  Rule: Installed anew, the app has to ask again

    @I-77
    Scenario Outline: The permission was <permission>
      Given location permission is <permission>
      And the app is open
      When the user deletes the app and installs it again
      And the user opens the app
      Then the app sees location permission not determined
      When the app asks for when-in-use permission
      Then the location permission alert is shown

      Examples:
        | permission  |
        | denied      |
        | while using |
        | always      |

    @I-77 @I-69
    Scenario: Its regions are gone too
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user deletes the app and installs it again
      Then the platform watches 0 regions

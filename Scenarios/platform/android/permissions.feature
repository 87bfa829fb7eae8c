@android
Feature: Location permissions on Android
  Android knows three location permissions: coarse (approximate), fine (precise) and background. Each is granted or
  not, and flags beside it remember what the user decided. An app sees the grants and nothing of the flags, and
  nobody tells it when they change: it has to look.

  Rule: Coarse, fine and background are permissions of their own

    @A-01
    Scenario: The foreground permissions do not bring the background with them
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse, fine |
      And the app sees location permission while using

    @A-01
    Scenario: The background permission comes on top of the others
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user chooses "Allow all the time" in Settings
      And the user returns to the app
      Then about permission the app was told:
        | permission request granted background |
      And the app sees location permission always

    @A-01
    Scenario: Coarse alone is a grant, but not a precise one
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "While using the app" with approximate accuracy
      Then the app sees location permission while using
      And the app sees reduced accuracy

    @A-01
    Scenario: What the manifest does not declare cannot be had
      Given the app declares the permissions coarse and fine only
      And location permission is while using
      And the app is open
      When the app requests the permission background
      Then the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |
      And the app is active

  Rule: Foreground means a visible activity or a running location service

    @A-02
    Scenario: A visible app gets its location
      Given location permission is while using
      And the app is open
      When the app asks for its location
      Then the app was told:
        | a fix |

    @A-02
    Scenario: An app with a location service gets its location behind the home screen
      Given location permission is while using
      And the app is open
      And the app starts a foreground service
      When the user leaves the app
      And 10 minutes pass
      And the app asks for its location
      Then about location the app was told:
        | a fix |

    @A-02 @A-03
    Scenario: An app that is neither visible nor serving is in the background
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And the app asks for its location
      Then for 5 seconds the app was told nothing about location

  Rule: Without the background permission location belongs to the foreground only

    @A-03
    Scenario Outline: One request behind the home screen with location permission <permission>
      Given location permission is <permission>
      And the app is open
      And the user leaves the app
      When the app asks for its location
      Then the app has received <fixes>

      Examples:
        | permission  | fixes   |
        | while using | 0 fixes |
        | always      | 1 fix   |

    @A-03
    Scenario: What was asked for in the background comes when the user returns
      Given location permission is while using
      And the app is open
      And the user leaves the app
      And the app asks for its location
      When the user returns to the app
      Then about location the app was told:
        | a fix |

  Rule: A while-in-use permission reads as granted even in the background

    @A-04
    Scenario: The permission looks the same, and nothing comes
      Given location permission is while using
      And the app is open
      And the app starts location updates
      And the user leaves the app
      And what the app was told so far is set aside
      Then the app sees location permission while using
      And for 1 hour the app was told nothing about location

  Rule: Nobody tells an app that its permission was changed in Settings

    @A-05
    Scenario: A grant made in Settings is there to be read
      Given location permission is denied once
      And the app is open
      When the user sets location permission to while using in Settings
      Then the app was told nothing about permission
      When the user returns to the app
      Then the app was told nothing about permission
      And the app sees location permission while using

    @A-05
    Scenario: More precision granted in Settings is not announced either
      Given location permission is while using with approximate accuracy
      And the app is open
      When the user switches Precise Location on in Settings and returns
      Then the app was told nothing about permission
      And the app sees precise accuracy

    @A-05
    Scenario: A suspended app hears nothing when it runs again
      Given location permission is while using
      And the app is open
      And the user leaves the app
      And the system suspends the app
      When the user sets location permission to always in Settings
      And 10 minutes pass
      And the user returns to the app
      Then the app was told nothing about permission
      And the app sees location permission always

  Rule: Granting never ends the process

    @A-06
    Scenario Outline: From <before> to <after> in Settings
      Given location permission is <before>
      And the app is open
      When the user sets location permission to <after> in Settings and returns
      Then the app has been started 1 time
      And the app sees location permission <after>

      Examples:
        | before         | after       |
        | not determined | while using |
        | denied         | while using |
        | denied         | always      |
        | while using    | always      |

    @A-06
    Scenario: Precise location switched on
      Given location permission is while using with approximate accuracy
      And the app is open
      When the user switches Precise Location on in Settings and returns
      Then the app has been started 1 time

  Rule: Taking a permission away ends the process

    @A-07
    Scenario Outline: <choice> in Settings ends an app with location permission <before>
      Given location permission is <before>
      And the app is open
      When the user sets location permission to <choice> in Settings
      Then the app is not running
      And the app was told nothing about permission

      Examples:
        | before      | choice         |
        | while using | denied         |
        | while using | not determined |
        | always      | denied         |

    @A-07
    Scenario: The foreground service goes with the process
      Given location permission is while using
      And the app is open
      And the app starts a foreground service
      When the user sets location permission to denied in Settings
      Then the app is not running
      And the foreground service notification is not shown

    @A-07
    Scenario: A suspended process ends as well
      Given location permission is while using
      And the app is open
      And the user leaves the app
      And the system suspends the app
      When the user sets location permission to denied in Settings
      Then the app is not running

    @A-07
    Scenario: A refusal takes nothing away, so the process lives on
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then the app is active
      And the app has been started 1 time

  Rule: Going from precise to approximate starts the process anew

    @A-08
    Scenario: The precise switch in Settings
      Given location permission is while using
      And the app is open
      When the user switches Precise Location off in Settings
      Then the app is not running
      When the user returns to the app
      Then the app has been started 2 times
      And the app sees reduced accuracy

  Rule: Without the background permission an app is back to its foreground

    @A-09
    Scenario: From all the time to while using
      Given location permission is always
      And the app is open
      When the user sets location permission to while using in Settings and returns
      Then the app sees location permission while using
      When the user leaves the app
      And the app asks for its location
      Then the app has received 0 fixes

  Rule: An app that was ended comes back in a new process

    @A-10
    Scenario: Returning after the permission was taken away
      Given location permission is while using
      And the app is open
      When the user sets location permission to denied in Settings and returns
      Then the app was told:
        | paused               |
        | stopped              |
        | launched by the user |
        | resumed              |
        | screen appeared      |
      And the app has been started 2 times
      And the app sees location permission denied

  Rule: A policy decides without asking anybody

    @A-22
    Scenario: A request that a policy forbids
      Given location permission is restricted
      And the app is open
      When the app requests the permissions coarse and fine
      Then no system alert is shown
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

    @A-22
    Scenario: The background permission is forbidden with the others
      Given location permission is restricted
      And the app is open
      When the app requests the permission background
      Then the app is active
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

    @A-22
    Scenario: A policy that grants needs no question either
      Given location permission is granted by policy
      And the app is open
      When the app requests the permissions coarse and fine
      And the app requests the permission background
      Then no system alert is shown
      And the app was told:
        | paused                                  |
        | permission request granted coarse, fine |
        | resumed                                 |
        | paused                                  |
        | permission request granted background   |
        | resumed                                 |
      And the app sees location permission always

@android
Feature: Restarts, switches and months unused on Android
  What the phone remembers about an app, and what it forgets: over a restart, with the device's location switch, when
  the app is not opened for months, when it is deleted and comes back.

  Rule: The location switch leaves the permissions as they are

    @A-56
    Scenario: The permission reads as before
      Given location permission is while using
      And the app is open
      When Location Services are switched off
      Then the app sees location permission while using
      And the app was told nothing about permission
      And the app is active
      And the app has been started 1 time

    @A-56
    Scenario: Updates pause and go on
      Given location permission is while using
      And the app is open
      And the app starts location updates
      And what the app was told so far is set aside
      When Location Services are switched off
      Then about location the app was told:
        | location not available |
      And for 10 minutes the app was told nothing about location
      When Location Services are switched on
      Then the app was told "location available"
      And within 1 minute the app was told "a fix"

    @A-56
    Scenario: The switch is told also where nothing is heard anyway
      Given location permission is while using
      And the app is open
      And the app starts location updates
      And there is no GPS signal
      And 1 minute passes
      And what the app was told so far is set aside
      When Location Services are switched off
      Then about location the app was told:
        | location not available |
      When what the app was told so far is set aside
      And Location Services are switched on
      And 1 minute passes
      Then the app was told "location available" and then "location not available"
      And the app was told "a fix" 0 times

    @A-56
    Scenario: A request that is under way gets no position
      Given location permission is while using
      And the first fix takes 8 seconds
      And the app is open
      When the app asks for its location
      And Location Services are switched off
      And 10 minutes pass
      Then the app has received 0 fixes

    @A-56
    Scenario: The app may still be asked about
      Given Location Services are off
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse, fine |

  Rule: An app can have the user asked to turn location on

    @A-57
    Scenario: The user does
      Given location permission is while using
      And Location Services are off
      And the app is open
      When the app asks the user to turn location on
      And the user answers "Allow"
      Then about location the app was told:
        | turn location on: on |
      When the app asks for its location
      Then about location the app was told:
        | a fix |

    @A-57
    Scenario: The user does not
      Given location permission is while using
      And Location Services are off
      And the app is open
      When the app asks the user to turn location on
      And the user dismisses the alert
      Then about location the app was told:
        | turn location on: off |
      And the app sees location permission while using

    @A-57
    Scenario: Nothing to ask where location is on
      Given the app is open
      When the app asks the user to turn location on
      Then no system alert is shown
      And the app was told:
        | turn location on: on |

    @A-57
    Scenario: The dialog counts as a question of the system, but not as one about the app's permission
      Given location permission is while using
      And Location Services are off
      And the app is open
      When the app asks the user to turn location on
      Then a system alert is shown
      And a system alert has been shown 1 time
      When the user dismisses the alert
      And the app asks the user to turn location on
      And the user answers "Turn on"
      Then a system alert has been shown 2 times
      And the location permission alert has been shown 0 times

    @A-57
    Scenario: A second request while the dialog is up shows no second one
      Given location permission is while using
      And Location Services are off
      And the app is open
      When the app asks the user to turn location on
      And the app asks the user to turn location on
      Then a system alert has been shown 1 time
      When the user dismisses the alert
      Then no system alert is shown

  Rule: After a restart the app is told, and has to begin anew

    @A-58
    Scenario: The app is started in the background
      Given location permission is always
      And the app is open
      And the phone restarts
      And what the app was told so far is set aside
      When the user unlocks the phone
      Then the app was told:
        | launched by the phone's start |
      And the app is in the background
      And the home screen is shown

    @A-58
    Scenario: It adds its geofences again
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the phone restarts
      And the user unlocks the phone
      When the app monitors the region "Kraków" of 200 m around Kraków
      And the user travels to Kraków
      Then within 10 minutes the app was told "entered region Kraków"

    @A-58
    Scenario: A location service needs the background permission then
      Given location permission is always
      And the app is open
      And the phone restarts
      And the user unlocks the phone
      When the app starts a foreground service
      And the app asks for its location
      Then the app was told nothing about services
      And about location the app was told:
        | a fix |

    @A-58
    Scenario: An app that does not listen is not started
      Given the app does not listen for the phone's start
      And the app is open
      When the phone restarts
      And the user unlocks the phone
      Then the app is not running

    @A-58
    Scenario: The permission is as it was
      Given location permission is while using with approximate accuracy
      And the app is open
      When the phone restarts
      And the user unlocks the phone
      Then the app sees location permission while using
      And the app sees approximate accuracy

  Rule: An app not used for months loses its permissions and hibernates

    @A-59
    Scenario: It comes back without them
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user leaves the app
      When the app is not used for months
      Then the app is not running
      When the user opens the app
      And the app asks for its location
      Then about location the app was told:
        | location failed: denied |
      And the platform watches 0 regions

    @A-59
    Scenario: Until it is opened nothing starts it
      Given location permission is always
      And the app is open
      And the user leaves the app
      And the app is not used for months
      And what the app was told so far is set aside
      When an urgent message reaches the app
      And the phone restarts
      And the user unlocks the phone
      Then for 1 hour the app was told nothing
      And the app is not running

    @A-59
    Scenario: An app built for Android 11 loses the permissions alone
      Given the app targets SDK 30
      And location permission is while using
      And the app is open
      And the user leaves the app
      And the app is not used for months
      When an urgent message reaches the app
      Then the app is in the background
      And the app sees location permission not determined

    @A-59
    Scenario: An app built for Android 10 loses nothing
      Given the app targets SDK 29
      And location permission is while using
      And the app is open
      And the user leaves the app
      When the app is not used for months
      Then the app sees location permission while using

    @A-59 @A-76
    Scenario Outline: It is in the rarest bucket that Android <version> has, until it is opened
      Given the phone runs Android <version>
      And the app is open
      And the user leaves the app
      When the app is not used for months
      Then the app sees the standby bucket <bucket>
      When the user opens the app
      Then the app sees the standby bucket active

      Examples:
        | version | bucket     |
        | 11      | rare       |
        | 12      | restricted |

  Rule: Deleted and installed again, everything starts over

    @A-60
    Scenario: The permission is gone
      Given location permission is always
      And the app is open
      When the user deletes the app and installs it again
      And the user opens the app
      Then the app sees location permission not determined

    @A-60 @A-49
    Scenario: So is that the app was stopped by force
      Given the app is open
      And the user force-stops the app
      When the user deletes the app and installs it again
      And what the app was told so far is set aside
      And the user opens the app
      Then the app was told "boot completed" 0 times

    @A-60
    Scenario: Refusals are forgotten
      Given the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      And the user answers "Deny"
      When the user deletes the app and installs it again
      And the user opens the app
      Then the platform does not advise to explain the permission
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then the platform advises to explain the permission
      When the app requests the permissions coarse and fine
      Then the location permission alert is shown

  Rule: From Android 17 on a blue dot shows that location is used

    @A-61
    Scenario: While the app uses it
      Given the phone runs Android 17
      And location permission is while using
      And the app is open
      Then the blue location dot is not shown
      When the app starts location updates
      Then the blue location dot is shown
      When the app stops location updates
      Then the blue location dot is not shown

    @A-61
    Scenario: Not before
      Given the phone runs Android 16
      And location permission is while using
      And the app is open
      When the app starts location updates
      Then the blue location dot is not shown

@android
Feature: The background permission on Android
  No dialog of Android offers "all the time". An app that wants locations in the background asks for the foreground
  first, then for the background, alone; the platform leads the user to the app's page in Settings, and the request
  ends when the user is back. On iOS the counterpart is the upgrade to Always.

  Background:
    Given the app's notifications are on

  Rule: All the time is chosen on the app's page in Settings, not in a dialog

    @A-25
    Scenario: The dialog knows only the foreground
      Given the app is open
      When the app requests the permissions coarse and fine
      Then the alert offers:
        | While using the app |
        | Only this time      |
        | Deny                |

    @A-25
    Scenario: The page knows it too
      Given location permission is while using
      And the app is open
      When the user opens the app's page in Settings
      Then Settings shows location permission while using
      When the user chooses "Allow all the time" in Settings
      Then Settings shows location permission always
      And the app sees location permission always

    @A-25
    Scenario: The page can take the foreground away too
      Given location permission is always
      And the app is open
      When the user sets location permission to denied in Settings and returns
      Then the app sees location permission denied

    @A-25
    Scenario: After "ask every time" the app may ask again, whatever was refused before
      Given location permission is denied
      And the app is open
      When the user sets location permission to not determined in Settings and returns
      And the app requests the permissions coarse and fine
      Then the location permission alert is shown

    @A-25
    Scenario: The page has a switch for precise location
      Given location permission is while using with approximate accuracy
      And the app is open
      When the user switches Precise Location on in Settings and returns
      Then the app sees precise accuracy

  Rule: Foreground and background in one request are refused as a whole

    @A-26
    Scenario: All three together
      Given the app is open
      When the app requests the permissions coarse, fine and background
      Then no system alert is shown
      And the app is active
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |
      And the app sees location permission not determined

    @A-26
    Scenario: Precise and background together, where approximate is granted
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permissions fine and background
      Then no system alert is shown
      And the app is active
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |
      And the app sees approximate accuracy

    @A-26
    Scenario: It is no refusal by the user, so the right request still asks
      Given the app is open
      When the app requests the permissions coarse, fine and background
      And the app requests the permissions coarse and fine
      Then the location permission alert is shown

  Rule: The background comes after the foreground

    @A-27
    Scenario Outline: Background alone with location permission <permission>
      Given location permission is <permission>
      And the app is open
      When the app requests the permission background
      Then no system alert is shown
      And the app is active
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

      Examples:
        | permission     |
        | not determined |
        | denied once    |
        | denied         |

  Rule: A request for the background opens Settings and ends with the return

    @A-28
    Scenario: The user chooses all the time
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      Then Settings shows the page of this app
      And the app is in the background
      And the app was told nothing about permission
      When the user chooses "Allow all the time" in Settings
      Then the app was told nothing about permission
      When the user returns to the app
      Then about permission the app was told:
        | permission request granted background |
      And the app sees location permission always

    @A-28
    Scenario: The user comes back without choosing
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user returns to the app
      Then about permission the app was told:
        | permission request denied |
      And the app sees location permission while using

    @A-28
    Scenario: The user takes the long way back
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user chooses "Allow all the time" in Settings
      And the user leaves the app
      And 10 minutes pass
      Then the app was told nothing about permission
      When the user opens the app
      Then about permission the app was told:
        | permission request granted background |

    @A-28 @A-07
    Scenario: The user takes everything away instead, and nobody is left to be told
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user sets location permission to denied in Settings and returns
      Then the app has been started 2 times
      And the app was told nothing about permission

  Rule: Coming back without choosing counts as a refusal

    @A-29
    Scenario: The second time Settings open once more
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user returns to the app
      And the app requests the permission background
      Then Settings shows the page of this app

    @A-29
    Scenario: The third request leads nowhere
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user returns to the app
      And the app requests the permission background
      And the user returns to the app
      And what the app was told so far is set aside
      And the app requests the permission background
      Then the app is active
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

    @A-29
    Scenario: An explanation is advised between the two
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user returns to the app
      Then the platform advises to explain the permission background
      When the app requests the permission background
      And the user returns to the app
      Then the platform does not advise to explain the permission background

    @A-29
    Scenario: Settings still grant what can no longer be asked for
      Given location permission is while using
      And the app is open
      When the app requests the permission background
      And the user returns to the app
      And the app requests the permission background
      And the user returns to the app
      And the user sets location permission to always in Settings and returns
      Then the app sees location permission always

  Rule: The background is as accurate as the foreground

    @A-31
    Scenario Outline: All the time with <accuracy> accuracy
      Given the user is in Kraków
      And location permission is always with <accuracy> accuracy
      And the app is open
      And the user leaves the app
      When the app asks for its location
      Then the last fix is within 3 km of Kraków
      And the last fix <claim>

      Examples:
        | accuracy    | claim                         |
        | precise     | is accurate to 50 m or better |
        | approximate | is accurate to 500 m or worse |

    @A-31
    Scenario: Asking for the background does not make it precise
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permission background
      And the user chooses "Allow all the time" in Settings
      And the user returns to the app
      Then the app sees location permission always
      And the app sees approximate accuracy

  Rule: The first location in the background is brought to the user's notice

    @A-32
    Scenario: A location in the foreground is not
      Given location permission is always
      And the app is open
      When the app asks for its location
      Then the background location notice is not shown

    @A-32
    Scenario: A location in the background is
      Given location permission is always
      And the app is open
      When the user leaves the app
      Then the background location notice is not shown
      When the app asks for its location
      Then the background location notice is shown

    @A-02 @A-32
    Scenario: What was asked for too early comes with the grant
      Given location permission is while using
      And the app is open
      And the user leaves the app
      And the app asks for its location
      And what the app was told so far is set aside
      When location permission changes to always
      Then about location the app was told:
        | a fix |

    @A-32
    Scenario: A foreground service is no background, and says so itself
      Given location permission is always
      And the app is open
      And the app starts a foreground service
      When the user leaves the app
      And the app asks for its location
      Then the app has received 1 fix
      And the background location notice is not shown
      And the foreground service notification is shown
